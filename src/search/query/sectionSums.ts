import type { Slot } from "./queryPlan";
import type { Totals } from "./totals";
import * as weights from "./weights";
import { emptyAt, SectionSet, type WordMatches } from "./wordMatches";

/** Sums over the words of a query for each section of an index. The arrays are reused for every query. */
export class SectionSums {
  readonly score: Float32Array;
  /** Weight of the words that a section has, and of those that it certainly has. */
  readonly mass: Float32Array;
  readonly certain: Float32Array;
  /** Number of query words in the section's heading: all certain ones, those of the subject, and the required ones. */
  readonly heads: Uint8Array;
  readonly subjectHeads: Uint8Array;
  readonly neededHeads: Uint8Array;
  /** The last two, counted in the section's heading or one above it. */
  readonly subjectPath: Uint8Array;
  readonly neededPath: Uint8Array;
  /** Required words that only begin a longer word of the heading, although the index has them as whole words: `id` in "idea". */
  readonly guessedHeads: Uint8Array;
  /** Sections with a word of the query in their own heading or text. */
  readonly own: SectionSet;
  /** Those, and the ones below a heading with a word of the query. */
  readonly touched: SectionSet;

  constructor(sections: number) {
    this.score = new Float32Array(sections);
    this.mass = new Float32Array(sections);
    this.certain = new Float32Array(sections);
    this.heads = new Uint8Array(sections);
    this.subjectHeads = new Uint8Array(sections);
    this.neededHeads = new Uint8Array(sections);
    this.guessedHeads = new Uint8Array(sections);
    this.subjectPath = new Uint8Array(sections);
    this.neededPath = new Uint8Array(sections);
    this.own = new SectionSet(sections);
    this.touched = new SectionSet(sections);
  }

  clear(): void {
    const { members } = this.touched;
    emptyAt(members, this.score, this.mass, this.certain);
    emptyAt(members, this.heads, this.subjectHeads, this.neededHeads);
    emptyAt(members, this.guessedHeads, this.subjectPath, this.neededPath);
    this.touched.clear();
    this.own.clear();
  }

  /**
   * Adds what a word gives to the score and the headings of each section that has it.
   * @param only the sections to look at; all by default
   * @param isCertain adds its weight as well: every section that has the word certainly has it
   */
  add(
    slot: Slot,
    matches: WordMatches,
    { only, isCertain = false }: { readonly only?: SectionSet | undefined; isCertain?: boolean },
  ): void {
    const { found, text, above, heading } = matches;
    const { score, mass, certain, own, touched } = this;
    const fewer = only && only.members.length < found.length ? only.members : undefined;
    const others = fewer ? matches : only;
    const guessed = guessedHeading(slot);
    // By index: until the loop is compiled, an iterator creates an object for each section, a tenth of a key press's time.
    const list = fewer ?? found;
    for (let at = 0; at < list.length; at++) {
      const section = list[at] ?? 0;
      if (others?.includes(section) === false) continue;
      const here = text[section] ?? 0;
      const over = above[section] ?? 0;
      touched.add(section);
      if (here > 0) own.add(section);
      increase(score, section, slot.weight * (here > 0 ? here + over / 2 : over));
      if (isCertain) {
        increase(certain, section, slot.weight);
        increase(mass, section, slot.weight);
      }
      if (heading[section] !== 0 || over > 0)
        this.addHeading(slot, section, heading[section] ?? 0, guessed);
    }
  }

  /** Whether a section has all required words. */
  isFull(section: number, { whole, free }: Totals): boolean {
    return ((this.certain[section] ?? 0) + free) / whole > 1 - weights.LACKABLE;
  }

  /** The share of the known words, by weight, that a section has. */
  shareOf(section: number, { free, known }: Totals): number {
    const certain = this.certain[section] ?? 0;
    const others = (this.mass[section] ?? 0) - certain;
    return (certain + weights.NEEDLESS_TYPO_SHARE * others + free) / known;
  }

  /** @param guessed value of `heading` if it may have only a longer word; 0 if it never does */
  private addHeading(
    { optional, isSubject }: Slot,
    section: number,
    heading: number,
    guessed: number,
  ): void {
    if (heading === 2) count(this.heads, section);
    if (isSubject) {
      if (heading !== 0) count(this.subjectHeads, section);
      count(this.subjectPath, section);
    }
    if (!optional) {
      if (heading !== 0) count(this.neededHeads, section);
      if (heading !== 0 && heading === guessed) count(this.guessedHeads, section);
      count(this.neededPath, section);
    }
  }
}

/** The {@link WordMatches.heading} of sections that have only a longer word; 0 if none of them does. */
function guessedHeading({ terms }: Slot): number {
  return terms.some(({ certainty }) => certainty === 2) ? 1 : 0;
}

/** Adds a weight to every section that has the word or is below a heading that has it. */
export function addWeight(
  sums: Float32Array,
  { found, text, above }: WordMatches,
  weight: number,
): void {
  for (let at = 0; at < found.length; at++) {
    const section = found[at] ?? 0;
    if ((text[section] ?? 0) > 0 || (above[section] ?? 0) > 0) increase(sums, section, weight);
  }
}

function increase(sums: Float32Array, section: number, more: number): void {
  sums[section] = (sums[section] ?? 0) + more;
}

function count(sums: Uint8Array, section: number): void {
  sums[section] = (sums[section] ?? 0) + 1;
}
