import { hashId } from "../domain/routableAddress";

/** The element that a hash names; null when the page has none, or the hash names nothing. */
export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(hashId(hash));
}

/**
 * Shows an element that is folded away: opens the disclosures around it, and notifies anything else that may hide it (a later
 * tab, a filtered list) by `beforematch`, as a browser does for its own search in a page.
 */
export function reveal(target: HTMLElement): void {
  for (let at = target.parentElement; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  target.dispatchEvent(new Event("beforematch", { bubbles: true }));
}
