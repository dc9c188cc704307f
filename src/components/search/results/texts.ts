/** Interface strings of the results page. */
export const RESULTS_TEXTS = {
  title: "Search the documentation",
  description: "Search every page of the documentation and the blog.",
  label: "Search",
  placeholder: "Type your search here",
  searching: "Searching…",
  count: (count: number) => (count === 1 ? "One document found" : `${count} documents found`),
  shown: (shown: number, count: number) => `${shown} of ${count} shown`,
  more: "Show more results",
  none: "No results were found.",
  noneHint: "Check the spelling, or try fewer or more general words.",
  browse: "Every page is listed in the",
  noScript: "Searching needs JavaScript, which is off in this browser.",
  noScriptSite: "Read the table of contents, or ask any search engine with your words and",
} as const;

/** Title of the results page, in the browser tab and on the page. */
export function titleOf(query: string): string {
  return query.trim() === "" ? RESULTS_TEXTS.title : `Search results for "${query}"`;
}
