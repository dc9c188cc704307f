import { docPath, docTagPath } from "../../../../src/domain/routes";
import type { DocFrontMatter } from "../../schemas/frontMatter";
import type { ParsedPage } from "../page";
import type { CategoryData, DocData } from "../types";
import { docsFolderOf, foldersAbove, isFolderPage, LAST, nameOf } from "./docPlace";

/** A docs page from its parsed file. */
export function toDoc(
  { page, place, front }: ParsedPage<DocFrontMatter>,
  categories: readonly CategoryData[],
): DocData {
  const folder = docsFolderOf(place);
  const { name, position } = nameOf(place);
  const slugs = foldersAbove(folder).map((above) => {
    const category = categories.find((each) => each.folder === above);
    return category?.said.slug ?? category?.name ?? above;
  });
  const isIndex = isFolderPage(place, folder);
  const written = front.sidebar_position;
  return {
    ...page,
    path: docPath(slugs, isIndex ? "index" : (front.id ?? name), front.slug),
    ...(front.custom_edit_url !== undefined && { editUrl: front.custom_edit_url }),
    docId: front.id ?? [...foldersAbove(folder).slice(-1), name].join("/"),
    folder,
    sidebarLabel: front.sidebar_label ?? page.title,
    position: written ?? position ?? (isIndex ? 0 : LAST),
    ...(isIndex && written !== undefined && { folderPosition: written }),
    tags: (front.tags ?? []).map((tag) => {
      const { label, permalink = label } = typeof tag === "string" ? { label: tag } : tag;
      return { label, href: docTagPath(permalink) };
    }),
    ...(front.last_update && { lastUpdate: front.last_update }),
    front,
  };
}
