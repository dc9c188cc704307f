import { gzipSync } from "node:zlib";
import { buildIndex } from "../../../search/index/buildIndex";
import { recordsOf, TEST_SITE, testPage } from "../../../testing/searchIndex";
import { EmbeddedIndex } from "./EmbeddedIndex";
import { createEmbeddedClient } from "./embedded";
import type { SearchClient, SearchRequest } from "./types";

const OLD = "0123456789abcdef";
const NEW = "fedcba9876543210";
const pages = [
  testPage(
    "/pools",
    "Pools",
    "Coin<T> & friends earn fees.",
    "## Stable pools",
    "Little slippage here.",
  ),
  testPage("/orders", "Orders", "Fees again."),
];
const files = buildIndex(recordsOf(pages), { siteUrl: TEST_SITE });

/** A static host with one index; a test may replace its folder, break answers or hold them back. */
class Host {
  folder = OLD;
  readonly asked: string[] = [];
  readonly caches: (RequestCache | undefined)[] = [];
  intercept: (url: string, count: number) => Response | Promise<Response> | undefined = () =>
    undefined;

  fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = String(input);
    this.asked.push(url);
    this.caches.push(init?.cache);
    const odd = await this.intercept(url, this.asked.filter((other) => other === url).length);
    if (odd) return odd;
    if (url === "/search-index/current.json") return Response.json({ folder: this.folder });
    const name = url.startsWith(`/search-index/${this.folder}/`)
      ? url.slice(`/search-index/${this.folder}/`.length)
      : "";
    const file = files[name];
    if (!file) return new Response("<!doctype html>Page Not Found", { status: 404 });
    return new Response(new Uint8Array(name.endsWith(".bin") ? gzipSync(file) : file));
  };
}

let host: Host;
let client: SearchClient;
const fetchOfNode = globalThis.fetch;

beforeEach(() => {
  host = new Host();
  globalThis.fetch = host.fetch;
  client = createEmbeddedClient(new EmbeddedIndex());
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  globalThis.fetch = fetchOfNode;
  jest.restoreAllMocks();
});

const request = (query: string, more: Readonly<Record<string, unknown>> = {}): SearchRequest => ({
  indexName: "test",
  query,
  ...more,
});
const search = async (query: string, more: Readonly<Record<string, unknown>> = {}) =>
  (await client.search({ requests: [request(query, more)] })).results[0];
const urls = async (query: string) => (await search(query))?.hits.map(({ url }) => url);

test("answers from the index named by the pointer file", async () => {
  expect(await urls("stable")).toEqual([`${TEST_SITE}/pools#stable-pools`]);
  expect(host.asked[0]).toBe("/search-index/current.json");
  expect(host.caches.slice(0, 2)).toEqual(["no-cache", "force-cache"]);
});

test("nothing is fetched before the first use, and preload fetches the pointer and the head of the index", async () => {
  expect(host.asked).toEqual([]);
  await client.preload();
  expect(host.asked).toEqual(["/search-index/current.json", `/search-index/${OLD}/i.bin`]);
  await urls("stable");
  expect(host.asked.filter((url) => url.endsWith("current.json"))).toHaveLength(1);
});

test("files that were fetched already are not fetched again, not even by another client of the page", async () => {
  const index = new EmbeddedIndex();
  client = createEmbeddedClient(index);
  await urls("stable");
  const before = host.asked.length;
  await urls("stable");
  client = createEmbeddedClient(index);
  await urls("stable");
  expect(host.asked).toHaveLength(before);
});

test("a search is skipped when the query is empty or contains only spaces", async () => {
  for (const query of ["", "   "])
    expect(await search(query)).toMatchObject({ hits: [], nbHits: 0 });
  expect(host.asked).toEqual([]);
});

test.each([
  [undefined, "Parameter `searchMethodParams` is required when calling `search`."],
  [{}, "Parameter `searchMethodParams.requests` is required when calling `search`."],
])(
  "a call without parameters or requests fails with the hosted client's message (%j)",
  async (body, message) => {
    await expect(client.search(body as Parameters<SearchClient["search"]>[0])).rejects.toThrow(
      new Error(message),
    );
    expect(host.asked).toEqual([]);
  },
);

test("a failed fetch is tried again, bypassing the browser's cache if need be", async () => {
  host.intercept = (url, count) => {
    if (url.endsWith("t0.bin") && count <= 2) throw new TypeError("Failed to fetch");
    return undefined;
  };
  expect(await urls("stable")).toEqual([`${TEST_SITE}/pools#stable-pools`]);
  expect(host.caches.at(-1)).toBe("reload");
});

test("finds the new index after a deploy replaced it", async () => {
  await urls("stable");
  host.folder = NEW;
  client = createEmbeddedClient(new EmbeddedIndex());
  host.intercept = (url, count) =>
    url.endsWith("current.json") && count === 2 ? Response.json({ folder: OLD }) : undefined;
  expect(await urls("orders")).toEqual([`${TEST_SITE}/orders`]);
  expect(
    host.asked.filter((url) => url.startsWith(`/search-index/${NEW}/`)).length,
  ).toBeGreaterThan(0);
});

const garbage = new TextEncoder().encode("<!doctype html><title>Not here</title>");
test.each([
  ["an error page in place of the pointer", "current.json", garbage],
  ["a pointer without a folder", "current.json", new TextEncoder().encode('{"folder":"../evil"}')],
  ["an error page in place of the head", "i.bin", garbage],
  ["a head in another format", "i.bin", gzipSync(new Uint8Array(20).fill(99))],
  ["a cut shard", "t0.bin", gzipSync(files["t0.bin"] ?? "").subarray(0, 20)],
  ["an error page in place of text", "p0.json", garbage],
  ["text that is not a list", "p0.json", new TextEncoder().encode("{}")],
])("%s is an error, not an empty result", async (_, name, bytes) => {
  host.intercept = (url) => (url.endsWith(name) ? new Response(bytes) : undefined);
  await expect(search("stable")).rejects.toMatchObject({
    name: "RetryError",
    cause: expect.objectContaining({ message: expect.any(String) }),
  });
  host.intercept = () => undefined;
  expect(await urls("stable")).toEqual([`${TEST_SITE}/pools#stable-pools`]);
});

test("without a connection the error is a RetryError with its cause, and the next keystroke recovers", async () => {
  host.intercept = () => {
    throw new TypeError("Failed to fetch");
  };
  await client.preload();
  await expect(search("stable")).rejects.toMatchObject({
    name: "RetryError",
    cause: expect.objectContaining({ message: "Failed to fetch" }),
  });
  expect(console.error).toHaveBeenCalledTimes(1);
  host.intercept = () => undefined;
  expect(await urls("stable")).toHaveLength(1);
});

test("a search overtaken by a newer one gets the newer answer, and no promise stays pending", async () => {
  const answers = await Promise.all(["o", "or", "ord", "orders"].map((query) => search(query)));
  expect(answers.map((answer) => answer?.query)).toEqual(["orders", "orders", "orders", "orders"]);
  expect(answers.at(0)?.hits.map(({ url }) => url)).toEqual([`${TEST_SITE}/orders`]);
});

test("a long search yields to other work without waiting for a timer", async () => {
  await urls("stable");
  const timer = jest.spyOn(globalThis, "setTimeout");
  const message = jest.spyOn(MessagePort.prototype, "postMessage");
  let now = 0;
  jest.spyOn(Date, "now").mockImplementation(() => {
    now += 50;
    return now;
  });
  expect(await urls("stable")).toHaveLength(1);
  expect(message).toHaveBeenCalled();
  expect(timer).not.toHaveBeenCalled();
});

test("two searches that pause between their words do not mix", async () => {
  const index = new EmbeddedIndex();
  const ask = (query: string) => createEmbeddedClient(index).search({ requests: [request(query)] });
  const alone = [await ask("stable pools"), await ask("orders fees again")];
  let now = 0;
  jest.spyOn(Date, "now").mockImplementation(() => {
    now += 50;
    return now;
  });
  const both = await Promise.all([ask("stable pools"), ask("orders fees again")]);
  const found = both.map(({ results }) => results[0]?.hits);
  expect(found).toEqual(alone.map(({ results }) => results[0]?.hits));
  expect(found.flat()[0]?.url).toBe(`${TEST_SITE}/pools#stable-pools`);
});

test("two clients do not take each other's answers", async () => {
  const index = new EmbeddedIndex();
  const [dialog, page] = [createEmbeddedClient(index), createEmbeddedClient(index)];
  const [first, second] = await Promise.all([
    dialog.search({ requests: [request("pools")] }),
    page.search({ requests: [request("orders")] }),
  ]);
  expect([first.results[0]?.query, second.results[0]?.query]).toEqual(["pools", "orders"]);
});

test("highlighted strings are escaped for HTML once; attributes and the group are plain text", async () => {
  const hostile = testPage("/x", 'Coin<T> "quoted"', "<img src=x onerror=alert(1)> & fees");
  const evil = buildIndex(recordsOf([{ ...hostile, group: "Q & A" }]), { siteUrl: TEST_SITE });
  host.intercept = (url) => {
    const file = evil[url.split("/").at(-1) ?? ""];
    return file && new Response(new Uint8Array(url.endsWith(".bin") ? gzipSync(file) : file));
  };
  const hit = (
    await search("onerror", { attributesToSnippet: ["hierarchy.lvl1:10", "content:10"] })
  )?.hits[0];
  expect(hit?.hierarchy).toMatchObject({ lvl0: "Q & A", lvl1: 'Coin<T> "quoted"' });
  expect(hit?.content).toBe("<img src=x onerror=alert(1)> & fees");
  expect(hit?._snippetResult?.content?.value).toBe(
    "&lt;img src=x <mark>onerror</mark>=alert(1)&gt; &amp; fees",
  );
  expect(hit?._snippetResult?.hierarchy.lvl1?.value).toBe("Coin&lt;T&gt; &quot;quoted&quot;");
  expect(hit?._highlightResult?.hierarchy.lvl0?.value).toBe("Q & A");
});
