import { findTerm, loadParts, type TermPlace, termOf, termsWithPrefix } from "../index/dictionary";
import type { DictionaryPart } from "../index/dictionaryPart";
import type { OpenIndex } from "../index/openIndex";
import { inflections, numberForms, withoutPrefix } from "../index/wordForms";
import { mostFrequent } from "./frequentTerms";
import type { QueryWord } from "./parseQuery";
import type { TermList } from "./termList";
import * as weights from "./weights";

/** Adds terms that share something with a word that resembles none: its beginning, its end, or everything but its prefix. */
export async function addRelated(
  index: OpenIndex,
  { term, parts }: QueryWord,
  terms: TermList,
): Promise<void> {
  if (terms.size === 0) await addStem(index, term, terms);
  if (terms.size === 0 && parts.length === 0) await addCompounds(index, term, terms);
  if (terms.size === 0) await addUnprefixed(index, term, terms);
}

/** Positions of the forms of a word that the index has. */
export function placesOf(parts: readonly DictionaryPart[], forms: readonly string[]): TermPlace[] {
  return forms.map((form) => findTerm(parts, form)).filter((place) => place !== undefined);
}

/** Looks up a word that resembles no term by its beginning: `scammer` finds scam and scams. */
async function addStem(index: OpenIndex, word: string, terms: TermList): Promise<void> {
  const shortest = Math.max(weights.STEM_MIN_CHARS, Math.ceil(word.length / 2));
  if (word.length <= shortest || /\d/.test(word)) return;
  const parts = await loadParts(index, [word.slice(0, shortest)]);
  for (let length = word.length - 1; length >= shortest && terms.size === 0; length--) {
    // Half of a word is enough if the term is no longer than the word; a term that continues differently needs more in common.
    const ending = length < word.length * weights.STEM_SHARE ? 0 : weights.STEM_MAX_ENDING;
    const near = termsWithPrefix(parts, word.slice(0, length)).filter(
      (place) => termOf(place).length <= length + ending,
    );
    for (const place of mostFrequent(near, weights.MAX_TYPO_TERMS))
      terms.addExtra(place, weights.STEM, { isPrefix: false, certainty: 1 });
  }
}

/** Adds words that end with one that resembles no term: `hinweise` finds Sicherheitshinweise. */
async function addCompounds(index: OpenIndex, word: string, terms: TermList): Promise<void> {
  if (word.length < weights.COMPOUND_MIN_CHARS) return;
  const parts = await loadParts(index, [""]);
  const places = parts.flatMap((part) =>
    part.terms.flatMap((term, at) => (term.endsWith(word) ? [{ part, index: at }] : [])),
  );
  for (const place of mostFrequent(places, weights.MAX_TYPO_TERMS))
    terms.addExtra(place, weights.STEM, { isPrefix: false, certainty: 1 });
}

/** Looks up a word that resembles no term, without its prefix: `delist` finds list. */
async function addUnprefixed(index: OpenIndex, word: string, terms: TermList): Promise<void> {
  const rest = withoutPrefix(word);
  if (rest === undefined) return;
  const forms = [rest, ...numberForms(rest), ...inflections(rest)];
  for (const place of placesOf(await loadParts(index, forms), forms))
    terms.addExtra(place, weights.STEM, { isPrefix: false, certainty: 1 });
}
