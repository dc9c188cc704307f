import type { SearchResult } from "./answerRequests";
import { encodeParams, type RequestParams } from "./requestParams";

/** The answer to an empty query, which is not sent to the service. */
export function emptyResult(request: RequestParams): SearchResult {
  return {
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: typeof request.hitsPerPage === "number" ? request.hitsPerPage : 20,
    exhaustive: { nbHits: true, typo: true },
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    query: "",
    params: encodeParams({ ...request, query: "" }),
    index: String(request.indexName ?? ""),
    processingTimeMS: 0,
    serverTimeMS: 0,
  };
}
