import type { SearchResult } from "../engine/answer";
import type { SitePlace } from "./resultPath";
import { readHit, type SectionHit } from "./resultRow";

/** The hits of an answer that can be shown, and the number of results without the others. */
export function readHits(
  { hits: found = [], nbHits = 0 }: Partial<SearchResult> = {},
  place: SitePlace,
): { readonly hits: readonly SectionHit[]; readonly nbHits: number } {
  const hits = found.flatMap((hit) => readHit(hit, place) ?? []);
  return { hits, nbHits: hits.length === 0 ? 0 : nbHits - (found.length - hits.length) };
}
