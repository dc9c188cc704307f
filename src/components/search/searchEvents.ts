import { splitHref, withBasePath } from "../../domain/routes";
import type { SectionHit } from "../../search/dialog/resultRow";
import type { Insights } from "./client/insights";

export type SearchEvents = {
  /** Hits of the newest query were shown. @param queryID of the answer, when the request asked for one */
  readonly answered: (hits: readonly SectionHit[], queryID: string | undefined) => void;
  /** A result, given by its path, was opened. Stored searches do not count. */
  readonly opened: (path: string) => void;
};

/** A result counts as read after this time on its page. */
const READ_MS = 15_000;

/** Reports the reader's actions on results to insights. */
export function createSearchEvents(insights: Insights): SearchEvents {
  let shown: { readonly hits: readonly SectionHit[]; readonly queryID: string | undefined } = {
    hits: [],
    queryID: undefined,
  };
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
