/** What DocSearch's container is not: a button that is expanded. */
const CONTAINER = ["expanded", "haspopup", "controls", "labelledby"].map((name) => `aria-${name}`);
/** Its rows contain links and buttons, which is allowed in a tree item but not in a list box option. */
const CORRECT: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [".DocSearch-Hit", { role: "treeitem" }],
  ["header,footer", { role: "none" }],
  ["svg:not([aria-label])", { "aria-hidden": "true" }],
  [".DocSearch-Dropdown", { tabindex: "-1" }],
];

/**
 * Corrects DocSearch's ARIA attributes (WCAG 4.1.2) after every change, because React rewrites some of them.
 * @returns a function that ends it
 */
export function fixRoles(dialog: HTMLElement): () => void {
  const fix = () => {
    const container = dialog.querySelector(".DocSearch-Container");
    for (const name of ["role", "tabindex", ...CONTAINER]) container?.removeAttribute(name);
    for (const [selector, attributes] of CORRECT)
      for (const part of dialog.querySelectorAll(selector)) set(part, attributes);
    // Its lists share one id and are named like the field, which refers to them and to the selected row.
    const lists = [...dialog.querySelectorAll(".DocSearch-Hits > ul")];
    for (const [index, list] of lists.entries())
      set(list, {
        id: `search-list-${index}`,
        role: "tree",
        "aria-labelledby": undefined,
        "aria-label": list.previousElementSibling?.textContent ?? "",
      });
    const field = fieldOf(dialog);
    if (!field) return;
    if (document.activeElement === document.body) field.focus(); // what had the focus is gone
    set(field, {
      role: "combobox",
      "aria-haspopup": "tree",
      "aria-expanded": String(lists.length > 0),
      "aria-controls": lists.map(({ id }) => id).join(" ") || undefined,
      "aria-activedescendant": dialog.querySelector('[aria-selected="true"]')?.id,
    });
  };
  const observer = new MutationObserver(fix);
  observer.observe(dialog, { subtree: true, childList: true, attributes: true });
  fix();
  return () => observer.disconnect();
}

/** Only what differs, because a mutation observer is watching. */
function set(element: Element, attributes: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value = null] of Object.entries(attributes))
    if (element.getAttribute(name) !== value)
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
}

/** The query field of the dialog; null while DocSearch has not rendered it. */
export function fieldOf(dialog: HTMLElement | null): HTMLInputElement | null {
  return dialog?.querySelector<HTMLInputElement>("input.DocSearch-Input") ?? null;
}
