import type { Options } from "minisearch";
import type { HeadingLevel } from "../../domain/headingLevel";
import { isObject } from "../../domain/json";
import type { Synonym } from "../records/siteRecords";
import type { PackedWords } from "./packedWords";
import { isFunctionWord, wordsOf } from "./words";

/** The embedded index's path below the site's base path. The folder of its files is named by a hash of their content. */
export const SEARCH_INDEX_PATH = "/search-index";

/**
 * The file that names the folder of the newest index. It is small and fetched again on every visit, so pages need not change with
 * the index.
 */
export const POINTER_FILE = "current.json";

/** A page with its sections in their order. Sections of the site are numbered from 0, in the order of the pages. */
export type IndexedPage = {
  readonly path: string;
  readonly group: string;
  /** Importance among equally good pages. */
  readonly rank: number;
  readonly sections: readonly (readonly [anchor: string, level: HeadingLevel, heading: string])[];
};

/** Everything that finds sections; their texts, for snippets, are in files of their own. */
export type IndexedSite = {
  readonly siteUrl: string;
  readonly pages: readonly IndexedPage[];
  readonly synonyms: readonly Synonym[];
  readonly words: PackedWords;
};

/** Files of an index by name. */
export type IndexFiles = Readonly<Record<string, string>>;

/** The name of the file that holds an {@link IndexedSite}. */
export const INDEX_FILE = "index.json";

/** The name of the file with the texts of a section. */
export function textsFile(section: number): string {
  return `texts-${section}.json`;
}

/** What MiniSearch knows of a section. */
export type IndexedSection = {
  /** Its number. */
  readonly id: number;
  readonly heading: string;
  /** The headings above it. */
  readonly above: string;
  readonly keywords: string;
  readonly text: string;
};

/** A section has a word or has it not, however often: that is enough for sections, and makes the index a seventh smaller. */
export const MINISEARCH_OPTIONS: Options<IndexedSection> = {
  fields: ["heading", "above", "keywords", "text"],
  tokenize: (text, field) => {
    const terms = new Set(wordsOf(text).flatMap((word) => word.terms));
    return field === "text" ? [...terms].filter((term) => !isFunctionWord(term)) : [...terms];
  },
  processTerm: (term) => term,
};

/** The folder that the pointer names. @throws SyntaxError when the value is something else, such as an error page in its place */
export function readPointer(value: unknown): string {
  const { folder } = isObject(value) ? value : {};
  if (typeof folder !== "string" || !/^[0-9a-f]{8,64}$/.test(folder))
    throw new SyntaxError("The pointer to the search index names no folder.");
  return folder;
}
