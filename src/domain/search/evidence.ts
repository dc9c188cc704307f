import type { TermMatch } from "./expandWord";
import { KIND_ABOVE, KIND_PART, readPostings } from "./postings";
import * as weights from "./weights";

/** Where a word of a query is, section by section, and how strongly. */
export class Evidence {
  /** In the section's own heading or text. */
  readonly text: Float32Array;
  /** In a heading above the section. */
  readonly above: Float32Array;
  /** 2 where the word is in the section's heading, 1 where it may be (see {@link TermMatch.certainty}). */
  readonly heading: Uint8Array;
  /** Words of the heading of every section seen since the index was opened. */
  readonly headingWords: Uint8Array;

  constructor(private readonly sections: number) {
    this.text = new Float32Array(sections);
    this.above = new Float32Array(sections);
    this.heading = new Uint8Array(sections);
    this.headingWords = new Uint8Array(sections);
  }

  clear(): void {
    this.text.fill(0);
    this.above.fill(0);
    this.heading.fill(0);
  }

  /** Adds a term that stands for the word; the strongest term of a section counts. */
  add({ part, index, weight, certainty }: TermMatch, shards: ReadonlyMap<number, Uint8Array>): void {
    const shard = shards.get(part.shard[index] ?? -1);
    if (!shard) return;
    readPostings(shard, part.from[index] ?? 0, part.to[index] ?? 0, (section, impact, kind, words, reach) => {
      if (section >= this.sections) return;
      let value = weights.TEXT[impact] ?? 0;
      if (kind >= 0) {
        value += headingValue(kind, words);
        const inherited = weights.ANCESTOR * weight;
        const last = Math.min(this.sections, section + reach);
        for (let below = kind === KIND_ABOVE ? section : section + 1; below < last; below++) raise(this.above, below, inherited);
        if (kind !== KIND_ABOVE) this.headingWords[section] = words;
        if (kind !== KIND_ABOVE) this.heading[section] = Math.max(this.heading[section] ?? 0, certainty);
      }
      raise(this.text, section, value * weight);
    });
  }

  /** Adds a weight to every section that has the word, or stands below it. */
  addWeight(sums: Float32Array, weight: number): void {
    for (let section = 0; section < this.sections; section++) {
      if ((this.text[section] ?? 0) > 0 || (this.above[section] ?? 0) > 0) sums[section] = (sums[section] ?? 0) + weight;
    }
  }

  /** Counts the sections that have the word in their heading, at least as certainly as asked. */
  countHeadings(counts: Uint8Array, certainty: 1 | 2): void {
    for (let section = 0; section < this.sections; section++) {
      if ((this.heading[section] ?? 0) >= certainty) counts[section] = (counts[section] ?? 0) + 1;
    }
  }

  /** Keeps the sections where the other word is too: both together stand for one word. */
  meet(other: Evidence): void {
    for (let section = 0; section < this.sections; section++) {
      const mine = (this.text[section] ?? 0) + (this.above[section] ?? 0) / 2;
      const theirs = (other.text[section] ?? 0) + (other.above[section] ?? 0) / 2;
      const isOwn = (this.text[section] ?? 0) > 0 || (other.text[section] ?? 0) > 0;
      const both = mine > 0 && theirs > 0;
      this.text[section] = both && isOwn ? (mine + theirs) / 2 : 0;
      this.above[section] = both && !isOwn ? mine + theirs : 0;
      this.heading[section] = Math.min(this.heading[section] ?? 0, other.heading[section] ?? 0);
    }
  }

  /** Takes over what is stronger elsewhere, weighted. */
  raiseTo(other: Evidence, weight: number): void {
    for (let section = 0; section < this.sections; section++) {
      raise(this.text, section, (other.text[section] ?? 0) * weight);
      raise(this.above, section, (other.above[section] ?? 0) * weight);
      if ((other.heading[section] ?? 0) > 0) {
        this.heading[section] = Math.max(this.heading[section] ?? 0, other.heading[section] ?? 0);
        this.headingWords[section] = other.headingWords[section] ?? 0;
      }
    }
  }
}

function headingValue(kind: number, words: number): number {
  if (kind === KIND_ABOVE) return 0;
  if (kind === KIND_PART) return weights.PART;
  return (kind === 1 ? weights.TITLE : weights.HEADING) / (1 - weights.HEADING_LENGTH_SHARE + (weights.HEADING_LENGTH_SHARE * words) / 3);
}

function raise(values: Float32Array, at: number, value: number): void {
  if ((values[at] ?? 0) < value) values[at] = value;
}
