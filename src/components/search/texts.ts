/** Interface texts of search that DocSearch does not bring itself (specification §2, §4, §8). */
export const SEARCH_TEXTS = {
  search: "Search",
  control: "Ctrl",
  command: "⌘",
  shortcuts: "Control+K Meta+K /",
  loadFailed: "Search could not be loaded.",
  crashed: "Search stopped because of an error.",
  tryAgain: "Try again",
  dialog: "Search",
  unreachable: "Unable to fetch results. You might want to check your network connection.",
  seeAll: (count: number) => (count === 1 ? "See 1 result" : `See all ${count} results`),
  found: (count: number, query: string) => (count === 0 ? `No results for “${query}”` : `${count} ${count === 1 ? "result" : "results"} for “${query}”`),
} as const;
