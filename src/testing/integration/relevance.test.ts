import { gzipSync } from "node:zlib";
import { buildIndex, type IndexFiles } from "../../domain/search/buildIndex";
import type { SearchEngine } from "../../domain/search/engine";
import { answerRequests } from "../../domain/search/request";
import { tokenise } from "../../domain/search/tokenise";
import type { SearchRecord } from "../../domain/searchRecord";
import questions from "../fixtures/searchQuestions.json";
import { memoryEngine } from "../searchIndex";
import { type SiteRecords, siteRecords } from "../siteRecords";

/** A query and the addresses that answer it. */
type Judged = { readonly query: string; readonly urls: ReadonlySet<string> };
type Figures = { readonly queries: number; readonly success1: number; readonly success5: number; readonly mrr10: number; readonly missed: readonly string[] };

const DIALOG_MAX_CHARS = 64;
const FLOORS = { whole: 1, prefix: 0.97, typo: 0.95, questions: 0.9 } as const;

let site: SiteRecords;
let files: IndexFiles;
let engine: SearchEngine;

beforeAll(async () => {
  site = await siteRecords();
  files = buildIndex(site.records, { siteUrl: site.siteUrl, synonyms: site.synonyms });
  engine = memoryEngine(files).engine;
}, 60_000);

/** Titles and headings of level 2 and 3 with the sections that bear them: the same heading on another page is as good. */
function headings(): Judged[] {
  const byText = new Map<string, { query: string; urls: Set<string> }>();
  for (const record of site.records) {
    if (record.type !== "lvl1" && record.type !== "lvl2" && record.type !== "lvl3") continue;
    const query = (record.hierarchy[record.type] ?? "").slice(0, DIALOG_MAX_CHARS);
    const key = tokenise(query).join(" ");
    const known = byText.get(key) ?? { query, urls: new Set<string>() };
    known.urls.add(record.url);
    byText.set(key, known);
  }
  return [...byText.values()];
}

/** The last word cut to its first half, as a reader who is still typing. */
function cutToPrefix(query: string): string {
  const last = /[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u.exec(query);
  return last ? query.slice(0, last.index + Math.max(2, Math.ceil(last[0].length / 2))) : query;
}

/** One edit (insert, delete, replace, swap) anywhere in the longest word, the first letter too. */
function misspell(query: string, random: () => number): string {
  const [longest] = [...query.matchAll(/\p{L}{3,}/gu)].sort((a, b) => b[0].length - a[0].length);
  if (!longest) return query;
  const [word] = longest;
  const at = Math.floor(random() * word.length);
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const edits = [
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, Math.max(0, at - 1)) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1),
  ];
  const edited = edits[Math.floor(random() * edits.length)] ?? word;
  return query.slice(0, longest.index) + edited + query.slice(longest.index + word.length);
}

/** The same numbers in every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

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
  const figures = await measure(headings(), section);
  print("whole", figures);
  expect(figures.success5).toBeGreaterThanOrEqual(FLOORS.whole);
});

test("finds titles and headings while their last word is being typed", async () => {
  const figures = await measure(
    headings().map(({ query, urls }) => ({ query: cutToPrefix(query), urls })),
    section,
  );
  print("prefix", figures);
  expect(figures.success5).toBeGreaterThanOrEqual(FLOORS.prefix);
});

test("finds titles and headings with one typing mistake", async () => {
  const random = seededRandom(20_261_121);
  const figures = await measure(
    headings().map(({ query, urls }) => ({ query: misspell(query, random), urls })),
    section,
  );
  print("typo", figures);
  expect(figures.success5).toBeGreaterThanOrEqual(FLOORS.typo);
});

/** Questions with the addresses of their judged pages. */
function judgedQuestions(): Judged[] {
  return questions.map(({ query, paths }) => ({
    query,
    urls: new Set(paths.map((path) => `${site.siteUrl}${path.replaceAll("{productSlug}", site.productSlug)}`)),
  }));
}

test("answers hand-written questions with a judged page", async () => {
  const figures = await measure(judgedQuestions(), page);
  print("questions", figures);
  expect(figures.queries).toBeGreaterThanOrEqual(60);
  expect(figures.success5).toBeGreaterThanOrEqual(FLOORS.questions);
});

test("judges questions by pages that exist", () => {
  const known = new Set(site.records.map(page));
  expect(judgedQuestions().flatMap(({ urls }) => [...urls].filter((url) => !known.has(url)))).toEqual([]);
});

test("fetches little for a first answer", async () => {
  const sizes = new Map(Object.entries(files).map(([name, bytes]) => [name, gzipSync(bytes).length]));
  const costs = await Promise.all(
    judgedQuestions().map(async ({ query }) => {
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
