import { isSamePath } from "./routes";

export type PageLink = { readonly label: string; readonly href: string };
export type Neighbours = { readonly previous?: PageLink; readonly next?: PageLink };

/** Previous and next of `path` in a reading order; a page that is not in it has neither. */
export function neighboursOf(order: readonly PageLink[], path: string): Neighbours {
  const index = order.findIndex(({ href }) => isSamePath(href, path));
  if (index < 0) return {};
  const previous = order[index - 1];
  const next = order[index + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** How many list pages `count` entries need; an empty list still has one page. */
export function pageCount(count: number, perPage: number): number {
  return Math.max(1, Math.ceil(count / perPage));
}
