import { splitHref, withBasePath } from "../../domain/routes";
import type { SectionHit } from "../../domain/search/resultRow";
import type { Insights } from "./client/insights";

export type SearchEvents = {
  /** Hits of the newest query are on screen. @param queryID of the answer, when the request asked for one */
  readonly answered: (hits: readonly SectionHit[], queryID: string | undefined) => void;
  /** A result was chosen, by its path. A stored search is none. */
  readonly opened: (path: string) => void;
};

/** After so long on the page a result counts as read. */
const READ_MS = 15_000;

/** What readers do with results, told to insights. */
export function createSearchEvents(insights: Insights): SearchEvents {
  let shown: { readonly hits: readonly SectionHit[]; readonly queryID: string | undefined } = { hits: [], queryID: undefined };
  return {
    answered: (hits, queryID) => {
      shown = { hits, queryID };
      insights.viewed(hits);
    },
    opened: (path) => {
      const { hits, queryID } = shown;
      const index = hits.findIndex(({ url }) => url === path);
      const hit = hits[index];
      if (!hit) return;
      insights.clicked(hit, index + 1, queryID);
      const { path: page } = splitHref(withBasePath(path, __PATH_PREFIX__));
      setTimeout(() => location.pathname === page && insights.converted(hit, queryID), READ_MS);
    },
  };
}
