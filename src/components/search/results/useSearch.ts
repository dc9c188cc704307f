import { useCallback, useRef, useState } from "react";
import { SEARCH_HITS_PER_PAGE, SEARCH_SMALL_SCREEN_PX, SEARCH_SNIPPET_WORDS, SEARCH_SNIPPET_WORDS_SMALL } from "../../../domain/constants";
import { contextualFilters } from "../../../domain/search/contextualFilters";
import type { ResultHit, SearchResult } from "../../../domain/search/request";
import type { SearchClient, SearchRequest } from "../client/types";

/** What the page asks for: a query, contextual filters or none, and how many pages of hits. */
export type Question = { readonly query: string; readonly language: string; readonly filtered: boolean; readonly page: number };

export type SearchState = {
  readonly status: "idle" | "loading" | "done" | "failed";
  readonly question: Question | undefined;
  readonly hits: readonly ResultHit[];
  readonly count: number;
  /** How many there would be without contextual filters, when these hide all. */
  readonly hidden: number;
  /** The words that were found, when nothing has all of them. */
  readonly kept: string | undefined;
};

const NOTHING: SearchState = { status: "idle", question: undefined, hits: [], count: 0, hidden: 0, kept: undefined };

/**
 * Answers of the site's search client. A newer question replaces an older one; until its answer is there the old results stay.
 * @param load gives the client; must be the same function in every render
 */
export function useSearch(load: () => Promise<SearchClient>): { readonly state: SearchState; readonly ask: (question: Question) => Promise<void> } {
  const [state, setState] = useState(NOTHING);
  const client = useRef<Promise<SearchClient>>(undefined);
  const newest = useRef<Question>(undefined);
  const ask = useCallback(
    async (question: Question) => {
      newest.current = question;
      if (question.query.trim() === "") return setState(NOTHING);
      const update = (next: (before: SearchState) => SearchState) => newest.current === question && setState(next);
      update((before) => ({ ...before, status: "loading" }));
      try {
        client.current ??= load();
        const { search } = await client.current;
        const result = await searchOnce(search, question);
        const hidden = result.nbHits === 0 && question.filtered ? (await searchOnce(search, { ...question, filtered: false })).nbHits : 0;
        update(({ hits }) => ({
          status: "done",
          question,
          hits: question.page === 0 ? result.hits : [...hits, ...result.hits],
          count: result.nbHits,
          hidden,
          kept: result.queryAfterRemoval,
        }));
      } catch {
        client.current = undefined; // the client has reported; the next question loads it anew
        update((before) => ({ ...(question.page === 0 ? NOTHING : before), status: "failed", question }));
      }
    },
    [load],
  );
  return { state, ask };
}

/** Headings are shown whole. */
const HEADINGS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:100`);

async function searchOnce(search: SearchClient["search"], question: Question): Promise<SearchResult> {
  const { results } = await search({ requests: [toRequest(question)] });
  const [result] = results;
  if (!result) throw new Error("The search client gave no answer.");
  return result;
}

function toRequest({ query, language, filtered, page }: Question): SearchRequest {
  const isSmall = window.matchMedia(`(max-width: ${SEARCH_SMALL_SCREEN_PX}px)`).matches;
  const words = isSmall ? SEARCH_SNIPPET_WORDS_SMALL : SEARCH_SNIPPET_WORDS;
  return {
    indexName: "test",
    query,
    page,
    hitsPerPage: SEARCH_HITS_PER_PAGE,
    attributesToRetrieve: ["hierarchy", "content", "type", "url"],
    attributesToHighlight: ["hierarchy"],
    attributesToSnippet: [`content:${words}`, ...HEADINGS],
    snippetEllipsisText: "…",
    highlightPreTag: "<mark>",
    highlightPostTag: "</mark>",
    ...(filtered && { facetFilters: contextualFilters(language) }),
  };
}
