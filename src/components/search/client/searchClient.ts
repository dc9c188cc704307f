import { requestsOf, type SearchRequest, type SearchResult } from "../../../search/engine/answer";

/** The search client of this build's engine, in the shape of the hosted service's. */
export type SearchClient = {
  /**
   * One result per request.
   * @throws Error with the hosted client's message when the parameters or the requests are missing
   * @throws Error of a {@link FailureKind} when there is no answer
   */
  readonly search: (body: {
    readonly requests: readonly SearchRequest[];
  }) => Promise<{ readonly results: readonly SearchResult[] }>;
};

/** A client of what answers one request. */
export function createClient(
  answer: (request: SearchRequest) => Promise<SearchResult>,
): SearchClient {
  return {
    search: async (body) => ({ results: await Promise.all(requestsOf(body).map(answer)) }),
  };
}

/** `unreachable`: no answer came; `refused`: the service does not want to answer; `unreadable`: what came is no answer. */
export type FailureKind = "unreachable" | "refused" | "unreadable";

/** What went wrong with a search, by the name of the error: the hosted client's, or the browser's for a file. */
export function failureKind(error: unknown): FailureKind {
  const name = error instanceof Error ? error.name : "";
  if (/ApiError$/.test(name)) return "refused";
  return /^(Syntax|Deserialization)Error$/.test(name) ? "unreadable" : "unreachable";
}
