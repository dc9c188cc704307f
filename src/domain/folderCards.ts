import { element, type TreeElement } from "./documentTree";
import { isSamePath } from "./routes";
import { findCategory, flatten, type SidebarItem } from "./sidebar";

/** A card that leads to a page. */
export type PageCard = {
  readonly to: string;
  readonly title: string;
  readonly text?: string | undefined;
};

/**
 * Cards for the items of a sidebar category, each with its page's description; a category without a page of its own links to its
 * first page.
 * @param textOf description of the page at a route
 */
export function cardsOf(
  items: readonly SidebarItem[],
  textOf: (route: string) => string | undefined,
): readonly PageCard[] {
  return items.flatMap((item) => {
    const to = item.href ?? (item.type === "category" ? flatten(item.items)[0]?.href : undefined);
    if (to === undefined || item.unlisted) return [];
    const text = textOf(item.href ?? "");
    return [{ to, title: item.label, text }];
  });
}

/** Cards that lead to pages; nothing without any. */
export function cardGrid(cards: readonly PageCard[]): readonly TreeElement[] {
  const elements = cards.map(({ to, title, text }) =>
    element("Card", { to, title, ...(text && { text }) }),
  );
  return elements.length > 0 ? [element("CardGrid", {}, elements)] : [];
}

/** The items in the category whose page this is; for any other page, its siblings. */
export function itemsAround(items: readonly SidebarItem[], route: string): readonly SidebarItem[] {
  const isPage = ({ href }: SidebarItem) => href !== undefined && isSamePath(href, route);
  const own = findCategory(items, isPage);
  if (own) return own.items;
  const hasPage = (list: readonly SidebarItem[]) => list.some(isPage);
  const beside = hasPage(items) ? items : findCategory(items, (one) => hasPage(one.items))?.items;
  return (beside ?? []).filter((item) => !isPage(item));
}
