import type { SiteConfig } from "../../hooks/useSiteConfig";
import type { SearchRequest } from "../../search/engine/answer";
import { createSiteSearch, type SearchOutcome } from "./client/siteSearch";

type Result = Pick<SearchOutcome, "queryID"> & { readonly hits: object[]; readonly nbHits: number };
type Answer = { readonly results: readonly Result[] };

/** How many queries DocSearch suggests where one finds nothing. */
const SUGGESTIONS = 3;
/** In milliseconds. After 300 ms, DocSearch's timer sets `stalled` over any status that was set before. */
const AFTER_STALL_MS = 340;

/** Puts a hit into a group, whose name DocSearch shows above its rows, and suggests where a query finds nothing. */
export const inGroup = <Hit extends object>(name: string, hit: Hit): Hit => ({
  ...hit,
  _highlightResult: { hierarchy: { lvl0: { value: name } } },
});

/**
 * Adapts the site's search to DocSearch: at most so many rows of a group, in one list and in the order of the answer, since
 * DocSearch would show all rows of a group before those of the next; and suggestions where there are none, as hits without address.
 * @param isTyped true for what is in the field: no other query has an outcome
 */
export function createDialogSearch(
  { maxResultsPerGroup, startLinks }: SiteConfig["search"],
  isTyped: (query: string) => boolean,
  onOutcome: (outcome: SearchOutcome) => void,
): (body: { readonly requests: readonly [SearchRequest] }) => Promise<Answer> {
  const search = createSiteSearch();
  const suggested = startLinks.slice(0, SUGGESTIONS).map(({ label }) => label);
  const answer = async (asked: Promise<SearchOutcome>): Promise<Answer> => {
    const { hits, count: nbHits, queryID } = await asked;
    const rows = hits.filter(({ hierarchy: { lvl0 } }, at) => {
      const before = hits.slice(0, at).filter((hit) => hit.hierarchy.lvl0 === lvl0);
      return before.length < maxResultsPerGroup;
    });
    const [list = rows[0]?.hierarchy.lvl0 ?? ""] = suggested;
    const shown =
      rows.length > 0
        ? rows.map((row) => inGroup(list, row))
        : suggested.map((name) => inGroup(name, { url: "", hierarchy: {} }));
    return { results: [{ hits: shown, nbHits, queryID }] };
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
