import { knownWordsOf } from "../index/tokenise";

/** Whether a word of a text matches a term. */
type Fits = (word: string, term: string) => boolean;

/**
 * Whether a text has the terms in order and next to each other. Plain loops, since it runs for every word of every hit.
 * @param fitsLast how to match the last of them: exactly, unless it may be the beginning of a word
 */
export function hasRun(
  text: string,
  terms: readonly string[],
  fitsLast: Fits = (word, term) => word === term,
): boolean {
  const words = knownWordsOf(text);
  const last = terms.length - 1;
  for (let first = 0; first + last < words.length; first++) {
    let at = 0;
    while (at < last && words[first + at]?.term === terms[at]) at++;
    if (at === last && fitsLast(words[first + last]?.term ?? "", terms[last] ?? "")) return true;
  }
  return false;
}
