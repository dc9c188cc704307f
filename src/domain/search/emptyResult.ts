import type { SearchResult } from "./request";
import { encodeParams, type RequestParams } from "./requestParams";

/** The answer to a query of nothing, which is not searched for. */
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
