import { useCallback, useRef, useState } from "react";
import {
  SEARCH_HITS_PER_PAGE,
  SEARCH_SMALL_SCREEN_PX,
  SEARCH_SNIPPET_WORDS,
  SEARCH_SNIPPET_WORDS_SMALL,
} from "../../../domain/constants";
import type { ResultHit, SearchResult } from "../../../search/query/answerRequests";
import { contextualFilters } from "../../../search/records/contextualFilters";
import { reported } from "../client/reported";
import type { SearchClient, SearchRequest } from "../client/types";

/** A request of the results page: a query, with or without contextual filters, and the page of hits. */
export type Question = {
  readonly query: string;
  readonly language: string;
  readonly filtered: boolean;
  readonly page: number;
};

export type SearchState = {
  readonly status: "idle" | "loading" | "done" | "failed";
  /** The question that the results answer, or that failed; undefined before the first answer. */
  readonly question: Question | undefined;
  readonly hits: readonly ResultHit[];
  readonly count: number;
  /** The number of hits without contextual filters, when the filters hide all of them. */
  readonly hidden: number;
  /** The words of the query that the results have, when no section has all of them. */
  readonly kept: string | undefined;
};

const NOTHING: SearchState = {
  status: "idle",
  question: undefined,
  hits: [],
  count: 0,
  hidden: 0,
  kept: undefined,
};

/** The newest results of this visit, for a reader who comes back to them. */
let kept = NOTHING;

/** Whether two questions ask for pages of the same list. */
const isOneList = (one: Question, other: Question) =>
  one.query === other.query && one.filtered === other.filtered && one.language === other.language;

const keptFor = (asked: Question) =>
  kept.question && isOneList(kept.question, asked) ? kept : undefined;

/** Whether a question asks for more of a list that a newer one is about to replace. */
const isOutdated = (question: Question, newest = question) =>
  question.page > 0 && !isOneList(question, newest);

/**
 * Answers of the site's search client. A newer question replaces an older one; the old results stay until its answer arrives. The
 * results that the reader left are restored at once, including further pages.
 * @param load loads the client; must be the same function in every render
 * @param first the question of the first render
 */
export function useSearch(
  load: () => Promise<SearchClient>,
  first: Question,
): {
  readonly state: SearchState;
  readonly ask: (question: Question) => Promise<void>;
} {
  const [restored] = useState(() => keptFor(first));
  const [state, setState] = useState(restored ?? NOTHING);
  const client = useRef<Promise<SearchClient>>(undefined);
  const newest = useRef<Question>(undefined);
  const ask = useCallback(
    async (question: Question) => {
      if (isOutdated(question, newest.current)) return;
      const isThere = restored && newest.current === undefined && keptFor(question) === restored;
      newest.current = question;
      if (isThere) return;
      if (question.query.trim() === "") return setState(NOTHING);
      const update = (next: (before: SearchState) => SearchState) =>
        newest.current === question && setState(next);
      // The old answer stays until the new one has arrived; a failure without results is not an answer.
      update((before) => ({
        ...(before.status === "failed" && before.hits.length === 0 ? NOTHING : before),
        status: "loading",
      }));
      try {
        client.current ??= load();
        const { search } = await client.current;
        const result = await searchOnce(search, question);
        const hidden =
          result.nbHits === 0 && question.filtered && newest.current === question
            ? (await searchOnce(search, { ...question, filtered: false })).nbHits
            : 0;
        if (newest.current !== question) return;
        const before = question.page === 0 ? { ...NOTHING, kept: result.queryAfterRemoval } : kept;
        const isEnd = question.page > 0 && result.hits.length === 0;
        kept = {
          status: "done",
          question,
          hits: [...before.hits, ...result.hits],
          count: isEnd ? before.hits.length : result.nbHits,
          hidden,
          kept: before.kept,
        };
        setState(kept);
      } catch (error) {
        reported(error);
        client.current = undefined; // the next question loads it again
        update((before) => ({
          ...(question.page === 0 ? NOTHING : before),
          status: "failed",
          question,
        }));
      }
    },
    [load, restored],
  );
  return { state, ask };
}

/** Headings are shown in full. */
const HEADINGS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:100`);

async function searchOnce(
  search: SearchClient["search"],
  question: Question,
): Promise<SearchResult> {
  const { results } = await search({ requests: [toRequest(question)] });
  const [result] = results;
  if (!result) throw new Error("The search client returned no result.");
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
