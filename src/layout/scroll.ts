import type { GatsbyBrowser } from "gatsby";
import { hashTarget, reveal } from "../state/hashTarget";

type Location = { readonly pathname: string; readonly hash: string; readonly action?: string };
type ScrollHook = NonNullable<GatsbyBrowser["shouldUpdateScroll"]>;

/** Back and Forward have no action; a link has. */
const isLink = ({ action }: Location) => action === "PUSH";

/**
 * Lets Gatsby scroll a new page to the element that the hash names, which is opened if it is folded away, to the place that the
 * reader goes back to, or to the top. The first page, and Back within a page, are the browser's; a change of the query moves nothing.
 */
export const shouldUpdateScroll: ScrollHook = ({ prevRouterProps, routerProps }) => {
  const before: Location | undefined = prevRouterProps?.location;
  const now: Location = routerProps.location;
  if (!before) return false;
  if (before.pathname === now.pathname && !(isLink(now) && now.hash)) return false;
  const target = hashTarget(now.hash);
  if (target) reveal(target);
  return true;
};

/**
 * Does what Gatsby leaves out for a link with a hash: without such an element the page opens at its top; the focus goes to the
 * element, so that reading continues there. Gatsby itself focuses the whole of another page, some time after showing it.
 */
export function finishScroll(now: Location, before: Location | null): void {
  if (!before || now.hash === "") return;
  const isOther = before.pathname !== now.pathname;
  const target = hashTarget(now.hash);
  if (!target && isOther) scrollTo(0, 0);
  if (!target || !isLink(now)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  const focus = () => target.focus({ preventScroll: true });
  if (isOther)
    document
      .getElementById("gatsby-focus-wrapper")
      ?.addEventListener("focus", focus, { once: true });
  else focus();
}
