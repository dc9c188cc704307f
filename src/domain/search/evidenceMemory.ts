import { termOf } from "./dictionary";
import { Evidence } from "./evidence";
import type { TermMatch } from "./expandWord";

/** So many words: a question has that many, and each costs 14 bytes a section. */
const WORDS = 8;

/** The evidence of the last few words, which most keys of a typed query share: only the word being typed is looked up anew. */
export class EvidenceMemory {
  private readonly words = new Map<string, Evidence>();

  constructor(
    private readonly size: number,
    private readonly headingWords: Uint8Array,
  ) {}

  /** Where a word is that these terms stand for. The evidence belongs to the memory: it is read, and not kept. */
  of(terms: readonly TermMatch[], shards: ReadonlyMap<number, Uint8Array>): Evidence {
    const name = terms.map((match) => `${termOf(match)} ${match.weight} ${match.certainty}`).join("\n");
    const evidence = this.words.get(name) ?? this.make(terms, shards);
    this.words.delete(name);
    this.words.set(name, evidence); // last in the order of a Map: the first is the longest unused
    return evidence;
  }

  private make(terms: readonly TermMatch[], shards: ReadonlyMap<number, Uint8Array>): Evidence {
    const evidence = this.longestUnused() ?? new Evidence(this.size, this.headingWords);
    evidence.clear();
    for (const match of terms) evidence.add(match, shards);
    return evidence;
  }

  private longestUnused(): Evidence | undefined {
    const [oldest] = this.words;
    if (this.words.size < WORDS || !oldest) return undefined;
    this.words.delete(oldest[0]);
    return oldest[1];
  }
}
