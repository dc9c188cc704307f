import { answerRequests } from "../../../search/query/answerRequests";
import { latestOnly } from "../../../search/query/latestOnly";
import { EmbeddedIndex } from "./EmbeddedIndex";
import type { SearchClient } from "./types";

const sharedIndex = new EmbeddedIndex();

/**
 * The client of the site's own index. Each component that searches has its own client, so that only its own newer searches
 * replace its older ones; they share the index.
 */
export function createEmbeddedClient(index = sharedIndex): SearchClient {
  const answer = latestOnly((body: unknown, cancellation) =>
    answerRequests(index, body, { cancellation }),
  );
  return {
    search: answer,
    preload: index.preload,
  };
}
