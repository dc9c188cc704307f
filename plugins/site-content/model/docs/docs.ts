import { DESCRIPTION_MAX, TOC_MAX_LEVEL, TOC_MIN_LEVEL } from "../../../../src/domain/constants";
import { docPath, docTagPath } from "../../../../src/domain/routes";
import type { CommonFrontMatter, DocFrontMatter } from "../../schemas/frontMatter";
import type { ParsedPage } from "../page";
import type { CategoryData, DocData, LastUpdate, PageData } from "../types";
import { docsFolderOf, foldersAbove, isFolderPage, LAST, nameOf } from "./docPlace";
import { NOT_RESOLVED } from "./folderPages";

/** A docs page from its parsed file. */
export function toDoc(
  page: ParsedPage<DocFrontMatter>,
  categories: readonly CategoryData[],
): DocData {
  const front = page.frontMatter ?? {};
  const folder = docsFolderOf(page.place);
  const { name, position } = nameOf(page.place);
  const slugs = foldersAbove(folder).map((above) => {
    const category = categories.find((each) => each.folder === above);
    return category?.said.slug ?? category?.name ?? above;
  });
  const isIndex = isFolderPage(page.place, folder);
  const written = front.sidebar_position;
  const common = toPage(page, docPath(slugs, isIndex ? "index" : (front.id ?? name), front.slug));
  return {
    ...common,
    ...(front.custom_edit_url !== undefined && { editUrl: front.custom_edit_url }),
    docId: front.id ?? [...foldersAbove(folder).slice(-1), name].join("/"),
    folder,
    sidebarLabel: front.sidebar_label ?? common.title,
    position: written ?? position ?? (isIndex ? 0 : LAST),
    ...(isIndex && written !== undefined && { folderPosition: written }),
    tags: (front.tags ?? []).map((tag) => {
      const { label, permalink = label } = typeof tag === "string" ? { label: tag } : tag;
      return { label, href: docTagPath(permalink) };
    }),
    ...(front.last_update !== undefined && { lastUpdate: lastUpdateOf(front.last_update) }),
    front,
  };
}

/** The day of the last change and who made it, in either notation of the front matter. */
export function lastUpdateOf(written: NonNullable<DocFrontMatter["last_update"]>): LastUpdate {
  if (typeof written === "string") return { date: written };
  const { date, author } = written;
  return { ...(date !== undefined && { date }), ...(author !== undefined && { author }) };
}

/** Fields that all kinds of pages share. */
export function toPage(page: ParsedPage<Partial<CommonFrontMatter>>, path: string): PageData {
  const front = page.frontMatter ?? {};
  return {
    file: page.file,
    path,
    title: page.title,
    ...(page.heading !== undefined && { heading: page.heading }),
    ...(front.title_meta !== undefined && { metaTitle: front.title_meta }),
    description: shortened(front.description || page.opening),
    keywords: front.keywords ?? [],
    draft: front.draft === true,
    unlisted: front.unlisted === true,
    hideTitle: page.hideTitle,
    tree: page.tree,
    tocLevels: front.hide_table_of_contents
      ? undefined
      : [
          front.toc_min_heading_level ?? TOC_MIN_LEVEL,
          front.toc_max_heading_level ?? TOC_MAX_LEVEL,
        ],
    words: page.words,
    ...NOT_RESOLVED,
  };
}

/** The start of a text, as long as a description shows, cut at a word. */
function shortened(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text;
  return `${text.slice(0, DESCRIPTION_MAX - 1).replace(/\s+\S*$/, "")}…`;
}
