import { isSamePath } from "./routes";

/** An item of the docs sidebar: a link to a page, or a category of further items. */
export type SidebarLink = {
  readonly type: "link";
  readonly label: string;
  readonly href: string;
  readonly unlisted?: boolean;
  /** Replaces this many items before or after it in a list that was cut; label and address are those of the nearest. */
  readonly more?: { readonly count: number; readonly side: "before" | "after" };
};
export type SidebarCategory = {
  readonly type: "category";
  readonly label: string;
  /** Route of the category's own page, if it has one. */
  readonly href?: string;
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  readonly unlisted?: boolean;
  readonly key: string;
  /** Heading above this category and the following ones with the same group. */
  readonly group?: string;
  /** Only in a pruned sidebar: the first page of a category whose items have not been loaded yet. */
  readonly first?: string;
  readonly items: readonly SidebarItem[];
};
export type SidebarItem = SidebarLink | SidebarCategory;

/** True when the item, or any item below it, is the page at `path`. */
export function isActive(item: SidebarItem, path: string): boolean {
  if (item.href !== undefined && isSamePath(item.href, path)) return true;
  return item.type === "category" && item.items.some((child) => isActive(child, path));
}

/** The first category, from the top down, that a test holds for. */
export function findCategory(
  items: readonly SidebarItem[],
  isWanted: (category: SidebarCategory) => boolean,
): SidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== "category") continue;
    const found = isWanted(item) ? item : findCategory(item.items, isWanted);
    if (found) return found;
  }
  return undefined;
}

/** Pages in reading order, either listed or unlisted ones: depth first, a category's own page before its items. */
export function flatten(
  items: readonly SidebarItem[],
  unlisted = false,
): { label: string; href: string }[] {
  return items.flatMap((item) => {
    const own =
      item.href !== undefined && (item.unlisted === true) === unlisted
        ? [{ label: item.label, href: item.href }]
        : [];
    return item.type === "category" ? [...own, ...flatten(item.items, unlisted)] : own;
  });
}

/** The sidebar as readers see it: without unlisted pages, which only a direct link leads to. */
export function listedItems(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === "link") return item.unlisted ? [] : [item];
    const below = listedItems(item.items);
    if (!item.unlisted) return [{ ...item, items: below }];
    const { href: _href, unlisted: _unlisted, ...category } = item;
    return below.length > 0 ? [{ ...category, items: below }] : [];
  });
}

/** The number of items of a sidebar, including categories. */
export function countItems(items: readonly SidebarItem[]): number {
  return items.reduce(
    (sum, item) => sum + 1 + (item.type === "category" ? countItems(item.items) : 0),
    0,
  );
}
