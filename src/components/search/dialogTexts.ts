import { UNREACHABLE } from "../../search/dialog/unreachable";

/** Interface strings of the dialog that DocSearch does not provide. */
export const DIALOG_TEXTS = {
  name: "Search",
  unreachable: UNREACHABLE.join(". "),
  slow: "Search is taking longer than usual.",
  /** Accessible name of the list of rows. */
  results: "Results",
  /** The wording of the specification, even for a single result. */
  seeAll: (count: number) => `See all ${count} results`,
  saved: (title: string) => `Saved to the favorites: ${title}`,
  removed: (title: string) => `Removed: ${title}`,
  found: (count: number, query: string) =>
    count === 0
      ? `No results for "${query}"`
      : `${count} ${count === 1 ? "result" : "results"} for “${query}”`,
} as const;
