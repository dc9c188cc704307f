import { type TermPlace, termOf } from "../index/dictionary";

/** A term of the index that matches a query word. */
export type TermMatch = TermPlace & {
  readonly weight: number;
  /** True when the word is only the beginning of the term. */
  readonly isPrefix: boolean;
  readonly certainty: Certainty;
};

/**
 * 2: as good as the word itself; 1: the reader may still be typing it, but the word is complete already; 0: a misspelling,
 * although the index has the word.
 */
export type Certainty = 0 | 1 | 2;

/** Collects terms, with a limit on the posting shards that the less certain ones may fetch. */
export class TermList {
  readonly matches: TermMatch[] = [];
  private readonly known = new Set<string>();
  private readonly shards = new Set<number>();

  constructor(private readonly maxShards: number) {}

  get size(): number {
    return this.matches.length;
  }

  has(place: TermPlace): boolean {
    return this.known.has(termOf(place));
  }

  add(place: TermPlace, weight: number, how: Pick<TermMatch, "isPrefix" | "certainty">): void {
    if (this.has(place)) return;
    this.known.add(termOf(place));
    this.shards.add(shardOf(place));
    this.matches.push({ ...place, weight, ...how });
  }

  addExtra(place: TermPlace, weight: number, how: Pick<TermMatch, "isPrefix" | "certainty">): void {
    if (this.shards.has(shardOf(place)) || this.shards.size < this.maxShards)
      this.add(place, weight, how);
  }
}

function shardOf({ part, index }: TermPlace): number {
  return part.shard[index] ?? 0;
}
