import { hashTarget, reveal } from "../state/hashTarget";
import { on } from "../state/signals";

/**
 * Opens what hides the element that the hash names, on arrival and for links within the page. What only React can show, such as a
 * heading in a later tab, is scrolled to once it has.
 */
export function setUpHashTarget(): void {
  const show = () => {
    const target = hashTarget(location.hash);
    if (!target || isVisible(target)) return;
    reveal(target);
    if (isVisible(target)) target.scrollIntoView();
    else on("site:hydrated", () => target.scrollIntoView());
  };
  document.addEventListener("DOMContentLoaded", show);
  addEventListener("hashchange", show);
}

/** True when the hash names an element that only React can show. */
export function isTargetHidden(): boolean {
  const target = hashTarget(location.hash);
  return target !== null && !isVisible(target);
}

function isVisible(element: Element): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}
