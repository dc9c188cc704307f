import { ask, engineOf, memoryEngine, pathsOf, recordsOf, TEST_SITE, testPage } from "../../testing/searchIndex";
import { buildIndex } from "./buildIndex";
import { createSearchEngine, SearchCancelled, type SearchEngine } from "./engine";
import type { GetFile } from "./openIndex";
import { toEngineQuery } from "./requestParams";

const pages = [
  testPage(
    "/pools",
    "Stable pools",
    "Pools hold two tokens.",
    "## Price impact",
    "Your own trade moves the price.",
    "## Flash loan attacks",
    "Someone borrows and repays.",
  ),
  testPage("/fees", "Fees", "Every swap pays a fee.", "## Network fee", "The chain takes its own.", "## Stable pools", "They cost less."),
  testPage(
    "/move",
    "Swap module",
    "Call router::swap_exact_in with minAmountOut.",
    "## HyperAMM",
    "The automated market maker.",
    "## router::swap_exact_in",
    "An entry function.",
  ),
  testPage(
    "/risks",
    "Risks",
    "A flashloan can bend a stable pool for one transaction.",
    "Impermanent loss grows with the price ratio.",
    "## Limit orders",
    "An order waits for its price.",
  ),
];
const engine = engineOf(pages);

async function first(query: string, params = {}): Promise<string | undefined> {
  return pathsOf(await ask(engine, query, params))[0];
}

test.each([
  ["a title before a heading before text", "stable pools", ["/pools", "/fees#stable-pools", "/risks"]],
  ["one row for a section", "price", ["/pools#price-impact", "/risks#limit-orders", "/risks"]],
])("ranks %s", async (_, query, expected) => {
  expect(pathsOf(await ask(engine, query)).slice(0, expected.length)).toEqual(expected);
});

test.each([
  ["the beginning of the last word", "network f", "/fees#network-fee"],
  ["a word with a letter too many", "netwoork fee", "/fees#network-fee"],
  ["a word with a letter missing", "impermnent", "/risks"],
  ["a word with two letters swapped", "ipmermanent loss", "/risks"],
  ["a word with another first letter", "betwork", "/fees#network-fee"],
  ["a misspelt beginning", "imprem", "/risks"],
  ["another ending of a word", "repayment", "/pools#flash-loan-attacks"],
  ["the singular for the plural", "limit order", "/risks#limit-orders"],
  ["the plural for the singular", "network fees", "/fees#network-fee"],
  ["two words that are written as one", "flash loan transaction", "/risks"],
  ["one word that is written as two", "flashloan attacks", "/pools#flash-loan-attacks"],
  ["a part of a camelCase heading", "hyper", "/move#hyperamm"],
  ["a camelCase word for two words", "PriceImpact", "/pools#price-impact"],
  ["parts of a camelCase word in a text", "min amount", "/move"],
  ["words of a name with underscores", "swap exact in", "/move#routerswap_exact_in"],
  ["a name with underscores", "swap_exact_in", "/move#routerswap_exact_in"],
  ["a name without its underscores", "swapExactIn", "/move#routerswap_exact_in"],
  ["accents and case", "NÉTWORK", "/fees#network-fee"],
  ["a question", "what is the network fee?", "/fees#network-fee"],
])("finds %s", async (_, query, expected) => {
  expect(await first(query)).toBe(expected);
});

test("does without words when no section has all of them, and says which were left", async () => {
  const answer = await ask(engine, "network fee astronaut");
  expect(pathsOf(answer)[0]).toBe("/fees#network-fee");
  expect(answer.queryAfterRemoval).toBe("network fee");
  expect((await ask(engine, "network fee astronaut", { removeWordsIfNoResults: "none" })).hits).toEqual([]);
});

test("finds words in quotes side by side only, and nothing after a minus", async () => {
  expect(pathsOf(await ask(engine, '"price ratio"'))).toEqual(["/risks"]);
  expect((await ask(engine, '"ratio price"')).hits).toEqual([]);
  expect((await ask(engine, '"netwoork"')).hits).toEqual([]);
  expect(pathsOf(await ask(engine, "price -trade"))).toEqual(["/risks#limit-orders", "/risks"]);
  expect(pathsOf(await ask(engine, 'stable -"stable pools"'))).toEqual(["/risks"]);
  expect(pathsOf(await ask(engine, "price -trade", { advancedSyntax: false }))[0]).toBe("/pools#price-impact");
});

test("leaves misspellings alone when asked", async () => {
  expect((await ask(engine, "betwork", { typoTolerance: false })).hits).toEqual([]);
});

test("knows synonyms of one and of several words, both ways or one way", async () => {
  const withSynonyms = engineOf(pages, {
    synonyms: [
      { type: "synonym", synonyms: ["IL", "impermanent loss"] },
      { type: "oneWaySynonym", input: "charge", synonyms: ["fee"] },
    ],
  });
  const il = await ask(withSynonyms, "IL");
  expect(pathsOf(il)[0]).toBe("/risks");
  expect(il.hits[0]?._highlightResult?.content?.value).toContain("<mark>Impermanent</mark> <mark>loss</mark>");
  expect(pathsOf(await ask(withSynonyms, "network charge"))[0]).toBe("/fees#network-fee");
  expect(pathsOf(await ask(engine, "IL"))[0]).not.toBe("/risks");
});

test("filters by facets and gives everything for an empty query", async () => {
  const all = await ask(engine, "");
  expect(all.nbHits).toBe(11);
  expect((await ask(engine, "", { facetFilters: ["language:de"] })).nbHits).toBe(0);
  expect((await ask(engine, "fee", { facetFilters: ["language:en", ["docusaurus_tag:default"]] })).nbHits).toBe(0);
  expect(
    (await ask(engine, "fee", { facetFilters: ["language:en", ["docusaurus_tag:docs-default-current", "docusaurus_tag:default"]] })).nbHits,
  ).toBeGreaterThan(0);
});

test.each([["!!!"], ["🎉"], ['""'], ["-"]])("finds nothing for %j", async (query) => {
  expect((await ask(engine, query)).nbHits).toBe(0);
});

test("pages through results without gaps or repeats", async () => {
  const whole = pathsOf(await ask(engine, "the", { hitsPerPage: 50 }));
  const pieces = await Promise.all([0, 1, 2, 3].map((page) => ask(engine, "the", { hitsPerPage: 2, page })));
  expect(whole.length).toBeGreaterThan(4);
  expect(pieces.flatMap(pathsOf)).toEqual(whole.slice(0, 8));
  expect(pieces[0]?.nbPages).toBe(Math.ceil(whole.length / 2));
});

test("answers with the records themselves", async () => {
  const records = new Map(recordsOf(pages).map((record) => [record.objectID, record]));
  const answers = await Promise.all(
    ["price", "flash", "swap exact in", "network fee", "a stable", ""].map((query) => ask(engine, query, { attributesToRetrieve: ["*"] })),
  );
  for (const { _highlightResult, _snippetResult, ...hit } of answers.flatMap(({ hits }) => hits)) expect(records.get(hit.objectID)).toMatchObject(hit);
});

test("fetches only what a query needs, once", async () => {
  const { engine: counting, fetched } = memoryEngine(buildIndex(recordsOf(pages), { siteUrl: TEST_SITE, pieceBytes: 40 }));
  await counting.preload();
  expect(fetched).toEqual(["i.bin"]);
  await ask(counting, "network");
  const once = [...fetched];
  await ask(counting, "network");
  expect(fetched).toEqual(once);
  expect(new Set(once).size).toBe(once.length);
});

test("finds the same in an index of many small files", async () => {
  const small = engineOf(pages, { pieceBytes: 16 });
  for (const query of ["stable pools", "netwoork fee", "swap exact in", "flashloan", "betwork", '"price ratio"'])
    expect((await ask(small, query)).hits).toEqual((await ask(engine, query)).hits);
});

/** Files of the test index behind a connection that drops some requests. */
function flaky(failures: (name: string, count: number) => boolean): SearchEngine {
  const files = buildIndex(recordsOf(pages), { siteUrl: TEST_SITE });
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

test("asks again for a file that failed", async () => {
  expect(
    (
      await ask(
        flaky((_, count) => count === 1),
        "network",
      )
    ).hits,
  ).toHaveLength(1);
});

test.each(["i.bin", "d0.bin", "t0.bin", "p0.json"])("fails while %s cannot be fetched and works when it can", async (missing) => {
  const engine = flaky((name, count) => name === missing && count <= 2);
  await expect(ask(engine, "network")).rejects.toThrow(`offline: ${missing}`);
  expect((await ask(engine, "network")).hits).toHaveLength(1);
});

test("stops when nobody waits for the answer", async () => {
  const query = toEngineQuery({ query: "network" }, true);
  await expect(engine.search(query, { aborted: true })).rejects.toThrow(SearchCancelled);
  await expect(engine.search(query, AbortSignal.abort())).rejects.toThrow(SearchCancelled);
  expect((await engine.search(query, new AbortController().signal)).nbHits).toBe(1);
});

test("works with an index without pages", async () => {
  expect((await ask(engineOf([]), "anything at all")).nbHits).toBe(0);
});

test("a word that a near misspelling stands for is no reason to rank above a section that has the other words", async () => {
  const filler = Array.from({ length: 30 }, (_, n) => testPage(`/filler-${n}`, `Filler ${n}`, "Nothing of interest, made of words."));
  const engine = engineOf([
    testPage("/fake", "Report it", "Offers made in our name, a first warning."),
    testPage("/swap", "Make a swap", "Your first one, step by step."),
    ...filler,
  ]);
  expect(pathsOf(await ask(engine, "make first swap safely"))[0]).toBe("/swap");
});

test("another form of a word is found, after the word itself", async () => {
  const engine = engineOf([testPage("/b", "Second", "While connecting a wallet."), testPage("/a", "First", "You connect a wallet.")]);
  expect(pathsOf(await ask(engine, "connect wallet"))).toEqual(["/a", "/b"]);
  expect(pathsOf(await ask(engine, "wallets connected"))).toEqual(expect.arrayContaining(["/a", "/b"]));
});

test("a word that has a synonym is not taken for a misspelling", async () => {
  const engine = engineOf([testPage("/met", "Minimum met", "The minimum was met."), testPage("/attack", "Sandwich attack", "Someone buys first.")], {
    synonyms: [{ type: "oneWaySynonym", input: "MEV", synonyms: ["sandwich attack"] }],
  });
  expect(pathsOf(await ask(engine, "mev"))).toEqual(["/attack"]);
});

test("a single letter beside words need not be found", async () => {
  const engine = engineOf([testPage("/mail", "Privacy", "Your e-mail and slippage setting."), testPage("/slippage", "Slippage", "How prices move.")]);
  expect(pathsOf(await ask(engine, "E_SLIPPAGE"))[0]).toBe("/slippage");
});

test("a search that has worked for long pauses between its steps, a short one does not", async () => {
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
