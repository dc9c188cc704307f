import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Fault } from "../../../../src/domain/problems";

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
  readonly text: string;
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

/** Whether a file is a page in any of the content's folders, not one of the editors' own. */
export function isAnyPage(file: Required<Pick<SourceFile, "path" | "folder">>): boolean {
  return (
    file.path.startsWith(`${file.folder.path}/`) &&
    isContentFile(file.path.slice(file.folder.path.length)) &&
    [DOCS_FOLDER, BLOG_FOLDER, PAGES_FOLDER].some((folder) => isPage(file, folder))
  );
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

/** All content files below a folder, in a stable order, read from disk. @param place where they belong in the content */
export function readSources(root: string, folder: string, place = folder): SourceFile[] {
  return listFiles(path.join(root, folder))
    .map((file) => relativeTo(root, file))
    .filter((file) => isContentFile(file.slice(folder.length)))
    .sort()
    .map((file) => ({
      path: file,
      folder: { path: folder, place },
      text: readText(path.join(root, file)),
    }));
}

/** A file's text, which may be UTF-16 as Windows writes it, without its byte order mark and with `\n` at the end of each line. */
export function readText(file: string): string {
  const bytes = readFileSync(file);
  const encoding = ENCODINGS.get(bytes.toString("hex", 0, 2)) ?? "utf-8";
  return new TextDecoder(encoding).decode(bytes).replace(/\r\n?/g, "\n");
}

/** Encodings by the byte order mark that their files begin with. */
const ENCODINGS: ReadonlyMap<string, string> = new Map([
  ["feff", "utf-16be"],
  ["fffe", "utf-16le"],
]);

/** The replacement character for bytes that are not UTF-8; alone between quotes or brackets it is meant. */
const REPLACEMENT = /(?<!['"`(\p{Pi}\p{Pf}])\uFFFD|\uFFFD(?!['"`)\p{Pi}\p{Pf}])/u;

/** What is wrong with a text whose bytes are not UTF-8, and where; undefined for valid text. */
export function garbledAt(text: string): (Fault & { readonly at: number }) | undefined {
  const nul = text.indexOf("\0");
  const at = nul === -1 ? text.search(REPLACEMENT) : nul;
  if (at === -1) return undefined;
  return nul >= 0
    ? { at, message: "The file is not UTF-8 text: it has a NUL here.", fix: "Save it in UTF-8." }
    : {
        at,
        message: "The text has a \uFFFD, which marks bytes that were not UTF-8.",
        fix: "Write the character that was meant, and save the file in UTF-8.",
      };
}

/** Whether the last name of a path, as listed, is not UTF-8: no file can be opened by the decoded name. */
export function isGarbled(full: string): boolean {
  return path.basename(full).includes("\uFFFD") && !lstatSync(full, { throwIfNoEntry: false });
}

/** The files below a folder; symbolic links are not followed, and names that are not UTF-8 are omitted. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (isGarbled(full)) return [];
    if (entry.isDirectory()) return listFiles(full);
    return entry.isFile() ? [full] : [];
  });
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

/**
 * Front matter; blank lines may precede it when it begins with a key. The pattern is anchored to the beginning: otherwise the
 * search would restart at each of a hundred thousand blank lines.
 */
const FRONT_MATTER = /(?<![\s\S])((?:[ \t]*\n)*)---[ \t]*\n([\s\S]*?)(?:^-{3,}[ \t]*(?:\n|$))/m;

/**
 * `---` front matter and the body; both keep their line numbers, the first line of the front matter being the second of the file.
 */
export function splitFrontMatter(text: string): { yaml: string; body: string } {
  const match = FRONT_MATTER.exec(text);
  const [whole = "", above = "", yaml = ""] = match ?? [];
  if (!match || (above !== "" && !/^\s*[\w-]+:/.test(yaml))) return { yaml: "", body: text };
  const lines = whole.split("\n").length - 1;
  return {
    yaml: "\n".repeat(above.split("\n").length - 1) + yaml,
    body: "\n".repeat(lines) + text.slice(whole.length),
  };
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
