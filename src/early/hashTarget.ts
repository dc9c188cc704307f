import { hashId } from "../domain/routableAddress";
import { focusHeading, hashTarget, reveal } from "../state/hashTarget";

/**
 * Shows the element named by the hash, on arrival from outside and for links within the page. The browser scrolls to it; this
 * first opens what hides it. Without such an element the reader is at the top, with the focus on the heading.
 */
export function setUpHashTarget(): void {
  document.addEventListener("DOMContentLoaded", arrive);
  addEventListener("hashchange", () => {
    if (document.documentElement.dataset.hydrated === undefined) arrive(); // after that, `src/layout/arrival.ts` does this
  });
  // Runs before the browser follows the link: it scrolls to what is visible by then.
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (!link || link.pathname !== location.pathname) return;
    const part = hashTarget(link.hash);
    if (part) reveal(part);
  });
}

function arrive(): void {
  if (hashId(location.hash) === "") return;
  const target = hashTarget(location.hash);
  if (!target) focusHeading();
  else if (!isVisible(target)) show(target);
}

/** True when the hash names an element that only React can show, in a later tab. */
export function isTargetHidden(): boolean {
  const target = hashTarget(location.hash);
  return target !== null && !isVisible(target);
}

function show(target: HTMLElement): void {
  reveal(target);
  const { scrollY } = window;
  const scroll = () => {
    if (window.scrollY === scrollY) target.scrollIntoView();
  };
  if (isVisible(target)) scroll();
  else document.addEventListener("site:hydrated", scroll, { once: true }); // in a later tab, which React opens
}

function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}
