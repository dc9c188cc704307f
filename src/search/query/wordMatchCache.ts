import { termOf } from "../index/dictionary";
import type { TermMatch } from "./termList";
import { WordMatches } from "./wordMatches";

type Shards = ReadonlyMap<number, Uint8Array>;

/** The number of words and names kept: a long question has half of them, and each costs 14 bytes per section. */
const KEPT = 24;

/**
 * Caches the matches of the most recent words. Successive keystrokes share most words, so only the word being typed is looked up
 * again.
 */
export class WordMatchCache {
  private readonly kept = new Map<string, WordMatches>();
  /** Matches of words that are no longer kept, for reuse. */
  private readonly free: WordMatches[] = [];

  constructor(
    private readonly size: number,
    private readonly headingWords: Uint8Array,
  ) {}

  /**
   * Matches of any of these terms, with the strongest counting. Read only. Exact matches of a word are also cached separately:
   * after the next key, a space, it is no longer the beginning of longer words.
   */
  any(terms: readonly TermMatch[], shards: Shards): WordMatches {
    return this.keep(nameOf(terms), () => {
      const whole = terms.filter(({ isPrefix }) => !isPrefix);
      if (whole.length === 0 || whole.length === terms.length) return this.read(terms, shards);
      const longer = terms.filter(({ isPrefix }) => isPrefix);
      return this.read(longer, shards, this.any(whole, shards));
    });
  }

  /** Matches of a term from each of these lists: the words of a name or a synonym. Read only. */
  all(words: readonly (readonly TermMatch[])[], shards: Shards): WordMatches {
    return this.keep(words.map(nameOf).join("\n\n"), () => {
      const [first = [], ...others] = words;
      const matches = this.read(first, shards);
      for (const other of others) matches.meet(this.any(other, shards));
      return matches;
    });
  }

  /** Forgets the least recently used words. Matches returned earlier must no longer be read. */
  trim(): void {
    for (const [name, matches] of [...this.kept].slice(0, -KEPT)) {
      this.kept.delete(name);
      this.free.push(matches);
    }
  }

  /** @param others the other matches */
  private read(terms: readonly TermMatch[], shards: Shards, others?: WordMatches): WordMatches {
    const matches = this.free.pop() ?? new WordMatches(this.size, this.headingWords);
    matches.clear();
    if (others) matches.copy(others);
    for (const match of terms) matches.add(match, shards);
    return matches;
  }

  private keep(name: string, make: () => WordMatches): WordMatches {
    const matches = this.kept.get(name) ?? make();
    this.kept.delete(name);
    this.kept.set(name, matches); // at the end of the Map: the first entry is the least recently used
    return matches;
  }
}

function nameOf(terms: readonly TermMatch[]): string {
  return terms.map((match) => `${termOf(match)} ${match.weight} ${match.certainty}`).join("\n");
}
