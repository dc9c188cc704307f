import { element, type TreeElement } from "./documentTree";
import { isSamePath } from "./routes";
import { flatten, type SidebarItem } from "./sidebar";

/**
 * Cards for the items of a sidebar category, each with its page's description; a category without a page leads to its first.
 * @param textOf description of the page at a route
 */
export function cardsOf(
  items: readonly SidebarItem[],
  textOf: (route: string) => string | undefined,
): readonly TreeElement[] {
  const cards = items.flatMap((item) => {
    const to = item.href ?? (item.type === "category" ? flatten(item.items)[0]?.href : undefined);
    if (to === undefined || item.unlisted) return [];
    const text = textOf(item.href ?? "");
    return [element("Card", { to, title: item.label, ...(text && { text }) })];
  });
  return cards.length > 0 ? [element("CardGrid", {}, cards)] : [];
}

/** What is in the category whose page this is; for another page, what stands beside it. */
export function itemsAround(items: readonly SidebarItem[], route: string): readonly SidebarItem[] {
  const own = categoryOf(items, route);
  return own ?? besides(items, route) ?? [];
}

function categoryOf(
  items: readonly SidebarItem[],
  route: string,
): readonly SidebarItem[] | undefined {
  for (const item of items) {
    if (item.type !== "category") continue;
    if (item.href !== undefined && isSamePath(item.href, route)) return item.items;
    const found = categoryOf(item.items, route);
    if (found) return found;
  }
  return undefined;
}

function besides(items: readonly SidebarItem[], route: string): readonly SidebarItem[] | undefined {
  const isPage = (item: SidebarItem) => item.type === "link" && isSamePath(item.href, route);
  if (items.some(isPage)) return items.filter((item) => !isPage(item));
  for (const item of items) {
    const found = item.type === "category" ? besides(item.items, route) : undefined;
    if (found) return found;
  }
  return undefined;
}
