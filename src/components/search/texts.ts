import { UNREACHABLE } from "../../search/dialog/unreachable";
import type { FailureKind } from "./client/searchClient";

const [unable, unreachable] = UNREACHABLE;

/** Interface strings of the search button and dialog, and those that the results page shares with them. */
export const SEARCH_TEXTS = {
  search: "Search",
  control: "Ctrl",
  command: "⌘",
  shortcuts: "Control+K Meta+K /",
  unable,
  /** What to do, by the kind of failure. */
  failures: {
    unreachable,
    refused: "The search service refused the request; your network connection is fine.",
    unreadable: "The search gave an answer that could not be read; trying again may help.",
  } satisfies Record<FailureKind, string>,
  tryAgain: "Try again",
  start: "Start here",
  nearPages: "Pages about the words of this address:",
  /** Name of the dialog's list of results. */
  results: "Results",
  seeAll: (count: number) => (count === 1 ? "See the result" : `See all ${count} results`),
  found: (count: number, query: string) =>
    count === 0
      ? `No results for "${query}"`
      : `${count} ${count === 1 ? "result" : "results"} for “${query}”`,
} as const;
