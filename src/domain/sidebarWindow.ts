import { SIDEBAR_LIST_MAX_ITEMS, SIDEBAR_LIST_WINDOW } from "./constants";
import { flatten, type SidebarItem, type SidebarLink } from "./sidebar";

/**
 * A list of the sidebar as shown on a page: a list of thousands is cut to the items around the open one, with a link at each end
 * to the next ones. Pages stay small this way, and a reader without JavaScript can reach every item.
 * @param at position of the open item; -1 where none is open
 */
export function windowOf(items: readonly SidebarItem[], at: number): readonly SidebarItem[] {
  if (items.length <= SIDEBAR_LIST_MAX_ITEMS) return items;
  const start = Math.max(
    0,
    Math.min(at - SIDEBAR_LIST_WINDOW / 2, items.length - SIDEBAR_LIST_WINDOW),
  );
  const end = start + SIDEBAR_LIST_WINDOW;
  return [
    ...moreLink(items, start - 1, { count: start, side: "before" }),
    ...items.slice(start, end),
    ...moreLink(items, end, { count: items.length - end, side: "after" }),
  ];
}

function moreLink(
  items: readonly SidebarItem[],
  nearest: number,
  more: NonNullable<SidebarLink["more"]>,
): SidebarItem[] {
  const item = items[nearest];
  const href = item && addressOf(item);
  return item && href !== undefined ? [{ type: "link", label: item.label, href, more }] : [];
}

/** Where an item leads; a category without a page of its own leads to the first page below it. */
export function addressOf(item: SidebarItem): string | undefined {
  if (item.type === "link") return item.href;
  return item.href ?? item.first ?? flatten(item.items)[0]?.href;
}
