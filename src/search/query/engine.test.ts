import { ask, engineOf, pathsOf, recordsOf, TEST_PAGES, testPage } from "../../testing/searchIndex";

const engine = engineOf(TEST_PAGES);

async function first(query: string, params = {}, of = engine): Promise<string | undefined> {
  return pathsOf(await ask(of, query, params))[0];
}

test.each([
  [
    "a title before a heading before text",
    "stable pools",
    ["/pools", "/fees#stable-pools", "/risks"],
  ],
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

test("drops words when no section has all of them, and says which were left", async () => {
  const answer = await ask(engine, "network fee astronaut");
  expect(pathsOf(answer)[0]).toBe("/fees#network-fee");
  expect(answer.queryAfterRemoval).toBe("network fee");
  expect(
    (await ask(engine, "network fee astronaut", { removeWordsIfNoResults: "none" })).hits,
  ).toEqual([]);
});

test("does not take the function words of a question for its subject", async () => {
  const engine = engineOf([
    testPage("/help", "Ask someone else", "A vote needs no gas."),
    testPage("/delegate", "Delegate your vote", "Another account casts it."),
  ]);
  expect(await first("can someone else vote", {}, engine)).toBe("/delegate");
});

test("finds words in quotes side by side only, and nothing after a minus", async () => {
  expect(pathsOf(await ask(engine, '"price ratio"'))).toEqual(["/risks"]);
  expect((await ask(engine, '"ratio price"')).hits).toEqual([]);
  expect((await ask(engine, '"netwoork"')).hits).toEqual([]);
  expect(pathsOf(await ask(engine, "price -trade"))).toEqual(["/risks#limit-orders", "/risks"]);
  expect(pathsOf(await ask(engine, 'stable -"stable pools"'))).toEqual(["/risks"]);
  expect(pathsOf(await ask(engine, "price -trade", { advancedSyntax: false }))[0]).toBe(
    "/pools#price-impact",
  );
});

test("ignores misspellings when asked to", async () => {
  expect((await ask(engine, "betwork", { typoTolerance: false })).hits).toEqual([]);
});

test("does not mark a look-alike of a query word that the index has", async () => {
  const pages = [testPage("/a", "Tests", "Move a test, or more of them."), testPage("/b", "More")];
  const [hit] = (await ask(engineOf(pages), "move test ")).hits;
  expect(hit?._highlightResult?.content?.value).toBe(
    "<mark>Move</mark> a <mark>test</mark>, or more of them.",
  );
});

test("knows synonyms of one and of several words, both ways or one way", async () => {
  const withSynonyms = engineOf(TEST_PAGES, {
    synonyms: [
      { type: "synonym", synonyms: ["IL", "impermanent loss"] },
      { type: "oneWaySynonym", input: "charge", synonyms: ["fee"] },
    ],
  });
  const il = await ask(withSynonyms, "IL");
  expect(pathsOf(il)[0]).toBe("/risks");
  expect(il.hits[0]?._highlightResult?.content?.value).toContain(
    "<mark>Impermanent</mark> <mark>loss</mark>",
  );
  expect(pathsOf(await ask(withSynonyms, "network charge"))[0]).toBe("/fees#network-fee");
  expect(pathsOf(await ask(engine, "IL"))[0]).not.toBe("/risks");
});

test("filters by facets and gives everything for an empty query", async () => {
  const all = await ask(engine, "");
  expect(all.nbHits).toBe(11);
  expect((await ask(engine, "", { facetFilters: ["language:de"] })).nbHits).toBe(0);
  expect(
    (await ask(engine, "fee", { facetFilters: ["language:en", ["docusaurus_tag:default"]] }))
      .nbHits,
  ).toBe(0);
  expect(
    (
      await ask(engine, "fee", {
        facetFilters: [
          "language:en",
          ["docusaurus_tag:docs-default-current", "docusaurus_tag:default"],
        ],
      })
    ).nbHits,
  ).toBeGreaterThan(0);
});

test.each([["!!!"], ["🎉"], ['""'], ["-"]])("finds nothing for %j", async (query) => {
  expect((await ask(engine, query)).nbHits).toBe(0);
});

test("pages through results without gaps or repeats", async () => {
  const whole = pathsOf(await ask(engine, "the", { hitsPerPage: 50 }));
  const pieces = await Promise.all(
    [0, 1, 2, 3].map((page) => ask(engine, "the", { hitsPerPage: 2, page })),
  );
  expect(whole.length).toBeGreaterThan(4);
  expect(pieces.flatMap(pathsOf)).toEqual(whole.slice(0, 8));
  expect(pieces[0]?.nbPages).toBe(Math.ceil(whole.length / 2));
});

test("answers with the records themselves", async () => {
  const records = new Map(recordsOf(TEST_PAGES).map((record) => [record.objectID, record]));
  const answers = await Promise.all(
    ["price", "flash", "swap exact in", "network fee", "a stable", ""].map((query) =>
      ask(engine, query, { attributesToRetrieve: ["*"] }),
    ),
  );
  expect(answers.filter(({ hits }) => hits.length === 0)).toEqual([]);
  const found = answers.flatMap(({ hits }) => hits);
  expect(found.some(({ type }) => type === "content")).toBe(true);
  for (const hit of found) {
    const { _highlightResult, _snippetResult, type, content, ...fields } = hit;
    expect(records.get(hit.objectID)).toMatchObject(fields);
    if (type === "content") expect(records.get(hit.objectID)?.content).toContain(content);
  }
});

test("works with an index without pages", async () => {
  expect((await ask(engineOf([]), "anything at all")).nbHits).toBe(0);
});

test("a match by misspelling does not rank above a section with the other words", async () => {
  const filler = Array.from({ length: 30 }, (_, n) =>
    testPage(`/filler-${n}`, `Filler ${n}`, "Nothing of interest, made of words."),
  );
  const engine = engineOf([
    testPage("/fake", "Report it", "Offers made in our name, a first warning."),
    testPage("/swap", "Make a swap", "Your first one, step by step."),
    ...filler,
  ]);
  expect(pathsOf(await ask(engine, "make first swap safely"))[0]).toBe("/swap");
});

test("another form of a word is found, after the word itself", async () => {
  const engine = engineOf([
    testPage("/b", "Second", "While connecting a wallet."),
    testPage("/a", "First", "You connect a wallet."),
  ]);
  expect(pathsOf(await ask(engine, "connect wallet"))).toEqual(["/a", "/b"]);
  expect(pathsOf(await ask(engine, "wallets connected"))).toEqual(
    expect.arrayContaining(["/a", "/b"]),
  );
});

test("a word with a synonym is not taken for a misspelling", async () => {
  const engine = engineOf(
    [
      testPage("/met", "Minimum met", "The minimum was met."),
      testPage("/attack", "Sandwich attack", "Someone buys first."),
    ],
    {
      synonyms: [{ type: "oneWaySynonym", input: "MEV", synonyms: ["sandwich attack"] }],
    },
  );
  expect(pathsOf(await ask(engine, "mev"))).toEqual(["/attack"]);
});

test("a synonym with a word that nearly every text has finds texts with its other words", async () => {
  const others = Array.from({ length: 310 }, (_, n) =>
    testPage(`/p${n}`, `Page ${n}`, "In the sea."),
  );
  const engine = engineOf(
    [testPage("/retry", "Errors", "Keep on repeating the request."), ...others],
    { synonyms: [{ type: "oneWaySynonym", input: "retry", synonyms: ["repeating the request"] }] },
  );
  expect(pathsOf(await ask(engine, "retry"))).toEqual(["/retry"]);
});

test("words of a heading and of the headings above it go before a page that has them in its text", async () => {
  const others = Array.from({ length: 9 }, (_, n) =>
    testPage(`/p${n}`, `Page ${n}`, "Create it, and copy the code."),
  );
  const engine = engineOf([
    testPage("/rewards", "Referral rewards", "You create a code."),
    testPage(
      "/referral",
      "Programme",
      "Invite.",
      "## Referral",
      "Yes.",
      "### Your code",
      "Create.",
    ),
    ...others,
  ]);
  expect(await first("referral code", {}, engine)).toBe("/referral#your-code");
});

test("a single letter among words need not be found", async () => {
  const engine = engineOf([
    testPage("/mail", "Privacy", "Your e-mail and slippage setting."),
    testPage("/slippage", "Slippage", "How prices move."),
  ]);
  expect(pathsOf(await ask(engine, "E_SLIPPAGE"))[0]).toBe("/slippage");
});

describe("a word that is in most sections", () => {
  const engine = engineOf([
    testPage("/supra", "How do I get SUPRA?", "Make a swap."),
    testPage("/costs", "Average cost", "Of a swap, and much more."),
    testPage("/fees", "What the first swap of a week may cost", "Little."),
    testPage("/guide", "How to use the swap aggregator", "Choose two tokens."),
    ...Array.from({ length: 400 }, (_, n) => testPage(`/p${n}`, `Page ${n}`, "After the swap.")),
  ]);

  test("is part of a query's subject, not a function word", async () => {
    expect(await first("how do i swap", {}, engine)).toBe("/guide");
  });

  test("counts in headings beside a rarer word", async () => {
    expect(await first("how much does a swap cost", {}, engine)).toBe("/fees");
    expect(await first("cost", {}, engine)).toBe("/costs");
  });

  test("counts in a heading below one that has the rarer words", async () => {
    const words = Array.from({ length: 300 }, (_, n) => testPage(`/p${n}`, `Page ${n}`, "A fee."));
    const order = testPage("/orders", "Limit orders", "A fee.", "## States", "A fee.");
    const fees = testPage("/orders", "Limit orders", "A fee.", "## Fees", "Who pays.");
    expect(await first("limit order fee", {}, engineOf([fees, ...words]))).toBe("/orders#fees");
    expect(await first("limit order fee", {}, engineOf([order, ...words]))).toBe("/orders");
  });

  test("is found in texts, too", async () => {
    expect((await ask(engine, "swap")).nbHits).toBe(404);
    expect((await ask(engine, '"after the swap"')).nbHits).toBe(200); // of the best 200, where quotes are checked
  });
});
