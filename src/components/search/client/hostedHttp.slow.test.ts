import type { liteClient } from "algoliasearch/lite";
import { INDEX_SETTINGS } from "../../../../plugins/site-search-push/settings";
import { AlgoliaServer, type Fault } from "../../../testing/algoliaServer/server";
import { recordsOf, testPage } from "../../../testing/searchIndex";
import { createHostedClient } from "./hosted";

type Options = NonNullable<Parameters<typeof liteClient>[2]>;

/** Timeouts in milliseconds that are long enough for a busy machine. */
const PATIENT = { connect: 60_000, read: 60_000, write: 60_000 };

const ask = (query: string) => ({ requests: [{ indexName: "test", query }] });

const QUERIES = /\/queries$/;
const NONE = { hits: [], nbHits: 0 };

/** Each failure prints one line to the console. */
const printed = jest.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => printed.mockClear());

describe("the hosted client over HTTP", () => {
  let server: AlgoliaServer;
  const records = recordsOf([
    testPage(
      "/coin",
      "Coin<T> & <img src=x onerror=alert(1)>",
      "A <b>coin</b> is worth a coin's worth.",
    ),
  ]);

  beforeEach(async () => {
    server = await AlgoliaServer.start();
    server.store.setSettings("docs", INDEX_SETTINGS);
    server.store.batch(
      "docs",
      records.map((body) => ({ action: "updateObject", body })),
    );
    await server.store.settled();
  });
  afterEach(() => server.stop());

  const client = (options: Partial<Options> = {}, indexName = "docs") =>
    createHostedClient(
      { appId: server.appId, searchKey: server.searchKey, indexName, host: server.url },
      { timeouts: PATIENT, ...options },
    );

  test("hits never inject markup: highlighted strings are escaped, plain ones are text", async () => {
    const { results } = await client().search(ask("coin worth"));
    const [hit] = results[0]?.hits ?? [];
    expect(hit).toMatchObject({
      type: "content",
      content: "A <b>coin</b> is worth a coin's worth.",
      hierarchy: { lvl1: "Coin<T> & <img src=x onerror=alert(1)>" },
      _highlightResult: {
        hierarchy: {
          lvl1: { value: "<mark>Coin</mark>&lt;T&gt; &amp; &lt;img src=x onerror=alert(1)&gt;" },
        },
      },
      _snippetResult: {
        content: { value: expect.stringMatching(/^A &lt;b&gt;<mark>coin<\/mark>&lt;\/b&gt; is/) },
      },
    });
  });

  test.each<[string, { status?: number; body?: unknown; delayMs?: number }, object]>([
    [
      "ApiError",
      { status: 403, body: { message: "Invalid Application-ID or API key", status: 403 } },
      { name: "ApiError", status: 403 },
    ],
    [
      "ApiError of a page that is not JSON",
      { status: 404, body: "<h1>Not here</h1>" },
      { name: "ApiError", message: "<h1>Not here</h1>" },
    ],
    [
      "DetailedApiError",
      { status: 400, body: { message: "Bad", error: { code: "x", details: [] } } },
      { name: "DetailedApiError", status: 400, error: { code: "x", details: [] } },
    ],
    ["DeserializationError", { status: 200, body: "{oops" }, { name: "DeserializationError" }],
    ["RetryError of a broken server", { status: 500 }, { name: "RetryError" }],
    ["RetryError of a timeout", { delayMs: 3000 }, { name: "RetryError" }],
  ])(
    "%s reaches the dialog as a RetryError, with its cause; the next search recovers",
    async (_, fault, cause) => {
      const searching = client({ timeouts: { connect: 1000, read: 1000, write: 1000 } });
      server.fail({ path: /\/queries$/, times: 1, ...fault });
      await expect(searching.search(ask("coin"))).rejects.toMatchObject({
        name: "RetryError",
        cause,
      });
      expect(await searching.search(ask("coin"))).toMatchObject({ results: [{ nbHits: 1 }] });
    },
  );

  test.each<[string, Fault]>([
    ["nothing", { path: QUERIES, status: 200, body: {} }],
    ["null", { path: QUERIES, status: 200, body: null }],
    ["something other than a list", { path: QUERIES, status: 200, body: { results: {} } }],
    ["null in place of a result", { path: QUERIES, status: 200, body: { results: [null] } }],
    ["one result too many", { path: QUERIES, status: 200, body: { results: [NONE, NONE] } }],
    ["half an answer", { path: QUERIES, broken: "cut" }],
    ["no answer", { path: QUERIES, broken: "dropped" }],
  ])("%s in place of results is a failure, and the next search recovers", async (_, fault) => {
    const searching = client();
    server.fail({ times: 1, ...fault });
    await expect(searching.search(ask("coin"))).rejects.toMatchObject({ name: "RetryError" });
    expect(printed).toHaveBeenCalledTimes(1);
    expect(await searching.search(ask("coin"))).toMatchObject({ results: [{ nbHits: 1 }] });
  });

  test("a filter by an attribute that the index does not know finds nothing", async () => {
    const request = { indexName: "test", query: "coin", facetFilters: ["nonsense:x"] };
    expect(await client().search({ requests: [request] })).toMatchObject({
      results: [{ hits: [], nbHits: 0 }],
    });
  });

  test("the configured index is searched; an unknown one is an error, not an empty answer", async () => {
    await expect(client({}, "nope").search(ask("x"))).rejects.toMatchObject({
      name: "RetryError",
      message: "Index nope does not exist",
    });
  });
});
