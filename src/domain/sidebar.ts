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

/** A folder of `content/docs`, from which the sidebar is built. */
export type SidebarFolder = {
  readonly key: string;
  readonly label: string;
  readonly position: number;
  readonly collapsed: boolean;
  readonly collapsible: boolean;
  readonly group?: string;
  readonly href?: string;
  /** `name` is that of the file. */
  readonly docs: readonly {
    name: string;
    label: string;
    position: number;
    href: string;
    unlisted: boolean;
  }[];
  readonly folders: readonly SidebarFolder[];
};

type Positioned = { position: number; name: string; item: SidebarItem };

/**
 * Items of a folder: pages and sub-folders by position, then by the names of files and folders. Folders without pages are
 * omitted.
 */
export function buildSidebar(folder: SidebarFolder): SidebarItem[] {
  const links = folder.docs
    .filter((doc) => doc.href !== folder.href)
    .map((doc): Positioned => ({ position: doc.position, name: doc.name, item: linkItem(doc) }));
  const categories = folder.folders.flatMap((child): Positioned[] => {
    const items = buildSidebar(child);
    if (items.length === 0 && child.href === undefined) return [];
    const name = child.key.split("/").at(-1) ?? "";
    return [{ position: child.position, name, item: categoryItem(child, items) }];
  });
  return [...links, ...categories]
    .sort(
      (a, b) => a.position - b.position || a.name.localeCompare(b.name, "en", { numeric: true }),
    )
    .map(({ item }) => item);
}

function linkItem(doc: SidebarFolder["docs"][number]): SidebarLink {
  return {
    type: "link",
    label: doc.label,
    href: doc.href,
    ...(doc.unlisted && { unlisted: true }),
  };
}

function categoryItem(folder: SidebarFolder, items: readonly SidebarItem[]): SidebarCategory {
  const { key, label, collapsible, collapsed, href, group } = folder;
  const own = folder.docs.find((doc) => doc.href === href);
  const unlisted = own
    ? own.unlisted
    : items.length > 0 && items.every((item) => item.unlisted === true);
  return {
    type: "category",
    label,
    key,
    collapsible,
    collapsed,
    ...(group !== undefined && { group }),
    ...(href !== undefined && { href }),
    ...(unlisted && { unlisted }),
    items,
  };
}

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
