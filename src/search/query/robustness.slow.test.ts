import fc from "fast-check";
import {
  ask,
  memoryEngine,
  pathsOf,
  recordsOf,
  TEST_SITE,
  testPage,
} from "../../testing/searchIndex";
import { buildIndex } from "../index/buildIndex";

const WORDS =
  "swap pool price impact fee router HyperAMM slippage tolerance <img src=x onerror=alert(1)> Coin<T> swap_exact_in 1,000.50 &amp; naïve 流動性 token the".split(
    " ",
  );
const pages = Array.from({ length: 40 }, (_, number) => {
  const words = (from: number, count: number) =>
    Array.from(
      { length: count },
      (_, index) => WORDS[(from * 7 + index * (number + 3)) % WORDS.length],
    ).join(" ");
  return testPage(
    `/page-${number}`,
    `${words(number, 3)} ${number}`,
    words(number + 1, 30),
    `## ${words(number + 2, 4)} heading${number}`,
    words(number + 3, 50),
    `### ${words(number + 5, 2)} detail${number}`,
    words(number, 9),
  );
});
const files = buildIndex(recordsOf(pages), { siteUrl: TEST_SITE });
const fewFiles = buildIndex(recordsOf(pages.slice(0, 8)), { siteUrl: TEST_SITE });
const engine = memoryEngine(files).engine;

/** Queries that readers and attackers might type. */
const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        ...WORDS,
        '"',
        "-",
        '"swap',
        'pool"',
        "--",
        "-pool",
        "\u0000",
        "\ud800",
        "__proto__",
        "constructor",
        "(((",
        "\\",
        "%",
        "a".repeat(70),
      ),
      { maxLength: 20 },
    )
    .map((parts) => parts.join(" ")),
);

/** Markup of a highlighted text other than the tags and the entities of escaped text. */
function leftoverMarkup(value: string): string {
  return value.replace(/<\/?mark>|&(amp|lt|gt|quot|#39);/g, "").replace(/[^<>&"']/g, "");
}

test("hostile queries neither throw nor leak markup", async () => {
  let looked = 0;
  await fc.assert(
    fc.asyncProperty(hostile, fc.integer({ min: 0, max: 12 }), async (query, words) => {
      const { hits, nbHits } = await ask(engine, query, { attributesToSnippet: [`*:${words}`] });
      expect(nbHits).toBeGreaterThanOrEqual(hits.length);
      for (const { _highlightResult, _snippetResult } of hits) {
        looked++;
        const { lvl0: _, ...levels } = _highlightResult?.hierarchy ?? {};
        const { lvl0: __, ...cut } = _snippetResult?.hierarchy ?? {};
        const values = [
          ...Object.values(levels),
          ...Object.values(cut),
          _highlightResult?.content,
          _snippetResult?.content,
        ];
        expect(values.map((found) => leftoverMarkup(found?.value ?? "")).join("")).toBe("");
      }
    }),
    { numRuns: 300 },
  );
  expect(looked).toBeGreaterThan(100);
});

test("marks are balanced and leave the text unchanged", async () => {
  let marked = 0;
  await fc.assert(
    fc.asyncProperty(hostile, async (query) => {
      for (const { hierarchy, _highlightResult } of (await ask(engine, query)).hits) {
        const value = _highlightResult?.hierarchy.lvl1?.value ?? "";
        if (value.includes("<mark>")) marked++;
        expect(value.replace(/<mark>[^<]*<\/mark>/g, "")).not.toMatch(/<\/?mark>/);
        const text = value
          .replace(/<\/?mark>/g, "")
          .replace(/&lt;/g, "<")
          .replace(/&gt;/g, ">")
          .replace(/&quot;/g, '"')
          .replace(/&#39;/g, "'")
          .replace(/&amp;/g, "&");
        expect(text).toBe(hierarchy?.lvl1);
      }
    }),
    { numRuns: 100 },
  );
  expect(marked).toBeGreaterThan(10);
});

test("concurrent searches give the same results as searches one by one", async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(hostile, { minLength: 2, maxLength: 12 }), async (queries) => {
      const parallel = await Promise.all(
        queries.map((query) => ask(memoryEngine(fewFiles).engine, query)),
      );
      const shared = memoryEngine(fewFiles).engine;
      const together = await Promise.all(queries.map((query) => ask(shared, query)));
      for (const [index, query] of queries.entries()) {
        const alone = await ask(shared, query);
        compared += alone.hits.length;
        expect(together[index]?.hits).toEqual(alone.hits);
        expect(parallel[index]?.hits).toEqual(alone.hits);
      }
    }),
    { numRuns: 40 },
  );
  expect(compared).toBeGreaterThan(40);
});

test("finds every heading among many similar ones by its distinctive word", async () => {
  for (let number = 0; number < pages.length; number++) {
    const path = `/page-${number}`;
    const expected = expect.arrayContaining([expect.stringContaining(path)]);
    expect(pathsOf(await ask(engine, `heading${number}`))[0]).toContain(path);
    expect(pathsOf(await ask(engine, `detail${number}`))[0]).toContain(path);
    expect(pathsOf(await ask(engine, `headin detail ${number}`))).toEqual(expected);
  }
});

test("paging never repeats or loses a section", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...WORDS),
      fc.integer({ min: 1, max: 7 }),
      async (query, hitsPerPage) => {
        const { nbHits } = await ask(engine, query);
        const all = await Promise.all(
          Array.from({ length: Math.ceil(nbHits / hitsPerPage) }, (_, page) =>
            ask(engine, query, { page, hitsPerPage }),
          ),
        );
        const ids = all.flatMap(({ hits }) => hits.map(({ objectID }) => objectID));
        expect(ids).toHaveLength(nbHits);
        expect(new Set(ids).size).toBe(nbHits);
      },
    ),
    { numRuns: 40 },
  );
});

test("an answer does not depend on what was asked before", async () => {
  const sentence =
    "router fee swap the token slippage pool price impct tolerance toekn swap_exact_in";
  const queries = Array.from(sentence, (_, index) => sentence.slice(0, index + 1));
  const shuffled = queries
    .map((query, index) => ({ query, order: (index * 37) % queries.length }))
    .sort((a, b) => a.order - b.order);
  for (const { query } of [...shuffled, ...shuffled])
    expect((await ask(engine, query)).hits).toEqual(
      (await ask(memoryEngine(files).engine, query)).hits,
    );
});
