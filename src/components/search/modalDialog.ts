/** Makes DocSearch's modal a modal dialog to assistive technology. All functions give the one that undoes them. */

/** Everything beside the dialog is out of reach while it is open. */
export function makeOthersInert(dialog: HTMLElement): () => void {
  const others = [...document.body.children].filter((child): child is HTMLElement => child instanceof HTMLElement && child !== dialog && !child.inert);
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
  };
}

/**
 * Puts right what DocSearch says to assistive technology, after every change, since React writes some of it anew:
 * - its container is no expanded button;
 * - its rows hold links and buttons, which an option of a list box must not, but an item of a tree may;
 * - its lists share one id, and have the field's name;
 * - its field is a combobox, which names the lists and the row that are on screen.
 */
export function mendRoles(dialog: HTMLElement): () => void {
  const container = dialog.querySelector(".DocSearch-Container");
  const field = fieldOf(dialog);
  if (!container || !field) return () => {};
  const mend = () => {
    for (const name of ["role", "tabindex", "aria-expanded", "aria-haspopup", "aria-controls", "aria-labelledby"]) set(container, name, undefined);
    const lists = [...dialog.querySelectorAll(".DocSearch-Hits > ul")];
    lists.forEach((list, index) => {
      set(list, "id", `search-list-${index}`);
      set(list, "role", "tree");
      set(list, "aria-labelledby", undefined);
      set(list, "aria-label", list.previousElementSibling?.textContent ?? "");
    });
    for (const row of dialog.querySelectorAll(".DocSearch-Hit")) set(row, "role", "treeitem");
    set(field, "role", "combobox");
    set(field, "aria-haspopup", "tree");
    set(field, "aria-expanded", String(lists.length > 0));
    set(field, "aria-controls", lists.map(({ id }) => id).join(" ") || undefined);
    set(field, "aria-activedescendant", dialog.querySelector('[aria-selected="true"]')?.id);
  };
  const observer = new MutationObserver(mend);
  observer.observe(dialog, {
    subtree: true,
    childList: true,
    attributeFilter: ["id", "role", "aria-expanded", "aria-controls", "aria-activedescendant", "aria-selected"],
  });
  mend();
  return () => observer.disconnect();
}

/** Sets an attribute, or removes it, only if it is not so yet: a mutation observer watches. */
function set(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

export function fieldOf(dialog: HTMLElement): HTMLInputElement | null {
  return dialog.querySelector<HTMLInputElement>("input.DocSearch-Input");
}

/** Keeps Tab inside the dialog: from the last control to the first one, and back. */
export function keepFocusInside(dialog: HTMLElement, event: { readonly shiftKey: boolean; preventDefault: () => void }): void {
  const controls = [...dialog.querySelectorAll<HTMLElement>("a[href],button,input")].filter((control) => control.checkVisibility());
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (document.activeElement !== from && dialog.contains(document.activeElement)) return;
  event.preventDefault();
  to?.focus();
}

/** Writes into DocSearch's field as if the reader had typed: React sees a change only when its own setter is passed by. */
export function typeInto(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
