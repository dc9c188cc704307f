import type { IndexHeader } from "../index/indexHeader";
import { Best, type Scored } from "./best";
import { sectionRanks } from "./facets";
import type { Alternative, QueryPlan, Slot } from "./queryPlan";
import * as weights from "./weights";
import { WordMatchCache } from "./wordMatchCache";
import { emptyAt, SectionSet, WordMatches } from "./wordMatches";

export type Ranking = {
  /** Best sections first: those with all query words and headings with nearly all, then those that lack some. */
  readonly best: readonly Scored[];
  /** The number of sections with all query words, and of those that lack some. */
  readonly full: number;
  readonly partial: number;
  /** The number of headings with nearly all query words; `partial` counts them, too. */
  readonly nearly: number;
};

type Shards = ReadonlyMap<number, Uint8Array>;

/** Where all terms of an alternative are. */
type Phrase = { readonly alternative: Alternative; readonly matches: WordMatches };

/** Numbers of a query's words: all, those that names consist of, those of the subject, those that a section has to have. */
type WordCounts = Readonly<Record<"words" | "size" | "subject" | "needed", number>>;

export type ScoreOptions = {
  /** The number of best sections to return. */
  readonly keep: number;
  /** A heading may lack one of several words and stand beside the sections that have all. */
  readonly allowNearly: boolean;
  /** 1 for sections that may be found; undefined for all. */
  readonly allowed?: Uint8Array;
};

/** Scores the sections of an index for one query at a time, synchronously, because all queries share its arrays. */
export class Scorer {
  private readonly total: Float32Array;
  /** Weight of the words a section has, and of those it has for certain. */
  private readonly mass: Float32Array;
  private readonly certain: Float32Array;
  /** Query words in the section's heading: all certain ones, those of the subject, and those that it has to have. */
  private readonly heads: Uint8Array;
  private readonly subjectHeads: Uint8Array;
  private readonly neededHeads: Uint8Array;
  /** Of the last two, in the section's heading or one above it. */
  private readonly subjectPath: Uint8Array;
  private readonly neededPath: Uint8Array;
  /** Sections with a word of the query in their own heading or text. */
  private readonly own: SectionSet;
  private readonly touched: SectionSet;
  /** Number of words in the headings of all sections seen since the index was opened. */
  private readonly headingWords: Uint8Array;
  private readonly cache: WordMatchCache;
  private readonly matches: WordMatches;
  private readonly spare: WordMatches;
  private readonly phrases: WordMatches[] = [];
  private readonly ranks: Float32Array;

  constructor(private readonly header: IndexHeader) {
    const { sections } = header;
    this.total = new Float32Array(sections);
    this.mass = new Float32Array(sections);
    this.certain = new Float32Array(sections);
    this.heads = new Uint8Array(sections);
    this.subjectHeads = new Uint8Array(sections);
    this.neededHeads = new Uint8Array(sections);
    this.subjectPath = new Uint8Array(sections);
    this.neededPath = new Uint8Array(sections);
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
  score({ slots, alternatives }: QueryPlan, shards: Shards, options: ScoreOptions): Ranking {
    this.clear();
    const together = alternatives.map(
      (alternative, number): Phrase => ({
        alternative,
        matches: this.phraseMatches(alternative, number, shards),
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
  private gather(slot: Slot, phrases: readonly Phrase[], shards: Shards): void {
    const only = slot.optional && this.touched.members.length > 0 ? this.touched : undefined;
    const certain = slot.terms.filter(({ certainty }) => certainty > 0);
    if (phrases.length === 0 && certain.length === slot.terms.length) {
      this.tally(slot, this.cache.of(certain, shards), { only, isCertain: !slot.optional });
      return;
    }
    const { matches } = this;
    matches.clear();
    for (const match of certain) matches.add(match, shards, only);
    const raise = (isName: boolean) => {
      for (const { matches: found, alternative } of phrases)
        if (alternative.isName === isName) matches.raiseTo(found, alternative.weight);
    };
    raise(false);
    if (!slot.optional) addWeight(this.certain, matches, slot.weight);
    raise(true);
    for (const match of slot.terms) if (match.certainty === 0) matches.add(match, shards, only);
    if (!slot.optional) addWeight(this.mass, matches, slot.weight);
    this.tally(slot, matches, {});
  }

  private clear(): void {
    emptyAt(
      this.touched.members,
      this.total,
      this.mass,
      this.certain,
      this.heads,
      this.subjectHeads,
      this.neededHeads,
      this.subjectPath,
      this.neededPath,
    );
    this.touched.clear();
    this.own.clear();
  }

  /** Where all terms of an alternative are. @param number of the alternative: each has matches of its own */
  private phraseMatches({ terms }: Alternative, number: number, shards: Shards): WordMatches {
    this.phrases[number] ??= new WordMatches(this.header.sections, this.headingWords);
    const all = this.phrases[number];
    terms.forEach((matches, index) => {
      const target = index === 0 ? all : this.spare;
      target.clear();
      for (const match of matches) target.add(match, shards);
      if (index > 0) all.meet(this.spare);
    });
    return all;
  }

  /**
   * Adds up what a word gives to each section that has it.
   * @param only the sections to look at; all by default
   * @param isCertain whether every section that has the word has it for certain
   */
  private tally(
    slot: Slot,
    matches: WordMatches,
    { only, isCertain = false }: { readonly only?: SectionSet | undefined; isCertain?: boolean },
  ): void {
    const { found, text, above } = matches;
    const isShort = only !== undefined && only.members.length < found.length;
    const sections = isShort ? only.members : found;
    const others = isShort ? matches : only;
    for (let at = 0; at < sections.length; at++) {
      const section = sections[at] ?? 0;
      if (others && !others.includes(section)) continue;
      this.touched.add(section);
      const here = text[section] ?? 0;
      const over = above[section] ?? 0;
      if (here > 0) this.own.add(section);
      add(this.total, section, slot.weight * (here > 0 ? here + over / 2 : over));
      if (isCertain) {
        add(this.certain, section, slot.weight);
        add(this.mass, section, slot.weight);
      }
      this.tallyHeading(slot, section, matches.heading[section] ?? 0, over);
    }
  }

  private tallyHeading(
    { optional, isSubject }: Slot,
    section: number,
    heading: number,
    over: number,
  ): void {
    const isHead = heading !== 0;
    const isPath = isHead || over > 0;
    if (heading === 2) add(this.heads, section, 1);
    if (isHead && isSubject) add(this.subjectHeads, section, 1);
    if (isPath && isSubject) add(this.subjectPath, section, 1);
    if (isHead && !optional) add(this.neededHeads, section, 1);
    if (isPath && !optional) add(this.neededPath, section, 1);
  }

  private rank(
    slots: readonly Slot[],
    known: number,
    { keep, allowed, allowNearly }: ScoreOptions,
  ): Ranking {
    const whole = weightOf(slots);
    const free = weightOf(slots.filter(({ optional }) => optional));
    const counts = {
      words: slots.length,
      size: slots.reduce((sum, { parts }) => sum + Math.max(1, parts.length), 0),
      subject: slots.filter(({ isSubject }) => isSubject).length,
      needed: slots.filter(({ optional }) => !optional).length,
    };
    const best = new Best(keep);
    let full = 0;
    let nearly = 0;
    let others = 0;
    const { members } = this.own;
    for (let at = 0; at < members.length; at++) {
      const section = members[at] ?? 0;
      if (allowed?.[section] === 0) continue;
      const score =
        (this.total[section] ?? 0) * (1 + (weights.RANK_SHARE * (this.ranks[section] ?? 0)) / 10);
      const certain = this.certain[section] ?? 0;
      if ((certain + free) / whole > 0.999) {
        full++;
        best.add(section, score + this.tier(section, counts));
        continue;
      }
      const likely = certain + weights.NEEDLESS_TYPO_SHARE * ((this.mass[section] ?? 0) - certain);
      const share = (likely + free) / known;
      const kept = allowNearly ? this.keptOfNearly(section, share, counts) : 0;
      if (kept > 0) {
        nearly++;
        best.add(section, score * kept + weights.TIER.allWords);
      } else if (share >= weights.MIN_SHARE) {
        others++;
        best.add(section, score * share ** weights.MISSING_POWER);
      }
    }
    return { best: best.list, full, partial: nearly + others, nearly };
  }

  /**
   * How much of its score a heading keeps that lacks one word and stands beside the sections that lack none: all of it where the
   * query names it; 0 for a section that does not stand there.
   */
  private keptOfNearly(section: number, share: number, { needed }: WordCounts): number {
    if ((this.neededHeads[section] ?? 0) < needed - 1) return 0;
    if (this.isNamed(section)) return 1;
    const isMost = needed >= weights.NEARLY_WORDS && share >= weights.NEARLY_SHARE;
    return isMost ? share ** weights.MISSING_POWER : 0;
  }

  /** Whether the query names the section: its heading has two words or more, and all of them are in the query. */
  private isNamed(section: number): boolean {
    return (
      this.isWhole(section) &&
      (this.heads[section] ?? 0) > 1 &&
      (this.subjectHeads[section] ?? 0) > 0
    );
  }

  /** Whether all words of the section's heading are in the query. */
  private isWhole(section: number): boolean {
    return (this.heads[section] ?? 0) >= (this.headingWords[section] ?? 0);
  }

  private tier(section: number, { words, size, subject, needed }: WordCounts): number {
    if (this.heads[section] === words && (this.headingWords[section] ?? 0) <= size)
      return weights.TIER.exactHeading;
    const inHeading = this.neededHeads[section] ?? 0;
    const subjectHeads = this.subjectHeads[section] ?? 0;
    if (inHeading === needed && needed > 0 && subjectHeads === subject)
      return weights.TIER.wholeSubject;
    if (this.isWhole(section) && subjectHeads > 0 && this.subjectPath[section] === subject)
      return weights.TIER.subjectPath;
    if (inHeading === needed && needed > 0) return weights.TIER.oneHeading;
    const isPath = inHeading > 0 && this.neededPath[section] === needed;
    return isPath || this.isNamed(section) ? weights.TIER.headingPath : weights.TIER.allWords;
  }
}

/** Adds to every section that has the word or stands below a heading that has it. */
function addWeight(sums: Float32Array, { found, text, above }: WordMatches, weight: number): void {
  for (let at = 0; at < found.length; at++) {
    const section = found[at] ?? 0;
    if ((text[section] ?? 0) > 0 || (above[section] ?? 0) > 0) add(sums, section, weight);
  }
}

function add(sums: Float32Array | Uint8Array, section: number, more: number): void {
  sums[section] = (sums[section] ?? 0) + more;
}

function weightOf(slots: readonly Slot[]): number {
  return slots.reduce((sum, { weight }) => sum + weight, 0);
}
