import type { SiteConfig } from "../../hooks/useSiteConfig";
import { readHits } from "../../search/dialog/readHits";
import type { SectionHit } from "../../search/dialog/resultRow";
import type { SearchRequest } from "../../search/engine/answer";
import { hierarchyOf } from "../../search/records/searchRecord";
import { getSearchClient } from "./client/getSearchClient";
import { type FailureKind, failureKind, type SearchClient } from "./client/searchClient";
import { sitePlace } from "./sitePlace";
import { SEARCH_TEXTS } from "./texts";

/** What came of a query: the number of its pages and the rows shown, or why there are none. */
export type SearchOutcome = {
  readonly query: string;
  readonly count: number;
  readonly rows: readonly SectionHit[];
  readonly queryID?: string | undefined;
  readonly failure?: FailureKind;
};

export type SearchForDialog = (body: { readonly requests: readonly SearchRequest[] }) => Promise<{
  readonly results: readonly { readonly hits: readonly object[]; readonly nbHits: number }[];
}>;

/** The rows make one list, in the order of the answer: DocSearch would show all rows of a group before those of the next. */
const _highlightResult = { hierarchy: { lvl0: { value: SEARCH_TEXTS.results } } };
/** How many queries DocSearch suggests where one finds nothing. */
const SUGGESTIONS = 3;

/**
 * Adapts the search client to DocSearch: rows that are safe to show, at most so many of a group, and errors that stay.
 * @param isTyped true for what is in the field: no other query has an outcome
 */
export function createDialogSearch(
  { url, search: config }: SiteConfig,
  isTyped: (query: string) => boolean,
  onOutcome: (outcome: SearchOutcome) => void,
): SearchForDialog {
  const suggestions = config.startLinks.slice(0, SUGGESTIONS).map(({ label }) => suggestion(label));
  let client: Promise<SearchClient> | undefined;
  const settle = (outcome: SearchOutcome) => isTyped(outcome.query) && onOutcome(outcome);
  const answer = async (query: string, body: Parameters<SearchForDialog>[0]) => {
    try {
      client ??= getSearchClient();
      const { results } = await (await client).search(body);
      const { hits, nbHits } = readHits(results[0], sitePlace(url));
      const rows = hits.filter(({ hierarchy: { lvl0 } }, at) => {
        const before = hits.slice(0, at).filter((hit) => hit.hierarchy.lvl0 === lvl0);
        return before.length < config.maxResultsPerGroup;
      });
      const queryID = results[0]?.queryID;
      settle({ query, count: nbHits, rows, queryID });
      const shown = rows.map((row) => ({ ...row, _highlightResult }));
      return { results: [{ hits: rows.length > 0 ? shown : suggestions, nbHits, queryID }] };
    } catch (error) {
      client = undefined; // the next keystroke tries again
      settle({ query, count: 0, rows: [], failure: failureKind(error) });
      throw Object.assign(new Error("The search has no answer."), { name: "RetryError" });
    }
  };
  return (body) => {
    const query = body.requests[0]?.query.trim() ?? "";
    return keepingErrors(answer(query, body), () => isTyped(query));
  };
}

/**
 * A row that is not shown: DocSearch suggests the names of the groups of an answer where nothing is shown. See {@link isShown}.
 */
function suggestion(query: string): object {
  const hierarchy = hierarchyOf(query, () => "");
  return { objectID: "", url: "", type: "lvl1", content: null, hierarchy };
}

/** False for the rows that only carry suggestions. */
export function isShown({ objectID }: { readonly objectID: string }): boolean {
  return objectID !== "";
}

/** In milliseconds. After 300 ms, DocSearch's timer sets `stalled` over any status that was set before. */
const AFTER_STALL_MS = 340;

/**
 * Keeps DocSearch's error screen visible. DocSearch calls `search(…).catch(report).then(show)`; its `report` sets the status to
 * `error`, and what follows sets it back to `idle` at once. Here nothing follows a report, until the next keystroke.
 */
function keepingErrors<Value>(search: Promise<Value>, isCurrent: () => boolean): Promise<Value> {
  const reported = (report: (error: unknown) => unknown) =>
    search.then(undefined, async (error: unknown) => {
      await new Promise((resolve) => setTimeout(resolve, AFTER_STALL_MS));
      if (isCurrent())
        await Promise.reject(error)
          .catch(report)
          .catch(() => undefined);
      return new Promise<Value>(() => {});
    });
  return Object.assign(search, { catch: reported as Promise<Value>["catch"] });
}
