import { liteClient } from "algoliasearch/lite";
import { emptyResult } from "../../../domain/search/emptyResult";
import { SearchCancelled } from "../../../domain/search/engine";
import { escapeHighlights } from "../../../domain/search/escapeHighlights";
import { type HostedSearch, splitHost } from "../../../domain/search/hostedSearch";
import { requestsOf, type SearchResult } from "../../../domain/search/request";
import { latestOnly } from "../../../domain/search/sequence";
import { createHostMemory } from "./hostMemory";
import type { SearchClient, SearchRequest } from "./types";

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Requests = readonly SearchRequest[];

/** No answer could be had. The name is the one the dialog shows its error screen for; without it a wrong key would look like "no results". */
class RetryError extends Error {
  override readonly name = "RetryError";

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Milliseconds; "connect" runs until an answer begins. */
const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };
/** Typing has paused after so many milliseconds; each search costs a request. */
const TYPING_PAUSE_MS = 150;
/** The embedded engine's defaults; an index would put its own. */
const DISPLAY = { highlightPreTag: "<mark>", highlightPostTag: "</mark>", snippetEllipsisText: "…" };
/** Every client of the page knows which hosts are down. */
const pageMemory = createHostMemory();

/**
 * The client of the hosted index: Algolia's own, made to remember hosts that are down (they are asked again after 120 s),
 * to ask once per pause in typing, and to give the answers of the embedded one. It searches the configured index, whatever
 * name requests have for it.
 * @throws Error '`appId` is missing.' or '`apiKey` is missing.'
 */
export function createHostedClient(search: HostedSearch | null, options: Partial<LiteOptions> = {}): SearchClient {
  const { appId, searchKey, indexName, host } = search ?? { appId: "", searchKey: "", indexName: "" };
  const client = liteClient(appId, searchKey, {
    timeouts: TIMEOUTS,
    hostsCache: pageMemory,
    // "Too many requests" is an error like any other 4xx, not a reason to ask again.
    maxRateLimitRetries: 0,
    ...(host !== undefined && { hosts: [{ ...splitHost(host), accept: "readWrite" as const }] }),
    ...options,
  });
  client.addAlgoliaAgent("docsearch", "3.9.0");
  const ask = async (requests: Requests): Promise<readonly SearchResult[]> => {
    const { results } = await client.searchForHits({ requests: requests.map((request) => ({ ...DISPLAY, ...request })) });
    return results.map((result, index) => escapeHighlights(result as unknown as SearchResult, tagsOf(requests[index])));
  };
  const askNewest = latestOnly(async (requests: Requests, cancellation) => {
    await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS));
    if (cancellation.aborted) throw new SearchCancelled();
    return ask(requests).catch((error: unknown) => {
      throw cancellation.aborted ? new SearchCancelled() : new RetryError(error);
    });
  });
  return {
    search: async (body) => {
      requestsOf(body);
      const requests = body.requests.map((request) => ({ ...request, indexName, query: request.query.trim() }));
      const asked = requests.filter(({ query }) => query !== "");
      const answers = asked.length > 0 ? await askNewest(asked) : [];
      return { results: requests.map((request) => answers[asked.indexOf(request)] ?? emptyResult(request)) };
    },
    preload: async () => undefined,
  };
}

function tagsOf({ highlightPreTag = DISPLAY.highlightPreTag, highlightPostTag = DISPLAY.highlightPostTag }: Readonly<Record<string, unknown>> = {}) {
  return { pre: String(highlightPreTag), post: String(highlightPostTag) };
}
