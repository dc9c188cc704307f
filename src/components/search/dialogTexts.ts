/** Texts of the dialog that DocSearch does not bring itself (specification §7, §8). */
export const DIALOG_TEXTS = {
  name: "Search",
  unreachable: "Unable to fetch results. You might want to check your network connection.",
  seeAll: (count: number) => (count === 1 ? "See 1 result" : `See all ${count} results`),
  found: (count: number, query: string) => (count === 0 ? `No results for “${query}”` : `${count} ${count === 1 ? "result" : "results"} for “${query}”`),
} as const;
