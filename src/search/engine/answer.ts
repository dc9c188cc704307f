import { isObject } from "../../domain/json";
import { hierarchyOf, recordId } from "../records/searchRecord";
import type { FoundPage, IndexSection, SearchIndex } from "./searchIndex";
import { bestText, type Marked, snippet } from "./snippet";

/** A request in the hosted service's format: query, index, and any other parameters. */
export type SearchRequest = Readonly<Record<string, unknown>> & {
  readonly indexName: string;
  readonly query: string;
};

/** What is read of an answer in the hosted service's format. Its hits come from an index: do not trust them. */
export type SearchResult = {
  readonly hits: readonly unknown[];
  /** The number of pages found; a hit is the best section of one. */
  readonly nbHits: number;
  /** Names the answer in click events; only from the hosted service, for requests with click analytics. */
  readonly queryID?: string;
};

const DEFAULT_HITS_PER_PAGE = 20;
const DEFAULT_SNIPPET_WORDS = 10;

/** The requests of a body. @throws Error with the hosted client's message when they are missing */
export function requestsOf(body: unknown): readonly SearchRequest[] {
  if (!isObject(body))
    throw new Error("Parameter `searchMethodParams` is required when calling `search`.");
  if (!Array.isArray(body.requests))
    throw new Error("Parameter `searchMethodParams.requests` is required when calling `search`.");
  return body.requests;
}

/**
 * Answers a request from the embedded index. It reads `query`, `page`, `hitsPerPage` and the number of words in
 * `attributesToSnippet`; filters always hold, since the index has one language and one version.
 */
export async function answerRequest(
  index: SearchIndex,
  request: SearchRequest,
): Promise<SearchResult> {
  const page = numberOr(request.page, 0);
  const hitsPerPage = numberOr(request.hitsPerPage, DEFAULT_HITS_PER_PAGE);
  const found = await index.search(request.query);
  const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const hits = await Promise.all(shown.map((each) => toHit(index, each, snippetWords(request))));
  return { hits, nbHits: found.length };
}

async function toHit(index: SearchIndex, { section, isText, terms }: FoundPage, words: number) {
  const { page, anchor, level } = section;
  const content = isText ? bestText(await index.textsOf(section), terms) : undefined;
  const pageUrl = `${index.site.siteUrl}${page.path}`;
  return {
    objectID: recordId(page.path, anchor, 0),
    url: anchor === "" ? pageUrl : `${pageUrl}#${anchor}`,
    type: content === undefined ? `lvl${level}` : "content",
    content: content ?? null,
    hierarchy: hierarchyOf(page.group, (own) => section.headings[own - 1] ?? null),
    _snippetResult: {
      hierarchy: markedHeadings(section, terms, words),
      ...(content !== undefined && { content: snippet(content, terms, words) }),
    },
  };
}

function markedHeadings(
  { headings }: IndexSection,
  terms: ReadonlySet<string>,
  words: number,
): Record<string, Marked> {
  return Object.fromEntries(
    headings.flatMap((heading, at) =>
      heading === undefined ? [] : [[`lvl${at + 1}`, snippet(heading, terms, words)]],
    ),
  );
}

function snippetWords({ attributesToSnippet }: SearchRequest): number {
  const attributes = Array.isArray(attributesToSnippet) ? attributesToSnippet : [];
  const [, words] = /^content:(\d+)$/m.exec(attributes.join("\n")) ?? [];
  return words === undefined ? DEFAULT_SNIPPET_WORDS : Number(words);
}

function numberOr(value: unknown, missing: number): number {
  return typeof value === "number" ? value : missing;
}
