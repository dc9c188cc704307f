import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import * as builtIn from "../components/mdx/builtIn";
import { element, type TreeNode } from "../domain/documentTree";
import { slugify } from "../domain/slugs";
import { buildIndex } from "../search/engine/buildIndex";
import {
  type IndexFiles,
  POINTER_FILE,
  readPointer,
  SEARCH_INDEX_PATH,
} from "../search/engine/indexFormat";
import { SearchIndex } from "../search/engine/searchIndex";
import { searchablePage } from "../search/records/searchablePages";
import {
  buildRecords,
  type SearchablePage,
  type SearchRecord,
} from "../search/records/searchRecord";
import type { Synonym } from "../search/records/siteRecords";

export const TEST_SITE = "https://docs.example.com";

/** A docs page made of paragraphs and, written as `## Heading`, headings. */
export function testPage(
  path: string,
  title: string,
  ...blocks: readonly (string | TreeNode)[]
): SearchablePage {
  const tree = blocks.map((block): TreeNode => {
    const heading = typeof block === "string" ? /^(#{2,6}) (.+)$/.exec(block) : undefined;
    if (heading?.[1] && heading[2])
      return element(`h${heading[1].length}`, { id: slugify(heading[2]) }, [heading[2]]);
    return typeof block === "string" ? element("p", {}, [block]) : block;
  });
  return searchablePage({ path, title, tree }, "docs", "Guides");
}

/** Search records of pages, with a real hash. */
export function recordsOf(pages: readonly SearchablePage[], siteUrl = TEST_SITE): SearchRecord[] {
  const build = { siteUrl, hash: (text: string) => hash("sha256", text), components: builtIn };
  return pages.flatMap((page) => buildRecords(page, build));
}

/** Opens an index whose files are in memory. */
function openFiles(files: IndexFiles): Promise<SearchIndex> {
  return SearchIndex.open(
    async (name) => files[name] ?? Promise.reject(new Error(`There is no file ${name}.`)),
  );
}

/** The index of some pages. */
export function indexOf(
  pages: readonly SearchablePage[],
  synonyms: readonly Synonym[] = [],
): Promise<SearchIndex> {
  return openFiles(buildIndex(recordsOf(pages), { siteUrl: TEST_SITE, synonyms }));
}

/** The index of a built site. */
export function builtIndex(publicDir: string): Promise<SearchIndex> {
  const read = (...names: string[]) =>
    readFileSync(path.join(publicDir, SEARCH_INDEX_PATH, ...names), "utf8");
  const folder = readPointer(JSON.parse(read(POINTER_FILE)));
  return SearchIndex.open(async (name) => read(folder, name));
}
