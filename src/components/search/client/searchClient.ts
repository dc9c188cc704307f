import { requestsOf, type SearchRequest, type SearchResult } from "../../../search/engine/answer";

/** The search client of the dialog and the results page, in the shape of the hosted service's. */
export type SearchClient = {
  /**
   * One result per request; an older call that is overtaken while the reader types resolves with the newest one's.
   * @throws Error with the hosted client's message when the parameters or the requests are missing
   * @throws SearchFailure when there is no answer
   */
  readonly search: (body: { readonly requests: readonly SearchRequest[] }) => Promise<Results>;
  /** Fetches what a first answer needs. The search itself reports failures. */
  readonly preload: () => Promise<unknown>;
};

type Results = { readonly results: readonly SearchResult[] };

/** `unreachable`: no answer came; `refused`: the service does not want to answer; `unreadable`: what came is no answer. */
export type FailureKind = "unreachable" | "refused" | "unreadable";

/** A search without an answer. DocSearch shows its error screen for errors of this name. */
export class SearchFailure extends Error {
  override readonly name = "RetryError";

  constructor(
    readonly kind: FailureKind,
    cause: unknown,
  ) {
    super(`The search is ${kind}.`, { cause });
  }
}

/** What went wrong with a search. Code that cannot be loaded counts as unreachable. */
export function failureKind(error: unknown): FailureKind {
  console.error("The search has no answer.", error);
  return error instanceof SearchFailure ? error.kind : "unreachable";
}

/** A pause in typing of this length starts a search: each costs a request, or files of the index. */
const TYPING_PAUSE_MS = 120;

/** The search of a client for one reader of answers. @param answer answers a request whose query is not empty */
export function createSearch(
  answer: (request: SearchRequest) => Promise<SearchResult>,
): SearchClient["search"] {
  let newest: Promise<Results>;
  return async (body) => {
    const requests = requestsOf(body).map((each) => ({ ...each, query: each.query.trim() }));
    const own: Promise<Results> = pause().then(async () => {
      if (newest !== own) return newest;
      const results = requests.map((each) =>
        each.query === "" ? { hits: [], nbHits: 0 } : answer(each),
      );
      return { results: await Promise.all(results) };
    });
    newest = own;
    return own;
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS));
}
