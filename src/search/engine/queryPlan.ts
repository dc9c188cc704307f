import type { Query, QueryCombination } from "minisearch";
import type { Synonym } from "../records/siteRecords";
import { isFunctionWord, stemOf, wordsOf } from "./words";

/** The words of a query in whose place other words may stand, each a list of terms. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

/** The weight of a match by another form of a word, or by a synonym. */
const FORM_WEIGHT = 0.5;
const SYNONYM_WEIGHT = 0.6;
/** Shorter beginnings of a word are looked for in headings only: too many texts have them. */
const TEXT_PREFIX_MIN_CHARS = 3;

/** The terms of a text's words, without words of grammar unless there are no others. */
export function subjectOf(text: string): string[] {
  const terms = wordsOf(text).flatMap(({ terms: [name] }) => name ?? []);
  const subject = terms.filter((term) => !isFunctionWord(term));
  return subject.length > 0 ? subject : terms;
}

/** Synonyms by the words that find them. */
export function synonymsBySubject(synonyms: readonly Synonym[]): Synonyms {
  const found = new Map<string, string[][]>();
  for (const synonym of synonyms) {
    const from = synonym.type === "synonym" ? synonym.synonyms : [synonym.input];
    for (const word of from)
      for (const other of synonym.synonyms)
        if (other !== word) {
          const key = subjectOf(word).join(" ");
          found.set(key, [...(found.get(key) ?? []), subjectOf(other)]);
        }
  }
  return found;
}

/**
 * Groups the words of a query so that each group is one word, or several that have synonyms together.
 * @example spansOf(["swap", "fee", "high"], …) // [["swap", "fee"], ["high"]] where "swap fee" has synonyms
 */
export function spansOf(terms: readonly string[], synonyms: Synonyms): string[][] {
  const spans: string[][] = [];
  const longest = Math.max(1, ...[...synonyms.keys()].map((key) => key.split(" ").length));
  for (let at = 0; at < terms.length; at += spans.at(-1)?.length ?? 1) {
    let length = Math.min(longest, terms.length - at);
    while (length > 1 && !synonyms.has(terms.slice(at, at + length).join(" "))) length--;
    spans.push(terms.slice(at, at + length));
  }
  return spans;
}

/**
 * The queries for a span: its words or their synonyms, and its words with typing errors.
 * @param isLast the reader may still be typing its last word
 */
export function spanQueries(
  span: readonly string[],
  synonyms: Synonyms,
  isLast: boolean,
): { readonly asWritten: Query; readonly misspelt: Query } {
  const words = span.map((term, at) => wordQuery(term, isLast && at === span.length - 1));
  const others = synonyms.get(span.join(" ")) ?? [];
  return {
    asWritten: {
      combineWith: "OR",
      queries: [all(words), ...others.map((terms) => weighted(terms, SYNONYM_WEIGHT))],
    },
    misspelt: all(span.map((term) => ({ queries: [term], fuzzy: editsIn(term) }))),
  };
}

/** A word as it is, its beginning, or another form of it. */
function wordQuery(term: string, isLast: boolean): Query {
  const isShort = term.length < TEXT_PREFIX_MIN_CHARS;
  const stem = stemOf(term);
  return {
    combineWith: "OR",
    queries: [
      { queries: [term], prefix: !isShort },
      ...(isShort && isLast ? [{ queries: [term], prefix: true, fields: ["heading"] }] : []),
      ...(stem === undefined ? [] : [{ ...weighted([stem], FORM_WEIGHT), prefix: true }]),
    ],
  };
}

/** Typing errors that a word may have: none in a number or a short word. */
function editsIn(term: string): number {
  if (/\d/.test(term) || term.length < 4) return 0;
  return term.length < 6 ? 1 : 2;
}

function all(queries: Query[]): QueryCombination {
  return { combineWith: "AND", queries };
}

function weighted(terms: readonly string[], weight: number): QueryCombination {
  return { ...all([...terms]), boostTerm: () => weight };
}
