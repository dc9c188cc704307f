import type { SiteConfig } from "../../hooks/useSiteConfig";
import type { SearchRequest } from "../../search/engine/answer";
import { createSiteSearch, type SearchOutcome } from "./client/siteSearch";
import { SEARCH_TEXTS } from "./texts";

type Answer = {
  readonly results: readonly { readonly hits: readonly object[]; readonly nbHits: number }[];
};

/** The rows make one list, in the order of the answer: DocSearch would show all rows of a group before those of the next. */
const _highlightResult = { hierarchy: { lvl0: { value: SEARCH_TEXTS.results } } };
/** How many queries DocSearch suggests where one finds nothing. */
const SUGGESTIONS = 3;
/** In milliseconds. After 300 ms, DocSearch's timer sets `stalled` over any status that was set before. */
const AFTER_STALL_MS = 340;

/**
 * Adapts the site's search to DocSearch: at most so many rows of a group, and suggestions where there are none, as groups whose
 * hits have no address.
 * @param isTyped true for what is in the field: no other query has an outcome
 */
export function createDialogSearch(
  { maxResultsPerGroup, startLinks }: SiteConfig["search"],
  isTyped: (query: string) => boolean,
  onOutcome: (outcome: SearchOutcome) => void,
): (body: { readonly requests: readonly [SearchRequest] }) => Promise<Answer> {
  const search = createSiteSearch();
  const suggestions = startLinks
    .slice(0, SUGGESTIONS)
    .map(({ label }) => ({ url: "", hierarchy: { lvl0: label } }));
  const answer = async (asked: Promise<SearchOutcome>): Promise<Answer> => {
    const { hits, count: nbHits, queryID } = await asked;
    const rows = hits
      .filter(({ hierarchy: { lvl0 } }, at) => {
        const before = hits.slice(0, at).filter((hit) => hit.hierarchy.lvl0 === lvl0);
        return before.length < maxResultsPerGroup;
      })
      .map((hit) => ({ ...hit, _highlightResult }));
    const result = { hits: rows.length > 0 ? rows : suggestions, nbHits, queryID };
    return { results: [result] };
  };
  return ({ requests: [request] }) => {
    const asked = search(request).then((outcome) => {
      if (isTyped(outcome.query)) onOutcome(outcome);
      return outcome;
    });
    // DocSearch calls `search(…).catch(report).then(show)`: `report` sets the status to `error`, and what follows sets it back
    // to `idle` at once. So nothing follows a report, until the next keystroke.
    const reporting = async (report: (error: Error) => unknown): Promise<Answer> => {
      const { failure, query } = await asked;
      if (!failure) return answer(asked);
      await new Promise((resolve) => setTimeout(resolve, AFTER_STALL_MS));
      const error = Object.assign(new Error(failure), { name: "RetryError" });
      if (isTyped(query))
        await Promise.reject(error)
          .catch(report)
          .catch(() => {});
      return new Promise(() => {});
    };
    return Object.assign(answer(asked), { catch: reporting as Promise<Answer>["catch"] });
  };
}
