/**
 * English words that carry the grammar of a question and not its subject. A result need not have them; a heading that
 * has them too still comes first.
 */
const FUNCTION_WORDS = new Set(
  (
    "a about an and any are as at be been being between but by can could did do does doing for from get gets had has have having how i if in into is it its " +
    "many may me might much must my no not of on or our shall should so some than that the their them then there these they this those to too us versus vs was we were " +
    "what when where which who whom whose why will with would you your"
  ).split(" "),
);

/** Is the word part of a question's grammar, or a single letter, which tells as little? */
export function isFunctionWord(term: string): boolean {
  return FUNCTION_WORDS.has(term) || /^[a-z]$/.test(term);
}
