import { isUnspaced, pairsOf, UNSPACED, UNSPACED_RUN } from "./unspaced";

/** A word of a text: its position, the term it is indexed as, and the terms of its parts (`HyperAMM` → hyper, amm). */
export type Word = {
  readonly start: number;
  readonly end: number;
  readonly term: string;
  readonly parts: readonly WordPart[];
};
export type WordPart = { readonly start: number; readonly end: number; readonly term: string };

/** Longer words are cut, in the index and in queries alike, so that a long address is still found. */
export const TERM_MAX_CHARS = 40;
const PART_MIN_CHARS = 3;
const NONE: readonly WordPart[] = [];

const LETTER = `(?:(?!${UNSPACED})[\\p{L}\\p{N}\\p{M}])`;
/**
 * A number with separators (1,000,000, 0.30 or 0,3) is one word, and so are a word with an apostrophe and a run of a script
 * without spaces.
 */
const WORD = new RegExp(
  [
    `\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?(?!${LETTER})`,
    `(?<!_)\\d{1,3}(?:_\\d{3})+n?(?!${LETTER})`,
    `\\d+(?:\\.\\d+)+(?!${LETTER})`,
    `(?<![\\d,])\\d+,\\d{1,2}(?!,?${LETTER})`,
    UNSPACED_RUN,
    `${LETTER}+(?:['’](?:(?!${UNSPACED})[\\p{L}\\p{M}])+)*`,
  ].join("|"),
  "gu",
);
/** Words that only need to be lowercased. */
const PLAIN = /^[A-Za-z0-9]{1,40}$/;
const HUMP =
  /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+\p{N}*|\p{Lu}+\p{N}*|\p{N}+|[^\p{Lu}\p{Ll}\p{N}]+/gu;

/** Letters that Unicode does not decompose. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  ı: "i",
  þ: "th",
};
const OWN_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join("")}]`, "g");
/** Articles and similar words that French, Italian and Arabic join to the next word. */
const ELISION = /^(?:(?:[cdjlmnst]|qu|un|[dns]?[aeu]ll)['’](?=\p{L}{2})|ال(?=\p{L}{3}))/u;

/** The words of a text in order, with their positions. Underscores, hyphens and dots separate words. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let at = 0;
  while (at < text.length) {
    const end = endOfSimpleWord(text, at);
    if (end > at) {
      words.push({ start: at, end, term: text.slice(at, end).toLowerCase(), parts: NONE });
      at = end;
    } else if (isSeparator(text.charCodeAt(at))) at++;
    else {
      WORD.lastIndex = at;
      const found = WORD.exec(text);
      if (!found) break;
      const [word] = found;
      const term = fold(word);
      at = found.index + word.length;
      if (term !== "")
        words.push({ start: found.index, end: at, term, parts: partsOf(word, found.index) });
    }
  }
  return words;
}

/**
 * Reads a word of ASCII letters without inner capitals, as most words are, without the general pattern, which is
 * several times slower.
 * @returns the end of the word that begins at `start`; `start` when it is not such a word
 */
function endOfSimpleWord(text: string, start: number): number {
  if (!isAsciiLetter(text.charCodeAt(start))) return start;
  let end = start + 1;
  while (isSmallAsciiLetter(text.charCodeAt(end))) end++;
  const isWhole = end === text.length || isSeparator(text.charCodeAt(end));
  return isWhole && end - start <= TERM_MAX_CHARS ? end : start;
}

const APOSTROPHE = 39;

/** True for an ASCII character that never belongs to a word. */
function isSeparator(code: number): boolean {
  return code < 128 && code !== APOSTROPHE && !isAsciiLetter(code) && !(code >= 48 && code <= 57);
}

function isAsciiLetter(code: number): boolean {
  return isSmallAsciiLetter(code) || (code >= 65 && code <= 90);
}

function isSmallAsciiLetter(code: number): boolean {
  return code >= 97 && code <= 122;
}

const MAX_CACHED_TEXTS = 2000;
const cache = new Map<string, readonly Word[]>();

/** {@link wordsOf} with a cache: while a reader types, the same sections are shown again and again. */
export function knownWordsOf(text: string): readonly Word[] {
  const cached = cache.get(text);
  if (cached) return cached;
  if (cache.size >= MAX_CACHED_TEXTS) cache.clear();
  const words = wordsOf(text);
  cache.set(text, words);
  return words;
}

/** The terms of a text in order. `tokenise("Crème brûlée’s") // ["creme", "brulee"]` */
export function tokenise(text: string): string[] {
  return wordsOf(text).map(({ term }) => term);
}

/**
 * Words joined by underscores, or three and more by hyphens, and numbers by slashes or colons: `swap_exact_in`, `data-token-in`,
 * 50/50, 1:1. Two words with a hyphen are ordinary words. Begins with a word, so that a long one is read in linear time.
 */
export const NAME =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}]+(?:(?:_[\p{L}\p{N}]+)+|(?:-[\p{L}\p{N}]+){2,})|\d+(?:[/:]\d+)+)/u;
const NAMES = new RegExp(NAME, "gu");

/** A letter that says what kind of thing a constant names: `E_` for errors. */
const KIND_OF_CONSTANT = /^[A-Z]_(?=[A-Z]+_)/;

/**
 * Every {@link NAME} as one term, so that a match of the whole name counts more than its words; a constant such as `E_MIN_OUT`
 * also without its first letter, which readers omit.
 * @example identifiersOf("call swap_exact_in") // ["swapexactin"]
 */
export function identifiersOf(text: string): string[] {
  return [...text.matchAll(NAMES)].flatMap(([name]) =>
    [...new Set([name, name.replace(KIND_OF_CONSTANT, "")])].map(fold),
  );
}

/**
 * Every name with underscores as spelt, since as one term it equals its camelCase form; long ones are omitted.
 * @example spellingsOf("pass min_Amount_out") // ["min_amount_out"]
 */
export function spellingsOf(text = ""): string[] {
  return [...text.matchAll(NAMES)]
    .filter(([name]) => name.includes("_") && name.length <= TERM_MAX_CHARS)
    .map(([name]) => tokenise(name).join("_"));
}

/**
 * A word as it is indexed and looked up: without accents, case, thousands separators (and the `n` behind `10_000n`), the
 * English possessive and a short article (`l’échange`), and with a decimal point for a comma. A ratio keeps its slash, since
 * 24/7 is not 247, and 50:50 is 50/50.
 */
export function fold(word: string): string {
  if (PLAIN.test(word)) return word.toLowerCase();
  const folded = word
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(OWN_LETTER, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/['’]s$/, "")
    .replace(ELISION, "")
    .replace(/^(\d+),(\d{1,2})$/, "$1.$2")
    .replace(/^(\d+(?:_\d+)+)n$/, "$1")
    .replaceAll(":", "/")
    .replace(/[^\p{L}\p{N}./]/gu, "")
    .replace(/^\.+|\.+$/g, "");
  return folded.length > TERM_MAX_CHARS ? [...folded].slice(0, TERM_MAX_CHARS).join("") : folded;
}

/** The humps of camelCase and PascalCase words, the pairs of a run without spaces; nothing for other words. */
function partsOf(word: string, offset: number): readonly WordPart[] {
  if (isUnspaced(word))
    return pairsOf(word).map(([start, end]) => ({
      start: offset + start,
      end: offset + end,
      term: fold(word.slice(start, end)),
    }));
  if (!/[\p{Ll}\p{N}]\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(word)) return NONE;
  return [...word.matchAll(HUMP)]
    .map(({ 0: hump, index }) => ({
      start: offset + index,
      end: offset + index + hump.length,
      term: fold(hump),
    }))
    .filter(({ term }) => term.length >= PART_MIN_CHARS);
}
