/** Makes DocSearch's modal an accessible modal dialog. Each function returns a function that undoes what it did. */

/** Makes everything outside the dialog inert while it is open. */
export function makeOthersInert(dialog: HTMLElement): () => void {
  const others = [...document.body.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && child !== dialog && !child.inert,
  );
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
  };
}

/**
 * Corrects DocSearch's ARIA attributes after every change, because React rewrites some of them:
 * - its container is not an expanded button;
 * - its rows contain links and buttons, which is allowed in a tree item but not in a list box option;
 * - its lists share one id and are named like the field;
 * - its field is a combobox, which refers to the visible lists and the selected row;
 * - its header and footer are not those of the page;
 * - its icons without a name are not pictures;
 * - its list of hits scrolls, and would be a tab stop without a name in Firefox.
 */
export function fixRoles(dialog: HTMLElement): () => void {
  const container = dialog.querySelector(".DocSearch-Container");
  const field = fieldOf(dialog);
  if (!container || !field) return () => {};
  const fix = () => {
    for (const part of dialog.querySelectorAll("header,footer")) set(part, "role", "none");
    for (const icon of dialog.querySelectorAll("svg:not([aria-label])"))
      set(icon, "aria-hidden", "true");
    for (const list of dialog.querySelectorAll(".DocSearch-Dropdown")) set(list, "tabindex", "-1");
    for (const name of [
      "role",
      "tabindex",
      "aria-expanded",
      "aria-haspopup",
      "aria-controls",
      "aria-labelledby",
    ])
      set(container, name, undefined);
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
  const observer = new MutationObserver(fix);
  observer.observe(dialog, {
    subtree: true,
    childList: true,
    attributeFilter: [
      "id",
      "role",
      "aria-expanded",
      "aria-controls",
      "aria-activedescendant",
      "aria-selected",
    ],
  });
  fix();
  return () => observer.disconnect();
}

/** Sets or removes an attribute only if that changes it, because a mutation observer is watching. */
function set(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** The query field of the dialog; null while DocSearch has not rendered it. */
export function fieldOf(dialog: HTMLElement): HTMLInputElement | null {
  return dialog.querySelector<HTMLInputElement>("input.DocSearch-Input");
}

/** Keeps Tab inside the dialog: from the last control to the first one, and back. */
export function keepFocusInside(
  dialog: HTMLElement,
  event: { readonly shiftKey: boolean; preventDefault: () => void },
): void {
  const controls = [...dialog.querySelectorAll<HTMLElement>("a[href],button,input")].filter(
    (control) => control.getClientRects().length > 0, // Safari before 17.4 has no checkVisibility
  );
  const [from, to] = event.shiftKey
    ? [controls[0], controls.at(-1)]
    : [controls.at(-1), controls[0]];
  const { activeElement } = document;
  const isInside = dialog.contains(activeElement) && activeElement !== dialog;
  if (activeElement !== from && isInside) return;
  event.preventDefault();
  to?.focus();
}

/** Types into DocSearch's field. React notices a change only when its own setter is bypassed. */
export function typeInto(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
