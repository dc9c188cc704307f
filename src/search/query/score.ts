import type { IndexHeader } from "../index/indexHeader";
import { sectionRanks } from "./facets";
import type { Alternative, QueryPlan, Slot } from "./queryPlan";
import * as weights from "./weights";
import { WordMatchCache } from "./wordMatchCache";
import { emptyAt, SectionSet, WordMatches } from "./wordMatches";

export type Scored = { readonly section: number; readonly score: number };

export type Ranking = {
  /** Best sections first: those with all query words, then those that lack some. */
  readonly best: readonly Scored[];
  /** The number of sections with all query words, and of those that lack some. */
  readonly full: number;
  readonly partial: number;
};

/** Where all terms of an alternative are. */
type Phrase = { readonly alternative: Alternative; readonly matches: WordMatches };

export type ScoreOptions = {
  /** The number of best sections to return. */
  readonly keep: number;
  /** 1 for sections that may be found; undefined for all. */
  readonly allowed?: Uint8Array;
};

/** Scores the sections of an index for one query at a time, synchronously, because all queries share its arrays. */
export class Scorer {
  private readonly total: Float32Array;
  /** Weight of the words a section has, and of those it has for certain. */
  private readonly mass: Float32Array;
  private readonly certain: Float32Array;
  /** Query words in the section's heading: all certain ones, and those that are not function words. */
  private readonly heads: Uint8Array;
  private readonly subjectHeads: Uint8Array;
  /** Of these, in the section's heading or one above it. */
  private readonly pathHeads: Uint8Array;
  /** Sections with a word of the query in their own heading or text. */
  private readonly own: SectionSet;
  private readonly touched: SectionSet;
  /** Number of words in the headings of all sections seen since the index was opened. */
  private readonly headingWords: Uint8Array;
  private readonly cache: WordMatchCache;
  private readonly matches: WordMatches;
  private readonly spare: WordMatches;
  private readonly ranks: Float32Array;

  constructor(private readonly header: IndexHeader) {
    const { sections } = header;
    this.total = new Float32Array(sections);
    this.mass = new Float32Array(sections);
    this.certain = new Float32Array(sections);
    this.heads = new Uint8Array(sections);
    this.subjectHeads = new Uint8Array(sections);
    this.pathHeads = new Uint8Array(sections);
    this.own = new SectionSet(sections);
    this.touched = new SectionSet(sections);
    this.headingWords = new Uint8Array(sections);
    this.cache = new WordMatchCache(sections, this.headingWords);
    this.matches = new WordMatches(sections, this.headingWords);
    this.spare = new WordMatches(sections, this.headingWords);
    this.ranks = sectionRanks(header);
  }

  /**
   * @param shards posting shards of all terms of the plan, by number
   */
  score(
    { slots, alternatives }: QueryPlan,
    shards: ReadonlyMap<number, Uint8Array>,
    options: ScoreOptions,
  ): Ranking {
    this.clear();
    const together = alternatives.map(
      (alternative): Phrase => ({
        alternative,
        matches: this.phraseMatches(alternative, shards),
      }),
    );
    // Function words come last and are searched for only where the others are: they occur nearly everywhere.
    const inOrder = slots
      .map((slot, position) => ({ slot, position }))
      .sort((a, b) => Number(a.slot.optional) - Number(b.slot.optional));
    for (const { slot, position } of inOrder) {
      const phrases = together.filter(
        ({ alternative: { from, to } }) => from <= position && position < to,
      );
      this.gather(slot, phrases, shards);
    }
    const known = slots.filter(
      ({ terms }, position) =>
        terms.length > 0 || alternatives.some(({ from, to }) => from <= position && position < to),
    );
    return this.rank(slots, weightOf(known), options);
  }

  /** Adds the contribution of one query word to every section. */
  private gather(
    slot: Slot,
    phrases: readonly Phrase[],
    shards: ReadonlyMap<number, Uint8Array>,
  ): void {
    const only = slot.optional && this.touched.members.length > 0 ? this.touched : undefined;
    const certain = slot.terms.filter(({ certainty }) => certainty > 0);
    if (phrases.length === 0 && certain.length === slot.terms.length) {
      const matches = this.cache.of(certain, shards);
      if (!slot.optional)
        for (const sums of [this.certain, this.mass]) addWeight(sums, matches, slot.weight);
      this.tally(slot, matches, only);
      return;
    }
    const { matches } = this;
    matches.clear();
    for (const match of certain) matches.add(match, shards, only);
    for (const phrase of phrases) matches.raiseTo(phrase.matches, phrase.alternative.weight);
    if (!slot.optional) addWeight(this.certain, matches, slot.weight);
    for (const match of slot.terms) if (match.certainty === 0) matches.add(match, shards, only);
    if (!slot.optional) addWeight(this.mass, matches, slot.weight);
    this.tally(slot, matches);
  }

  private clear(): void {
    emptyAt(
      this.touched.members,
      this.total,
      this.mass,
      this.certain,
      this.heads,
      this.subjectHeads,
      this.pathHeads,
    );
    this.touched.clear();
    this.own.clear();
  }

  /** Where all terms of an alternative are. */
  private phraseMatches(
    { terms }: Alternative,
    shards: ReadonlyMap<number, Uint8Array>,
  ): WordMatches {
    const all = new WordMatches(this.header.sections, this.headingWords);
    terms.forEach((matches, index) => {
      const target = index === 0 ? all : this.spare;
      target.clear();
      for (const match of matches) target.add(match, shards);
      if (index > 0) all.meet(this.spare);
    });
    return all;
  }

  private tally(
    { weight, optional }: Slot,
    { found, text, above, heading }: WordMatches,
    only?: SectionSet,
  ): void {
    for (const section of found) {
      if (only && !only.includes(section)) continue;
      const here = text[section] ?? 0;
      const over = above[section] ?? 0;
      this.touched.add(section);
      if (here > 0) this.own.add(section);
      add(this.total, section, weight * (here > 0 ? here + over / 2 : over));
      if (heading[section] === 2) add(this.heads, section, 1);
      if (optional) continue;
      const isInHeading = heading[section] !== 0;
      if (isInHeading) add(this.subjectHeads, section, 1);
      if (isInHeading || over > 0) add(this.pathHeads, section, 1);
    }
  }

  private rank(slots: readonly Slot[], known: number, { keep, allowed }: ScoreOptions): Ranking {
    const whole = weightOf(slots);
    const free = weightOf(slots.filter(({ optional }) => optional));
    const subjects = slots.filter(({ optional }) => !optional).length;
    const size = slots.reduce((sum, slot) => sum + slot.size, 0);
    const best = new Best(keep);
    let full = 0;
    let partial = 0;
    for (const section of this.own.members) {
      if (allowed?.[section] === 0) continue;
      const score =
        (this.total[section] ?? 0) * (1 + (weights.RANK_SHARE * (this.ranks[section] ?? 0)) / 10);
      const certain = this.certain[section] ?? 0;
      if ((certain + free) / whole > 0.999) {
        full++;
        best.add(section, score + this.tier(section, slots.length, size, subjects));
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

  private tier(section: number, words: number, size: number, subjects: number): number {
    if (this.heads[section] === words && (this.headingWords[section] ?? 0) <= size)
      return weights.TIER.exactHeading;
    const inHeading = this.subjectHeads[section] ?? 0;
    if (subjects === 0 || inHeading === 0) return weights.TIER.allWords;
    if (inHeading === subjects) return weights.TIER.oneHeading;
    return this.pathHeads[section] === subjects ? weights.TIER.headingPath : weights.TIER.allWords;
  }
}

/** Adds to every section that has the word or stands below a heading that has it. */
function addWeight(sums: Float32Array, { found, text, above }: WordMatches, weight: number): void {
  for (const section of found)
    if ((text[section] ?? 0) > 0 || (above[section] ?? 0) > 0) add(sums, section, weight);
}

function add(sums: Float32Array | Uint8Array, section: number, more: number): void {
  sums[section] = (sums[section] ?? 0) + more;
}

function weightOf(slots: readonly Slot[]): number {
  return slots.reduce((sum, { weight }) => sum + weight, 0);
}

/** A bounded list of the best sections; among equals, those that come first on the site. */
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
