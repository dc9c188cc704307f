import { liteClient } from "algoliasearch/lite";
import { isObject } from "../../../domain/json";
import { readHostedResult } from "../../../search/dialog/hostedAnswer";
import { type HostedSearch, splitHost } from "../../../search/dialog/hostedSearch";
import { createSearch, type FailureKind, type SearchClient, SearchFailure } from "./searchClient";

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;

/** In milliseconds; `connect` lasts until the response begins (§9). */
const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };

/**
 * Which hosts are down, for all clients of the page. The client's own caches cannot know: they store a host under a key that
 * includes its state, and look it up under one that does not.
 */
const hosts = new Map<string, unknown>();
const nameOf = (host: Readonly<Record<string, unknown>> | string) =>
  typeof host === "string" ? host : [host.protocol, host.url, host.port].join(" ");
const hostsCache: LiteOptions["hostsCache"] = {
  get: async (host, unknown) =>
    (hosts.get(nameOf(host)) ?? unknown()) as ReturnType<typeof unknown>,
  set: async (host, state) => {
    hosts.set(nameOf(host), state);
    return state;
  },
  delete: async (host) => void hosts.delete(nameOf(host)),
  clear: async () => hosts.clear(),
};

/**
 * The client of the hosted index: Algolia's own, which here remembers hosts that are down, and retries them after 120 s (§7). It
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
    hostsCache,
    maxRateLimitRetries: 0, // "too many requests" is an error like any other of the reader's side
    ...(host !== undefined && { hosts: [{ ...splitHost(host), accept: "readWrite" as const }] }),
    ...options,
  });
  client.addAlgoliaAgent("docsearch", "3.9.0");
  return {
    search: createSearch(async (request) => {
      try {
        const answer: unknown = await client.searchForHits({
          requests: [{ ...request, indexName }],
        });
        const results = isObject(answer) && Array.isArray(answer.results) ? answer.results : [];
        return readHostedResult(results[0]);
      } catch (error) {
        throw new SearchFailure(kindOf(error), error);
      }
    }),
    preload: async () => undefined,
  };
}

/** The service's client throws an `ApiError` for 4xx, a `DeserializationError`, or a `RetryError` when no host answers. */
function kindOf(error: unknown): FailureKind {
  const name = error instanceof Error ? error.name : "";
  if (/ApiError$/.test(name)) return "refused";
  return name === "RetryError" ? "unreachable" : "unreadable";
}
