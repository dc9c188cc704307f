import { liteClient } from "algoliasearch/lite";
import { isObject } from "../../../domain/json";
import { readHostedResult } from "../../../search/dialog/hostedAnswer";
import { type HostedSearch, splitHost } from "../../../search/dialog/hostedSearch";
import { requestsOf, type SearchResult } from "../../../search/query/answerRequests";
import { emptyResult } from "../../../search/query/emptyResult";
import { latestOnly } from "../../../search/query/latestOnly";
import { SearchCancelled } from "../../../search/query/search";
import { createHostMemory } from "./hostMemory";
import { RetryError } from "./retryError";
import type { SearchClient, SearchRequest } from "./types";

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Requests = readonly SearchRequest[];

/** In milliseconds; `connect` lasts until the response begins. */
const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };
/** A pause in typing of this length starts a search, because each one costs a request. */
const TYPING_PAUSE_MS = 150;
/** The embedded engine's defaults; without them, an index applies its own. */
const DISPLAY = {
  highlightPreTag: "<mark>",
  highlightPostTag: "</mark>",
  snippetEllipsisText: "…",
};
/** Shared by all clients of the page. */
const pageMemory = createHostMemory();

/**
 * The client of the hosted index: Algolia's own, which here remembers hosts that are down (and retries them after 120 s),
 * sends one request per pause in typing, and returns answers like the embedded one's. It searches the configured index,
 * whatever index the requests name.
 * @throws Error '`appId` is missing.' or '`apiKey` is missing.'
 */
export function createHostedClient(
  search: HostedSearch | null,
  options: Partial<LiteOptions> = {},
): SearchClient {
  const { appId, searchKey, indexName, host } = search ?? {
    appId: "",
    searchKey: "",
    indexName: "",
  };
  const client = liteClient(appId, searchKey, {
    timeouts: TIMEOUTS,
    hostsCache: pageMemory,
    // "Too many requests" is an error like any other 4xx status, not a reason to retry.
    maxRateLimitRetries: 0,
    ...(host !== undefined && { hosts: [{ ...splitHost(host), accept: "readWrite" as const }] }),
    ...options,
  });
  client.addAlgoliaAgent("docsearch", "3.9.0");
  const ask = async (requests: Requests): Promise<readonly SearchResult[]> => {
    const answer: unknown = await client.searchForHits({
      requests: requests.map((request) => ({ ...DISPLAY, ...request })),
    });
    const results: readonly unknown[] =
      isObject(answer) && Array.isArray(answer.results) ? answer.results : [];
    if (results.length !== requests.length)
      throw new Error(`The answer has ${results.length} results for ${requests.length} requests.`);
    return results.map((result, index) =>
      readHostedResult(result as SearchResult, tagsOf(requests[index])),
    );
  };
  const askNewest = latestOnly(async (requests: Requests, cancellation) => {
    await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS));
    if (cancellation.aborted) throw new SearchCancelled();
    return ask(requests).catch((error: unknown) => {
      if (cancellation.aborted) throw new SearchCancelled();
      const failure = new RetryError(error instanceof Error ? error.message : String(error), {
        cause: error,
      });
      console.error(`The hosted search failed: ${failure.message}`);
      throw failure;
    });
  });
  return {
    search: async (body) => {
      requestsOf(body);
      const requests = body.requests.map((request) => ({
        ...request,
        indexName,
        query: request.query.trim(),
      }));
      const asked = requests.filter(({ query }) => query !== "");
      const answers = asked.length > 0 ? await askNewest(asked) : [];
      return {
        results: requests.map((request) => answers[asked.indexOf(request)] ?? emptyResult(request)),
      };
    },
    preload: async () => undefined,
  };
}

function tagsOf({
  highlightPreTag = DISPLAY.highlightPreTag,
  highlightPostTag = DISPLAY.highlightPostTag,
}: Readonly<Record<string, unknown>> = {}) {
  return { pre: String(highlightPreTag), post: String(highlightPostTag) };
}
