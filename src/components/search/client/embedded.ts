import { answerRequests } from "../../../domain/search/request";
import { latestOnly } from "../../../domain/search/sequence";
import { EmbeddedIndex } from "./EmbeddedIndex";
import type { SearchClient } from "./types";

const sharedIndex = new EmbeddedIndex();

/**
 * The client of the index that the site carries itself. Every part of the page that searches takes its own client, so that
 * only its own newer searches replace its older ones; the index is the same for all.
 */
export function createEmbeddedClient(index = sharedIndex): SearchClient {
  const answer = latestOnly((body: unknown, cancellation) => answerRequests(index, body, { cancellation }));
  return {
    search: answer,
    preload: index.preload,
  };
}
