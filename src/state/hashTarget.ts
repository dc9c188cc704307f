import { hashId } from "../domain/routableAddress";

/** The element that a hash names; null when the page has none, or the hash names nothing. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hashId(hash);
  return id === "" ? null : document.getElementById(id);
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

/** Moves the focus to the heading of the page, for a reader whose hash names nothing on the page. */
export function focusHeading(): void {
  focusQuietly(document.querySelector<HTMLElement>("main h1"));
}

/** Moves the focus to the element that the hash names. */
export function focusTarget(): void {
  focusQuietly(hashTarget(location.hash));
}

/**
 * Moves the focus within a page that is just being shown: at once, and again when Gatsby's router has focused the page's
 * wrapper, some time after showing it.
 */
export function focusInNewPage(focus: () => void): void {
  const { href } = location;
  focus();
  document
    .getElementById("gatsby-focus-wrapper")
    ?.addEventListener("focus", () => location.href === href && focus(), { once: true });
}

/** Focuses an element that is not focusable by itself, without scrolling. */
function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.matches("a[href],button,input,select,textarea,summary,[tabindex]"))
    element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
