/** A word or name of a text: where it stands, and the terms under which the index has it. */
export type Word = {
  /** The name as it is spelt, in lower case, then its parts: `minAmountOut` → `minamountout`, `min`, `amount`, `out`. */
  readonly terms: readonly string[];
  readonly start: number;
  readonly end: number;
};

/** Letters and digits, and the symbols of names: `C#`, `AT&T`, `.NET`, `a::b`, `swap_exact_in`, `10,000`. */
const WORD =
  /(?:(?<![\p{L}\p{N}])\.(?=\p{L}))?[\p{L}\p{N}_](?:[\p{L}\p{N}\p{M}_#+]|[.&:@'’-]+(?=[\p{L}\p{N}_])|,(?=\d{3}))*/gu;
/** Longer ones are addresses and hashes, which readers find by their parts. */
const NAME_MAX_CHARS = 40;

/** The words of a text, in their order. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const terms = termsOf(word);
    return terms.length > 0 ? [{ terms, start: index, end: index + word.length }] : [];
  });
}

/** Text without accents, apostrophes and possessive endings. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/['’]s$|['’]/g, "");
}

/** Terms of words that were met before, because taking words apart is most of the work of a snippet. */
const known = new Map<string, readonly string[]>();

function termsOf(word: string): readonly string[] {
  const terms = known.get(word) ?? newTermsOf(word);
  known.set(word, terms);
  return terms;
}

function newTermsOf(word: string): string[] {
  const name = folded(word);
  if (/^[\d.,:]+$/.test(name)) return [name.replaceAll(",", "")];
  const parts = name
    .replace(/(\p{Ll}|\p{N})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})|(\p{N})(?=\p{Ll}{2})/gu, "$& ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== "")
    .map((part) => singular(part.toLowerCase()));
  const whole = singular(name.replaceAll("-", "").toLowerCase());
  return [...new Set(whole.length > NAME_MAX_CHARS ? parts : [whole, ...parts])];
}

const IRREGULAR: Readonly<Record<string, string>> = {
  children: "child",
  criteria: "criterion",
  feet: "foot",
  geese: "goose",
  indices: "index",
  matrices: "matrix",
  men: "man",
  mice: "mouse",
  people: "person",
  teeth: "tooth",
  vertices: "vertex",
  women: "woman",
};

/** An English noun without its plural ending. */
function singular(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is|as|os)$/.test(word)) return word;
  if (/.{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return word.slice(0, /(?:x|ch|sh|ss|zz)es$/.test(word) ? -2 : -1);
}

/** A word without the ending of its form, to find others by: `cancelled` → `cancell`, `routing` → `rout`; undefined for none. */
export function stemOf(word: string): string | undefined {
  const stem = word.replace(/(?:ing|ed|ions?|ers?|ly|ment|e)$/, "");
  return stem !== word && stem.length >= 4 ? stem : undefined;
}

const FUNCTION_WORDS = new Set(
  (
    "a an and are as at be been but by can could did do does for from had has have how i if in into is it its me my of on or our " +
    "shall should so than that the their them then there these they this those to us was we were what when where which who whom " +
    "whose why will with would you your"
  ).split(" "),
);

/** True for a word of grammar, which says nothing about a subject. */
export function isFunctionWord(term: string): boolean {
  return FUNCTION_WORDS.has(term);
}
