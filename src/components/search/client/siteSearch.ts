import { readHit, type SectionHit } from "../../../search/dialog/resultRow";
import type { SearchRequest } from "../../../search/engine/answer";
import { type FailureKind, failureKind, type SearchClient } from "./searchClient";

/** What came of a query: pages, each as its best section, and how many there are in all; or why there is no answer. */
export type SearchOutcome = {
  readonly query: string;
  readonly hits: readonly SectionHit[];
  readonly count: number;
  readonly queryID?: string | undefined;
  readonly failure?: FailureKind | undefined;
};

/** A pause in typing of this length starts a search: each costs a request, or files of the index. */
const TYPING_PAUSE_MS = 120;

/** The client of this build's engine, loaded on first use; the other engine's code is not in the bundle. */
export function getSearchClient(): Promise<SearchClient> {
  return SEARCH_MODE === "hosted"
    ? import("./hosted").then(({ createHostedClient }) => createHostedClient(HOSTED_SEARCH))
    : import("./embedded").then(({ createEmbeddedClient }) => createEmbeddedClient());
}

/**
 * The search of the site for one reader of answers, who gets failures as outcomes. Only the newest query is answered: an older
 * promise stays pending.
 */
export function createSiteSearch(): (request: SearchRequest) => Promise<SearchOutcome> {
  let newest: SearchRequest;
  return async (request) => {
    newest = request;
    await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS));
    const outcome = newest === request && (await search(request));
    return outcome && newest === request ? outcome : new Promise(() => {});
  };
}

let client: Promise<SearchClient> | undefined;

/** Skips empty queries (§5). Hits that cannot be shown do not count. */
async function search(request: SearchRequest): Promise<SearchOutcome> {
  const query = request.query.trim();
  const nothing = { query, hits: [], count: 0 };
  if (query === "") return nothing;
  try {
    client ??= getSearchClient();
    const { results } = await (await client).search({ requests: [{ ...request, query }] });
    const { hits: found = [], nbHits = 0, queryID } = results[0] ?? {};
    const hits = found.flatMap((hit) => readHit(hit, __PATH_PREFIX__) ?? []);
    const count = hits.length === 0 ? 0 : nbHits - (found.length - hits.length);
    return { query, hits, count, queryID };
  } catch (error) {
    console.error("The search has no answer.", error);
    client = undefined; // the next query loads it again
    return { ...nothing, failure: failureKind(error) };
  }
}
