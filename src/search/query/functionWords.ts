/**
 * English words that carry a question's grammar rather than its subject. Results need not contain them, but a heading that does
 * still ranks first.
 */
const FUNCTION_WORDS = new Set(
  (
    "a about actually after also am an and any anybody anyone are as at be become been before being best between but by can could did do does " +
    "doing during else even everybody everyone explain for from get gets getting go goes going good got had happen happens has have having how i if in into is it its " +
    "just know many may me mean means might much must my need needs no not of off on one ones only or other others our out own please " +
    "really shall should so some somebody someone still tell than that the their them then there these they this those to too up us versus " +
    "vs want was we were what when where which while who whom whose why will with without would you your " +
    "arent cant couldnt didnt doesnt dont hasnt havent im isnt ive shouldnt wasnt werent whats wont wouldnt"
  ).split(" "),
);

/** True for a function word, and for a single letter, which says as little about the subject. */
export function isFunctionWord(term: string): boolean {
  return FUNCTION_WORDS.has(term) || /^[a-z]$/.test(term);
}
