import { SEARCH_QUERY_MAX_CHARS } from "../../domain/constants";

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
