import { termOf } from "../index/dictionary";
import type { TermMatch } from "./expandWord";
import { WordMatches } from "./wordMatches";

/** The number of words kept: a typical question has that many, and each costs 14 bytes per section. */
const WORDS = 8;

/** Caches the matches of the most recent words. Successive keystrokes share most words, so only the word being typed is looked up again. */
export class WordMatchCache {
  private readonly words = new Map<string, WordMatches>();

  constructor(
    private readonly size: number,
    private readonly headingWords: Uint8Array,
  ) {}

  /** Matches of the word that these terms stand for. They belong to the cache: read them, do not keep them. */
  of(terms: readonly TermMatch[], shards: ReadonlyMap<number, Uint8Array>): WordMatches {
    const name = terms
      .map((match) => `${termOf(match)} ${match.weight} ${match.certainty}`)
      .join("\n");
    const matches = this.words.get(name) ?? this.make(terms, shards);
    this.words.delete(name);
    this.words.set(name, matches); // moves it to the end of the Map: the first entry is the least recently used
    return matches;
  }

  private make(terms: readonly TermMatch[], shards: ReadonlyMap<number, Uint8Array>): WordMatches {
    const matches = this.leastRecentlyUsed() ?? new WordMatches(this.size, this.headingWords);
    matches.clear();
    for (const match of terms) matches.add(match, shards);
    return matches;
  }

  private leastRecentlyUsed(): WordMatches | undefined {
    const [oldest] = this.words;
    if (this.words.size < WORDS || !oldest) return undefined;
    this.words.delete(oldest[0]);
    return oldest[1];
  }
}
