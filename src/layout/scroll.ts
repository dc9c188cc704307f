import type { GatsbyBrowser } from "gatsby";
import { hashTarget } from "../state/hashTarget";

/**
 * Lets Gatsby scroll a new page to the element that the hash names, which is opened if it is folded away, to the place that the
 * reader goes back to, or to the top. The first page, and what happens within a page, are the browser's.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = (router) => {
  const before: Location | undefined = router.prevRouterProps?.location;
  const now: Location = router.routerProps.location;
  if (!before || before.pathname === now.pathname) return false;
  let fold = hashTarget(now.hash)?.closest("details");
  for (; fold; fold = fold.parentElement?.closest("details")) fold.open = true;
  return true;
};

/** Does what Gatsby leaves out for a hash on a new page: without such an element it opens at its top; with it, the focus goes there. */
export function finishScroll(now: Location, before: Location | null): void {
  if (!before || before.pathname === now.pathname || now.hash === "") return;
  if (!hashTarget(now.hash)) scrollTo(0, 0);
  const focus = () => focusTarget(now.hash);
  focus();
  document.getElementById("gatsby-focus-wrapper")?.addEventListener("focus", focus, { once: true });
}

/** Moves the focus to what a hash names, so that reading continues there. */
export function focusTarget(hash: string): void {
  const target = hashTarget(hash);
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
