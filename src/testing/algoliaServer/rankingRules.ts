/**
 * The hosted service's ranking as its documentation describes it: a list of criteria, each breaking the ties of the one before.
 * Written for tests, without using the site's own engine, so that the two can be compared.
 */
import type { HostedRecord, HostedSynonym } from "../../search/records/hostedIndex";

/** The index settings that the rules depend on. */
export type RankingSettings = {
  readonly searchableAttributes: readonly string[];
  readonly minWordSizefor1Typo: number;
  readonly minWordSizefor2Typos: number;
  readonly removeStopWords: boolean;
};

type Occurrence = {
  readonly attribute: number;
  readonly at: number;
  readonly typos: number;
  readonly exact: boolean;
};
type Token = { readonly text: string; readonly attribute: number; readonly at: number };
type Ranked = { readonly record: HostedRecord; readonly criteria: readonly number[] };

/** English words that `removeStopWords` removes from a query: articles, pronouns, prepositions, conjunctions, auxiliaries. */
const STOP_WORDS = new Set(
  (
    "a about after all also am an and any are as at be because been before being between both but by can could did do does doing " +
    "down during each few for from further had has have having he her here hers him his how i if in into is it its itself just " +
    "me more most my myself no nor not now of off on once only or other our ours out over own same she should so some such " +
    "than that the their theirs them then there these they this those through to too under until up very was we were what " +
    "when where which while who whom why will with would you your yours"
  ).split(" "),
);

/** Distance assigned to words that are far apart, or in different attributes. */
const FAR = 8;

/** Distance between the words of attributes that rank equally, which are listed in one string with commas. */
const APART = 100_000;

/** Ranks records for a query, best first, one per address. */
export class RankingRules {
  private readonly tokens: readonly (readonly Token[])[];
  private readonly known = new Map<string, number | undefined>();

  constructor(
    private readonly records: readonly HostedRecord[],
    private readonly synonyms: readonly HostedSynonym[],
    private readonly settings: RankingSettings,
  ) {
    this.tokens = records.map((record) => this.tokensOf(record));
  }

  search(query: string): HostedRecord[] {
    const words = this.wordsOfQuery(query);
    const all = this.ranked(words, words.length);
    const found = all.length > 0 ? all : this.ranked(words, 1);
    const addresses = new Set<string>();
    return found
      .sort((a, b) => compare(a.criteria, b.criteria))
      .flatMap(({ record }) => {
        if (addresses.has(record.url)) return [];
        addresses.add(record.url);
        return [record];
      });
  }

  /** The last word may be the beginning of another, so it is never a stop word. */
  private wordsOfQuery(query: string): string[] {
    const words = wordsOf(query);
    return this.settings.removeStopWords
      ? words.filter((word, at) => at === words.length - 1 || !STOP_WORDS.has(word))
      : words;
  }

  private ranked(words: readonly string[], least: number): Ranked[] {
    return this.records.flatMap((record, index) => {
      const occurrences = words.map((word, at) =>
        this.occurrences(word, at === words.length - 1, words, this.tokens[index] ?? []),
      );
      const matched = occurrences.filter(({ length }) => length > 0);
      if (matched.length < least || matched.length === 0) return [];
      return [{ record, criteria: criteriaOf(record, matched) }];
    });
  }

  /** Where a record contains a word, or an alternative to it. */
  private occurrences(
    word: string,
    isLast: boolean,
    query: readonly string[],
    tokens: readonly Token[],
  ): Occurrence[] {
    const direct = tokens.flatMap(({ text, attribute, at }) => {
      const typos = this.typosOf(word, text, isLast);
      return typos === undefined
        ? []
        : [{ attribute, at, typos, exact: typos === 0 && text.length === word.length }];
    });
    const others = this.alternatives(word, query).flatMap((phrase) => phraseIn(phrase, tokens));
    return [...direct, ...others];
  }

  /** Phrases that are alternatives to a word of the query, or to a phrase of it that contains the word. */
  private alternatives(word: string, query: readonly string[]): string[][] {
    const inQuery = (phrase: readonly string[]) =>
      phrase.includes(word) && ` ${query.join(" ")} `.includes(` ${phrase.join(" ")} `);
    return this.synonyms.flatMap((synonym) => {
      const phrases = synonym.synonyms.map(wordsOf);
      const inputs = synonym.type === "oneWaySynonym" ? [wordsOf(synonym.input)] : phrases;
      return inputs.some(inQuery) ? phrases.filter((phrase) => !inQuery(phrase)) : [];
    });
  }

  /** The number of typos between two words. @returns undefined when the token is a different word */
  private typosOf(word: string, token: string, isPrefix: boolean): number | undefined {
    const key = `${word} ${token} ${isPrefix}`;
    if (!this.known.has(key)) this.known.set(key, this.countTypos(word, token, isPrefix));
    return this.known.get(key);
  }

  private countTypos(word: string, token: string, isPrefix: boolean): number | undefined {
    if (word === token || singular(word) === singular(token)) return 0;
    if (isPrefix && token.startsWith(word)) return 0;
    const allowed =
      word.length >= this.settings.minWordSizefor2Typos
        ? 2
        : word.length >= this.settings.minWordSizefor1Typo
          ? 1
          : 0;
    if (allowed === 0 || /\d/.test(word)) return undefined;
    const target = isPrefix ? token.slice(0, word.length) : token;
    if (Math.abs(target.length - word.length) > allowed) return undefined;
    const typos = edits(word, target) + (word[0] === target[0] ? 0 : 1);
    return typos <= allowed ? typos : undefined;
  }

  private tokensOf(record: HostedRecord): Token[] {
    return this.settings.searchableAttributes.flatMap((names, attribute) =>
      names.split(", ").flatMap((name, column) => {
        const path = name.replace(/^unordered\((.+)\)$/, "$1");
        const words = wordsOf(valueAt(record, path) ?? "");
        return words.map((text, at) => ({ text, attribute, at: at + column * APART }));
      }),
    );
  }
}

/** The ranking criteria of a hit, in order; smaller is better: words, typo, attribute, proximity, exact, and the index's own. */
function criteriaOf(
  { weight }: HostedRecord,
  matched: readonly (readonly Occurrence[])[],
): number[] {
  const best = (pick: (occurrence: Occurrence) => number) =>
    matched.map((list) => Math.min(...list.map(pick)));
  const typos = best(({ typos: count }) => count).reduce((sum, count) => sum + count, 0);
  const attribute = Math.min(...best((occurrence) => occurrence.attribute));
  const exact = matched.filter((list) => list.some((occurrence) => occurrence.exact)).length;
  let proximity = 0;
  matched.forEach((list, index) => {
    const next = matched[index + 1];
    if (next) proximity += distance(list, next);
  });
  return [
    -matched.length,
    typos,
    attribute,
    proximity,
    -exact,
    -weight.pageRank,
    -weight.level,
    weight.position,
  ];
}

/** The text of a searchable attribute. */
function valueAt(record: HostedRecord, path: string): string | null | undefined {
  const [field, level] = path.split(".");
  if (field === "tags") return record.tags.join(" \u2029 ");
  if (level === undefined) return record.content;
  const levels = field === "hierarchy" ? record.hierarchy : record.hierarchy_radio;
  return Object.entries(levels).find(([key]) => key === level)?.[1];
}

function distance(first: readonly Occurrence[], second: readonly Occurrence[]): number {
  let nearest = FAR;
  for (const a of first)
    for (const b of second)
      if (a.attribute === b.attribute && a.at !== b.at)
        nearest = Math.min(nearest, Math.abs(b.at - a.at) + (b.at < a.at ? 1 : 0));
  return nearest;
}

function phraseIn(phrase: readonly string[], tokens: readonly Token[]): Occurrence[] {
  return tokens.flatMap(({ attribute, at }, index) =>
    phrase.every((word, offset) => {
      const token = tokens[index + offset];
      return token?.attribute === attribute && singular(token.text) === singular(word);
    })
      ? [{ attribute, at, typos: 0, exact: false }]
      : [],
  );
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

function wordsOf(text: string): string[] {
  return (
    text
      .replace(/&(?:amp|lt|gt|quot|#39);/g, " ")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/** Number of inserted, deleted, replaced and swapped letters. */
function edits(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      const cell = (up: number, left: number) => rows[row - up]?.[column - left] ?? FAR;
      let cost = Math.min(cell(1, 0) + 1, (current[column - 1] ?? FAR) + 1, cell(1, 1) + same);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, cell(2, 2) + 1);
      current.push(cost);
    }
    rows.push(current);
  }
  return rows[a.length]?.[b.length] ?? FAR;
}
