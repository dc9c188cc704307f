import { gzipSync } from "node:zlib";
import { seededRandom } from "../../domain/math/seededRandom";
import { buildIndex, type IndexFiles } from "../../domain/search/buildIndex";
import type { SearchEngine } from "../../domain/search/engine";
import { answerRequests } from "../../domain/search/request";
import type { SearchRecord } from "../../domain/searchRecord";
import { memoryEngine } from "../searchIndex";
import { cutToPrefix, headingQueries, type Judged, misspell, questionQueries } from "../searchQueries";
import { type SiteRecords, siteRecords } from "../siteRecords";

type Figures = { readonly queries: number; readonly success1: number; readonly success5: number; readonly mrr10: number; readonly missed: readonly string[] };

const FLOORS = { whole: 1, prefix: 0.97, typo: 0.95, questions: 0.9 } as const;

let site: SiteRecords;
let files: IndexFiles;
let engine: SearchEngine;

beforeAll(async () => {
  site = await siteRecords();
  files = buildIndex(site.records, { siteUrl: site.siteUrl, synonyms: site.synonyms });
  engine = memoryEngine(files).engine;
}, 60_000);

async function measure(judged: readonly Judged[], of: (hit: Pick<SearchRecord, "url" | "url_without_anchor">) => string): Promise<Figures> {
  const ranks = await Promise.all(
    judged.map(async ({ query, urls }) => {
      const { results } = await answerRequests(engine, { requests: [{ indexName: "test", query, hitsPerPage: 20 }] });
      const hits = results[0]?.hits ?? [];
      const rank = hits.findIndex(({ url = "", url_without_anchor = "" }) => urls.has(of({ url, url_without_anchor })));
      return { query, rank: rank < 0 ? Number.POSITIVE_INFINITY : rank + 1 };
    }),
  );
  const share = (most: number) => ranks.filter(({ rank }) => rank <= most).length / ranks.length;
  return {
    queries: ranks.length,
    success1: share(1),
    success5: share(5),
    mrr10: ranks.reduce((sum, { rank }) => sum + (rank <= 10 ? 1 / rank : 0), 0) / ranks.length,
    missed: ranks
      .filter(({ rank }) => rank > 5)
      .map(({ query, rank }) => `${query} (${rank === Number.POSITIVE_INFINITY ? "not in the first 20" : `rank ${rank}`})`),
  };
}

function print(name: string, { queries, success1, success5, mrr10, missed }: Figures): void {
  const figures = `success@1 ${success1.toFixed(3)}  success@5 ${success5.toFixed(3)}  MRR@10 ${mrr10.toFixed(3)}`;
  process.stdout.write(
    `${name.padEnd(10)} ${String(queries).padStart(4)} queries  ${figures}${missed.length > 0 ? `\n           missed: ${missed.slice(0, 12).join(" | ")}` : ""}\n`,
  );
}

const section = ({ url }: Pick<SearchRecord, "url">) => url;
const page = ({ url_without_anchor }: Pick<SearchRecord, "url_without_anchor">) => url_without_anchor;

test("finds every title and heading typed whole", async () => {
  const figures = await measure(headingQueries(site.records), section);
  print("whole", figures);
  expect(figures.success5).toBeGreaterThanOrEqual(FLOORS.whole);
});

test("finds titles and headings while their last word is being typed", async () => {
  const figures = await measure(
    headingQueries(site.records).map(({ query, urls }) => ({ query: cutToPrefix(query), urls })),
    section,
  );
  print("prefix", figures);
  expect(figures.success5).toBeGreaterThanOrEqual(FLOORS.prefix);
});

test("finds titles and headings with one typing mistake", async () => {
  const random = seededRandom(20_261_121);
  const figures = await measure(
    headingQueries(site.records).map(({ query, urls }) => ({ query: misspell(query, random), urls })),
    section,
  );
  print("typo", figures);
  expect(figures.success5).toBeGreaterThanOrEqual(FLOORS.typo);
});

test("answers hand-written questions with a judged page", async () => {
  const figures = await measure(questionQueries(site.siteUrl, site.productSlug), page);
  print("questions", figures);
  expect(figures.queries).toBeGreaterThanOrEqual(60);
  expect(figures.success5).toBeGreaterThanOrEqual(FLOORS.questions);
});

test("judges questions by pages that exist", () => {
  const known = new Set(site.records.map(page));
  expect(questionQueries(site.siteUrl, site.productSlug).flatMap(({ urls }) => [...urls].filter((url) => !known.has(url)))).toEqual([]);
});

test("fetches little for a first answer", async () => {
  const sizes = new Map(Object.entries(files).map(([name, bytes]) => [name, gzipSync(bytes).length]));
  const costs = await Promise.all(
    questionQueries(site.siteUrl, site.productSlug).map(async ({ query }) => {
      const cold = memoryEngine(files);
      await answerRequests(cold.engine, { requests: [{ indexName: "test", query }] });
      return { bytes: cold.fetched.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0), requests: cold.fetched.length };
    }),
  );
  const byBytes = costs.map(({ bytes }) => bytes).sort((a, b) => a - b);
  const median = byBytes[byBytes.length >> 1] ?? 0;
  const requests = costs.map((cost) => cost.requests).sort((a, b) => a - b)[costs.length >> 1] ?? 0;
  const kindText = ["i", "d", "t", "p"].map((kind) => {
    const own = [...sizes].filter(([name]) => name.startsWith(kind));
    return `${kind}: ${own.length} files ${own.reduce((sum, [, size]) => sum + size, 0)} B`;
  });
  process.stdout.write(
    `index gzip  ${kindText.join(", ")}\nfirst answer, cold: median ${median} B in ${requests} requests, p95 ${byBytes[Math.floor(byBytes.length * 0.95)] ?? 0} B\n`,
  );
  expect(median).toBeLessThan(60_000);
});
