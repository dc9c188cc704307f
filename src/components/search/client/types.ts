import type { SearchResult } from "../../../domain/search/request";

/** One request in the hosted service's words: query and index, and whatever else it should obey. */
export type SearchRequest = Readonly<Record<string, unknown>> & { readonly indexName: string; readonly query: string };

/**
 * What the dialog and the results page talk to. The embedded and the hosted engine give the same answers. Of a hit,
 * highlighted values (`_highlightResult`, `_snippetResult`) are escaped for HTML, with `<mark>` round matches; everything
 * else, and the group `lvl0` everywhere, is plain text.
 */
export type SearchClient = {
  /**
   * One result per request, in their order.
   * @throws Error in the hosted client's words when the parameters or the requests are missing
   * @throws Error named `RetryError` when no answer could be had (index or service unreachable)
   */
  readonly search: (body: { readonly requests: readonly SearchRequest[] }) => Promise<{ readonly results: readonly SearchResult[] }>;
  /** Fetches what a first answer needs. Never rejects: the search itself reports. */
  readonly preload: () => Promise<void>;
};
