import type { GatsbyBrowser } from "gatsby";
import { hashId } from "../domain/routableAddress";
import { focusHeading, focusInNewPage, focusTarget, hashTarget, reveal } from "../state/hashTarget";

type ScrollHook = NonNullable<GatsbyBrowser["shouldUpdateScroll"]>;
type RouteHook = NonNullable<GatsbyBrowser["onRouteUpdate"]>;
type Location = Parameters<RouteHook>[0]["location"];

let savedPosition: Parameters<ScrollHook>[0]["getSavedScrollPosition"] | undefined;

/** Gatsby never scrolls by itself; {@link showPlace} scrolls instead, since Gatsby would do so for every address. */
export const shouldUpdateScroll: ScrollHook = ({ getSavedScrollPosition }) => {
  savedPosition = getSavedScrollPosition;
  return false;
};

/**
 * Brings the reader to the right position of the page just shown: the element that the hash names, opened if it is folded away;
 * otherwise, when going back or forward, where the reader left the page; otherwise the top. The focus goes to that element, or to
 * the page's heading when the hash names nothing.
 * The first page is left to the browser; the position that the reader has reached by then is noted for Back. So is the way back
 * within a page, since Gatsby does not know of jumps there. A change of the query alone, or of nothing, leaves the page where it
 * is.
 */
export function showPlace(location: Location, previous: Location | null): void {
  if (!previous) {
    // Gatsby notes positions when the page is scrolled, and most readers have scrolled before Gatsby has loaded.
    dispatchEvent(new Event("scroll"));
    return;
  }
  const isNew = isForward(location);
  const isSamePlace = previous.pathname === location.pathname && previous.hash === location.hash;
  if (isSamePlace && (!isNew || previous.search !== location.search)) return;
  const target = hashTarget(location.hash);
  if (target) {
    reveal(target);
    target.scrollIntoView();
    if (isNew) focusInNewPage(focusTarget);
    return;
  }
  const isMissing = hashId(location.hash) !== "";
  const isInPage = previous.pathname === location.pathname && previous.search === location.search;
  if (isInPage && !isNew && !isMissing) return;
  // Without a state, the address was typed or a plain link was followed: the reader has not been there.
  const isKnown = !isNew && !(isMissing && history.state === null);
  scrollTo(0, isKnown ? readPosition(location) : 0);
  if (isMissing) focusInNewPage(focusHeading);
}

/** True for a link, false for Back and Forward, which Gatsby does not distinguish. */
function isForward(location: Location): boolean {
  return "action" in location && location.action === "PUSH";
}

function readPosition(location: Location): number {
  const position: unknown = savedPosition?.(location);
  const y: unknown = Array.isArray(position) ? position[1] : 0;
  return typeof y === "number" ? y : 0;
}
