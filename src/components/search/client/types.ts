import type { SearchResult } from "../../../search/query/answerRequests";

/** A request in the hosted service's format: query, index, and any other parameters. */
export type SearchRequest = Readonly<Record<string, unknown>> & {
  readonly indexName: string;
  readonly query: string;
};

/**
 * The search client of the dialog and the results page. The embedded and the hosted engine answer in the same format, with
 * different rankings. In a hit, highlighted values (in `_highlightResult` and `_snippetResult`) are escaped for HTML, with
 * `<mark>` around matches; everything else, and the group `lvl0` everywhere, is plain text.
 */
export type SearchClient = {
  /**
   * One result per request, in their order.
   * @throws Error with the hosted client's message when the parameters or the requests are missing
   * @throws Error named `RetryError` when the index or the service cannot be reached
   */
  readonly search: (body: {
    readonly requests: readonly SearchRequest[];
  }) => Promise<{ readonly results: readonly SearchResult[] }>;
  /** Fetches what a first answer needs. Never rejects: the search itself reports failures. */
  readonly preload: () => Promise<void>;
};
