import {
  SEARCH_HITS_PER_PAGE,
  SEARCH_QUERY_MAX_CHARS,
  SEARCH_SNIPPET_WORDS,
  SEARCH_SNIPPET_WORDS_SMALL,
} from "../../domain/constants";
import { contextualFilters } from "../records/contextualFilters";

/**
 * The query the dialog opens with: what was typed for it, else the text selected on the page, else the query that it was last
 * closed with.
 */
export function openingQuery(typed: string, selected: string, kept: string): string {
  const query =
    [typed, selected, kept]
      .map((text) => text.trim().replace(/\s+/g, " "))
      .find((text) => text !== "") ?? "";
  return limitQuery(query);
}

/**
 * A query of at most 64 UTF-16 code units. Halves of surrogate pairs, left by a limit elsewhere or a truncated address, are
 * removed: no address can hold one.
 */
export function limitQuery(query: string): string {
  return query.slice(0, SEARCH_QUERY_MAX_CHARS).replace(/[\p{Surrogate}\uFFFD]/gu, "");
}

const SNIPPETS = [...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`), "content"];

/** Search parameters of the dialog, in the hosted service's format, in addition to those DocSearch sets itself. */
export function searchParameters(language: string, isSmallScreen: boolean) {
  const words = isSmallScreen ? SEARCH_SNIPPET_WORDS_SMALL : SEARCH_SNIPPET_WORDS;
  return {
    hitsPerPage: SEARCH_HITS_PER_PAGE,
    attributesToSnippet: SNIPPETS.map((attribute) => `${attribute}:${words}`),
    facetFilters: contextualFilters(language).map((filter) =>
      typeof filter === "string" ? filter : [...filter],
    ),
  };
}
