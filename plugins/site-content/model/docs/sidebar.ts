import { groupBy } from "../../../../src/domain/groupBy";
import type { SidebarCategory, SidebarItem } from "../../../../src/domain/sidebar";
import type { CategoryData, DocData } from "../types";
import { humanise, isFolderPage, LAST, nameOf } from "./docPlace";

type Doc = Pick<
  DocData,
  "file" | "sidebarLabel" | "position" | "folderPosition" | "path" | "unlisted" | "folder"
>;
/** An item, and what it is sorted by. */
type Placed = { readonly position: number; readonly name: string; readonly item: SidebarItem };

/**
 * The docs sidebar: in each folder pages and folders by position, then by their names. Where a category file does not, the page
 * that the folder opens gives its label and position. Folders without pages are omitted.
 */
export function buildSidebar(
  docs: readonly Doc[],
  categories: readonly CategoryData[],
): SidebarItem[] {
  const docsIn = groupBy(docs, ({ folder }) => folder);
  const foldersIn = groupBy(categories, ({ folder }) => folder.split("/").slice(0, -1).join("/"));

  /** @param own route of the folder's own page */
  const itemsOf = (folder: string, own?: string): SidebarItem[] => {
    const pages = (docsIn.get(folder) ?? []).filter(({ path }) => path !== own);
    const folders = (foldersIn.get(folder) ?? []).flatMap(placedCategory);
    return [...pages.map(placedLink), ...folders].sort(byPlace).map(({ item }) => item);
  };
  const placedCategory = ({ folder, said, name, number, link }: CategoryData): Placed[] => {
    const inFolder = docsIn.get(folder) ?? [];
    const index =
      said.link === null ? undefined : inFolder.find(({ file }) => isFolderPage(file, folder));
    const href = link ?? index?.path;
    const items = itemsOf(folder, href);
    if (items.length === 0 && href === undefined) return [];
    const opened = inFolder.find(({ path }) => path === href);
    const isUnlisted =
      opened?.unlisted ?? (items.length > 0 && items.every(({ unlisted }) => unlisted));
    const item: SidebarCategory = {
      type: "category",
      label: said.label ?? opened?.sidebarLabel ?? humanise(name),
      key: folder,
      collapsible: said.collapsible,
      collapsed: said.collapsed,
      ...(said.group !== undefined && { group: said.group }),
      ...(href !== undefined && { href }),
      ...(isUnlisted && { unlisted: true }),
      items,
    };
    const position = said.position ?? opened?.folderPosition ?? number ?? LAST;
    return [{ position, name: folder.split("/").at(-1) ?? "", item }];
  };
  return itemsOf("");
}

function placedLink({ file, sidebarLabel, position, path, unlisted }: Doc): Placed {
  return {
    position,
    name: nameOf(file).name,
    item: {
      type: "link",
      label: sidebarLabel,
      href: path,
      ...(unlisted && { unlisted }),
    },
  };
}

function byPlace(a: Placed, b: Placed): number {
  return a.position - b.position || a.name.localeCompare(b.name, "en", { numeric: true });
}
