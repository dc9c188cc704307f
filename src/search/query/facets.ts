import type { IndexHeader } from "../index/indexHeader";

/** Filters as the hosted service takes them: all entries must hold; of an inner list, at least one. `attribute:-value` negates. */
export type FacetFilters = readonly (string | readonly string[])[];

/**
 * Marks the sections of the pages that pass the filters.
 * @returns undefined when every page passes
 */
export function facetMask(
  { classes, classRuns, pageStarts, sections }: IndexHeader,
  filters: FacetFilters,
): Uint8Array | undefined {
  const passes = classes.map(({ facets }) =>
    filters.every((filter) => passesFilter(facets, filter)),
  );
  if (passes.every(Boolean)) return undefined;
  const mask = new Uint8Array(sections);
  let page = 0;
  for (const [id, pages] of classRuns) {
    if (passes[id]) mask.fill(1, pageStarts[page], pageStarts[page + pages] ?? sections);
    page += pages;
  }
  return mask;
}

function passesFilter(facets: readonly string[], filter: string | readonly string[]): boolean {
  const choices = typeof filter === "string" ? [filter] : filter;
  if (choices.length === 0) return true;
  const known = facets.map((facet) => facet.toLowerCase());
  return choices.some((choice) => {
    const { attribute, value, negated } = parseChoice(choice.toLowerCase());
    return known.includes(`${attribute}:${value}`) !== negated;
  });
}

function parseChoice(choice: string): { attribute: string; value: string; negated: boolean } {
  const colon = choice.indexOf(":");
  const attribute = choice.slice(0, Math.max(0, colon)).trim();
  const value = choice
    .slice(colon + 1)
    .trim()
    .replace(/^"(.*)"$/, "$1");
  const negated = value.startsWith("-");
  return { attribute, value: negated ? value.slice(1) : value, negated };
}

/** Page rank of every section's page. */
export function sectionRanks({
  classes,
  classRuns,
  pageStarts,
  sections,
}: IndexHeader): Float32Array {
  const ranks = new Float32Array(sections);
  let page = 0;
  for (const [id, pages] of classRuns) {
    ranks.fill(classes[id]?.pageRank ?? 0, pageStarts[page], pageStarts[page + pages] ?? sections);
    page += pages;
  }
  return ranks;
}
