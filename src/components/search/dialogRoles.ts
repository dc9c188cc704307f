/**
 * Corrects DocSearch's ARIA attributes after every change, because React rewrites some of them:
 * - its container is not an expanded button;
 * - its rows contain links and buttons, which is allowed in a tree item but not in a list box option;
 * - its lists share one id and are named like the field;
 * - its field is a combobox, which refers to the visible lists and the selected row;
 * - its header and footer are not those of the page, its icons have no name, its scrolling list is no tab stop.
 * @returns a function that ends it
 */
export function fixRoles(dialog: HTMLElement): () => void {
  const fix = () => {
    for (const part of dialog.querySelectorAll("header,footer")) set(part, "role", "none");
    for (const icon of dialog.querySelectorAll("svg:not([aria-label])"))
      set(icon, "aria-hidden", "true");
    for (const list of dialog.querySelectorAll(".DocSearch-Dropdown")) set(list, "tabindex", "-1");
    for (const container of dialog.querySelectorAll(".DocSearch-Container"))
      for (const name of CONTAINER_ATTRIBUTES) set(container, name, undefined);
    const lists = [...dialog.querySelectorAll(".DocSearch-Hits > ul")];
    lists.forEach((list, index) => {
      set(list, "id", `search-list-${index}`);
      set(list, "role", "tree");
      set(list, "aria-labelledby", undefined);
      set(list, "aria-label", list.previousElementSibling?.textContent ?? "");
    });
    for (const row of dialog.querySelectorAll(".DocSearch-Hit")) set(row, "role", "treeitem");
    const field = fieldOf(dialog);
    if (!field) return;
    if (document.activeElement === document.body) field.focus(); // what had the focus is gone
    set(field, "role", "combobox");
    set(field, "aria-haspopup", "tree");
    set(field, "aria-expanded", String(lists.length > 0));
    set(field, "aria-controls", lists.map(({ id }) => id).join(" ") || undefined);
    set(field, "aria-activedescendant", dialog.querySelector('[aria-selected="true"]')?.id);
  };
  const observer = new MutationObserver(fix);
  observer.observe(dialog, { subtree: true, childList: true, attributes: true });
  fix();
  return () => observer.disconnect();
}

const CONTAINER_ATTRIBUTES = [
  "role",
  "tabindex",
  "aria-expanded",
  "aria-haspopup",
  "aria-controls",
  "aria-labelledby",
];

/** Sets or removes an attribute only if that changes it, because a mutation observer is watching. */
function set(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** The query field of the dialog; null while DocSearch has not rendered it. */
export function fieldOf(dialog: HTMLElement | null): HTMLInputElement | null {
  return dialog?.querySelector<HTMLInputElement>("input.DocSearch-Input") ?? null;
}
