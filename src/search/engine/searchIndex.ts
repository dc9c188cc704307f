import MiniSearch, { type Query, type SearchOptions, type SearchResult } from "minisearch";
import type { HeadingLevel } from "../../domain/headingLevel";
import {
  INDEX_FILE,
  type IndexedPage,
  type IndexedSite,
  MINISEARCH_OPTIONS,
  textsFile,
} from "./indexFormat";
import { pause, unpack } from "./packedWords";
import {
  namesOf,
  type Synonyms,
  spanQueries,
  spansOf,
  subjectOf,
  synonymsBySubject,
} from "./queryPlan";
import type { Word } from "./words";

/** The best section of a page for a query. */
export type FoundPage = {
  readonly section: IndexSection;
  /** True when a word of the query is in the section's text only, not in its headings. */
  readonly isText: boolean;
  /** The terms that matched. */
  readonly terms: ReadonlySet<string>;
};

export type IndexSection = {
  readonly number: number;
  readonly page: IndexedPage;
  readonly anchor: string;
  readonly level: HeadingLevel;
  /** Headings from the page's title down to its own, by level from 1. */
  readonly headings: readonly (string | undefined)[];
};

const FIELD_WEIGHTS = { heading: 4, above: 2, keywords: 4, text: 1 };
/** A heading that is the query and nothing else is what the reader means. */
const EXACT_HEADING_WEIGHT = 4;
/** It is even more so if it is spelt like the query, such as "Fees" and not "Fee". */
const SAME_SPELLING_WEIGHT = 1.5;
/** If so many sections have all words, those that lack one are left out. */
const ENOUGH = 6;
/** How much a section loses that lacks words: the share that it has, to this power. */
const LACK_POWER = 3;

const SEARCH_OPTIONS: SearchOptions = { boost: FIELD_WEIGHTS, tokenize: (term) => [term] };

type Match = { score: number; rarity: number; words: number; isText: boolean; terms: string[] };

/** The embedded index in memory. It pauses between its steps, so that no task keeps the page from answering a key. */
export class SearchIndex {
  private readonly sections: readonly IndexSection[];
  private readonly synonyms: Synonyms;

  private constructor(
    readonly site: IndexedSite,
    private readonly words: MiniSearch,
    private readonly get: (name: string) => Promise<string>,
  ) {
    this.sections = site.pages
      .flatMap(sectionsOf)
      .map((section, number) => ({ ...section, number }));
    this.synonyms = synonymsBySubject(site.synonyms);
  }

  /** Opens an index. @param get the text of a file of the index @throws Error when a file cannot be read */
  static async open(get: (name: string) => Promise<string>): Promise<SearchIndex> {
    const site: IndexedSite = JSON.parse(await get(INDEX_FILE));
    const words = await MiniSearch.loadJSAsync(await unpack(site.words), MINISEARCH_OPTIONS);
    await pause();
    return new SearchIndex(site, words, get);
  }

  /** The pages for a query, best first. Words that the site does not have are left out, as far as others are left. */
  async search(query: string): Promise<readonly FoundPage[]> {
    const subject = subjectOf(query);
    const matches = new Map<number, Match>();
    let words = 0;
    let total = 0;
    for (const found of await this.matchesOf(subject)) {
      const rarity = Math.log(1 + this.sections.length / (1 + found.length));
      words += 1;
      total += rarity;
      for (const result of found) add(matches, result, rarity);
    }
    await pause();
    const whole = [...matches].filter(([, match]) => match.words === words);
    const asked = namesOf(subject);
    const best = new Map<IndexedPage, FoundPage & { readonly score: number }>();
    for (const [number, match] of whole.length >= ENOUGH ? whole : matches) {
      const section = this.sections[number];
      if (!section) continue;
      const { page, headings } = section;
      const heading = headings.at(-1) ?? "";
      const isExact =
        match.words === words && !match.isText && namesOf(subjectOf(heading)) === asked;
      const score =
        match.score *
        (match.rarity / total) ** LACK_POWER *
        (isExact ? EXACT_HEADING_WEIGHT : 1) *
        (heading.toLowerCase() === query.toLowerCase() ? SAME_SPELLING_WEIGHT : 1) *
        (0.8 + page.rank / 50);
      if (score > (best.get(page)?.score ?? 0))
        best.set(page, { section, isText: match.isText, terms: new Set(match.terms), score });
    }
    return [...best.values()].sort((one, other) => other.score - one.score);
  }

  /** The texts of a section. */
  async textsOf({ number }: IndexSection): Promise<readonly string[]> {
    const text = await this.get(textsFile(number));
    await pause(); // files that are there already would all be read in one step
    return JSON.parse(text);
  }

  /** The sections for each word of a query, or each group of words with synonyms; none for words that the site does not have. */
  private async matchesOf(words: readonly Word["terms"][]): Promise<SearchResult[][]> {
    const all: SearchResult[][] = [];
    const spans = spansOf(words, this.synonyms);
    for (const span of spans) {
      const query = spanQueries(span, this.synonyms, span === spans.at(-1));
      let found = await this.find(query.asWritten);
      if (found.length === 0) found = await this.find(query.misspelt);
      if (found.length > 0) all.push(found);
    }
    return all;
  }

  private async find(query: Query): Promise<SearchResult[]> {
    await pause();
    return this.words.search(query, SEARCH_OPTIONS);
  }
}

function add(
  matches: Map<number, Match>,
  { id, score, terms, match }: SearchResult,
  rarity: number,
): void {
  const before = matches.get(id) ?? { score: 0, rarity: 0, words: 0, isText: false, terms: [] };
  const isText = Object.values(match).every((fields) => fields.every((field) => field === "text"));
  matches.set(id, {
    score: before.score + score,
    rarity: before.rarity + rarity,
    words: before.words + 1,
    isText: before.isText || isText,
    terms: [...before.terms, ...terms],
  });
}

function sectionsOf(page: IndexedPage): Omit<IndexSection, "number">[] {
  const headings: (string | undefined)[] = [];
  return page.sections.map(([anchor, level, heading]) => {
    headings.length = Math.min(headings.length, level - 1);
    headings[level - 1] = heading;
    return { page, anchor, level, headings: Array.from(headings) };
  });
}
