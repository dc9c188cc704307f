import type { SearchClient } from "./types";

/**
 * The client of the engine this build was made for, loaded on first use; the other engine's code is not in the bundle.
 * Rejects when its code cannot be loaded; the next call tries again.
 */
export async function getSearchClient(): Promise<SearchClient> {
  if (SEARCH_MODE === "hosted") {
    const { createHostedClient } = await import("./hosted");
    return createHostedClient(HOSTED_SEARCH);
  }
  const { createEmbeddedClient } = await import("./embedded");
  return createEmbeddedClient();
}
