import { rangesWithPrefix, sectionsOf, type TermPlace, type TermRange } from "../index/dictionary";
import type { DictionaryPart } from "../index/dictionaryPart";
import { Best } from "./best";

/** The positions of the terms in the most sections, most frequent first. */
export function mostFrequent(places: readonly TermPlace[], count: number): TermPlace[] {
  const best = new Best(count);
  places.forEach((place, number) => {
    best.add(number, sectionsOf(place));
  });
  return best.list.flatMap(({ number }) => places[number] ?? []);
}

/**
 * The same for terms with a prefix. Thousands may begin with one letter, at every key press, so only the chosen ones become
 * objects.
 */
export function mostFrequentWith(
  parts: readonly DictionaryPart[],
  prefix: string,
  count: number,
): TermPlace[] {
  const ranges = rangesWithPrefix(parts, prefix);
  const best = new Best(count);
  let number = 0;
  for (const { part, from, to } of ranges)
    for (let index = from; index < to; index++) best.add(number++, part.sections[index] ?? 0);
  return best.list.flatMap(({ number }) => placeAt(ranges, number));
}

function placeAt(ranges: readonly TermRange[], number: number): TermPlace[] {
  let left = number;
  for (const { part, from, to } of ranges) {
    if (left < to - from) return [{ part, index: from + left }];
    left -= to - from;
  }
  return [];
}
