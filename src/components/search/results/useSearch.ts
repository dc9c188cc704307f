import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import {
  SEARCH_HITS_PER_PAGE,
  SEARCH_SMALL_SCREEN_PX,
  SEARCH_SNIPPET_WORDS,
  SEARCH_SNIPPET_WORDS_SMALL,
} from "../../../domain/constants";
import type { SearchRequest } from "../../../search/engine/answer";
import { CONTEXTUAL_FILTERS } from "../../../search/records/contextualFilters";
import { createSiteSearch, type SearchOutcome } from "../client/siteSearch";

/** The newest outcome, with the hits of all pages that were asked for. */
export type SearchState = SearchOutcome & { readonly isLoading?: boolean };

const NOTHING: SearchState = { query: "", hits: [], count: 0 };

/** The newest results of this visit, for a reader who comes back to them. */
let kept = NOTHING;

/**
 * What a query finds. The old results stay until a new answer arrives.
 * @returns `askForMore` resolves once the next results are shown
 */
export function useSearch(query: string): {
  readonly state: SearchState;
  readonly askForMore: () => Promise<void>;
} {
  const [search] = useState(createSiteSearch);
  const [state, setState] = useState(kept.query === query ? kept : NOTHING);
  const ask = async (before: SearchState) => {
    setState({ ...state, failure: undefined, isLoading: true });
    const page = Math.ceil(before.hits.length / SEARCH_HITS_PER_PAGE);
    const found = await search(toRequest(before.query, page));
    const hits = [...before.hits, ...found.hits];
    const count = found.hits.length === 0 ? hits.length : found.count; // an end before the announced one
    const next = { ...found, query: before.query, hits, count };
    if (!found.failure) kept = next;
    flushSync(() => setState(next));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks when the query changes, unless its results were kept
  useEffect(() => {
    if (state.query !== query || state.isLoading) void ask({ ...NOTHING, query });
  }, [query]);
  return {
    state,
    askForMore: async () => {
      if (!state.isLoading) await ask(state);
    },
  };
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
