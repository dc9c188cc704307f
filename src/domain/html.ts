import { isExternal } from "./routes";

/** A picture generated for the page, with absolute addresses. */
export type FeedPicture = {
  readonly src: string;
  readonly srcset?: string;
  readonly width: number;
  readonly height: number;
};

/** Context in which the HTML of a feed is read: outside the site. */
export type FeedPlace = {
  /** Public address of the site with its base path, without a trailing slash. */
  readonly base: string;
  /** Address of the page, for its own anchors. */
  readonly pageUrl: string;
  /** Generated pictures by their source file. */
  readonly pictures: ReadonlyMap<string, FeedPicture>;
};

/** Text escaped for HTML or XML, also inside double quotation marks. */
export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (character) =>
      ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[character] ?? character,
  );
}

/** An address as a reader outside the site needs it. */
export function absoluteUrl(href: string, { base, pageUrl }: FeedPlace): string {
  if (href.startsWith("#")) return pageUrl + href;
  return href.startsWith("/") && !isExternal(href) ? base + href : href;
}
