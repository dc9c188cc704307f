/**
 * English words that carry a question's grammar rather than its subject. Results need not have them, but a heading that
 * does still ranks first.
 */
const FUNCTION_WORDS = new Set(
  (
    "a about an and any are as at be been being between but by can could did do does doing for from get gets had has have having how i if in into is it its " +
    "many may me might much must my no not of on or our shall should so some than that the their them then there these they this those to too us versus vs was we were " +
    "what when where which who whom whose why will with would you your " +
    "am got getting im ive me please whats arent cant couldnt didnt doesnt dont hasnt havent isnt shouldnt wasnt werent wont wouldnt"
  ).split(" "),
);

/** True for a function word, and for a single letter, which says as little about the subject. */
export function isFunctionWord(term: string): boolean {
  return FUNCTION_WORDS.has(term) || /^[a-z]$/.test(term);
}
