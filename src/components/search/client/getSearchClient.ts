import type { SearchClient } from "./types";

/** The client of the engine this build was made for, loaded on first use. Rejects when its code cannot be loaded; the next call tries again. */
export async function getSearchClient(): Promise<SearchClient> {
  const { createEmbeddedClient } = await import("./embedded");
  return createEmbeddedClient();
}
