import { findTerm, isFrequent, loadParts, rangesWithPrefix, sectionsOf } from "../index/dictionary";
import type { OpenIndex } from "../index/openIndex";
import { findReplacements, type Replacement } from "../index/synonyms";
import { numberForms } from "../index/wordForms";
import { type ExpandedWord, expandWord, type TermMatch, type TypoRule } from "./expandWord";
import { isFunctionWord } from "./functionWords";
import { type ParsedQuery, type QueryWord, wordsOfName } from "./parseQuery";
import * as weights from "./weights";

/** A query word with everything that stands for it. */
export type Slot = {
  readonly term: string;
  /** The word as it is reported. */
  readonly written: string;
  /** The words that it consists of, if several. */
  readonly parts: readonly string[];
  readonly prefix: boolean;
  readonly terms: readonly TermMatch[];
  /** Inverse document frequency: rare words weigh more. */
  readonly weight: number;
  /** A section may lack the word and still count as having all. */
  readonly optional: boolean;
  /** False for a word that only carries the grammar of a query about something else. */
  readonly isSubject: boolean;
};

/** Several terms that together stand for the slots from `from` up to but not including `to`. */
export type Alternative = {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
  /** True for the words of a name that the index has: a section with them may lack the name. */
  readonly isName: boolean;
  readonly terms: readonly (readonly TermMatch[])[];
};

/**
 * Headings that may lack a word of the query: none, where a word is in quotes, a number that the index has or one that may be
 * written as several; those that the query names, where words may be written together; else also those with most of its words.
 */
export type MayLack = "none" | "named" | "most";

export type QueryPlan = {
  readonly slots: readonly Slot[];
  readonly alternatives: readonly Alternative[];
  /** Which headings may lack a word of the query. */
  readonly mayLack: MayLack;
};

/** Finds the index terms that the words of a query stand for: other numbers, beginnings, misspellings, synonyms, joined and split words. */
export async function planQuery(
  index: OpenIndex,
  { words: written }: ParsedQuery,
  typos: TypoRule,
): Promise<QueryPlan> {
  const words = (await Promise.all(written.map((word) => wordsKnown(index, word)))).flat();
  const synonyms = (await resolveAll(index, synonymsOf(index, words))).map(withoutFrequent);
  const hasSynonym = (position: number) =>
    synonyms.some(({ from, to }) => from <= position && position < to);
  const found = await Promise.all(
    words.map((word, position) => expandWord(index, word, hasSynonym(position) ? "none" : typos)),
  );
  const asOne = await resolveAll(index, joined(found));
  const expanded = found.map((word, position) =>
    asOne.some((run) => isPartOfName(run, position, found)) ? { ...word, isGrammar: false } : word,
  );
  const asSeveral = await resolveAll(index, await split(index, expanded));
  const alternatives = [...synonyms, ...asOne, ...asSeveral];
  const hasSubject = expanded.some(({ isGrammar }) => !isGrammar);
  const hasRareSubject = expanded.some(
    ({ frequent, isGrammar }) => !frequent && !(isGrammar && hasSubject),
  );
  const slots = expanded.map(({ word, terms, frequent, isGrammar }, position): Slot => {
    const own = alternatives.filter(
      ({ from, to, terms: { length } }) => length === 1 && from <= position && position < to,
    );
    const all = [
      ...terms,
      ...own.flatMap(({ weight, terms: [only = []] }) =>
        only.map((match) => ({ ...match, weight: match.weight * weight })),
      ),
    ];
    const isSubject = !(isGrammar && hasSubject);
    const optional = !isSubject || (frequent && hasRareSubject);
    return {
      term: word.term,
      written: word.name?.toLowerCase() ?? word.term,
      parts: word.parts,
      prefix: word.prefix,
      terms: all,
      optional,
      isSubject,
      weight: optional || frequent ? weights.MINOR_WEIGHT : rarity(all, index.header.sections),
    };
  });
  return {
    slots,
    alternatives: alternatives.filter(({ terms }) => terms.length > 1),
    mayLack:
      asSeveral.length > 0 || expanded.some(isFixed) ? "none" : asOne.length > 0 ? "named" : "most",
  };
}

/** The word, or those that it consists of when it is a name that the index lacks. */
async function wordsKnown(index: OpenIndex, word: QueryWord): Promise<QueryWord[]> {
  if (word.name === undefined) return [word];
  const parts = await loadParts(index, [word.term]);
  const isKnown = word.prefix
    ? rangesWithPrefix(parts, word.term).length > 0
    : findTerm(parts, word.term) !== undefined;
  return isKnown ? [word] : wordsOfName(word);
}

/** Whether the word stands in a name that the query spells, `OUT_OF_GAS`: there, `out` is no grammar, unlike `in` of `token_in`. */
function isPartOfName(
  { from, to }: Alternative,
  position: number,
  words: readonly ExpandedWord[],
): boolean {
  return from <= position && position < to && words[to - 1]?.isGrammar === false;
}

/** Whether a section has to have the word as it is written. */
function isFixed({ word, terms }: ExpandedWord): boolean {
  return word.exact || (isNumber(word) && terms.length > 0);
}

function isNumber({ term }: QueryWord): boolean {
  return /^\d+$/.test(term);
}

function rarity(terms: readonly TermMatch[], sections: number): number {
  const found = Math.min(
    sections,
    terms.reduce((sum, place) => sum + Math.min(1, place.weight) * sectionsOf(place), 0),
  );
  return Math.log(1 + (sections - found + 0.5) / (found + 0.5));
}

type Weighted = Replacement & Pick<Alternative, "weight" | "isName">;

function synonymsOf({ synonyms }: OpenIndex, words: readonly QueryWord[]): Weighted[] {
  const terms = words.map(({ term, exact }) => (exact ? "" : term));
  const isAsked = ({ from, to, terms: others }: Replacement) =>
    others.every((other) => terms.some((term, at) => term === other && (at < from || at >= to)));
  const found = findReplacements(terms, synonyms).filter((replacement) => !isAsked(replacement));
  return found.map((replacement) => ({
    ...replacement,
    weight: weights.SYNONYM,
    isName: false,
  }));
}

const JOINED_MAX_WORDS = 5;

/**
 * Neighbouring words that may be written as one: `flash loan` → `flashloan`, `swap exact in` → `swap_exact_in`. No word of
 * grammar: `how do i s` is no `is`.
 */
function joined(expanded: readonly ExpandedWord[]): Weighted[] {
  return expanded.flatMap((_, from) =>
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
}

/** One word that may be written as several: by its capitals, or, when the index lacks it, wherever both halves are words. */
async function split(index: OpenIndex, expanded: readonly ExpandedWord[]): Promise<Weighted[]> {
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
  return found.flat();
}

const HALF_MIN_CHARS = 3;
const AMOUNT = /^(\d[\d.]*)(\p{L}+)$/u;

/** Splits a word into the two most common words it can be cut into, if any: an amount before its unit (`30bps`). */
async function halvesOf(index: OpenIndex, word: string): Promise<string[] | undefined> {
  const [, amount, unit] = AMOUNT.exec(word) ?? [];
  if (amount !== undefined && unit !== undefined) return [amount, unit];
  const cuts = Array.from(
    { length: Math.max(0, word.length - 2 * HALF_MIN_CHARS + 1) },
    (_, at) => [word.slice(0, at + HALF_MIN_CHARS), word.slice(at + HALF_MIN_CHARS)] as const,
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

/** Without terms so frequent that they say little; of a large index's texts nobody knows which have them. */
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
