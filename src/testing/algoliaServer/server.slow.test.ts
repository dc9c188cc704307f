import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { liteClient } from "algoliasearch/lite";
import { INDEX_SETTINGS } from "../../../plugins/site-search-push/settings";
import { recordsOf, testPage } from "../searchIndex";
import { AlgoliaServer } from "./server";

type V4 =
  typeof import("../../../node_modules/gatsby-plugin-algolia/node_modules/algoliasearch").default;
const v4: V4 = createRequire(require.resolve("gatsby-plugin-algolia/package.json"))(
  "algoliasearch",
);

const records = recordsOf([
  testPage(
    "/swap",
    "Swap Coin<T>",
    "A swap changes one token into another.",
    "## Fees",
    "Each swap pays.",
  ),
  testPage("/pools", "Pools", "A pool holds tokens."),
]);
let server: AlgoliaServer;

beforeEach(async () => {
  server = await AlgoliaServer.start();
});
afterEach(() => server.stop());

const writer = (key = server.writeKey) =>
  v4(server.appId, key, { hosts: [{ url: `127.0.0.1:${server.port}`, protocol: "http" }] });
const searcher = (key = server.searchKey, appId = server.appId) =>
  liteClient(appId, key, {
    hosts: [{ url: "127.0.0.1", port: server.port, protocol: "http", accept: "readWrite" }],
  });
const index = () => writer().initIndex("docs");

async function fill(): Promise<void> {
  await index().setSettings(INDEX_SETTINGS).wait();
  await index().saveObjects(records).wait();
}

test("accepts settings, records and deletions from the v4 client, and returns them", async () => {
  await fill();
  expect(await index().getSettings()).toMatchObject({ ...INDEX_SETTINGS });
  const browsed: unknown[] = [];
  await index().browseObjects({ batch: (hits) => browsed.push(...hits) });
  expect(browsed).toEqual(records);
  await index()
    .deleteObjects([records[0]?.objectID ?? ""])
    .wait();
  await index()
    .partialUpdateObject({ objectID: records[1]?.objectID ?? "", extra: 1 })
    .wait();
  const left: { objectID: string }[] = [];
  await index().browseObjects({
    attributesToRetrieve: ["internal.contentDigest", "extra"],
    batch: (hits) => left.push(...hits),
  });
  expect(left).toHaveLength(records.length - 1);
  expect(left[0]).toEqual({
    objectID: records[1]?.objectID,
    internal: records[1]?.internal,
    extra: 1,
  });
});

test("uses the old names of settings, including synonyms, unless a request asks for version 2", async () => {
  await fill();
  await index()
    .saveSynonyms([{ objectID: "s", type: "synonym", synonyms: ["coin", "token"] }])
    .wait();
  const url = `http://127.0.0.1:${server.port}/1/indexes/docs/settings`;
  const headers = {
    "x-algolia-application-id": server.appId,
    "x-algolia-api-key": server.writeKey,
  };
  const old: unknown = await (await fetch(url, { headers })).json();
  expect(old).toMatchObject({
    attributesToIndex: INDEX_SETTINGS.searchableAttributes,
    synonyms: [["coin", "token"]],
  });
  expect(old).not.toHaveProperty("searchableAttributes");
});

test("browses more than a thousand records page by page with a cursor", async () => {
  const many = Array.from({ length: 2100 }, (_, number) => ({ objectID: String(number), number }));
  await index().saveObjects(many).wait();
  const pages: number[] = [];
  await index().browseObjects({ batch: (hits) => pages.push(hits.length) });
  expect(pages).toEqual([1000, 1000, 100]);
});

test("a change is not published at first, and cannot be read before it is", async () => {
  const { taskID } = await index()
    .saveObjects(records.slice(0, 1))
    .then(({ taskIDs }) => ({ taskID: taskIDs[0] ?? 0 }));
  await expect(index().getSettings()).rejects.toMatchObject({
    status: 404,
    message: "Index docs does not exist",
  });
  await index().waitTask(taskID);
  const polls = server.requests.filter(({ path }) => path === `/1/indexes/docs/task/${taskID}`);
  expect(polls).toHaveLength(2);
  expect(await index().getSettings()).toEqual({});
});

test("copies, moves, lists and deletes indexes; the task of a move answers on the old name", async () => {
  await fill();
  const client = writer();
  await client.copyIndex("docs", "docs_copy", { scope: ["settings"] }).wait();
  expect(await client.initIndex("docs_copy").getSettings()).toMatchObject({ distinct: true });
  await client.moveIndex("docs", "docs_moved").wait();
  const { items } = await client.listIndices();
  expect(items.map(({ name, entries }) => [name, entries])).toEqual([
    ["docs_copy", 0],
    ["docs_moved", records.length],
  ]);
  await client.initIndex("docs_copy").delete().wait();
  expect((await client.listIndices()).items.map(({ name }) => name)).toEqual(["docs_moved"]);
});

test("answers searches of the v5 client (flat) and the v4 client (params), raw and highlighted", async () => {
  await fill();
  const query = {
    query: "coin",
    hitsPerPage: 5,
    highlightPreTag: "<mark>",
    highlightPostTag: "</mark>",
    clickAnalytics: true,
  };
  const { results: v5Results } = await searcher().searchForHits({
    requests: [{ indexName: "docs", ...query }],
  });
  const { results: v4Results } = await writer(server.searchKey).multipleQueries([
    { indexName: "docs", query: query.query, params: query },
  ]);
  for (const result of [v5Results[0], v4Results[0]]) {
    expect(result).toMatchObject({
      nbHits: 1,
      page: 0,
      hitsPerPage: 5,
      index: "docs",
      query: "coin",
      queryID: expect.stringMatching(/^\w{32}$/),
    });
    expect(result).toMatchObject({
      hits: [
        {
          objectID: "/swap#",
          _highlightResult: {
            hierarchy: { lvl1: { value: "Swap <mark>Coin</mark>&lt;T&gt;", matchLevel: "full" } },
          },
        },
      ],
    });
  }
  const single = await index().search<{ url: string }>("pools", { hitsPerPage: 5 });
  expect(single).toMatchObject({
    index: "docs",
    params: "query=pools&hitsPerPage=5",
    hits: [{ objectID: "/pools#" }],
  });
});

test("facet filters find what the settings declare for faceting, and nothing else", async () => {
  await fill();
  const count = async (facetFilters: (string | string[])[]) =>
    (
      await searcher().searchForHits({
        requests: [{ indexName: "docs", query: "swap", facetFilters }],
      })
    ).results[0]?.nbHits;
  expect(
    await count(["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"]]),
  ).toBe(2);
  expect(await count(["LANGUAGE:EN"])).toBe(0);
  expect(await count(["language:EN"])).toBe(2);
  expect(await count(["language:fr"])).toBe(0);
  expect(await count(["docusaurus_tag:-default"])).toBe(2);
  await index().setSettings({ attributesForFaceting: [] }).wait();
  expect(await count(["language:en"])).toBe(0);
});

test("searches with the synonyms of the index", async () => {
  await fill();
  const nbHits = async () => (await index().search("jug")).nbHits;
  expect(await nbHits()).toBe(0);
  await index()
    .saveSynonyms([{ objectID: "x", type: "oneWaySynonym", input: "jug", synonyms: ["pool"] }])
    .wait();
  expect(await nbHits()).toBeGreaterThan(0);
});

test("refuses unknown keys, wrong applications, writes with the search key, and unknown indexes", async () => {
  await fill();
  const search = { requests: [{ indexName: "docs", query: "x" }] };
  await expect(searcher("wrong").search(search)).rejects.toMatchObject({
    name: "ApiError",
    status: 403,
    message: "Invalid Application-ID or API key",
  });
  await expect(searcher(server.searchKey, "OTHER").search(search)).rejects.toMatchObject({
    status: 403,
  });
  await expect(
    searcher().search({ requests: [{ indexName: "nope", query: "x" }] }),
  ).rejects.toMatchObject({
    status: 404,
    message: "Index nope does not exist",
  });
  const reader = writer(server.searchKey).initIndex("docs");
  const refused = { status: 403, message: "Method not allowed with this API key" };
  await expect(reader.saveObjects(records)).rejects.toMatchObject(refused);
  await expect(reader.browseObjects()).rejects.toMatchObject(refused);
  await expect(reader.getSettings()).rejects.toMatchObject(refused);
  await expect(reader.delete()).rejects.toMatchObject(refused);
});

test("refuses a whole batch because of one record that is too big, and says which", async () => {
  const big = { objectID: "big", text: "x".repeat(10_000) };
  await expect(index().saveObjects([{ objectID: "small" }, big])).rejects.toMatchObject({
    status: 400,
    message: "Record at the position 1 objectID=big is too big size=10028/10000 bytes.",
  });
  await expect(index().getSettings()).rejects.toMatchObject({ status: 404 });
});

test("accepts credentials in the address, gzipped bodies and escaped stars, and allows other origins", async () => {
  await fill();
  const credentials = `x-algolia-api-key=${server.searchKey}&x-algolia-application-id=${server.appId}`;
  const response = await fetch(`${server.url}/1/indexes/%2A/queries?${credentials}`, {
    method: "POST",
    headers: { "content-type": "text/plain", "content-encoding": "gzip" },
    body: gzipSync(JSON.stringify({ requests: [{ indexName: "docs", query: "pools" }] })),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(await response.json()).toMatchObject({ results: [{ nbHits: 1 }] });
  const preflight = await fetch(`${server.url}/1/indexes/*/queries`, { method: "OPTIONS" });
  expect([preflight.status, preflight.headers.get("access-control-allow-headers")]).toEqual([
    204,
    "*",
  ]);
});

test.each([
  ["not JSON", "/1/indexes/*/queries", "{", {}, "Invalid JSON"],
  ["no requests", "/1/indexes/*/queries", "{}", {}, expect.stringContaining("Invalid request")],
  ["a list", "/1/indexes/docs/query", "[]", {}, expect.stringContaining("Invalid request")],
  ["not gzip", "/1/indexes/docs/query", "{}", { "content-encoding": "gzip" }, "Invalid gzip"],
  ["no path", "/1/indexes/%E0%A4%A/query", "{}", {}, "Invalid path"],
])("says what is wrong with a request: %s", async (_, path, body, others, message) => {
  await fill();
  const headers: HeadersInit = {
    "x-algolia-api-key": server.searchKey,
    "x-algolia-application-id": server.appId,
    ...others,
  };
  const response = await fetch(`${server.url}${path}`, { method: "POST", body, headers });
  expect([response.status, await response.json()]).toEqual([400, { message, status: 400 }]);
});
