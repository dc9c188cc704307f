import {
  ask,
  engineOf,
  memoryEngine,
  recordsOf,
  TEST_PAGES,
  TEST_SITE,
  testPage,
} from "../../testing/searchIndex";
import { buildIndex } from "../index/buildIndex";
import type { GetFile } from "../index/openIndex";
import { createSearchEngine, type SearchEngine } from "./engine";
import { toEngineQuery } from "./requestParams";
import { SearchCancelled } from "./search";

const engine = engineOf(TEST_PAGES);

test("fetches only what a query needs, once", async () => {
  const { engine: counting, fetched } = memoryEngine(
    buildIndex(recordsOf(TEST_PAGES), { siteUrl: TEST_SITE, pieceBytes: 40 }),
  );
  await counting.preload();
  expect(fetched).toEqual(["i.bin"]);
  await ask(counting, "network");
  const once = [...fetched];
  await ask(counting, "network");
  expect(fetched).toEqual(once);
  expect(new Set(once).size).toBe(once.length);
});

test("searches no section for a quoted word that the index lacks, even if it has both halves", async () => {
  const pages = [testPage("/a", "Seed", "A seed phrase."), testPage("/b", "Phrase", "The seed.")];
  const { engine: counting, fetched } = memoryEngine(
    buildIndex(recordsOf(pages), { siteUrl: TEST_SITE }),
  );
  expect((await ask(counting, '"seedphrase"')).hits).toEqual([]);
  expect(fetched.filter((name) => name.startsWith("p"))).toEqual([]);
  expect((await ask(counting, "seedphrase ")).hits).toHaveLength(2);
});

test("finds the same in an index of many small files", async () => {
  const small = engineOf(TEST_PAGES, { pieceBytes: 16 });
  for (const query of [
    "stable pools",
    "netwoork fee",
    "swap exact in",
    "flashloan",
    "betwork",
    '"price ratio"',
  ]) {
    const { hits } = await ask(small, query);
    expect(hits).not.toEqual([]);
    expect(hits).toEqual((await ask(engine, query)).hits);
  }
});

/** Files of the test index behind a connection that drops some requests. */
function flaky(failures: (name: string, count: number) => boolean): SearchEngine {
  const files = buildIndex(recordsOf(TEST_PAGES), { siteUrl: TEST_SITE });
  const counts = new Map<string, number>();
  const get: GetFile = async (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const file = files[name];
    if (!file || failures(name, count)) throw new Error(`offline: ${name}`);
    return file;
  };
  return createSearchEngine(get);
}

test("requests a failed file again", async () => {
  expect(
    (
      await ask(
        flaky((_, count) => count === 1),
        "network",
      )
    ).hits,
  ).toHaveLength(1);
});

test.each(["i.bin", "d0.bin", "t0.bin", "p0.json"])(
  "fails while %s cannot be fetched and works when it can",
  async (missing) => {
    const engine = flaky((name, count) => name === missing && count <= 2);
    await expect(ask(engine, "network")).rejects.toThrow(`offline: ${missing}`);
    expect((await ask(engine, "network")).hits).toHaveLength(1);
  },
);

test("stops when the answer is no longer needed", async () => {
  const query = toEngineQuery({ query: "network" });
  await expect(engine.search(query, { aborted: true })).rejects.toThrow(SearchCancelled);
  await expect(engine.search(query, AbortSignal.abort())).rejects.toThrow(SearchCancelled);
  expect((await engine.search(query, new AbortController().signal)).nbHits).toBe(1);
});

test("a long search pauses between its steps, a short one does not", async () => {
  const files = buildIndex(recordsOf([testPage("/a", "Fees", "Text.")]), { siteUrl: TEST_SITE });
  let pauses = 0;
  let time = 0;
  const clock = jest.spyOn(Date, "now").mockImplementation(() => time);
  const engine = createSearchEngine(
    async (name) => files[name] ?? new Uint8Array(),
    async () => {
      pauses++;
    },
  );
  await ask(engine, "fees");
  expect(pauses).toBe(0);
  clock.mockImplementation(() => {
    time += 20;
    return time;
  });
  await ask(engine, "fees");
  expect(pauses).toBeGreaterThan(0);
  clock.mockRestore();
});
