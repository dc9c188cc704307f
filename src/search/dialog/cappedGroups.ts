import type { SectionHit } from "./resultRow";

/** At most `max` hits of a group, in their order. */
export function cappedGroups(hits: readonly SectionHit[], max: number): SectionHit[] {
  const isOf = (group: string) => (hit: SectionHit) => hit.hierarchy.lvl0 === group;
  return hits.filter(
    ({ hierarchy: { lvl0 } }, at) => hits.slice(0, at).filter(isOf(lvl0)).length < max,
  );
}
