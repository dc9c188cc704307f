import { KIND_ABOVE, KIND_PART, type Posting } from "./postings";
import type { IndexedPage, Section } from "./sections";
import { fold, identifiersOf, spellingsOf, tokenise, wordsOf } from "./tokenise";

/** Turns a word's count and its section's length into one of three impact steps (BM25). */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.7;

type Occurrence = { readonly section: number; readonly count: number; readonly kind: number };
type SectionFacts = {
  readonly words: number;
  readonly headingWords: number;
  readonly reach: number;
};

export type InvertedIndex = {
  readonly sections: number;
  /** The number of postings of all terms together. */
  readonly postings: number;
  readonly postingsOf: (term: string) => Posting[];
  /** Sorted by UTF-16 code units. */
  readonly terms: string[];
};

/**
 * Maps every term to its sections. A page's group and keywords count like a heading above its first section; its keywords are
 * also part of that section's text, or a page could not be found by them alone.
 */
export function invert(pages: readonly IndexedPage[]): InvertedIndex {
  const occurrences = new Map<string, Occurrence[]>();
  const facts: SectionFacts[] = [];
  for (const page of pages) {
    const above = [page.group, ...page.keywords].flatMap(tokenise);
    page.sections.forEach((section, index) => {
      const isFirst = index === 0;
      const { counts, kinds, words, headingWords } = termsOf(
        isFirst ? { ...section, texts: [...section.texts, ...page.keywords] } : section,
        isFirst ? above : [],
      );
      for (const term of new Set([...counts.keys(), ...kinds.keys()])) {
        const list = occurrences.get(term) ?? [];
        list.push({
          section: facts.length,
          count: counts.get(term) ?? 0,
          kind: kinds.get(term) ?? -1,
        });
        occurrences.set(term, list);
      }
      facts.push({ words, headingWords, reach: reachOf(page.sections, index) });
    });
  }
  dropOnlySpellings(occurrences);
  const average = facts.reduce((sum, { words }) => sum + words, 0) / facts.length || 1;
  return {
    sections: facts.length,
    postings: [...occurrences.values()].reduce((sum, { length }) => sum + length, 0),
    terms: [...occurrences.keys()].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)),
    postingsOf: (term) =>
      (occurrences.get(term) ?? []).map((occurrence) =>
        toPosting(occurrence, facts[occurrence.section], average),
      ),
  };
}

/** Drops spellings of names that are spelt in only one way: which one a reader types matters only if there are several. */
function dropOnlySpellings(occurrences: Map<string, readonly Occurrence[]>): void {
  for (const [term, { length }] of occurrences)
    if (term.includes("_") && occurrences.get(fold(term))?.length === length)
      occurrences.delete(term);
}

function termsOf(
  section: Section,
  above: readonly string[],
): {
  counts: Map<string, number>;
  kinds: Map<string, number>;
  words: number;
  headingWords: number;
} {
  const counts = new Map<string, number>();
  const kinds = new Map<string, number>();
  let words = 0;
  for (const { term, parts } of section.texts.flatMap(wordsOf)) {
    words++;
    for (const found of [term, ...parts.map((part) => part.term)])
      counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  for (const term of section.texts.flatMap(identifiersOf))
    counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const term of [section.heading, ...section.texts].flatMap(spellingsOf)) counts.set(term, 1);
  const heading = wordsOf(section.heading);
  for (const term of above) kinds.set(term, KIND_ABOVE);
  for (const { term } of heading.flatMap(({ parts }) => parts)) kinds.set(term, KIND_PART);
  for (const term of [...identifiersOf(section.heading), ...heading.map((word) => word.term)])
    kinds.set(term, section.level);
  return { counts, kinds, words, headingWords: lengthOf(section.heading) };
}

/**
 * The number of words in a heading. An abbreviation in brackets at its end does not count, so that omitting it costs nothing:
 * `Dollar-cost averaging (DCA)`.
 */
function lengthOf(heading: string): number {
  return wordsOf(heading.replace(/\([^()]*\)\s*$/, "")).length || wordsOf(heading).length;
}

/** Number of sections in a heading's subtree, including itself. */
function reachOf(sections: readonly Section[], index: number): number {
  const level = sections[index]?.level ?? 1;
  const next = sections.findIndex((section, other) => other > index && section.level <= level);
  return (next < 0 ? sections.length : next) - index;
}

function toPosting(
  { section, count, kind }: Occurrence,
  facts: SectionFacts | undefined,
  average: number,
): Posting {
  const words = facts?.words ?? 0;
  const weight =
    (count * (SATURATION + 1)) /
    (count + SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * words) / average));
  const impact = count === 0 ? 0 : weight < 0.9 ? 1 : weight < 1.4 ? 2 : 3;
  return {
    section,
    impact,
    ...(kind >= 0 && {
      heading: { kind, words: facts?.headingWords ?? 0, reach: facts?.reach ?? 1 },
    }),
  };
}
