import {
  ask,
  engineOf,
  memoryEngine,
  recordsOf,
  TEST_SITE,
  testPage,
} from "../../testing/searchIndex";
import { buildIndex } from "../index/buildIndex";
import { answerRequests } from "./answerRequests";

const engine = engineOf([
  testPage(
    "/swap",
    "Swap <tokens> & coins",
    "A swap changes one token into another at the price of a pool, less the fee that the pool keeps.",
    "## Fees",
    "Each swap pays.",
  ),
  testPage("/pools", "Pools", "A pool holds tokens."),
]);

/** What DocSearch 3.9 sends. */
const docSearchRequest = {
  query: "swap",
  indexName: "docs",
  attributesToRetrieve: [
    "hierarchy.lvl0",
    "hierarchy.lvl1",
    "hierarchy.lvl2",
    "hierarchy.lvl3",
    "hierarchy.lvl4",
    "hierarchy.lvl5",
    "hierarchy.lvl6",
    "content",
    "type",
    "url",
  ],
  attributesToSnippet: [
    "hierarchy.lvl1:10",
    "hierarchy.lvl2:10",
    "hierarchy.lvl3:10",
    "hierarchy.lvl4:10",
    "hierarchy.lvl5:10",
    "hierarchy.lvl6:10",
    "content:10",
  ],
  snippetEllipsisText: "…",
  highlightPreTag: "<mark>",
  highlightPostTag: "</mark>",
  hitsPerPage: 20,
  clickAnalytics: false,
};

test("answers DocSearch's request in the service's shape", async () => {
  const { results } = await answerRequests(
    engine,
    { requests: [docSearchRequest] },
    { now: () => 5 },
  );
  expect(results).toHaveLength(1);
  expect(results[0]).toMatchObject({
    nbHits: 2,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    exhaustive: { nbHits: true, typo: true },
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    query: "swap",
    index: "docs",
    processingTimeMS: 0,
    serverTimeMS: 0,
  });
  expect(results[0]?.params).toContain(
    "query=swap&attributesToRetrieve=%5B%22hierarchy.lvl0%22%2C",
  );
  expect(results[0]).not.toHaveProperty("queryID");
  expect(results[0]?.hits[0]).toEqual({
    objectID: "/swap#",
    url: "https://docs.example.com/swap",
    type: "lvl1",
    content: null,
    hierarchy: {
      lvl0: "Guides",
      lvl1: "Swap <tokens> & coins",
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    _highlightResult: {
      hierarchy: {
        lvl0: { value: "Guides", matchLevel: "none", matchedWords: [] },
        lvl1: {
          value: "<mark>Swap</mark> &lt;tokens&gt; &amp; coins",
          matchLevel: "full",
          matchedWords: ["swap"],
        },
      },
    },
    _snippetResult: {
      content: {
        value: "A <mark>swap</mark> changes one token into another at the price…",
        matchLevel: "full",
      },
      hierarchy: {
        lvl1: { value: "<mark>Swap</mark> &lt;tokens&gt; &amp; coins", matchLevel: "full" },
      },
    },
  });
});

test("answers with the text that has more of the query than the headings", async () => {
  const { hits } = await ask(engine, "price of a pool", { attributesToSnippet: ["content:5"] });
  expect(hits[0]).toMatchObject({
    objectID: "/swap#",
    type: "content",
    content: expect.stringMatching(/^A swap changes/),
  });
  expect(hits[0]?._snippetResult?.content).toEqual({
    value: "…the <mark>price</mark> of a <mark>pool</mark>…",
    matchLevel: "full",
  });
});

test("takes the params string of v4 clients and their bare list", async () => {
  const params = new URLSearchParams({
    query: "swap",
    hitsPerPage: "1",
    facetFilters: '["language:en",["docusaurus_tag:docs-default-current"]]',
    clickAnalytics: "true",
    attributesToRetrieve: '["url"]',
  });
  const { results } = await answerRequests(
    engine,
    [{ indexName: "docs", params: String(params) }],
    { newQueryId: () => "id" },
  );
  expect(results[0]).toMatchObject({
    query: "swap",
    hitsPerPage: 1,
    nbPages: 2,
    index: "docs",
    queryID: "id",
  });
  expect(Object.keys(results[0]?.hits[0] ?? {})).toEqual([
    "objectID",
    "url",
    "_highlightResult",
    "_snippetResult",
  ]);
  expect(
    (
      await answerRequests(engine, [
        { indexName: "docs", params: { query: "swap", hitsPerPage: 1 } },
      ])
    ).results[0]?.hits,
  ).toHaveLength(1);
});

test("answers several requests in their order", async () => {
  const { results } = await answerRequests(engine, {
    requests: ["fees", "pools", "nothing"].map((query) => ({ indexName: "docs", query })),
  });
  expect(results.map(({ hits }) => hits[0]?.objectID)).toEqual([
    "/swap#fees",
    "/pools#",
    undefined,
  ]);
});

test.each([
  ["nothing", undefined, "Parameter `searchMethodParams` is required when calling `search`."],
  ["null", null, "Parameter `searchMethodParams` is required when calling `search`."],
  [
    "an object without requests",
    {},
    "Parameter `searchMethodParams.requests` is required when calling `search`.",
  ],
  [
    "requests that are not a list",
    { requests: "swap" },
    "Parameter `searchMethodParams.requests` is required when calling `search`.",
  ],
  ["a text", "swap", "Parameter `searchMethodParams.requests` is required when calling `search`."],
])("refuses %s in the hosted client's words", async (_, body, message) => {
  await expect(answerRequests(engine, body)).rejects.toThrow(new Error(message));
});

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ["a negative page", { page: -3 }, { page: 0 }],
  ["a page beyond the last", { page: 9 }, { page: 9, hits: [] }],
  ["no hits requested", { hitsPerPage: 0 }, { hits: [], nbPages: 0, nbHits: 2 }],
  ["too many hits requested", { hitsPerPage: 5000 }, { hitsPerPage: 1000 }],
  ["a number as text", { hitsPerPage: "1" }, { hitsPerPage: 1 }],
  [
    "senseless values",
    {
      hitsPerPage: "many",
      page: {},
      facetFilters: 7,
      attributesToSnippet: 1,
      attributesToRetrieve: null,
    },
    { hitsPerPage: 20, page: 0, nbHits: 2 },
  ],
  ["a filter as text", { facetFilters: "language:de" }, { nbHits: 0 }],
  ["a list of filters as text", { facetFilters: '["language:en"]' }, { nbHits: 2 }],
])("copes with %s", async (_, params, expected) => {
  expect(await ask(engine, "swap", params)).toMatchObject(expected);
});

test("uses the tags and the ellipsis of the request, around escaped text", async () => {
  const params = {
    highlightPreTag: "[",
    highlightPostTag: "]",
    snippetEllipsisText: "~",
    attributesToSnippet: ["hierarchy.lvl1:2", "content"],
  };
  const answer = await answerRequests(engine, {
    requests: [{ indexName: "docs", query: "tokens coins", ...params }],
  });
  expect(answer.results[0]?.hits[0]?._highlightResult?.hierarchy.lvl1?.value).toBe(
    "Swap &lt;[tokens]&gt; &amp; [coins]",
  );
  expect(answer.results[0]?.hits[0]?._snippetResult?.hierarchy.lvl1?.value).toBe(
    "~[tokens]&gt; &amp; [coins]",
  );
});

test("makes query ids of 32 hexadecimal digits", async () => {
  expect((await ask(engine, "swap", { clickAnalytics: true })).queryID).toMatch(/^[0-9a-f]{32}$/);
});

test("says when quotes were checked for the best sections only", async () => {
  const many = Array.from({ length: 250 }, (_, number) =>
    testPage(`/p${number}`, `Page ${number}`, "A swap of tokens."),
  );
  const { engine: large } = memoryEngine(buildIndex(recordsOf(many), { siteUrl: TEST_SITE }));
  expect(await ask(large, '"swap of tokens"')).toMatchObject({
    nbHits: 200,
    exhaustiveNbHits: false,
  });
  const last = await ask(large, "swap tokens", { page: 12 });
  expect([last.nbHits, last.exhaustiveNbHits, last.hits.length]).toEqual([250, true, 10]);
});
