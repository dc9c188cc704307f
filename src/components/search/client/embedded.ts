import type { SearchClient } from "./types";

/** The client of the index that the site carries itself. */
export function createEmbeddedClient(): SearchClient {
  throw new Error("The embedded index is not built yet.");
}
