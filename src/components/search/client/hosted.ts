import { liteClient } from "algoliasearch/lite";
import { isObject } from "../../../domain/json";
import { readHostedResult } from "../../../search/dialog/hostedAnswer";
import { type HostedSearch, splitHost } from "../../../search/dialog/hostedSearch";
import { createHostMemory } from "./hostMemory";
import { createClient, type FailureKind, type SearchClient, SearchFailure } from "./searchClient";

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;

/** In milliseconds; `connect` lasts until the response begins. */
const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };
/** Shared by all clients of the page. */
const pageMemory = createHostMemory();

/**
 * The client of the hosted index: Algolia's own, which here remembers hosts that are down, and retries them after 120 s. It
 * searches the configured index, whatever index the requests name.
 * @throws Error '`appId` is missing.' or '`apiKey` is missing.'
 */
export function createHostedClient(
  search: HostedSearch | null,
  options: Partial<LiteOptions> = {},
): SearchClient {
  const { appId = "", searchKey = "", indexName = "", host } = search ?? {};
  const client = liteClient(appId, searchKey, {
    timeouts: TIMEOUTS,
    hostsCache: pageMemory,
    maxRateLimitRetries: 0, // "too many requests" is an error like any other of the reader's side
    ...(host !== undefined && { hosts: [{ ...splitHost(host), accept: "readWrite" as const }] }),
    ...options,
  });
  client.addAlgoliaAgent("docsearch", "3.9.0");
  return createClient(
    async (requests) => {
      try {
        const asked = requests.map((request) => ({ ...request, indexName }));
        const answer: unknown = await client.searchForHits({ requests: asked });
        const results: readonly unknown[] =
          isObject(answer) && Array.isArray(answer.results) ? answer.results : [];
        return requests.map((request, index) => readHostedResult(results[index], request));
      } catch (error) {
        throw new SearchFailure(kindOf(error), error);
      }
    },
    async () => undefined,
  );
}

/** The service's client throws an `ApiError` for 4xx, a `DeserializationError`, or a `RetryError` when no host answers. */
function kindOf(error: unknown): FailureKind {
  const name = error instanceof Error ? error.name : "";
  if (/ApiError$/.test(name)) return "refused";
  return name === "RetryError" ? "unreachable" : "unreadable";
}
