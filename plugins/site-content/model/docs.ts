import { TOC_MAX_LEVEL, TOC_MIN_LEVEL } from "../../../src/domain/constants";
import { treeText } from "../../../src/domain/documentTree";
import { buildToc } from "../../../src/domain/headings";
import { docPath } from "../../../src/domain/routes";
import type { SidebarFolder } from "../../../src/domain/sidebar";
import { fillVariables, type Variables } from "../markdown/variables";
import type { Problem } from "../problems";
import { categorySchema, type DocFrontMatter } from "../schemas/frontMatter";
import { parseYaml } from "../yaml";
import type { ParsedPage } from "./page";
import { parseNumberPrefix, type SourceFile } from "./source";
import type { CategoryData, DocData, PageData } from "./types";

export const DOCS_FOLDER = "content/docs";
const LAST = Number.MAX_SAFE_INTEGER;
const INDEX = /^(index|readme)$/i;

/** A page before its links are resolved. */
export type Draft<Data extends PageData> = Omit<Data, "links" | "images" | "exampleKeys" | "image">;

/** One category for every folder of `content/docs`, from `_category.yml` or the folder's name. */
export function loadCategories(files: readonly SourceFile[], variables: Variables): { categories: CategoryData[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const folders = new Set(files.filter(({ path }) => path.startsWith(`${DOCS_FOLDER}/`)).flatMap(({ path }) => foldersAbove(docsFolderOf(path))));
  const categories = [...folders].map((folder): CategoryData => {
    const file = files.find(({ path }) => path === `${DOCS_FOLDER}/${folder}/_category.yml` || path === `${DOCS_FOLDER}/${folder}/_category.yaml`);
    const parsed = file && parseYaml({ file: file.path, text: fillVariables(file.text, variables), lineOffset: 0 }, categorySchema);
    problems.push(...(parsed?.problems ?? []));
    const { name, position } = parseNumberPrefix(folder.split("/").at(-1) ?? folder);
    const config = parsed?.value;
    return {
      folder,
      label: config?.label ?? humanise(name),
      slug: config?.slug ?? name,
      position: config?.position ?? position ?? LAST,
      collapsed: config?.collapsed ?? true,
      collapsible: config?.collapsible ?? true,
      ...(config?.link !== undefined && { link: config.link }),
    };
  });
  return { categories: categories.sort((a, b) => a.folder.localeCompare(b.folder, "en")), problems };
}

function foldersAbove(folder: string): string[] {
  const parts = folder === "" ? [] : folder.split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

function docsFolderOf(file: string): string {
  return file
    .slice(DOCS_FOLDER.length + 1)
    .split("/")
    .slice(0, -1)
    .join("/");
}

function nameOf(file: string): ReturnType<typeof parseNumberPrefix> {
  return parseNumberPrefix((file.split("/").at(-1) ?? "").replace(/\.mdx?$/, ""));
}

function humanise(name: string): string {
  const words = name.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A docs page from its parsed file. */
export function toDoc(page: ParsedPage<DocFrontMatter>, categories: readonly CategoryData[]): Draft<DocData> {
  const front = page.frontMatter ?? {};
  const folder = docsFolderOf(page.file);
  const { name, position } = nameOf(page.file);
  const slugs = foldersAbove(folder).map((above) => categories.find((category) => category.folder === above)?.slug ?? above);
  const common = toPage(page, docPath(slugs, name, front.slug));
  return {
    ...common,
    docId: front.id ?? [...foldersAbove(folder).slice(-1), name].join("/"),
    folder,
    sidebarLabel: front.sidebar_label ?? common.title,
    position: front.sidebar_position ?? position ?? (INDEX.test(name) ? 0 : LAST),
    status: front.status ?? "stable",
    ...(front.pagination_label !== undefined && { paginationLabel: front.pagination_label }),
    ...(front.pagination_prev !== undefined && { paginationPrev: front.pagination_prev }),
    ...(front.pagination_next !== undefined && { paginationNext: front.pagination_next }),
    ...(front.last_reviewed !== undefined && { lastReviewed: front.last_reviewed }),
  };
}

/** What all kinds of pages share. */
export function toPage(page: ParsedPage<Omit<DocFrontMatter, "status" | "id">>, path: string): Draft<PageData> {
  const front = page.frontMatter ?? {};
  return {
    file: page.file,
    path,
    title: page.title ?? path,
    ...(front.title_meta !== undefined && { metaTitle: front.title_meta }),
    description: front.description ?? firstSentences(treeText(page.tree.slice(0, 12))),
    keywords: front.keywords ?? [],
    draft: front.draft ?? false,
    unlisted: front.unlisted ?? false,
    hideTitle: front.hide_title ?? false,
    hideToc: front.hide_table_of_contents ?? false,
    tree: page.tree,
    headings: page.headings,
    toc: buildToc(page.headings, front.toc_min_heading_level ?? TOC_MIN_LEVEL, front.toc_max_heading_level ?? TOC_MAX_LEVEL),
    words: page.words,
  };
}

/** At most 155 characters of a text, cut at a word. */
function firstSentences(text: string): string {
  if (text.length <= 155) return text;
  return `${text.slice(0, 154).replace(/\s+\S*$/, "")}…`;
}

/** The folder tree the sidebar is built from. */
export function toSidebarFolder(
  docs: readonly Pick<DocData, "file" | "sidebarLabel" | "position" | "path" | "unlisted" | "folder">[],
  categories: readonly CategoryData[],
  folder = "",
): SidebarFolder {
  const own = categories.find((category) => category.folder === folder);
  const inFolder = docs.filter((doc) => doc.folder === folder);
  const index = inFolder.find(({ file }) => INDEX.test(nameOf(file).name));
  const href = own?.link ?? index?.path;
  return {
    key: folder,
    label: own?.label ?? "",
    position: own?.position ?? 0,
    collapsed: own?.collapsed ?? false,
    collapsible: own?.collapsible ?? true,
    ...(folder !== "" && href !== undefined && { href }),
    docs: inFolder.map(({ sidebarLabel, position, path, unlisted }) => ({ label: sidebarLabel, position, href: path, unlisted })),
    folders: categories
      .filter((category) => parentOf(category.folder) === folder && category.folder !== "")
      .map((category) => toSidebarFolder(docs, categories, category.folder)),
  };
}

function parentOf(folder: string): string {
  return folder.split("/").slice(0, -1).join("/");
}
