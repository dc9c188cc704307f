import { createHash } from "node:crypto";
import * as builtIn from "../components/mdx/builtIn";
import { element, type TreeNode } from "../domain/documentTree";
import { slugify } from "../domain/slugs";
import { buildIndex, type IndexFiles, type IndexOptions } from "../search/index/buildIndex";
import { answerRequests, type SearchResult } from "../search/query/answerRequests";
import { createSearchEngine, type SearchEngine } from "../search/query/engine";
import { searchableDoc } from "../search/records/searchablePages";
import {
  buildRecords,
  type SearchablePage,
  type SearchRecord,
} from "../search/records/searchRecord";

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
  return searchableDoc({ path, title, tree }, "Guides", builtIn);
}

/** Search records of pages, with a real hash. */
export function recordsOf(pages: readonly SearchablePage[], siteUrl = TEST_SITE): SearchRecord[] {
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  return pages.flatMap((page) => buildRecords(page, { siteUrl, hash, components: builtIn }));
}

/** An engine over files in memory, and the names of those that it fetched. */
export function memoryEngine(files: IndexFiles): {
  readonly engine: SearchEngine;
  readonly fetched: string[];
} {
  const fetched: string[] = [];
  const engine = createSearchEngine(async (name) => {
    fetched.push(name);
    const file = files[name];
    if (!file) throw new Error(`There is no file ${name}.`);
    return file;
  });
  return { engine, fetched };
}

/** An engine over the index of some pages. */
export function engineOf(
  pages: readonly SearchablePage[],
  options: Partial<IndexOptions> = {},
): SearchEngine {
  return memoryEngine(buildIndex(recordsOf(pages), { siteUrl: TEST_SITE, ...options })).engine;
}

/** The answer to one request. */
export async function ask(
  engine: SearchEngine,
  query: string,
  params: Readonly<Record<string, unknown>> = {},
): Promise<SearchResult> {
  const { results } = await answerRequests(engine, {
    requests: [{ indexName: "test", query, ...params }],
  });
  const [result] = results;
  if (!result) throw new Error("There is no answer.");
  return result;
}

/** The addresses of hits without the site's own. */
export function pathsOf({ hits }: SearchResult): string[] {
  return hits.map(({ url = "" }) => url.slice(TEST_SITE.length));
}

/** Four small pages that share words, for tests of the engine. */
export const TEST_PAGES = [
  testPage(
    "/pools",
    "Stable pools",
    "Pools hold two tokens.",
    "## Price impact",
    "Your own trade moves the price.",
    "## Flash loan attacks",
    "Someone borrows and repays.",
  ),
  testPage(
    "/fees",
    "Fees",
    "Every swap pays a fee.",
    "## Network fee",
    "The chain takes its own.",
    "## Stable pools",
    "They cost less.",
  ),
  testPage(
    "/move",
    "Swap module",
    "Call router::swap_exact_in with minAmountOut.",
    "## HyperAMM",
    "The automated market maker.",
    "## router::swap_exact_in",
    "An entry function.",
  ),
  testPage(
    "/risks",
    "Risks",
    "A flashloan can bend a stable pool for one transaction.",
    "Impermanent loss grows with the price ratio.",
    "## Limit orders",
    "An order waits for its price.",
  ),
];
