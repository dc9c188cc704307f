import type { Core } from "./core";
import { Evidence, emptyAt, SectionSet } from "./evidence";
import { EvidenceMemory } from "./evidenceMemory";
import { sectionRanks } from "./facets";
import type { Alternative, Plan, Slot } from "./plan";
import * as weights from "./weights";

export type Scored = { readonly section: number; readonly score: number };

export type Ranking = {
  /** Best sections first: those with all words, then those that lack some. */
  readonly best: readonly Scored[];
  /** How many sections have all words, and how many lack some. */
  readonly full: number;
  readonly partial: number;
};

/** Where all terms of an alternative are. */
type Phrase = { readonly alternative: Alternative; readonly evidence: Evidence };

export type ScoreOptions = {
  /** How many of the best are wanted. */
  readonly keep: number;
  /** 1 for sections that may be found; undefined for all. */
  readonly allowed?: Uint8Array;
};

/** Scores the sections of an index for one query at a time, in arrays that all queries share: nothing here waits. */
export class Scorer {
  private readonly total: Float32Array;
  /** Weight of the words a section has, and of those it has for certain. */
  private readonly mass: Float32Array;
  private readonly certain: Float32Array;
  /** Words in the section's heading: all that are there for certain, and those that tell something. */
  private readonly heads: Uint8Array;
  private readonly subjectHeads: Uint8Array;
  /** Sections with a word of the query in their own heading or text. */
  private readonly own: SectionSet;
  private readonly touched: SectionSet;
  /** Words of the headings of all sections seen since the index was opened. */
  private readonly headingWords: Uint8Array;
  private readonly memory: EvidenceMemory;
  private readonly evidence: Evidence;
  private readonly spare: Evidence;
  private readonly ranks: Float32Array;

  constructor(private readonly core: Core) {
    const { sections } = core;
    this.total = new Float32Array(sections);
    this.mass = new Float32Array(sections);
    this.certain = new Float32Array(sections);
    this.heads = new Uint8Array(sections);
    this.subjectHeads = new Uint8Array(sections);
    this.own = new SectionSet(sections);
    this.touched = new SectionSet(sections);
    this.headingWords = new Uint8Array(sections);
    this.memory = new EvidenceMemory(sections, this.headingWords);
    this.evidence = new Evidence(sections, this.headingWords);
    this.spare = new Evidence(sections, this.headingWords);
    this.ranks = sectionRanks(core);
  }

  /**
   * @param shards posting shards of all terms of the plan, by number
   */
  score({ slots, alternatives }: Plan, shards: ReadonlyMap<number, Uint8Array>, options: ScoreOptions): Ranking {
    this.clear();
    const together = alternatives.map((alternative): Phrase => ({ alternative, evidence: this.phraseEvidence(alternative, shards) }));
    // Words of grammar come last and are looked for only where the others are: there are too many of them elsewhere.
    const inOrder = slots.map((slot, position) => ({ slot, position })).sort((a, b) => Number(a.slot.optional) - Number(b.slot.optional));
    for (const { slot, position } of inOrder) {
      const phrases = together.filter(({ alternative: { from, to } }) => from <= position && position < to);
      this.gather(slot, phrases, shards);
    }
    const known = slots.filter(({ terms }, position) => terms.length > 0 || alternatives.some(({ from, to }) => from <= position && position < to));
    return this.rank(slots, weightOf(known), options);
  }

  /** Adds up what one word of the query tells about every section. */
  private gather(slot: Slot, phrases: readonly Phrase[], shards: ReadonlyMap<number, Uint8Array>): void {
    const only = slot.optional && this.touched.members.length > 0 ? this.touched : undefined;
    const certain = slot.terms.filter(({ certainty }) => certainty > 0);
    if (phrases.length === 0 && certain.length === slot.terms.length) {
      const evidence = this.memory.of(certain, shards);
      if (!slot.optional) for (const sums of [this.certain, this.mass]) addWeight(sums, evidence, slot.weight);
      this.tally(slot, evidence, only);
      return;
    }
    const { evidence } = this;
    evidence.clear();
    for (const match of certain) evidence.add(match, shards, only);
    for (const phrase of phrases) evidence.raiseTo(phrase.evidence, phrase.alternative.weight);
    if (!slot.optional) addWeight(this.certain, evidence, slot.weight);
    for (const match of slot.terms) if (match.certainty === 0) evidence.add(match, shards, only);
    if (!slot.optional) addWeight(this.mass, evidence, slot.weight);
    this.tally(slot, evidence);
  }

  private clear(): void {
    emptyAt(this.touched.members, this.total, this.mass, this.certain, this.heads, this.subjectHeads);
    this.touched.clear();
    this.own.clear();
  }

  /** Where all terms of an alternative are. */
  private phraseEvidence({ terms }: Alternative, shards: ReadonlyMap<number, Uint8Array>): Evidence {
    const all = new Evidence(this.core.sections, this.headingWords);
    terms.forEach((matches, index) => {
      const target = index === 0 ? all : this.spare;
      target.clear();
      for (const match of matches) target.add(match, shards);
      if (index > 0) all.meet(this.spare);
    });
    return all;
  }

  private tally({ weight, optional }: Slot, { found, text, above, heading }: Evidence, only?: SectionSet): void {
    for (const section of found) {
      if (only && !only.includes(section)) continue;
      const here = text[section] ?? 0;
      const over = above[section] ?? 0;
      this.touched.add(section);
      if (here > 0) this.own.add(section);
      this.total[section] = (this.total[section] ?? 0) + weight * (here > 0 ? here + over / 2 : over);
      if (heading[section] === 2) this.heads[section] = (this.heads[section] ?? 0) + 1;
      if (heading[section] !== 0 && !optional) this.subjectHeads[section] = (this.subjectHeads[section] ?? 0) + 1;
    }
  }

  private rank(slots: readonly Slot[], known: number, { keep, allowed }: ScoreOptions): Ranking {
    const whole = weightOf(slots);
    const free = weightOf(slots.filter(({ optional }) => optional));
    const subjects = slots.filter(({ optional }) => !optional).length;
    const best = new Best(keep);
    let full = 0;
    let partial = 0;
    for (const section of this.own.members) {
      if (allowed?.[section] === 0) continue;
      const score = (this.total[section] ?? 0) * (1 + (weights.RANK_SHARE * (this.ranks[section] ?? 0)) / 10);
      const certain = this.certain[section] ?? 0;
      if ((certain + free) / whole > 0.999) {
        full++;
        best.add(section, score + this.tier(section, slots.length, subjects));
        continue;
      }
      const likely = certain + weights.NEEDLESS_TYPO_SHARE * ((this.mass[section] ?? 0) - certain);
      const share = (likely + free) / known;
      if (share < weights.MIN_SHARE) continue;
      partial++;
      best.add(section, score * share ** weights.MISSING_POWER);
    }
    return { best: best.list, full, partial };
  }

  private tier(section: number, words: number, subjects: number): number {
    if (this.heads[section] === words && (this.headingWords[section] ?? 0) <= words) return weights.TIER.exactHeading;
    return subjects > 0 && this.subjectHeads[section] === subjects ? weights.TIER.oneHeading : weights.TIER.allWords;
  }
}

/** To every section that has the word or stands below it. */
function addWeight(sums: Float32Array, { found, text, above }: Evidence, weight: number): void {
  for (const section of found) if ((text[section] ?? 0) > 0 || (above[section] ?? 0) > 0) sums[section] = (sums[section] ?? 0) + weight;
}

function weightOf(slots: readonly Slot[]): number {
  return slots.reduce((sum, { weight }) => sum + weight, 0);
}

/** The best so many of many; of equals those that come first on the site. */
class Best {
  readonly list: Scored[] = [];

  constructor(private readonly keep: number) {}

  add(section: number, score: number): void {
    const candidate = { section, score };
    const last = this.list.at(-1);
    if (this.list.length >= this.keep && (!last || isBefore(last, candidate))) return;
    let low = 0;
    let high = this.list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.list[middle];
      if (other && isBefore(other, candidate)) low = middle + 1;
      else high = middle;
    }
    this.list.splice(low, 0, candidate);
    if (this.list.length > this.keep) this.list.pop();
  }
}

function isBefore(a: Scored, b: Scored): boolean {
  return a.score > b.score || (a.score === b.score && a.section < b.section);
}
