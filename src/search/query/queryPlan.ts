import { findTerm, loadParts, rangesWithPrefix, sectionsOf } from "../index/dictionary";
import type { OpenIndex } from "../index/openIndex";
import { type Alternative, covers, joinedWords, splitWords, synonymsOf } from "./alternatives";
import { type ExpandedWord, expandWord, type TypoRule } from "./expandWord";
import { begunSynonym, nearSynonym } from "./nearSynonym";
import { type ParsedQuery, type QueryWord, wordsOfName } from "./parseQuery";
import type { TermMatch } from "./termList";
import * as weights from "./weights";

/** A query word with everything that matches it. */
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
  /** False for a function word in a query about something else. */
  readonly isSubject: boolean;
};

/**
 * Which headings may lack a word of the query: none if a word is in quotes, a number that the index has, or one that may be
 * written as several; those that the query names if words may be written together; otherwise also those with most of its words.
 */
export type MayLack = "none" | "named" | "most";

export type QueryPlan = {
  readonly slots: readonly Slot[];
  readonly alternatives: readonly Alternative[];
  /** The name that is the whole query, if one of its words would be a function word: `no route` for `NO_ROUTE`. */
  readonly name: readonly TermMatch[];
  /** Which headings may lack a word of the query. */
  readonly mayLack: MayLack;
  /** True when words of the query that the index does not have in any form were dropped. */
  readonly isShortened: boolean;
};

export type PlanOptions = {
  readonly typos: TypoRule;
  /** Drops words that the index does not have in any form, so that the others rank as they do alone. */
  readonly mayShorten: boolean;
};

/**
 * Finds the index terms that the words of a query match: singular and plural, prefixes, misspellings, synonyms, joined and split
 * words.
 */
export async function planQuery(
  index: OpenIndex,
  { words: written }: Pick<ParsedQuery, "words">,
  { typos, mayShorten }: PlanOptions,
): Promise<QueryPlan> {
  const parts = (await Promise.all(written.map((word) => wordsKnown(index, word)))).flat();
  const words = await Promise.all(parts.map((word) => begunSynonym(index, word)));
  const asWritten = await synonymsOf(index, words);
  const hasSynonym = (position: number) => asWritten.some((synonym) => covers(synonym, position));
  const found = await Promise.all(
    words.map((word, position) => expandWord(index, word, hasSynonym(position) ? "none" : typos)),
  );
  const meant = found.map(({ word, terms }, position) =>
    typos === "none" || word.exact || terms.length > 0 || hasSynonym(position)
      ? word
      : nearSynonym(index, word),
  );
  const isAsWritten = meant.every((word, position) => word === words[position]);
  const synonyms = isAsWritten ? asWritten : await synonymsOf(index, meant);
  const asOne = await joinedWords(index, found);
  const expanded = found.map((word, position) =>
    asOne.some((run) => isPartOfName(run, position, found)) ? { ...word, isGrammar: false } : word,
  );
  const asSeveral = await splitWords(index, expanded);
  const alternatives = [...synonyms, ...asOne, ...asSeveral];
  const known = expanded.filter(
    ({ word, terms, isGrammar }, position) =>
      word.exact ||
      isGrammar ||
      terms.length > 0 ||
      alternatives.some((alternative) => covers(alternative, position)),
  );
  if (mayShorten && known.length < expanded.length && known.some(({ isGrammar }) => !isGrammar)) {
    const shorter = { words: known.map(({ word }) => word) };
    return { ...(await planQuery(index, shorter, { typos, mayShorten })), isShortened: true };
  }
  const hasSubject = expanded.some(({ isGrammar }) => !isGrammar);
  const hasRareSubject = expanded.some(
    ({ frequent, isGrammar }) => !frequent && !(isGrammar && hasSubject),
  );
  const slots = expanded.map(({ word, terms, frequent, isGrammar }, position): Slot => {
    const own = alternatives.filter(
      (alternative) => alternative.terms.length === 1 && covers(alternative, position),
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
      written: word.written,
      parts: word.parts,
      prefix: word.prefix,
      terms: all,
      optional,
      isSubject,
      weight:
        optional || frequent
          ? weights.MINOR_WEIGHT
          : rarity(all, index.header.sections) * (word.name === undefined ? 1 : weights.NAME),
    };
  });
  return {
    slots,
    alternatives: alternatives.filter(({ terms }) => terms.length > 1),
    name: asOne.find((run) => isNameAlone(run, found))?.terms[0] ?? [],
    mayLack:
      asSeveral.length > 0 || expanded.some(isFixed) ? "none" : asOne.length > 0 ? "named" : "most",
    isShortened: false,
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

/**
 * Whether the word is part of a name in the query, `OUT_OF_GAS`: there, `out` is not a function word, unlike `in` of `token_in`.
 */
function isPartOfName(run: Alternative, position: number, words: readonly ExpandedWord[]): boolean {
  return covers(run, position) && words[run.to - 1]?.isGrammar === false;
}

/** Whether the query is nothing but a name, with a word that would be a function word by itself. */
function isNameAlone(run: Alternative, words: readonly ExpandedWord[]): boolean {
  const isInside = (position: number) => isPartOfName(run, position, words);
  return (
    words.some(({ isGrammar }, position) => isGrammar && isInside(position)) &&
    words.every(({ isGrammar }, position) => isGrammar || isInside(position))
  );
}

/** Whether a section must contain the word as written. */
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
