/** The search field holds at most this many characters (specification §5). */
export const QUERY_MAX_LENGTH = 64;

/** What the dialog opens with: what was typed for it, else the text selected on the page, else the query it was closed with. */
export function openingQuery(typed: string, selected: string, kept: string): string {
  const query = [typed, selected, kept].map((text) => text.trim().replace(/\s+/g, " ")).find((text) => text !== "") ?? "";
  return query.slice(0, QUERY_MAX_LENGTH);
}

/** Words of a snippet: 10, or 5 on screens up to 768 px wide (specification §9). */
export function snippetWords(isNarrow: boolean): number {
  return isNarrow ? 5 : 10;
}

const SNIPPETS = ["hierarchy.lvl1", "hierarchy.lvl2", "hierarchy.lvl3", "hierarchy.lvl4", "hierarchy.lvl5", "hierarchy.lvl6", "content"];

/** Parameters of a search in the hosted service's words (specification §7, §9). */
export function searchParameters(language: string, words: number) {
  return {
    hitsPerPage: 20,
    attributesToSnippet: SNIPPETS.map((attribute) => `${attribute}:${words}`),
    facetFilters: [`language:${language}`, ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"]],
  };
}
