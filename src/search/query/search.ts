import type { OpenIndex } from "../index/openIndex";
import { adjacentFirst } from "./adjacentFirst";
import type { Scored } from "./best";
import type { TypoRule } from "./expandWord";
import { type FacetFilters, facetMask } from "./facets";
import { Matcher } from "./matcher";
import { type ParsedQuery, parseQuery, satisfiesPhrases } from "./parseQuery";
import { planQuery } from "./queryPlan";
import type { Ranking, Scorer } from "./score";
import {
  type DisplayOptions,
  headingsOf,
  type LoadedSection,
  loadSection,
  type SearchHit,
  toHit,
} from "./toHit";
import { ENOUGH, FEW } from "./weights";

/** Tells whether an answer is still needed; an `AbortSignal` fits. */
export type Cancellation = { readonly aborted: boolean };

/** Thrown instead of an answer that is no longer needed. */
export class SearchCancelled extends Error {
  override readonly name = "SearchCancelled";

  constructor() {
    super("The search was cancelled because a newer one has begun.");
  }
}

export type EngineQuery = {
  readonly query: string;
  /** From 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  readonly facetFilters: FacetFilters;
  /** Enables quotes and the leading minus. */
  readonly advancedSyntax: boolean;
  readonly typoTolerance: boolean;
  /** Whether sections that lack a word complete a short list, or make up the list when no section has all words. */
  readonly optionalWords: boolean;
  readonly display: DisplayOptions;
};

export type EngineAnswer = {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  /** False when quotes or minuses were checked for the best sections only. */
  readonly exhaustive: boolean;
  /** Set when no section has all query words: the words of the hits, and those that were not looked up. */
  readonly queryAfterRemoval?: string;
};

/** Quotes and minuses are checked in at most this many of the best sections. */
const CHECKED_SECTIONS = 200;
/** A search that has run for this long pauses before its next step. */
const LONG_STEP_MS = 10;
/** Results cannot be paged beyond this number, as with the hosted service. */
const LISTED_SECTIONS = 1000;

type Found = {
  /** Best first. */
  readonly sections: readonly Scored[];
  readonly nbHits: number;
  readonly exhaustive: boolean;
};

/** One search of an open index: run it once. */
export class Search {
  private readonly parsed: ParsedQuery;
  /** When the search began, or last paused. */
  private since = Date.now();
  private readonly allowed: Uint8Array | undefined;

  constructor(
    private readonly index: OpenIndex,
    private readonly scorer: Scorer,
    private readonly query: EngineQuery,
    private readonly cancellation: Cancellation | undefined,
    private readonly pause: () => Promise<void>,
  ) {
    this.parsed = parseQuery(query.query, query);
    this.allowed = facetMask(index.header, query.facetFilters);
  }

  async run(): Promise<EngineAnswer> {
    const { words } = this.parsed;
    if (words.length === 0)
      return this.answer(
        this.query.query.trim() === "" ? this.everything() : this.nothing(),
        new Matcher({ slots: [], alternatives: [] }),
      );
    const { plan, ranking } = await this.rankedPlan();
    const found = this.isChecked ? await this.checked(ranking) : this.listed(ranking);
    const isShortened = plan.isShortened || ranking.full === 0;
    return this.answer(found, new Matcher(plan), isShortened && found.nbHits > 0);
  }

  private get isChecked(): boolean {
    return this.parsed.phrases.length + this.parsed.excluded.length > 0;
  }

  /** Tries misspellings only when few sections match without them. */
  private async rankedPlan() {
    if (!this.query.typoTolerance) return this.tryPlan("none");
    if (this.parsed.words.every(({ exact }) => exact)) return this.tryPlan("unknown");
    const first = await this.tryPlan("unknown", FEW);
    if (first.ranking.full >= FEW) return first;
    await this.pauseWhenLong();
    return this.tryPlan("all");
  }

  private async tryPlan(typos: TypoRule, atLeast = 0) {
    const plan = await planQuery(this.index, this.parsed, {
      typos,
      mayShorten: this.query.optionalWords,
    });
    this.stopIfCancelled();
    const matches = [
      ...plan.slots.flatMap(({ terms }) => terms),
      ...plan.alternatives.flatMap(({ terms }) => terms.flat()),
    ];
    const numbers = [...new Set(matches.map(({ part, index }) => part.shard[index] ?? 0))];
    const shards = new Map(
      await Promise.all(
        numbers.map(async (number) => [number, await this.index.shard(number)] as const),
      ),
    );
    this.stopIfCancelled();
    const keep = this.isChecked
      ? CHECKED_SECTIONS
      : Math.min(LISTED_SECTIONS, (this.query.page + 1) * this.query.hitsPerPage);
    const ranking = await this.scorer.score(plan, shards, {
      keep,
      atLeast,
      mayLack: this.query.optionalWords ? plan.mayLack : "none",
      ...(this.allowed && { allowed: this.allowed }),
      step: () => this.step(),
    });
    return { plan, ranking };
  }

  private listed(ranking: Ranking): Found {
    const { best } = ranking;
    const nbHits = this.countHits(ranking);
    return {
      sections: best.slice(0, nbHits),
      nbHits,
      exhaustive: true,
    };
  }

  private countHits({ full, partial, nearly }: Ranking): number {
    if (!this.query.optionalWords) return full;
    if (full >= ENOUGH) return full + nearly;
    return full === 0 ? partial : Math.min(ENOUGH, full + partial);
  }

  /** The best sections that satisfy quotes and minuses. */
  private async checked(ranking: Ranking): Promise<Found> {
    const { sections } = this.listed(ranking);
    const loaded = await Promise.all(
      sections.map(async (hit) => ({
        hit,
        holds: satisfiesPhrases((await loadSection(this.index, hit.number)).section, this.parsed),
      })),
    );
    this.stopIfCancelled();
    const kept = loaded.filter(({ holds }) => holds).map(({ hit }) => hit);
    return {
      sections: kept,
      nbHits: kept.length,
      exhaustive: ranking.full + ranking.partial <= CHECKED_SECTIONS,
    };
  }

  /** An empty query matches everything, in the order of the site. */
  private everything(): Found {
    const all = Array.from({ length: this.index.header.sections }, (_, number) => ({
      number,
      score: 0,
    })).filter(({ number }) => this.allowed?.[number] !== 0);
    return { sections: all, nbHits: all.length, exhaustive: true };
  }

  private nothing(): Found {
    return { sections: [], nbHits: 0, exhaustive: true };
  }

  private async answer(
    { sections, nbHits, exhaustive }: Found,
    matcher: Matcher,
    wordsRemoved = false,
  ): Promise<EngineAnswer> {
    const { page, hitsPerPage, display } = this.query;
    const shown = sections.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    const loaded = adjacentFirst(this.query.query, shown, await this.load(shown));
    const hits: SearchHit[] = [];
    for (const section of loaded) {
      await this.step();
      hits.push(toHit(this.index.header.siteUrl, section, matcher, display));
    }
    return {
      hits,
      nbHits,
      exhaustive,
      ...(wordsRemoved && loaded.length > 0 && { queryAfterRemoval: keptWords(matcher, loaded) }),
    };
  }

  /** Pauses between files, because starting many requests takes time too. */
  private async load(sections: readonly Scored[]): Promise<LoadedSection[]> {
    const loading: Promise<LoadedSection>[] = [];
    for (const { number } of sections) {
      const own = loadSection(this.index, number);
      own.catch(() => undefined); // a failure is thrown below, where all of them are awaited
      loading.push(own);
      await this.pauseWhenLong();
    }
    return Promise.all(loading);
  }

  private async pauseWhenLong(): Promise<void> {
    if (Date.now() - this.since < LONG_STEP_MS) return;
    await this.pause();
    this.since = Date.now();
  }

  private async step(): Promise<void> {
    await this.pauseWhenLong();
    this.stopIfCancelled();
  }

  private stopIfCancelled(): void {
    if (this.cancellation?.aborted) throw new SearchCancelled();
  }
}

/** The query without the words that none of these sections has. Function words were not looked up, so they stay. */
function keptWords(matcher: Matcher, sections: readonly LoadedSection[]): string {
  const found = matcher.slotsIn(
    ...sections.flatMap(({ hierarchy, section }) => [...headingsOf(hierarchy), ...section.texts]),
  );
  return matcher.words.filter((_, slot) => found.has(slot) || !matcher.slots.has(slot)).join(" ");
}
