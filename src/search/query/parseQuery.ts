import type { Section } from "../index/sections";
import { fold, NAME, tokenise, type Word, wordsOf } from "../index/tokenise";
import { hasRun } from "./runs";

/** A word of a query. */
export type QueryWord = {
  readonly term: string;
  /** As typed, but in lower case. */
  readonly written: string;
  /** True for a word in quotes, which is matched only as written. */
  readonly exact: boolean;
  /** True for the last word, which the reader may still be typing. */
  readonly prefix: boolean;
  /** Parts of a word written in camelCase, with underscores or hyphens. */
  readonly parts: readonly string[];
  /** A name as written, such as `swap_exact_in`, which is replaced by its parts if the index lacks it. */
  readonly name?: string;
};

export type ParsedQuery = {
  readonly words: readonly QueryWord[];
  /** Terms in quotes, which must be adjacent. */
  readonly phrases: readonly (readonly string[])[];
  /** Terms after a minus, which must not occur (adjacent, when there are several). */
  readonly excluded: readonly (readonly string[])[];
};

/** Limit for queries that do not come from the dialog, which allows 64 characters. */
const MAX_WORDS = 16;
const NAMES_APART = new RegExp(`(${NAME.source})`, "u");
const TOKEN = /(-?)"([^"]*)"|(\S+)/g;
/** Double quotes as typed by phones and word processors. */
const CURLY_QUOTES = /[“”„‟«»]/g;

/**
 * Parses a query: words, `"adjacent words"`, `-excluded`. A minus counts only before a letter or digit and only beside
 * words to search for; an unclosed quote is ignored.
 */
export function parseQuery(query: string, { advancedSyntax = true } = {}): ParsedQuery {
  if (!advancedSyntax) return { words: plainWords(query), phrases: [], excluded: [] };
  const words: QueryWord[] = [];
  const phrases: string[][] = [];
  const excluded: string[][] = [];
  for (const [, minus, quoted, plain = ""] of query.replace(CURLY_QUOTES, '"').matchAll(TOKEN)) {
    const isExcluded = minus === "-" || /^-[\p{L}\p{N}]/u.test(plain);
    const text = quoted ?? plain;
    const found = wordsOf(text);
    const terms = found.map(({ term }) => term);
    if (terms.length === 0) continue;
    if (isExcluded) excluded.push(terms);
    else if (quoted === undefined) words.push(...namesAndWords(plain));
    else {
      phrases.push(terms);
      words.push(...found.map((word) => ({ ...plainWord(text, word), exact: true, parts: [] })));
    }
  }
  if (words.length === 0) return { words: plainWords(query), phrases: [], excluded: [] };
  return { words: withPrefix(words.slice(0, MAX_WORDS), query), phrases, excluded };
}

function plainWords(query: string): QueryWord[] {
  return withPrefix(namesAndWords(query).slice(0, MAX_WORDS), query);
}

/** The words of a text; a name such as `NO_ROUTE` is one word, as in the index. */
function namesAndWords(text: string): QueryWord[] {
  return text
    .split(NAMES_APART)
    .flatMap((piece, index) => (index % 2 === 1 ? [nameOf(piece)] : plainWordsOf(piece)));
}

function plainWordsOf(text: string): QueryWord[] {
  return wordsOf(text).map((word) => plainWord(text, word));
}

function plainWord(text: string, { start, end, term, parts }: Word): QueryWord {
  const written = text.slice(start, end).toLowerCase();
  return { term, written, exact: false, prefix: false, parts: parts.map((part) => part.term) };
}

function nameOf(name: string): QueryWord {
  const written = name.toLowerCase();
  return { term: fold(name), written, exact: false, prefix: false, parts: tokenise(name), name };
}

/** The words that a name consists of. */
export function wordsOfName({ name = "", prefix }: QueryWord): QueryWord[] {
  return plainWordsOf(name).map((word, index, { length }) => ({
    ...word,
    prefix: prefix && index === length - 1,
    parts: [],
  }));
}

/** A number before a sign: `5%` is not the beginning of 50. */
const WHOLE_NUMBER = /\d[^\p{L}\p{N}.,]+$/u;

function withPrefix(words: readonly QueryWord[], query: string): QueryWord[] {
  const isTyped = !WHOLE_NUMBER.test(query);
  return words.map((word, index) => ({
    ...word,
    prefix: isTyped && index === words.length - 1 && !word.exact,
  }));
}

/**
 * True when a section satisfies a query's phrases and exclusions. The index knows words but not their order, so the texts decide.
 */
export function satisfiesPhrases(
  section: Pick<Section, "heading" | "texts">,
  { phrases, excluded }: ParsedQuery,
): boolean {
  const texts = [section.heading, ...section.texts];
  const isInText = (phrase: readonly string[]) => texts.some((text) => hasRun(text, phrase));
  return phrases.every(isInText) && !excluded.some(isInText);
}
