import {
  findTerm,
  isFrequent,
  loadParts,
  sectionsOf,
  type TermPlace,
  termOf,
} from "../index/dictionary";
import type { DictionaryPart } from "../index/dictionaryPart";
import type { OpenIndex } from "../index/openIndex";
import { spellingsOf } from "../index/tokenise";
import { inflections, numberForms } from "../index/wordForms";
import { mostFrequentWith } from "./frequentTerms";
import { isFunctionWord } from "./functionWords";
import type { QueryWord } from "./parseQuery";
import { TermList, type TermMatch } from "./termList";
import { findNear } from "./typos";
import { addRelated, placesOf } from "./unknownWord";
import * as weights from "./weights";

export type ExpandedWord = {
  readonly word: QueryWord;
  readonly terms: readonly TermMatch[];
  readonly isKnown: boolean;
  /** True when the index has the word itself. */
  readonly isOwn: boolean;
  readonly frequent: boolean;
  /** True for a function word, even a misspelt one. */
  readonly isGrammar: boolean;
};

/** Which words may be misspelt: none, those missing from the index, or all. */
export type TypoRule = "none" | "unknown" | "all";

/** Every term of the index that a query word matches, with its weight. */
export async function expandWord(
  index: OpenIndex,
  word: QueryWord,
  typos: TypoRule,
): Promise<ExpandedWord> {
  const [forms, others] = word.exact ? [[], []] : [numberForms(word.term), inflections(word.term)];
  const spellings = spellingsOf(word.name);
  const parts = await loadParts(index, [word.term, ...spellings, ...forms, ...others]);
  const own = findTerm(parts, word.term);
  const terms = new TermList(
    index.header.shardStarts.length < weights.SMALL_INDEX_SHARDS
      ? weights.SMALL_MAX_EXTRA_SHARDS
      : weights.MAX_EXTRA_SHARDS,
  );
  for (const place of placesOf(parts, spellings)) terms.add(place, weights.SPELLING, WHOLE);
  if (own) terms.add(own, 1, WHOLE);
  for (const place of placesOf(parts, forms)) terms.add(place, weights.PLURAL, WHOLE);
  const isWord = terms.size > 0;
  for (const place of placesOf(parts, others)) terms.addExtra(place, weights.INFLECTION, WHOLE);
  const hasForm = terms.size > 0;
  if (word.prefix) addLonger(parts, word.term, terms, isWord);
  const isKnown = terms.size > 0;
  if (!word.exact && (typos === "all" || (typos === "unknown" && !isKnown))) {
    await addTypos(index, word, terms, hasForm);
    await addRelated(index, word, terms);
  }
  const isOwn = own !== undefined;
  const [likeliest] = isKnown ? [] : terms.matches;
  return {
    word,
    terms: terms.matches,
    isKnown,
    isOwn,
    frequent: isOwn && isFrequent(own),
    isGrammar: !word.exact && isFunctionWord(likeliest ? termOf(likeliest) : word.term),
  };
}

/** Adds the words that begin with this one, common words first. */
function addLonger(
  parts: readonly DictionaryPart[],
  word: string,
  terms: TermList,
  isWord: boolean,
): void {
  const longer = mostFrequentWith(parts, word, weights.MAX_PREFIX_TERMS + terms.size)
    .filter((place) => !terms.has(place))
    .slice(0, weights.MAX_PREFIX_TERMS);
  let postings = 0;
  for (const place of longer) {
    postings += sectionsOf(place);
    if (terms.size > 0 && postings > weights.MAX_PREFIX_POSTINGS) break;
    const weight =
      weights.PREFIX * (word.length / termOf(place).length) ** weights.PREFIX_LENGTH_POWER;
    terms.addExtra(place, weight, { isPrefix: true, certainty: isWord ? 1 : 2 });
  }
}

function bySections(a: TermPlace, b: TermPlace): number {
  return sectionsOf(b) - sectionsOf(a);
}

const WHOLE = { isPrefix: false, certainty: 2 } as const;

type Candidate = TermPlace & {
  readonly edits: number;
  readonly isPrefix: boolean;
  readonly sameLetter: boolean;
};

async function addTypos(
  index: OpenIndex,
  { term, prefix }: QueryWord,
  terms: TermList,
  isWord: boolean,
): Promise<void> {
  const maxEdits = maxEditsOf(term);
  if (maxEdits === 0 || (terms.size > 0 && isShort(term))) return;
  const look = async (first: string): Promise<Candidate[]> => {
    const parts = await loadParts(index, [first]);
    return parts.flatMap((part) =>
      near(part, term, maxEdits, prefix && !isShort(term), first === ""),
    );
  };
  const isNew = (place: TermPlace) => !terms.has(place);
  const isSmall = terms.size === 0 && index.header.terms <= weights.SMALL_DICTIONARY;
  let found = (await look(isSmall ? "" : term.charAt(0))).filter(isNew);
  if (found.length === 0 && terms.size === 0 && !isSmall) found = (await look("")).filter(isNew);
  found.sort((a, b) => cost(a) - cost(b) || bySections(a, b));
  for (const place of found.slice(0, weights.MAX_TYPO_TERMS)) {
    const weight =
      (weights.TYPO[place.edits] ?? 0) *
      (place.isPrefix ? weights.PREFIX_TYPO : 1) *
      (place.sameLetter ? 1 : weights.FIRST_LETTER_TYPO) *
      (isWord ? weights.NEEDLESS_TYPO : 1);
    terms.addExtra(place, weight, { isPrefix: false, certainty: isWord ? 0 : 2 });
  }
}

/** How many letters of a word may be wrong: none in a short word or a number. */
export function maxEditsOf(term: string): number {
  if (/\d/.test(term) || term.length < weights.RESCUE_MIN_CHARS) return 0;
  return term.length >= weights.TWO_TYPOS_MIN_CHARS ? 2 : 1;
}

function isShort(term: string): boolean {
  return term.length < weights.ONE_TYPO_MIN_CHARS;
}

function near(
  part: DictionaryPart,
  term: string,
  maxEdits: number,
  prefix: boolean,
  anyFirstLetter: boolean,
): Candidate[] {
  return findNear(part, term, { maxEdits, prefix, anyFirstLetter }).flatMap(
    ({ index, edits, isPrefix }) => {
      const sameLetter = part.terms[index]?.charAt(0) === term.charAt(0);
      const isLikely =
        (sameLetter || (edits === 1 && !isPrefix)) && isSlip(term, part.terms[index] ?? "");
      return isLikely ? [{ part, index, edits, isPrefix, sameLetter }] : [];
    },
  );
}

/** False if a letter of a three-letter word differs, which makes another word: `net` for `nft`. */
export function isSlip(word: string, term: string): boolean {
  const sorted = (text: string) => [...text].sort().join("");
  return !isShort(word) || term.length > word.length || sorted(term) === sorted(word);
}

function cost({ edits, isPrefix, sameLetter }: Candidate): number {
  return edits + (isPrefix ? 0.6 : 0) + (sameLetter ? 0 : 0.5);
}
