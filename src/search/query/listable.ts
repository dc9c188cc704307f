import type { MayLack } from "./queryPlan";
import type { SectionSums } from "./sectionSums";
import type { Totals } from "./totals";
import * as weights from "./weights";
import type { SectionSet } from "./wordMatches";

/**
 * Finds the sections that may be results: those with all required words, headings with nearly all of them, and if the former are
 * few, those that lack some.
 * @param listable the set to fill, which is returned
 */
export function findListable(
  listable: SectionSet,
  sums: SectionSums,
  totals: Totals,
  { allowed, mayLack }: { readonly allowed?: Uint8Array; readonly mayLack: MayLack },
): SectionSet {
  const { touched, own, neededHeads } = sums;
  listable.clear();
  let full = 0;
  const { members } = touched;
  for (let at = 0; at < members.length; at++) {
    const section = members[at] ?? 0;
    if (allowed?.[section] === 0) continue;
    if (sums.isFull(section, totals)) {
      listable.add(section);
      if (own.includes(section)) full++;
    } else if (mayLack !== "none" && (neededHeads[section] ?? 0) >= totals.needed - 1)
      listable.add(section);
  }
  if (full >= weights.ENOUGH) return listable;
  for (const section of members)
    if (allowed?.[section] !== 0 && sums.shareOf(section, totals) >= weights.MIN_SHARE)
      listable.add(section);
  return listable;
}
