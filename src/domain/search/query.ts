import { wordsOf } from "./tokenise";

/** A word of a query. */
export type QueryWord = {
  readonly term: string;
  /** In quotes: found as it is written, or not at all. */
  readonly exact: boolean;
  /** The last word: readers may still be typing it. */
  readonly prefix: boolean;
  /** Parts of a word written in camelCase. */
  readonly parts: readonly string[];
};

export type ParsedQuery = {
  readonly words: readonly QueryWord[];
  /** Terms in quotes, which have to stand side by side. */
  readonly phrases: readonly (readonly string[])[];
  /** Terms after a minus, which may not occur (side by side, when there are several). */
  readonly excluded: readonly (readonly string[])[];
};

/** A query longer than the dialog's 64 characters still has an end. */
const MAX_WORDS = 16;
const TOKEN = /(-?)"([^"]*)"|(\S+)/g;

/**
 * Reads a query: words, `"words side by side"`, `-not`. A minus counts only before a letter or digit and only beside
 * words to search for; an open quote is no quote.
 */
export function parseQuery(query: string, { advancedSyntax = true } = {}): ParsedQuery {
  if (!advancedSyntax) return { words: plainWords(query), phrases: [], excluded: [] };
  const words: QueryWord[] = [];
  const phrases: string[][] = [];
  const excluded: string[][] = [];
  for (const [, minus, quoted, plain = ""] of query.matchAll(TOKEN)) {
    const isExcluded = minus === "-" || /^-[\p{L}\p{N}]/u.test(plain);
    const found = wordsOf(quoted ?? plain);
    const terms = found.map(({ term }) => term);
    if (terms.length === 0) continue;
    if (isExcluded) excluded.push(terms);
    else if (quoted === undefined)
      words.push(...found.map(({ term, parts }) => ({ term, exact: false, prefix: false, parts: parts.map((part) => part.term) })));
    else {
      phrases.push(terms);
      words.push(...terms.map((term) => ({ term, exact: true, prefix: false, parts: [] })));
    }
  }
  if (words.length === 0) return { words: plainWords(query), phrases: [], excluded: [] };
  return { words: withPrefix(words.slice(0, MAX_WORDS)), phrases, excluded };
}

function plainWords(query: string): QueryWord[] {
  const words = wordsOf(query).slice(0, MAX_WORDS);
  return withPrefix(words.map(({ term, parts }) => ({ term, exact: false, prefix: false, parts: parts.map((part) => part.term) })));
}

function withPrefix(words: readonly QueryWord[]): QueryWord[] {
  return words.map((word, index) => ({ ...word, prefix: index === words.length - 1 && !word.exact }));
}
