import { INDEX_SETTINGS } from "../../../plugins/site-search-push/settings";
import { createHostedClient } from "../../components/search/client/hosted";
import { buildIndex } from "../../domain/search/buildIndex";
import { answerRequests } from "../../domain/search/request";
import { AlgoliaServer } from "../algoliaServer/server";
import { memoryEngine } from "../searchIndex";
import { siteRecords } from "../siteRecords";

jest.setTimeout(300_000);

/** What DocSearch 3.9 sends with every query. */
const DIALOG = {
  indexName: "docs",
  attributesToRetrieve: [...Array.from({ length: 7 }, (_, level) => `hierarchy.lvl${level}`), "content", "type", "url"],
  attributesToSnippet: [...Array.from({ length: 6 }, (_, level) => `hierarchy.lvl${level + 1}:10`), "content:10"],
  snippetEllipsisText: "…",
  highlightPreTag: "<mark>",
  highlightPostTag: "</mark>",
  hitsPerPage: 20,
  clickAnalytics: false,
};
const VARIANTS = [
  DIALOG,
  { ...DIALOG, facetFilters: ["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"]] },
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
  server = await AlgoliaServer.start({ publishMs: 0 });
});
afterAll(() => server.stop());

test("both engines give the same hits in the same shape", async () => {
  const { records, siteUrl } = await siteRecords();
  server.store.setSettings("docs", INDEX_SETTINGS);
  server.store.batch(
    "docs",
    records.map((body) => ({ action: "updateObject", body })),
  );
  const { engine } = memoryEngine(buildIndex(records, { siteUrl }));
  const index = { appId: server.appId, searchKey: server.searchKey, indexName: "docs", host: server.url };
  const hosted = createHostedClient(index, { timeouts: { connect: 20_000, read: 20_000, write: 20_000 } });
  const requests = QUERIES.flatMap((query) => VARIANTS.map((variant) => ({ ...variant, query })));
  const { results: theirs } = await hosted.search({ requests });
  const { results: ours } = await answerRequests(engine, { requests });
  expect(theirs.map(comparable)).toEqual(ours.map(comparable));
  expect(ours.filter(({ hits }) => hits.length > 0).length).toBeGreaterThan(requests.length / 2);
  expect(JSON.stringify(ours)).toContain("&lt;");
});

/** Times differ, and the service repeats the index's own parameters. */
function comparable({ processingTimeMS, serverTimeMS, params, ...result }: Readonly<Record<string, unknown>>): object {
  return result;
}
