import type { Browser, Page } from "@playwright/test";
import { type Corpus, pageOf } from "./corpus";
import type { EngineName } from "./engines";
import type { BenchServer } from "./server";
import "./clients/types";

export type EngineFigures = {
  /** Brotli bytes of engine and index before the first answer to a pasted query. */
  readonly coldBytes: number;
  readonly coldRequests: number;
  /** Main-thread milliseconds per key press when its files are loaded. */
  readonly keyMedian: number;
  readonly keyP95: number;
  /** Milliseconds from the last key of a typed query to its answer. */
  readonly afterLastKey: number;
  readonly afterLastKeyMax: number;
  /** Milliseconds; 0 when there was none over 50 ms. */
  readonly longestTask: number;
  readonly success5: Readonly<Record<string, number>>;
};

/** How many times slower the browser's processor is. */
export const CPU_SLOWDOWN = 4;
/** Times are the best of this many runs: other load on the machine only adds to them. */
const RUNS = 3;
const COLD_QUERIES = 25;
const TYPED_QUERIES = 8;
const KEY_MS = 150;
/** From opening the dialog to the first key. */
const FIRST_KEY_MS = 600;

/** Measures one engine in a slowed-down Chromium. */
export async function measureEngine(
  browser: Browser,
  server: BenchServer,
  engine: EngineName,
  corpus: Corpus,
): Promise<EngineFigures> {
  const all = Object.values(corpus.queries).flat();
  const spread = (count: number) =>
    all
      .filter((_, index) => index % Math.max(1, Math.floor(all.length / count)) === 0)
      .map(({ query }) => query);
  const cold = await inTurn(spread(COLD_QUERIES), (query) =>
    onFreshPage(browser, server, engine, (page) => measureCold(page, server, query)),
  );
  const typed = await inTurn(spread(TYPED_QUERIES), async (query) => {
    const runs = await repeat(() =>
      onFreshPage(browser, server, engine, (page) =>
        page.evaluate(typeQuery, { query, KEY_MS, FIRST_KEY_MS }),
      ),
    );
    return {
      wait: least(runs.map(({ wait }) => wait)),
      longest: least(runs.map(({ longest }) => longest)),
    };
  });
  const passes = await onFreshPage(browser, server, engine, async (page) => {
    await page.evaluate(timeKeys, spread(TYPED_QUERIES));
    return repeat(() => page.evaluate(timeKeys, spread(TYPED_QUERIES)));
  });
  const keys = (passes[0]?.times ?? []).map((_, key) =>
    least(passes.map(({ times }) => times[key] ?? 0)),
  );
  const success5 = await onFreshPage(
    browser,
    server,
    engine,
    (page) => measureSuccess(page, corpus),
    1,
  );
  return {
    coldBytes: median(cold.map(({ bytes }) => bytes)),
    coldRequests: median(cold.map(({ requests }) => requests)),
    keyMedian: median(keys),
    keyP95: quantile(keys, 0.95),
    afterLastKey: median(typed.map(({ wait }) => wait)),
    afterLastKeyMax: Math.max(...typed.map(({ wait }) => wait)),
    longestTask: Math.max(
      least(passes.map(({ longest }) => longest)),
      ...typed.map(({ longest }) => longest),
    ),
    success5,
  };
}

async function onFreshPage<Result>(
  browser: Browser,
  server: BenchServer,
  engine: EngineName,
  run: (page: Page) => Promise<Result>,
  slowdown = CPU_SLOWDOWN,
): Promise<Result> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    server.take();
    await page.goto(`${server.origin}/${engine}.html`);
    return await run(page);
  } finally {
    await context.close();
  }
}

async function measureCold(
  page: Page,
  server: BenchServer,
  query: string,
): Promise<{ bytes: number; requests: number }> {
  await page.evaluate((text) => window.bench.search(text), query);
  return server.take();
}

async function measureSuccess(page: Page, { queries }: Corpus): Promise<Record<string, number>> {
  const sets = await inTurn(Object.entries(queries), async ([name, judged]) => {
    const found = await inTurn(judged, async ({ query, urls }) => {
      const hits = await page.evaluate((text) => window.bench.search(text), query);
      return hits.slice(0, 5).some((url) => urls.has(pageOf(url)));
    });
    return [name, found.filter(Boolean).length / found.length] as const;
  });
  return Object.fromEntries(sets);
}

/** Runs in the browser: opens, types a query key by key, and searches at every key. */
async function typeQuery({
  query,
  KEY_MS,
  FIRST_KEY_MS,
}: {
  query: string;
  KEY_MS: number;
  FIRST_KEY_MS: number;
}): Promise<{ wait: number; longest: number }> {
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: "longtask" });
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  void window.bench.open();
  await pause(FIRST_KEY_MS);
  let answer: Promise<number> = Promise.resolve(0);
  for (let length = 1; length <= query.length; length++) {
    const start = performance.now();
    answer = window.bench.search(query.slice(0, length)).then(() => performance.now() - start);
    if (length < query.length) await pause(KEY_MS);
  }
  const wait = await answer;
  await pause(100);
  return { wait, longest };
}

/** Runs in the browser: time of every key of every query when all files are already loaded. */
async function timeKeys(queries: readonly string[]): Promise<{ times: number[]; longest: number }> {
  const keys = queries.flatMap((query) =>
    Array.from(query, (_, index) => query.slice(0, index + 1)),
  );
  for (const key of keys) await window.bench.search(key);
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: "longtask" });
  const times: number[] = [];
  for (const key of keys) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    const start = performance.now();
    await window.bench.search(key);
    times.push(performance.now() - start);
  }
  return { times, longest };
}

function repeat<Result>(run: () => Promise<Result>): Promise<Result[]> {
  return inTurn(Array.from({ length: RUNS }), run);
}

function least(values: readonly number[]): number {
  return Math.min(...values);
}

async function inTurn<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await run(item));
  return results;
}

/** The median; 0 without values. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value at this quantile; 0 without values. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
