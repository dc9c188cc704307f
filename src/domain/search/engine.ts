import type { TypoRule } from "./expandWord";
import type { FacetFilters } from "./facets";
import { facetMask } from "./facets";
import { type DisplayOptions, headingsOf, type LoadedSection, loadSection, type SearchHit, toHit } from "./hydrate";
import { Matcher } from "./matcher";
import { type GetFile, type OpenIndex, openIndex, remember } from "./openIndex";
import { holdsPhrases } from "./phrases";
import { type Plan, planQuery } from "./plan";
import { type ParsedQuery, parseQuery } from "./query";
import { type Ranking, Scorer } from "./score";
import { ENOUGH, FEW } from "./weights";

/** Says whether an answer is still wanted; an `AbortSignal` is one. */
export type Cancellation = { readonly aborted: boolean };

/** Thrown in place of an answer that nobody waits for any more. */
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
  /** Quotes and leading minus. */
  readonly advancedSyntax: boolean;
  readonly typoTolerance: boolean;
  /** Sections that lack a word fill up the list, and are all there is when none has all words. */
  readonly optionalWords: boolean;
  readonly display: DisplayOptions;
};

export type EngineAnswer = {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  /** False when quotes or minuses were checked for the best sections only. */
  readonly exhaustive: boolean;
  /** When no section has all words of the query: those the best section has. */
  readonly queryAfterRemoval?: string;
};

export type SearchEngine = {
  /**
   * @throws {@link SearchCancelled}; what fetching throws, when a file fails twice
   */
  readonly search: (query: EngineQuery, cancellation?: Cancellation) => Promise<EngineAnswer>;
  /** Fetches what every search needs, ahead of the first. */
  readonly preload: () => Promise<void>;
};

/**
 * A search engine over the files of `buildIndex`. Nothing is fetched before the first search or `preload`.
 * @param pause lets the caller's thread do other work between two steps of a search, such as showing the next key
 */
export function createSearchEngine(get: GetFile, pause: () => Promise<void> = async () => undefined): SearchEngine {
  const open = remember(async () => {
    const index = await openIndex(get);
    return { index, scorer: new Scorer(index.core) };
  });
  return {
    preload: async () => {
      await open(0);
    },
    search: async (query, cancellation) => {
      const { index, scorer } = await open(0);
      return new Search(index, scorer, query, cancellation, pause).run();
    },
  };
}

/** Quotes and minuses are checked for this many of the best sections. */
const CHECKED_SECTIONS = 200;
/** A search that has worked so long pauses before its next step. */
const LONG_STEP_MS = 10;
/** Pages of results end here, as the hosted service's do. */
const LISTED_SECTIONS = 1000;

type Found = { readonly sections: readonly number[]; readonly nbHits: number; readonly exhaustive: boolean; readonly wordsRemoved: boolean };

class Search {
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
    this.allowed = facetMask(index.core, query.facetFilters);
  }

  async run(): Promise<EngineAnswer> {
    const { words } = this.parsed;
    if (words.length === 0)
      return this.answer(this.query.query.trim() === "" ? this.everything() : this.nothing(), new Matcher({ slots: [], alternatives: [] }, []));
    const { plan, ranking } = await this.rankedPlan();
    const matcher = new Matcher(
      plan,
      words.map(({ term }) => term),
    );
    return this.answer(this.isChecked ? await this.checked(ranking) : this.listed(ranking), matcher);
  }

  private get isChecked(): boolean {
    return this.parsed.phrases.length + this.parsed.excluded.length > 0;
  }

  /** With misspellings only if there is little without them. */
  private async rankedPlan(): Promise<{ plan: Plan; ranking: Ranking }> {
    const first = await this.tryPlan(this.query.typoTolerance ? "unknown" : "none");
    const isEnough = first.ranking.full >= FEW || !this.query.typoTolerance || this.parsed.words.every(({ exact }) => exact);
    if (isEnough) return first;
    await this.breathe();
    return this.tryPlan("all");
  }

  private async tryPlan(typos: TypoRule): Promise<{ plan: Plan; ranking: Ranking }> {
    const plan = await planQuery(this.index, this.parsed, typos);
    this.stopIfCancelled();
    const matches = [...plan.slots.flatMap(({ terms }) => terms), ...plan.alternatives.flatMap(({ terms }) => terms.flat())];
    const numbers = [...new Set(matches.map(({ part, index }) => part.shard[index] ?? 0))];
    const shards = new Map(await Promise.all(numbers.map(async (number) => [number, await this.index.shard(number)] as const)));
    this.stopIfCancelled();
    const keep = this.isChecked ? CHECKED_SECTIONS : Math.min(LISTED_SECTIONS, (this.query.page + 1) * this.query.hitsPerPage);
    return { plan, ranking: this.scorer.score(plan, shards, { keep, ...(this.allowed && { allowed: this.allowed }) }) };
  }

  private listed({ best, full, partial }: Ranking): Found {
    const nbHits = this.countHits(full, partial);
    return { sections: best.slice(0, nbHits).map(({ section }) => section), nbHits, exhaustive: true, wordsRemoved: full === 0 && nbHits > 0 };
  }

  private countHits(full: number, partial: number): number {
    if (!this.query.optionalWords || full >= ENOUGH) return full;
    return full === 0 ? partial : Math.min(ENOUGH, full + partial);
  }

  /** The best sections for which quotes and minuses hold. */
  private async checked(ranking: Ranking): Promise<Found> {
    const { sections } = this.listed(ranking);
    const loaded = await Promise.all(sections.map(async (section) => ({ section, holds: holdsPhrases(await loadSection(this.index, section), this.parsed) })));
    this.stopIfCancelled();
    const kept = loaded.filter(({ holds }) => holds).map(({ section }) => section);
    return {
      sections: kept,
      nbHits: kept.length,
      exhaustive: ranking.full + ranking.partial <= CHECKED_SECTIONS,
      wordsRemoved: ranking.full === 0 && kept.length > 0,
    };
  }

  /** An empty query asks for everything, in the order of the site. */
  private everything(): Found {
    const all = Array.from({ length: this.index.core.sections }, (_, section) => section).filter((section) => this.allowed?.[section] !== 0);
    return { sections: all, nbHits: all.length, exhaustive: true, wordsRemoved: false };
  }

  private nothing(): Found {
    return { sections: [], nbHits: 0, exhaustive: true, wordsRemoved: false };
  }

  private async answer({ sections, nbHits, exhaustive, wordsRemoved }: Found, matcher: Matcher): Promise<EngineAnswer> {
    const { page, hitsPerPage, display } = this.query;
    const shown = sections.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    const loaded = await this.load(shown);
    await this.breathe();
    this.stopIfCancelled();
    const [best] = loaded;
    const kept = best && matcher.slotsIn(...headingsOf(best.hierarchy), ...best.section.texts);
    return {
      hits: loaded.map((section) => toHit(this.index.core.siteUrl, section, matcher, display)),
      nbHits,
      exhaustive,
      ...(wordsRemoved && kept && { queryAfterRemoval: matcher.words.filter((_, slot) => kept.has(slot)).join(" ") }),
    };
  }

  /** Asking for many files at once is work too. */
  private async load(sections: readonly number[]): Promise<LoadedSection[]> {
    const loading: Promise<LoadedSection>[] = [];
    for (const section of sections) {
      const own = loadSection(this.index, section);
      own.catch(() => undefined); // a failure is thrown below, where all of them are awaited
      loading.push(own);
      await this.breathe();
    }
    return Promise.all(loading);
  }

  private async breathe(): Promise<void> {
    if (Date.now() - this.since < LONG_STEP_MS) return;
    await this.pause();
    this.since = Date.now();
  }

  private stopIfCancelled(): void {
    if (this.cancellation?.aborted) throw new SearchCancelled();
  }
}
