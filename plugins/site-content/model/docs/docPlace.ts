import { INDEX_NAME } from "../../../../src/domain/routes";
import { DOCS_FOLDER, parseNumberPrefix } from "../files/source";

/** Position of items without one: after all that have one. */
export const LAST = Number.MAX_SAFE_INTEGER;

/** A folder and those above it, outermost first: `a/b` → `a`, `a/b`. */
export function foldersAbove(folder: string): string[] {
  const parts = folder === "" ? [] : folder.split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** The folder of a file, relative to the docs folder; `""` for the docs folder itself. @param place `content/docs/a/b.md` */
export function docsFolderOf(place: string): string {
  return place
    .slice(DOCS_FOLDER.length + 1)
    .split("/")
    .slice(0, -1)
    .join("/");
}

/** Name and position of a page, from its file name. */
export function nameOf(file: string): ReturnType<typeof parseNumberPrefix> {
  return parseNumberPrefix((file.split("/").at(-1) ?? "").replace(/\.mdx?$/, ""));
}

/**
 * Whether a page stands for its folder: `index`, `README`, or a page with the folder's own name.
 * @param folder the page's folder, relative to the docs folder
 */
export function isFolderPage(file: string, folder: string): boolean {
  const { name } = nameOf(file);
  const own = parseNumberPrefix(folder.split("/").at(-1) ?? "").name;
  return INDEX_NAME.test(name) || (own !== "" && own.toLowerCase() === name.toLowerCase());
}

/** A folder's name as words: `token-studio` → `Token studio`. */
export function humanise(name: string): string {
  const words = name.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
