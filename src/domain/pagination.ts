import { pathKey } from "./routes";

export type PageLink = { readonly label: string; readonly href: string };
export type Neighbours = { readonly previous?: PageLink; readonly next?: PageLink };

/**
 * Finds the previous and next page of any path in a reading order, by its first occurrence. A page that is not in the order has
 * neither.
 */
export function neighboursIn(order: readonly PageLink[]): (path: string) => Neighbours {
  const places = new Map<string, number>();
  for (const [place, { href }] of order.entries())
    if (!places.has(pathKey(href))) places.set(pathKey(href), place);
  return (path) => {
    const place = places.get(pathKey(path));
    if (place === undefined) return {};
    const previous = order[place - 1];
    const next = order[place + 1];
    return { ...(previous && { previous }), ...(next && { next }) };
  };
}

/** The number of list pages for `count` entries; an empty list has one page. */
export function pageCount(count: number, perPage: number): number {
  return Math.max(1, Math.ceil(count / perPage));
}
