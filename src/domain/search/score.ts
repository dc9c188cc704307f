import type { Core } from "./core";
import { Evidence } from "./evidence";
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

export type ScoreOptions = {
  /** How many of the best are wanted. */
  readonly keep: number;
  /** 1 for sections that may be found; undefined for all. */
  readonly allowed?: Uint8Array;
};

/** Scores every section of an index for one query at a time, in arrays that all queries share: nothing here waits. */
export class Scorer {
  private readonly total: Float32Array;
  /** Weight of the words a section has, and of those it has for certain. */
  private readonly mass: Float32Array;
  private readonly certain: Float32Array;
  private readonly own: Uint8Array;
  private readonly subjectHeads: Uint8Array;
  private readonly heads: Uint8Array;
  private readonly evidence: Evidence;
  private readonly spare: Evidence;
  private readonly ranks: Float32Array;

  constructor(private readonly core: Core) {
    const { sections } = core;
    this.total = new Float32Array(sections);
    this.mass = new Float32Array(sections);
    this.certain = new Float32Array(sections);
    this.own = new Uint8Array(sections);
    this.subjectHeads = new Uint8Array(sections);
    this.heads = new Uint8Array(sections);
    this.evidence = new Evidence(sections);
    this.spare = new Evidence(sections);
    this.ranks = sectionRanks(core);
  }

  /**
   * @param shards posting shards of all terms of the plan, by number
   */
  score({ slots, alternatives }: Plan, shards: ReadonlyMap<number, Uint8Array>, options: ScoreOptions): Ranking {
    for (const array of [this.total, this.mass, this.certain, this.own, this.subjectHeads, this.heads]) array.fill(0);
    const together = alternatives.map((alternative) => ({ alternative, evidence: this.phraseEvidence(alternative, shards) }));
    slots.forEach((slot, position) => {
      this.evidence.clear();
      for (const match of slot.terms) if (match.certainty > 0) this.evidence.add(match, shards);
      for (const { alternative, evidence } of together) {
        if (alternative.from <= position && position < alternative.to) this.evidence.raiseTo(evidence, alternative.weight);
      }
      if (!slot.optional) this.evidence.addWeight(this.certain, slot.weight);
      for (const match of slot.terms) if (match.certainty === 0) this.evidence.add(match, shards);
      this.tally(slot);
    });
    return this.rank(slots, options);
  }

  /** Where all terms of an alternative are. */
  private phraseEvidence({ terms }: Alternative, shards: ReadonlyMap<number, Uint8Array>): Evidence {
    const all = new Evidence(this.core.sections);
    terms.forEach((matches, index) => {
      const target = index === 0 ? all : this.spare;
      target.clear();
      for (const match of matches) target.add(match, shards);
      if (index > 0) all.meet(this.spare);
    });
    return all;
  }

  private tally({ weight, optional }: Slot): void {
    const { text, above } = this.evidence;
    for (let section = 0; section < this.core.sections; section++) {
      const here = text[section] ?? 0;
      const over = above[section] ?? 0;
      if (here === 0 && over === 0) continue;
      this.total[section] = (this.total[section] ?? 0) + weight * (here > 0 ? here + over / 2 : over);
      if (here > 0) this.own[section] = 1;
    }
    if (!optional) this.evidence.addWeight(this.mass, weight);
    this.evidence.countHeadings(this.heads, 2);
    if (!optional) this.evidence.countHeadings(this.subjectHeads, 1);
  }

  private rank(slots: readonly Slot[], { keep, allowed }: ScoreOptions): Ranking {
    const whole = slots.reduce((sum, { weight }) => sum + weight, 0);
    const free = slots.reduce((sum, { weight, optional }) => sum + (optional ? weight : 0), 0);
    const subjects = slots.filter(({ optional }) => !optional).length;
    const best = new Best(keep);
    let full = 0;
    let partial = 0;
    for (let section = 0; section < this.core.sections; section++) {
      if (this.own[section] === 0 || allowed?.[section] === 0) continue;
      const share = ((this.mass[section] ?? 0) + free) / whole;
      const score = (this.total[section] ?? 0) * (1 + (weights.RANK_SHARE * (this.ranks[section] ?? 0)) / 10);
      if (share > 0.999) {
        full++;
        best.add(section, score + this.tier(section, slots.length, subjects));
        continue;
      }
      const certain = ((this.certain[section] ?? 0) + free) / whole;
      if (certain < weights.MIN_SHARE) continue;
      partial++;
      best.add(section, score * certain ** weights.MISSING_POWER);
    }
    return { best: best.list, full, partial };
  }

  private tier(section: number, words: number, subjects: number): number {
    if (this.heads[section] === words && (this.evidence.headingWords[section] ?? 0) <= words) return weights.TIER.exactHeading;
    return subjects > 0 && this.subjectHeads[section] === subjects ? weights.TIER.oneHeading : weights.TIER.allWords;
  }
}

/** The best so many of many; of equals the first. */
class Best {
  readonly list: Scored[] = [];

  constructor(private readonly keep: number) {}

  add(section: number, score: number): void {
    if (this.list.length >= this.keep && score <= (this.list.at(-1)?.score ?? 0)) return;
    let low = 0;
    let high = this.list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.list[middle]?.score ?? 0) >= score) low = middle + 1;
      else high = middle;
    }
    this.list.splice(low, 0, { section, score });
    if (this.list.length > this.keep) this.list.pop();
  }
}
