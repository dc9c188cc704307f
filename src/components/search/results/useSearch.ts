import { useCallback, useEffect, useRef, useState } from "react";
import {
  SEARCH_HITS_PER_PAGE,
  SEARCH_SMALL_SCREEN_PX,
  SEARCH_SNIPPET_WORDS,
  SEARCH_SNIPPET_WORDS_SMALL,
} from "../../../domain/constants";
import { useSiteConfig } from "../../../hooks/useSiteConfig";
import { readHits } from "../../../search/dialog/readHits";
import type { SectionHit } from "../../../search/dialog/resultRow";
import type { SearchRequest } from "../../../search/engine/answer";
import { CONTEXTUAL_FILTERS } from "../../../search/records/contextualFilters";
import { getSearchClient } from "../client/getSearchClient";
import { type FailureKind, failureKind, type SearchClient } from "../client/searchClient";
import { sitePlace } from "../sitePlace";

export type SearchState = {
  readonly status: "idle" | "loading" | "done" | FailureKind;
  /** What the hits answer. */
  readonly query: string;
  readonly hits: readonly SectionHit[];
  /** The number of pages found, each of which is a hit. */
  readonly count: number;
  /** The number of hits requested so far, in twenties. */
  readonly pages: number;
};

const NOTHING: SearchState = { status: "idle", query: "", hits: [], count: 0, pages: 0 };

/** The newest results of this visit, for a reader who comes back to them. */
let kept = NOTHING;

/** Answers of the site's search client to a query. The old results stay until a new answer arrives. */
export function useSearch(query: string): {
  readonly state: SearchState;
  readonly askForMore: () => Promise<void>;
} {
  const { url } = useSiteConfig();
  const [state, setState] = useState(kept.query === query ? kept : NOTHING);
  const client = useRef<Promise<SearchClient>>(undefined);
  const newest = useRef<object>(undefined);
  const ask = useCallback(
    async (before: SearchState) => {
      const own = {};
      newest.current = own;
      const show = (next: SearchState) => {
        if (newest.current !== own) return;
        if (next.status === "done") kept = next;
        setState(next);
      };
      setState((shown) => ({ ...shown, status: "loading" }));
      try {
        client.current ??= getSearchClient();
        const { search } = await client.current;
        const request = toRequest(before.query, before.pages);
        const { results } = await search({ requests: [request] });
        const { hits, nbHits } = readHits(results[0], sitePlace(url));
        const all = [...before.hits, ...hits];
        const count = hits.length === 0 ? all.length : nbHits; // an end before the announced one
        show({ ...before, status: "done", hits: all, count, pages: before.pages + 1 });
      } catch (error) {
        client.current = undefined; // the next question loads it again
        show({ ...before, status: failureKind(error) });
      }
    },
    [url],
  );
  useEffect(() => {
    newest.current = undefined;
    if (query.trim() === "") setState(NOTHING);
    else if (kept.query === query) setState(kept);
    else void ask({ ...NOTHING, query });
  }, [ask, query]);
  return { state, askForMore: () => ask({ ...state, query }) };
}

/** Headings are shown in full. */
const HEADINGS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:100`);

function toRequest(query: string, page: number): SearchRequest {
  const isSmall = window.matchMedia(`(max-width: ${SEARCH_SMALL_SCREEN_PX}px)`).matches;
  const words = isSmall ? SEARCH_SNIPPET_WORDS_SMALL : SEARCH_SNIPPET_WORDS;
  return {
    indexName: "test",
    query,
    page,
    hitsPerPage: SEARCH_HITS_PER_PAGE,
    attributesToRetrieve: ["hierarchy", "content", "type", "url"],
    attributesToSnippet: [`content:${words}`, ...HEADINGS],
    snippetEllipsisText: "…",
    highlightPreTag: "<mark>",
    highlightPostTag: "</mark>",
    facetFilters: CONTEXTUAL_FILTERS,
  };
}
