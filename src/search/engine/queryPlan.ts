import type { Query, QueryCombination } from "minisearch";
import type { Synonym } from "../records/siteRecords";
import { isFunctionWord, stemOf, type Word, wordsOf } from "./words";

/** The words of a query in whose place other words may stand, each a list of terms. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

/** The weight of a match by another form of a word, or by a synonym. */
const FORM_WEIGHT = 0.5;
const SYNONYM_WEIGHT = 0.6;
/** Shorter beginnings of a word are looked for in headings only: too many texts have them. */
const TEXT_PREFIX_MIN_CHARS = 3;

/** The terms of each word of a text, without words of grammar unless there are no others. */
export function subjectOf(text: string): Word["terms"][] {
  const words = wordsOf(text).map(({ terms }) => terms);
  const subject = words.filter(([name = ""]) => !isFunctionWord(name));
  return subject.length > 0 ? subject : words;
}

/** Words without the parts of their names, as one text. */
export function namesOf(words: readonly Word["terms"][]): string {
  return words.map(([name]) => name).join(" ");
}

/** Synonyms by the words that find them. */
export function synonymsBySubject(synonyms: readonly Synonym[]): Synonyms {
  const found = new Map<string, string[][]>();
  for (const synonym of synonyms) {
    const from = synonym.type === "synonym" ? synonym.synonyms : [synonym.input];
    for (const word of from)
      for (const other of synonym.synonyms)
        if (other !== word) {
          const key = namesOf(subjectOf(word));
          found.set(key, [...(found.get(key) ?? []), namesOf(subjectOf(other)).split(" ")]);
        }
  }
  return found;
}

/** Groups the words of a query so that each group is one word, or several, such as "swap fee", that have synonyms together. */
export function spansOf(words: readonly Word["terms"][], synonyms: Synonyms): Word["terms"][][] {
  const spans: Word["terms"][][] = [];
  for (let at = 0; at < words.length; at += spans.at(-1)?.length ?? 1) {
    let end = words.length;
    while (end > at + 1 && !synonyms.has(namesOf(words.slice(at, end)))) end--;
    spans.push(words.slice(at, end));
  }
  return spans;
}

/**
 * The queries for a span: its words or their synonyms, and its words with typing errors, or the parts of names.
 * @param isLast the reader may still be typing its last word
 */
export function spanQueries(
  span: readonly Word["terms"][],
  synonyms: Synonyms,
  isLast: boolean,
): { readonly asWritten: Query; readonly misspelt: Query } {
  const words = span.map(([name = ""], at) => wordQuery(name, isLast && at === span.length - 1));
  const others = synonyms.get(namesOf(span)) ?? [];
  return {
    asWritten: {
      combineWith: "OR",
      queries: [all(words), ...others.map((terms) => weighted(terms, SYNONYM_WEIGHT))],
    },
    misspelt: all(
      span.map(([name = "", ...parts]) => ({
        combineWith: "OR",
        queries: [{ queries: [name], fuzzy: editsIn(name) }, all(parts.filter(isPart))],
      })),
    ),
  };
}

/** Whether a part of a name says anything. */
function isPart(part: string): boolean {
  return part.length > 1 && !isFunctionWord(part);
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
