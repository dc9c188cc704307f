import { HEAD_WORDS_MAX, KIND_ABOVE, KIND_PART, readPostings } from "../index/postings";
import type { TermMatch } from "./termList";
import * as weights from "./weights";

/** Where a query word occurs, section by section, and how strongly. The arrays are reused for every word. */
export class WordMatches {
  /** In the section's own heading or text. */
  readonly text: Float32Array;
  /** In a heading above the section. */
  readonly above: Float32Array;
  /** 2 where the word is in the section's heading, 1 where it may be (see {@link TermMatch.certainty}). */
  readonly heading: Uint8Array;
  private readonly sections: SectionSet;

  /** @param headingWords number of words in the heading of every section seen so far, shared by all matches */
  constructor(
    private readonly size: number,
    private readonly headingWords: Uint8Array,
  ) {
    this.text = new Float32Array(size);
    this.above = new Float32Array(size);
    this.heading = new Uint8Array(size);
    this.sections = new SectionSet(size);
  }

  /** The sections that have the word or are below a heading that has it, in no particular order. */
  get found(): Uint32Array {
    return this.sections.members;
  }

  /** Whether a section is one of those that were `found`. */
  includes(section: number): boolean {
    return this.sections.includes(section);
  }

  clear(): void {
    emptyAt(this.found, this.text, this.above, this.heading);
    this.sections.clear();
  }

  /** Copies another's matches; nothing else may have been added before. */
  copy({ found, text, above, heading }: WordMatches): void {
    for (let at = 0; at < found.length; at++) {
      const section = found[at] ?? 0;
      this.text[section] = text[section] ?? 0;
      this.above[section] = above[section] ?? 0;
      this.heading[section] = heading[section] ?? 0;
      this.sections.add(section);
    }
  }

  /**
   * Adds a term that matches the word; the strongest term of a section counts.
   * @param only the sections to look at; all by default
   */
  add(
    { part, index, weight, certainty, isPrefix }: TermMatch,
    shards: ReadonlyMap<number, Uint8Array>,
    only?: SectionSet,
  ): void {
    const shard = shards.get(part.shard[index] ?? -1);
    if (!shard) return;
    const isGuess = isPrefix && certainty < 2;
    const inText = weights.TEXT.map((value) => value * weight);
    readPostings(
      shard,
      part.from[index] ?? 0,
      part.to[index] ?? 0,
      (section, impact, kind, words, reach) => {
        if (section >= this.size) return;
        if (kind < 0) {
          if (!only || only.includes(section)) this.raise(this.text, section, inText[impact] ?? 0);
          return;
        }
        // No prefix of a keyword: `id` is itself a word, and must not match every section of a page with the keyword `identity`.
        if (kind !== KIND_ABOVE || !isGuess)
          this.raiseBelow(
            firstBelow(section, kind),
            section + reach,
            weights.ANCESTOR * weight,
            only,
          );
        if (only && !only.includes(section)) return;
        if (kind > KIND_ABOVE) this.raiseHeading(section, certainty, words);
        const inHeading = HEADING_VALUES[kind * HEAD_WORDS + words] ?? 0;
        this.raise(this.text, section, (inText[impact] ?? 0) + inHeading * weight);
      },
    );
  }

  /** The word is in a heading above the sections from `first` up to but not including `end`. */
  private raiseBelow(
    first: number,
    end: number,
    value: number,
    only: SectionSet | undefined,
  ): void {
    const last = Math.min(this.size, end);
    for (let below = first; below < last; below++)
      if (!only || only.includes(below)) this.raise(this.above, below, value);
  }

  /** Keeps the sections that have the other word too: both together match one word. */
  meet(other: WordMatches): void {
    for (const section of this.found) {
      const mine = (this.text[section] ?? 0) + (this.above[section] ?? 0) / 2;
      const theirs = (other.text[section] ?? 0) + (other.above[section] ?? 0) / 2;
      const isOwn = (this.text[section] ?? 0) > 0 || (other.text[section] ?? 0) > 0;
      const both = mine > 0 && theirs > 0;
      this.text[section] = both && isOwn ? (mine + theirs) / 2 : 0;
      this.above[section] = both && !isOwn ? mine + theirs : 0;
      this.heading[section] = Math.min(this.heading[section] ?? 0, other.heading[section] ?? 0);
    }
  }

  /** Raises every value to the other's weighted value where that is higher. */
  raiseTo(other: WordMatches, weight: number): void {
    for (const section of other.found) {
      this.raise(this.text, section, (other.text[section] ?? 0) * weight);
      this.raise(this.above, section, (other.above[section] ?? 0) * weight);
      const certainty = other.heading[section] ?? 0;
      if (certainty > 0) this.raiseHeading(section, certainty, this.headingWords[section] ?? 0);
    }
  }

  private raise(values: Float32Array, section: number, value: number): void {
    if ((values[section] ?? 0) >= value) return;
    values[section] = value;
    this.sections.add(section);
  }

  private raiseHeading(section: number, certainty: number, words: number): void {
    this.heading[section] = Math.max(this.heading[section] ?? 0, certainty);
    this.headingWords[section] = words;
  }
}

/** A set of sections that clears in time proportional to its members: sites are large, answers small. */
export class SectionSet {
  private readonly list: Uint32Array;
  private readonly has: Uint8Array;
  private count = 0;

  constructor(size: number) {
    this.list = new Uint32Array(size);
    this.has = new Uint8Array(size);
  }

  get members(): Uint32Array {
    return this.list.subarray(0, this.count);
  }

  includes(section: number): boolean {
    return this.has[section] === 1;
  }

  add(section: number): void {
    if (this.has[section] === 1) return;
    this.has[section] = 1;
    this.list[this.count++] = section;
  }

  clear(): void {
    emptyAt(this.members, this.has);
    this.count = 0;
  }
}

/** The first section below a heading, or below the keywords of a page, which count as above its first section. */
function firstBelow(section: number, kind: number): number {
  return kind === KIND_ABOVE ? section : section + 1;
}

/** Above this share of all sections it is faster to clear the whole array. */
const MANY = 1 / 16;

/** Sets the numbers of these sections to 0 in all arrays. */
export function emptyAt(
  sections: Uint32Array,
  ...arrays: readonly (Float32Array | Uint8Array)[]
): void {
  for (const values of arrays) {
    if (sections.length > values.length * MANY) values.fill(0);
    else for (let at = 0; at < sections.length; at++) values[sections[at] ?? 0] = 0;
  }
}

/** Number of values that a posting's word count can have, from 0. */
const HEAD_WORDS = HEAD_WORDS_MAX + 1;
/** {@link headingValue} of each kind and number of words: looked up for each posting at each key press. */
const HEADING_VALUES = Float64Array.from({ length: (KIND_PART + 1) * HEAD_WORDS }, (_, at) =>
  headingValue(Math.floor(at / HEAD_WORDS), at % HEAD_WORDS),
);

/** The value of a word in a heading, which is higher the fewer words the heading has. */
function headingValue(kind: number, words: number): number {
  if (kind === KIND_ABOVE) return 0;
  if (kind === KIND_PART) return weights.PART;
  return (
    (kind === 1 ? weights.TITLE : weights.HEADING) /
    (1 - weights.HEADING_LENGTH_SHARE + (weights.HEADING_LENGTH_SHARE * words) / 3)
  );
}
