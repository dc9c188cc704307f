import { type HeadingLevel, toLevel } from "./outline";
import type { IndexedPage, Section } from "./sections";

/** The pages of one `p<n>.json`: everything results show. */
export type BundledPage = Pick<IndexedPage, "path" | "group" | "sections">;
export type PageBundle = BundledPage[];

/** On disk a page is `[path, group, …[level, anchor, heading, …texts]]`. */
export function writeBundle(pages: readonly BundledPage[]): Uint8Array {
  const json = pages.map(({ path, group, sections }) => [path, group, ...sections.map(({ level, anchor, heading, texts }) => [level, anchor, heading, ...texts])]);
  return new TextEncoder().encode(JSON.stringify(json));
}

/**
 * Reads a bundle.
 * @throws Error when the file is not a bundle, such as an error page saved in its place
 */
export function readBundle(bytes: Uint8Array): PageBundle {
  const json: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (!Array.isArray(json)) throw new Error("A part of the search index is not a list of pages.");
  return json.map(readPage);
}

function readPage(page: unknown): BundledPage {
  const [path, group, ...sections]: unknown[] = Array.isArray(page) ? page : [];
  return { path: String(path), group: String(group), sections: sections.map(readSection) };
}

function readSection(section: unknown): Section {
  const [level, anchor, heading, ...texts]: unknown[] = Array.isArray(section) ? section : [];
  return { level: headingLevel(level), anchor: String(anchor), heading: String(heading), texts: texts.map(String) };
}

function headingLevel(level: unknown): HeadingLevel {
  return toLevel(typeof level === "number" ? level : 1);
}
