import type { Section } from "../index/sections";
import { knownWordsOf, tokenise } from "../index/tokenise";
import type { Scored } from "./best";
import { ADJACENT_WORDS, TIER } from "./weights";

type Loaded = { readonly section: Pick<Section, "heading" | "texts"> };

/**
 * The same sections with those first whose heading or text has the words of the query next to each other, as in a sentence or
 * an error message that a reader pasted. The index has no positions, so only the sections of an answer are looked at. Those
 * whose heading has all words that a section has to have keep their places.
 * @param scored the sections, best first, with their scores
 * @param loaded the same sections with their texts
 */
export function adjacentFirst<Item extends Loaded>(
  query: string,
  scored: readonly Scored[],
  loaded: readonly Item[],
): Item[] {
  const terms = tokenise(query);
  const places = loaded.map(({ section }, at) => {
    if ((scored[at]?.score ?? 0) >= TIER.oneHeading) return 0;
    return has(section, terms) ? 1 : 2;
  });
  return [0, 1, 2].flatMap((place) => loaded.filter((_, at) => places[at] === place));
}

function has({ heading, texts }: Loaded["section"], terms: readonly string[]): boolean {
  return terms.length >= ADJACENT_WORDS && [heading, ...texts].some((text) => hasRun(text, terms));
}

/** Whether the terms follow each other, the last perhaps as the beginning of a word. Plain loops, since it runs at every word of every hit. */
function hasRun(text: string, terms: readonly string[]): boolean {
  const words = knownWordsOf(text);
  const last = terms.length - 1;
  for (let first = 0; first + last < words.length; first++) {
    let at = 0;
    while (at < last && words[first + at]?.term === terms[at]) at++;
    if (at === last && words[first + last]?.term.startsWith(terms[last] ?? "")) return true;
  }
  return false;
}
