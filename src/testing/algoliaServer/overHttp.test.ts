import { INDEX_SETTINGS } from "../../../plugins/site-search-push/settings";
import { createHostedClient } from "../../components/search/client/hosted";
import { buildIndex } from "../../search/index/buildIndex";
import { answerRequests } from "../../search/query/answerRequests";
import { memoryEngine, recordsOf, TEST_SITE, testPage } from "../searchIndex";
import { AlgoliaServer } from "./server";

const RECORDS = recordsOf([
  testPage(
    "/swap",
    "Swap",
    "A swap changes one `Coin<T>` into another & pays a fee.",
    "## Slippage tolerance",
    "How much worse than quoted a swap may be.",
    "## Limit orders",
    "An order waits for its price.",
  ),
  testPage(
    "/pools",
    "Pools",
    "Liquidity of a pool.",
    "## Impermanent loss",
    "What a provider loses when prices move; flash swaps & fees pay for it.",
    "## coin_entry",
    "Functions for coins, at 0x1.",
  ),
  testPage("/fees", "Fees", "Every swap pays fees. 🚀"),
]);

/** The parameters that DocSearch 3.9 sends with every query. */
const DIALOG = {
  indexName: "docs",
  attributesToRetrieve: [
    ...Array.from({ length: 7 }, (_, level) => `hierarchy.lvl${level}`),
    "content",
    "type",
    "url",
  ],
  attributesToSnippet: [
    ...Array.from({ length: 6 }, (_, level) => `hierarchy.lvl${level + 1}:10`),
    "content:10",
  ],
  snippetEllipsisText: "…",
  highlightPreTag: "<mark>",
  highlightPostTag: "</mark>",
  hitsPerPage: 20,
  clickAnalytics: false,
};
const VARIANTS = [
  DIALOG,
  {
    ...DIALOG,
    facetFilters: [
      "language:en",
      ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"],
    ],
  },
  { ...DIALOG, facetFilters: ["docusaurus_tag:default"], page: 1, hitsPerPage: 5 },
];
const QUERIES = [
  "swap",
  "slippage tolerance",
  "impermanent loss",
  "liqudity",
  "flash",
  "Coin<T>",
  "coin_entry",
  "A & B",
  '"limit order"',
  "fees -swap",
  "how do I add liquidity to a weighted pool",
  "zzzzqqq",
  "0x1",
  "emoji 🚀",
  "x".repeat(64),
];

let server: AlgoliaServer;
beforeAll(async () => {
  server = await AlgoliaServer.start();
});
afterAll(() => server.stop());

test("the hosted client gets over HTTP, in the protocol's format, what the engine behind the server answers", async () => {
  server.store.setSettings("docs", INDEX_SETTINGS);
  server.store.batch(
    "docs",
    RECORDS.map((body) => ({ action: "updateObject", body })),
  );
  await server.store.settled();
  const { engine } = memoryEngine(buildIndex(RECORDS, { siteUrl: TEST_SITE }));
  const index = {
    appId: server.appId,
    searchKey: server.searchKey,
    indexName: "docs",
    host: server.url,
  };
  const hosted = createHostedClient(index, {
    timeouts: { connect: 20_000, read: 20_000, write: 20_000 },
  });
  const requests = QUERIES.flatMap((query) => VARIANTS.map((variant) => ({ ...variant, query })));
  const { results: theirs } = await hosted.search({ requests });
  const { results: ours } = await answerRequests(engine, { requests });
  expect(theirs.map(comparable)).toEqual(ours.map(comparable));
  expect(ours.filter(({ hits }) => hits.length > 0).length).toBeGreaterThan(20);
  expect(JSON.stringify(ours)).toContain("&lt;");
});

/** An answer without what may differ: times, and the index's own parameters, which the service repeats. */
function comparable({
  processingTimeMS,
  serverTimeMS,
  params,
  ...result
}: Readonly<Record<string, unknown>>): object {
  return result;
}
