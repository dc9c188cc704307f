import { liteClient } from "algoliasearch/lite";
import { emptyResult } from "../../../domain/search/emptyResult";
import { escapeResult } from "../../../domain/search/escapeResult";
import { type HostedSearch, splitHost } from "../../../domain/search/hostedSearch";
import { requestsOf, type SearchResult } from "../../../domain/search/request";
import { createHostMemory } from "./hostMemory";
import { newestOnly } from "./newestOnly";
import type { SearchClient, SearchRequest } from "./types";
import { SearchUnreachable } from "./unreachable";

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Requests = readonly SearchRequest[];

/** Milliseconds; "connect" runs until an answer begins. */
const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };
/** Typing is over after this pause, in milliseconds; each search costs a request. */
const TYPING_PAUSE_MS = 150;
/** The embedded engine's defaults; an index would put its own. */
const DISPLAY = { highlightPreTag: "<mark>", highlightPostTag: "</mark>", snippetEllipsisText: "…" };

/**
 * The client of the hosted index: Algolia's own, made to remember hosts that are down (they are asked again after 120 s),
 * to ask once per pause in typing, and to give the answers of the embedded one.
 * @throws Error '`appId` is missing.' or '`apiKey` is missing.'
 */
export function createHostedClient({ appId, searchKey, host }: HostedSearch, options: Partial<LiteOptions> = {}): SearchClient {
  const client = liteClient(appId, searchKey, {
    timeouts: TIMEOUTS,
    hostsCache: createHostMemory(),
    // "Too many requests" is an error like any other 4xx, not a reason to ask again.
    maxRateLimitRetries: 0,
    ...(host !== undefined && { hosts: [{ ...splitHost(host), accept: "readWrite" as const }] }),
    ...options,
  });
  client.addAlgoliaAgent("docsearch", "3.9.0");
  const ask = async (requests: Requests): Promise<readonly SearchResult[]> => {
    try {
      const { results } = await client.searchForHits({ requests: requests.map((request) => ({ ...DISPLAY, ...request })) });
      return results.map((result, index) => escapeResult(result as unknown as SearchResult, tagsOf(requests[index])));
    } catch (error) {
      throw new SearchUnreachable(error);
    }
  };
  const askNewest = newestOnly(ask, TYPING_PAUSE_MS, kindOf);
  return {
    search: async (body) => {
      requestsOf(body);
      const requests = body.requests.map((request) => ({ ...request, query: request.query.trim() }));
      const asked = requests.filter(({ query }) => query !== "");
      const answers = asked.length > 0 ? await askNewest(asked) : [];
      return { results: requests.map((request) => answers[asked.indexOf(request)] ?? emptyResult(request)) };
    },
    preload: async () => undefined,
  };
}

let shared: SearchClient | undefined;

/** The client of this build's index: one for the whole page, so that dialog and results page share what it remembers. */
export function getHostedClient(): SearchClient {
  shared ??= createHostedClient(HOSTED_SEARCH ?? { appId: "", searchKey: "", indexName: "" });
  return shared;
}

/** Requests that differ in nothing but the query are steps of typing one. */
function kindOf(requests: Requests): string {
  return JSON.stringify(requests.map(({ query, ...rest }) => rest));
}

function tagsOf({ highlightPreTag = DISPLAY.highlightPreTag, highlightPostTag = DISPLAY.highlightPostTag }: Readonly<Record<string, unknown>> = {}) {
  return { pre: String(highlightPreTag), post: String(highlightPostTag) };
}
