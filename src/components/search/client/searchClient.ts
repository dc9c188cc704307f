import {
  emptyResult,
  requestsOf,
  type SearchRequest,
  type SearchResult,
} from "../../../search/engine/answer";

/** The search client of the dialog and the results page, in the shape of the hosted service's. */
export type SearchClient = {
  /**
   * One result per request. An older call that is overtaken resolves with the newest one's results.
   * @throws Error with the hosted client's message when the parameters or the requests are missing
   * @throws SearchFailure when there is no answer
   */
  readonly search: (body: { readonly requests: readonly SearchRequest[] }) => Promise<Results>;
  /** Fetches what a first answer needs. Never rejects: the search itself reports failures. */
  readonly preload: () => Promise<void>;
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

/** A client for one reader of answers. @param answer answers requests with queries, one result for each */
export function createClient(
  answer: (requests: readonly SearchRequest[]) => Promise<readonly SearchResult[]>,
  preload: SearchClient["preload"],
): SearchClient {
  let newest: Promise<Results> = Promise.resolve({ results: [] });
  const answerAll = async (requests: readonly SearchRequest[]): Promise<Results> => {
    const asked = requests.filter(({ query }) => query !== "");
    const results = asked.length > 0 ? await answer(asked) : [];
    const of = (request: SearchRequest) => results[asked.indexOf(request)] ?? emptyResult(request);
    return { results: requests.map(of) };
  };
  const search: SearchClient["search"] = async (body) => {
    const requests = requestsOf(body).map((request) => ({
      ...request,
      query: request.query.trim(),
    }));
    const own: Promise<Results> = pause().then(async () => {
      try {
        const answer = newest === own && (await answerAll(requests));
        if (answer && newest === own) return answer;
      } catch (error) {
        if (newest === own) throw error;
      }
      return newest;
    });
    newest = own;
    return own;
  };
  return { search, preload };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS));
}
