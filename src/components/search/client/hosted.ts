import { liteClient } from "algoliasearch/lite";
import { readHostedResult } from "../../../search/dialog/hostedAnswer";
import { type HostedSearch, splitHost } from "../../../search/dialog/hostedSearch";
import { createClient, type SearchClient } from "./searchClient";

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;

/** In milliseconds; `connect` lasts until the response begins (§9). */
const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };

/**
 * Which hosts are down, for all clients of the page. The client's own caches cannot know: they store a host under a key that
 * includes its state, and look it up under one that does not.
 */
const hosts = new Map<string, unknown>();
const addressOf = (host: Readonly<Record<string, unknown>> | string) =>
  typeof host === "string" ? host : `${host.url}:${host.port}`;
const hostsCache: LiteOptions["hostsCache"] = {
  get: async (host, unknown) =>
    (hosts.get(addressOf(host)) ?? unknown()) as ReturnType<typeof unknown>,
  set: async (host, state) => {
    hosts.set(addressOf(host), state);
    return state;
  },
  delete: async (host) => void hosts.delete(addressOf(host)),
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
  return createClient(async (request) =>
    readHostedResult(await client.searchForHits({ requests: [{ ...request, indexName }] })),
  );
}
