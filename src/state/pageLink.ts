import { isPlainPress } from "./plainPress";

/** A path with a dot in its last part, or of an asset, is that of a file. */
const FILE = /\.[^/]*$|\/assets\//;

/** The link to a page of this site that something is on or in; not one to a file, a new tab or a heading of this page. */
export function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>("a[href]:not([href^='#'],[target],[download])");
  if (link?.origin !== location.origin || FILE.test(link.pathname)) return undefined;
  return link.hash && link.pathname === location.pathname ? undefined : link;
}

/** The same for a click, if it is a plain one that nothing else has handled. */
export function pageLinkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  return event.defaultPrevented || !isPlainPress(event) ? undefined : pageLinkAt(event.target);
}
