import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const DOCS_FOLDER = "content/docs";
export const BLOG_FOLDER = "content/blog";
export const PAGES_FOLDER = "content/pages";

/** A folder that content is read from. */
export type SourceFolder = {
  /** Path from the project's root with forward slashes: `content`, `../contracts/docs`. */
  readonly path: string;
  /** Where its files belong in the content: `content`, `content/docs/contracts`. */
  readonly place: string;
};

export const CONTENT_FOLDER: SourceFolder = { path: "content", place: "content" };

/** A Markdown or YAML file of the content. */
export type SourceFile = {
  /** Path from the project's root with forward slashes: `content/docs/a.mdx`, `../contracts/docs/a.md`. */
  readonly path: string;
  /** The folder that it is read from; the content folder by default. */
  readonly folder?: SourceFolder;
  /** The text of a data file; of a page its body, below a blank line for each line of its front matter. */
  readonly text: string;
  /** The YAML of the front matter; undefined for a page without front matter and for data. */
  readonly yaml?: string;
};

const TEXT = /\.(mdx?|ya?ml)$/;
const PAGE = /\.mdx?$/;
const CATEGORY = /(^|\/)_category_?\.(ya?ml|json)$/;
const IGNORED = /(^|\/)[._][^/]*/;

/** Where a file belongs in the content: `content/docs/contracts/a.md`. It decides kind, category and route. */
export function placeOf({
  path,
  folder = CONTENT_FOLDER,
}: Pick<SourceFile, "path" | "folder">): string {
  return folder.place + path.slice(folder.path.length);
}

/** Whether a file is a page of one of the content's folders. */
export function isPage(file: Pick<SourceFile, "path" | "folder">, folder: string): boolean {
  return PAGE.test(file.path) && placeOf(file).startsWith(`${folder}/`);
}

/** A path as used in the content: from the project's root, with forward slashes. */
export function relativeTo(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join("/");
}

/** Whether a file describes the folder it is in. Docusaurus' names for it count as well. */
export function isCategoryFile(file: string): boolean {
  return CATEGORY.test(file);
}

/**
 * Whether a file, given relative to its source folder, is content. Files and folders beginning with `_` or `.` are the editors'
 * own (`_category.yml` excepted).
 */
export function isContentFile(file: string): boolean {
  if (isCategoryFile(file)) return !IGNORED.test(path.posix.dirname(file).replace(/^\.$/, ""));
  return TEXT.test(file) && !IGNORED.test(file);
}

/**
 * All content files below a folder, in a stable order, read from disk; symbolic links are not followed.
 * @param place where they belong in the content
 */
export function readSources(root: string, folder: string, place = folder): SourceFile[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relativeTo(root, path.join(parentPath, name)))
    .filter((file) => isContentFile(file.slice(folder.length)))
    .sort()
    .map((file) => toSource(file, readText(path.join(root, file)), { path: folder, place }));
}

/** A file's text without its byte order mark and with `\n` at the end of each line. */
export function readText(file: string): string {
  return plainText(new TextDecoder().decode(readFileSync(file)));
}

/** A text without a byte order mark and with `\n` at the end of each line. */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}

/** A content file of which the whole text is known. */
export function toSource(file: string, text: string, folder?: SourceFolder): SourceFile {
  const own = { path: file, ...(folder && { folder }) };
  if (!PAGE.test(file)) return { ...own, text };
  const { body, ...front } = splitFrontMatter(text);
  return { ...own, text: body, ...front };
}

/**
 * For `ignore` of gatsby-source-filesystem: symbolic links below a folder are not watched, so that
 * none is followed, whether it leads out of the folder, into a circle or nowhere.
 */
export function linksBelow(folder: string): (file: string) => boolean {
  const root = path.resolve(folder);
  return (file) => {
    const full = path.resolve(file);
    return full !== root && isSymbolicLink(full);
  };
}

function isSymbolicLink(file: string): boolean {
  try {
    return lstatSync(file).isSymbolicLink();
  } catch {
    return false;
  }
}

export function digest(...parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
}

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;

/** The front matter and the body of a page, which keeps its line numbers. */
export function splitFrontMatter(text: string): { yaml?: string; body: string } {
  const match = text.startsWith("---") ? FRONT_MATTER.exec(text) : null;
  if (match?.index !== 0) return { body: text };
  const [whole, yaml = ""] = match;
  return { yaml, body: "\n".repeat(whole.split("\n").length - 1) + text.slice(whole.length) };
}

/** Also the beginning of a date. */
const VERSION = /^\d+[-_.]\d+/;

/**
 * Name and position of a file or folder: `01-intro` and `1 - intro` → `intro`, 1. Dates and versions are not positions. Accents
 * are composed with their letters, as keyboards type them in addresses.
 */
export function parseNumberPrefix(written: string): { name: string; position?: number } {
  const name = written.normalize();
  if (VERSION.test(name)) return { name };
  const match = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name);
  return match?.[2] ? { name: match[2], position: Number(match[1]) } : { name };
}
