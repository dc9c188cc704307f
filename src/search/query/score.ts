import type { IndexHeader } from "../index/indexHeader";
import { type Alternative, covers } from "./alternatives";
import { Best, type Scored } from "./best";
import { sectionRanks } from "./facets";
import { findListable } from "./listable";
import { mostFull } from "./mostFull";
import type { MayLack, QueryPlan, Slot } from "./queryPlan";
import { addWeight, SectionSums } from "./sectionSums";
import { type Totals, totalsOf } from "./totals";
import { turns } from "./turns";
import * as weights from "./weights";
import { WordMatchCache } from "./wordMatchCache";
import { SectionSet, WordMatches } from "./wordMatches";

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

/** Matches of all terms of an alternative together. */
type Phrase = { readonly alternative: Alternative; readonly matches: WordMatches };

/** A word of the query with the alternatives that it is part of. */
type Word = { readonly slot: Slot; readonly phrases: readonly Phrase[] };

export type ScoreOptions = {
  /** The number of best sections to return. */
  readonly keep: number;
  /** Which headings may lack a word and still rank with the sections that have all. */
  readonly mayLack: MayLack;
  /** 1 for sections that may be results; undefined if all may. */
  readonly allowed?: Uint8Array;
  /** If fewer sections than this have all words, no results are needed. */
  readonly atLeast: number;
  /** Called between two steps of the work: may yield to other tasks, and throws when the answer is no longer needed. */
  readonly step: () => Promise<void>;
};

const NOTHING: Ranking = { best: [], full: 0, partial: 0, nearly: 0 };

/** Scores the sections of an index for one query after the other, because all queries share its arrays. */
export class Scorer {
  private readonly sums: SectionSums;
  /** The sections that function words may reorder in the list of results. */
  private readonly listable: SectionSet;
  /** Number of words in the headings of all sections seen since the index was opened. */
  private readonly headingWords: Uint8Array;
  private readonly cache: WordMatchCache;
  private readonly matches: WordMatches;
  private readonly ranks: Float32Array;
  private readonly inTurn = turns();

  constructor(header: IndexHeader) {
    const { sections } = header;
    this.sums = new SectionSums(sections);
    this.listable = new SectionSet(sections);
    this.headingWords = new Uint8Array(sections);
    this.cache = new WordMatchCache(sections, this.headingWords);
    this.matches = new WordMatches(sections, this.headingWords);
    this.ranks = sectionRanks(header);
  }

  /**
   * @param shards posting shards of all terms of the plan, by number
   */
  score(plan: QueryPlan, shards: Shards, options: ScoreOptions): Promise<Ranking> {
    return this.inTurn(() => this.scoreAlone(plan, shards, options));
  }

  private async scoreAlone(plan: QueryPlan, shards: Shards, options: ScoreOptions) {
    await options.step();
    this.sums.clear();
    this.cache.trim();
    const phrases = plan.alternatives.map((alternative): Phrase => {
      return { alternative, matches: this.cache.all(alternative.terms, shards) };
    });
    const slots = plan.slots.map((slot, position) => ({
      slot,
      phrases: phrases.filter(({ alternative }) => covers(alternative, position)),
    }));
    const totals = totalsOf(
      plan.slots,
      slots
        .filter(({ slot, phrases: own }) => slot.terms.length > 0 || own.length > 0)
        .map(({ slot }) => slot),
    );
    const name = plan.name.length > 0 ? this.cache.any(plan.name, shards) : undefined;
    const needed = slots.filter(({ slot }) => !slot.optional);
    if (!this.mayHave(options.atLeast, needed, totals, shards)) return NOTHING;
    // Function words come last and are looked up only where they matter: they occur nearly everywhere.
    const others = slots.filter(({ slot }) => slot.optional);
    let only: SectionSet | undefined;
    for (const { slot, phrases: own } of [...needed, ...others]) {
      await options.step();
      if (slot.optional && this.sums.touched.members.length > 0)
        only ??= findListable(this.listable, this.sums, totals, options);
      this.gather(slot, own, shards, only);
    }
    await options.step();
    return this.rank(totals, name, options);
  }

  /** Whether that many sections may have all required words. */
  private mayHave(atLeast: number, needed: readonly Word[], { whole }: Totals, shards: Shards) {
    const found = needed
      .filter(({ slot }) => atLeast > 0 && slot.weight > weights.LACKABLE * whole)
      .map(({ slot, phrases }) => [
        this.cache.any(slot.terms, shards),
        ...phrases.map(({ matches }) => matches),
      ]);
    return atLeast <= (mostFull(found) ?? atLeast);
  }

  /**
   * Adds the contribution of one query word to every section.
   * @param only the sections to look at; all by default
   */
  private gather(slot: Slot, phrases: readonly Phrase[], shards: Shards, only?: SectionSet): void {
    const certain = slot.terms.filter(({ certainty }) => certainty > 0);
    if (phrases.length === 0) {
      const matches = this.cache.any(slot.terms, shards);
      const isCertain = certain.length === slot.terms.length;
      if (!slot.optional && !isCertain) {
        addWeight(this.sums.certain, this.cache.any(certain, shards), slot.weight);
        addWeight(this.sums.mass, matches, slot.weight);
      }
      this.sums.add(slot, matches, { only, isCertain: isCertain && !slot.optional });
      return;
    }
    const { matches, sums } = this;
    matches.clear();
    for (const match of certain) matches.add(match, shards, only);
    const raise = (isName: boolean) => {
      for (const { matches: found, alternative } of phrases)
        if (alternative.isName === isName) matches.raiseTo(found, alternative.weight);
    };
    raise(false);
    if (!slot.optional) addWeight(sums.certain, matches, slot.weight);
    raise(true);
    for (const match of slot.terms) if (match.certainty === 0) matches.add(match, shards, only);
    if (!slot.optional) addWeight(sums.mass, matches, slot.weight);
    sums.add(slot, matches, {});
  }

  /** @param name matches of the name that is the whole query */
  private rank(
    totals: Totals,
    name: WordMatches | undefined,
    { keep, allowed, mayLack }: ScoreOptions,
  ): Ranking {
    const best = new Best(keep);
    let full = 0;
    let nearly = 0;
    let others = 0;
    const { members } = this.sums.own;
    for (let at = 0; at < members.length; at++) {
      const section = members[at] ?? 0;
      if (allowed?.[section] === 0) continue;
      const score =
        (this.sums.score[section] ?? 0) *
        (1 + (weights.RANK_SHARE * (this.ranks[section] ?? 0)) / 10);
      if (this.sums.isFull(section, totals)) {
        full++;
        const about = totals.subject > 1 ? (this.sums.subjectPath[section] ?? 0) : 0;
        best.add(section, score + weights.ABOUT * about + this.tier(section, totals, name));
        continue;
      }
      const share = this.sums.shareOf(section, totals);
      const kept = this.keptOfNearly(section, totals, mayLack);
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
   * The share of its score that a heading keeps if it lacks one word and ranks with the sections that lack none: all of it if the
   * query names it; 0 for a section that does not rank there.
   */
  private keptOfNearly(section: number, { needed, subject }: Totals, mayLack: MayLack): number {
    const { neededHeads, subjectHeads } = this.sums;
    if (mayLack === "none" || (neededHeads[section] ?? 0) < needed - 1) return 0;
    if (this.isNamed(section)) return 1;
    if (mayLack === "named" || subject < weights.NEARLY_WORDS) return 0;
    if ((subjectHeads[section] ?? 0) < subject - 1) return 0;
    return ((subject - 1) / subject) ** weights.MISSING_POWER;
  }

  /** Whether the query names the section: its heading has two words or more, and all of them are in the query. */
  private isNamed(section: number): boolean {
    const { heads, subjectHeads } = this.sums;
    return this.isWhole(section) && (heads[section] ?? 0) > 1 && (subjectHeads[section] ?? 0) > 0;
  }

  /** Whether all words of the section's heading are in the query. */
  private isWhole(section: number): boolean {
    return (this.sums.heads[section] ?? 0) >= (this.headingWords[section] ?? 0);
  }

  private tier(
    section: number,
    { words, size, subject, needed }: Totals,
    name: WordMatches | undefined,
  ): number {
    const { heads, subjectPath } = this.sums;
    if (heads[section] === words && (this.headingWords[section] ?? 0) <= size)
      return weights.TIER.exactHeading;
    const inHeading = this.sums.neededHeads[section] ?? 0;
    const subjectHeads = this.sums.subjectHeads[section] ?? 0;
    if (inHeading === needed && needed > 0 && subjectHeads === subject)
      return this.isWhole(section) ? weights.TIER.onlySubject : weights.TIER.wholeSubject;
    const isSubjectPath = subjectHeads > 0 && subjectPath[section] === subject;
    if (isSubjectPath && this.isWhole(section)) return weights.TIER.subjectPath;
    if ((name?.text[section] ?? 0) > 0) return weights.TIER.name;
    return this.pathTier(section, needed, isSubjectPath);
  }

  /** The tier of a section whose heading lacks part of the subject. */
  private pathTier(section: number, needed: number, isSubjectPath: boolean): number {
    const { guessedHeads, neededHeads, neededPath } = this.sums;
    if (!isSubjectPath && (guessedHeads[section] ?? 0) > 0) return weights.TIER.guessedHeading;
    const inHeading = neededHeads[section] ?? 0;
    if (inHeading === needed && needed > 0) return weights.TIER.oneHeading;
    if (isSubjectPath) return weights.TIER.onSubjectPath;
    const isPath = inHeading > 0 && neededPath[section] === needed;
    return isPath || this.isNamed(section) ? weights.TIER.headingPath : weights.TIER.allWords;
  }
}
