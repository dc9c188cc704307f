import type { SearchClient } from "./searchClient";

/**
 * The client of this build's engine, loaded on first use; the other engine's code is not in the bundle.
 * Rejects when its code cannot be loaded; the next call tries again.
 */
export function getSearchClient(): Promise<SearchClient> {
  return SEARCH_MODE === "hosted"
    ? import("./hosted").then(({ createHostedClient }) => createHostedClient(HOSTED_SEARCH))
    : import("./embedded").then(({ createEmbeddedClient }) => createEmbeddedClient());
}
