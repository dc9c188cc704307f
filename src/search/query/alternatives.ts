import { findTerm, isFrequent, loadParts, sectionsOf } from "../index/dictionary";
import type { OpenIndex } from "../index/openIndex";
import { findReplacements, type Replacement } from "../index/synonyms";
import { numberForms } from "../index/wordForms";
import type { ExpandedWord } from "./expandWord";
import { isFunctionWord } from "./functionWords";
import type { QueryWord } from "./parseQuery";
import type { TermMatch } from "./termList";
import * as weights from "./weights";

/** Several terms that together replace the slots from `from` up to but not including `to`. */
export type Alternative = {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
  /** True for the words of a name that the index has: a section with them may lack the name. */
  readonly isName: boolean;
  readonly terms: readonly (readonly TermMatch[])[];
};

/** Whether the slots that an alternative replaces include a position. */
export function covers({ from, to }: Pick<Alternative, "from" | "to">, position: number): boolean {
  return from <= position && position < to;
}

type Weighted = Replacement & Pick<Alternative, "weight" | "isName">;

/** The synonyms of the words, except those that are already in the query. */
export async function synonymsOf(
  index: OpenIndex,
  words: readonly QueryWord[],
): Promise<Alternative[]> {
  const terms = words.map(({ term, exact }) => (exact ? "" : term));
  const isAsked = ({ from, to, terms: others }: Replacement) =>
    others.every((other) => terms.some((term, at) => term === other && (at < from || at >= to)));
  const found = findReplacements(terms, index.synonyms)
    .filter((replacement) => !isAsked(replacement))
    .map((replacement) => ({ ...replacement, weight: weights.SYNONYM, isName: false }));
  return (await resolveAll(index, found)).map(withoutFrequent);
}

const JOINED_MAX_WORDS = 5;

/**
 * Neighbouring words that may be written as one: `flash loan` → `flashloan`, `swap exact in` → `swap_exact_in`. Function words
 * are excluded: `how do i s` does not contain `is`.
 */
export function joinedWords(
  index: OpenIndex,
  expanded: readonly ExpandedWord[],
): Promise<Alternative[]> {
  const runs = expanded.flatMap((_, from) =>
    Array.from({ length: JOINED_MAX_WORDS - 1 }, (_, more) => expanded.slice(from, from + more + 2))
      .filter((run, more) => run.length === more + 2 && run.every(({ word }) => !word.exact))
      .map((run) => ({
        from,
        to: from + run.length,
        terms: [run.map(({ word }) => word.term).join("")],
        weight: weights.JOINED,
        isName: false,
      }))
      .filter(({ terms }) => !terms.some(isFunctionWord)),
  );
  return resolveAll(index, runs);
}

/** One word that may be written as several: by its capitals, or, when the index lacks it, wherever both halves are words. */
export async function splitWords(
  index: OpenIndex,
  expanded: readonly ExpandedWord[],
): Promise<Alternative[]> {
  const found = await Promise.all(
    expanded.map(async ({ word, isKnown, isOwn }, from): Promise<Weighted[]> => {
      if (word.exact) return [];
      const isName = word.name !== undefined || isOwn;
      const halves = isKnown ? undefined : await halvesOf(index, word.term);
      return [word.parts, halves ?? []]
        .filter(({ length }) => length > 1)
        .map((terms) => ({
          from,
          to: from + 1,
          terms,
          weight: isName ? weights.NAME_PARTS : weights.SPLIT,
          isName,
        }));
    }),
  );
  return resolveAll(index, found.flat());
}

/** The second half may be a function word: `lockup`, `signin`. */
const FIRST_HALF_MIN_CHARS = 3;
const SECOND_HALF_MIN_CHARS = 2;
const AMOUNT = /^(\d[\d.]*)(\p{L}+)$/u;

/** Splits a word into the two most common words it can be cut into, if any: an amount before its unit (`30bps`). */
async function halvesOf(index: OpenIndex, word: string): Promise<string[] | undefined> {
  const [, amount, unit] = AMOUNT.exec(word) ?? [];
  if (amount !== undefined && unit !== undefined) return [amount, unit];
  const cuts = Array.from(
    { length: Math.max(0, word.length - FIRST_HALF_MIN_CHARS - SECOND_HALF_MIN_CHARS + 1) },
    (_, at) => {
      const end = at + FIRST_HALF_MIN_CHARS;
      return [word.slice(0, end), word.slice(end)] as const;
    },
  );
  if (cuts.length === 0) return undefined;
  const firstParts = await loadParts(
    index,
    cuts.slice(0, 1).map(([first]) => first),
  );
  let best: { readonly halves: string[]; readonly sections: number } | undefined;
  for (const [first, second] of cuts) {
    const left = findTerm(firstParts, first);
    const right = left && findTerm(await loadParts(index, [second]), second);
    const sections = left && right ? Math.min(sectionsOf(left), sectionsOf(right)) : 0;
    if (sections > (best?.sections ?? 0)) best = { halves: [first, second], sections };
  }
  return best?.halves;
}

/** Excludes terms so frequent that they say little: a large index does not record which texts have them. */
function withoutFrequent(alternative: Alternative): Alternative {
  const rare = alternative.terms.filter((matches) => !matches.every(isFrequent));
  return rare.length > 0 ? { ...alternative, terms: rare } : alternative;
}

/** The replacements whose terms are all in the index. */
async function resolveAll(
  index: OpenIndex,
  replacements: readonly Weighted[],
): Promise<Alternative[]> {
  const found = await Promise.all(
    replacements.map(async ({ terms, ...replacement }) => ({
      ...replacement,
      terms: await Promise.all(terms.map((term) => placesOf(index, term))),
    })),
  );
  return found.filter(({ terms }) => terms.every(({ length }) => length > 0));
}

async function placesOf(index: OpenIndex, term: string): Promise<TermMatch[]> {
  const forms = numberForms(term);
  const parts = await loadParts(index, [term, ...forms]);
  return [term, ...forms].flatMap((form) => {
    const place = findTerm(parts, form);
    return place
      ? [
          {
            ...place,
            weight: form === term ? 1 : weights.PLURAL,
            isPrefix: false,
            certainty: 2 as const,
          },
        ]
      : [];
  });
}
