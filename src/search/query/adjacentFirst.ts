import type { Section } from "../index/sections";
import { tokenise } from "../index/tokenise";
import type { Scored } from "./best";
import { hasRun } from "./runs";
import { ADJACENT_WORDS, TIER } from "./weights";

type Loaded = { readonly section: Pick<Section, "heading" | "texts"> };

/**
 * The same sections with those first whose heading or text has the words of the query next to each other, as in a sentence or an
 * error message that a reader pasted. The index has no positions, so only the sections of an answer are checked. Those whose
 * heading has all required words keep their positions.
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
  return (
    terms.length >= ADJACENT_WORDS &&
    [heading, ...texts].some((text) => hasRun(text, terms, isBegun))
  );
}

/** The last word may be one that the reader is still typing. */
function isBegun(word: string, term: string): boolean {
  return word.startsWith(term);
}
