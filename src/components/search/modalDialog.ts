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
 * DocSearch's container says it is an expanded button, and its field does not say that it has a list. React writes some of
 * these attributes anew while the reader types, so they are put right after every change.
 */
export function mendRoles(dialog: HTMLElement): () => void {
  const container = dialog.querySelector(".DocSearch-Container");
  const field = fieldOf(dialog);
  if (!container || !field) return () => {};
  const mend = () => {
    for (const name of ["role", "tabindex", "aria-expanded", "aria-haspopup", "aria-controls", "aria-labelledby"]) {
      if (container.hasAttribute(name)) container.removeAttribute(name);
    }
    const lists = (field.getAttribute("aria-controls") ?? "").split(" ").filter((id) => id !== "");
    const shown = lists.filter((id) => document.getElementById(id)).join(" ");
    set(field, "role", "combobox");
    set(field, "aria-haspopup", "grid");
    set(field, "aria-expanded", String(shown !== ""));
    if (shown !== "") set(field, "aria-controls", shown);
    else field.removeAttribute("aria-controls");
  };
  const observer = new MutationObserver(mend);
  observer.observe(dialog, { subtree: true, childList: true, attributeFilter: ["role", "aria-controls", "aria-expanded"] });
  mend();
  return () => observer.disconnect();
}

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
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
