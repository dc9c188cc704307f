import { ask, engineOf, pathsOf, testPage } from "../../testing/searchIndex";

test("finds an amount with a separate unit, however it is written", async () => {
  const engine = engineOf([
    testPage("/fees", "Fees", "A swap costs 30 bps."),
    testPage("/limits", "Limits", "The last 30 blocks."),
  ]);
  expect(pathsOf(await ask(engine, "30bps"))).toEqual(["/fees"]);
});

test("finds a decimal number however it is written, but not a longer one", async () => {
  const engine = engineOf([
    testPage("/fees", "Fees", "A swap costs 0.30%."),
    testPage("/limits", "Limits", "At most 0.345, or 3, or 0."),
  ]);
  for (const query of ["0.3%", "0,3 %", "0.30", "a fee of 0,30%"])
    expect([query, pathsOf(await ask(engine, query))]).toEqual([query, ["/fees"]]);
});

test("does not take a word for a misspelling of another if the index has a form of it", async () => {
  const store = "The store, the store and the store.";
  const engine = engineOf([
    testPage("/store", "A store", store),
    testPage("/theft", "Theft", "What was stolen stays away."),
  ]);
  expect(pathsOf(await ask(engine, "stole"))[0]).toBe("/theft");
});

test("takes a word that resembles nothing for the end of a longer one", async () => {
  const engine = engineOf([
    testPage("/de", "Sicherheitshinweise", "Die Wiederherstellungsphrase bleibt geheim."),
    testPage("/other", "Anderes", "Hin und her."),
  ]);
  const answer = await ask(engine, "hinweise");
  expect(pathsOf(answer)).toEqual(["/de"]);
  expect(answer.hits[0]?._highlightResult?.hierarchy.lvl1?.value).toBe(
    "<mark>Sicherheitshinweise</mark>",
  );
  expect(pathsOf(await ask(engine, "phrase"))).toEqual(["/de"]);
  expect(pathsOf(await ask(engine, "weise"))).toEqual([]);
});

test("looks up a word that resembles nothing without its prefix", async () => {
  const engine = engineOf([
    testPage("/list", "Tokens", "Anyone may ask for a listing."),
    testPage("/other", "Others", "Nothing of it."),
  ]);
  expect(pathsOf(await ask(engine, "delist"))).toEqual(["/list"]);
  expect(pathsOf(await ask(engine, '"delist"'))).toEqual([]);
});

test("does not take a word for a form of another that only begins like it", async () => {
  const engine = engineOf([
    testPage("/read", "Quotes", "Compare the two."),
    testPage("/fake", "Fakes", "How to know a scam."),
  ]);
  expect(pathsOf(await ask(engine, "company"))).toEqual([]);
  expect(pathsOf(await ask(engine, "scammers"))).toEqual(["/fake"]);
});

test("does not take a whole word for the beginning of a page's keyword", async () => {
  const questions = testPage(
    "/faq",
    "Questions",
    "In short.",
    "## Another chain",
    "Bring it over.",
  );
  const engine = engineOf([
    { ...questions, keywords: ["identity"] },
    testPage("/network", "Networks", "The chain id is 8."),
    ...Array.from({ length: 12 }, (_, page) => testPage(`/${page}`, `Page ${page}`, "Text.")),
  ]);
  expect(pathsOf(await ask(engine, "chain id"))[0]).toBe("/network");
  expect(pathsOf(await ask(engine, "chain iden"))[0]).toBe("/faq#another-chain");
});

test("finds two hyphenated words by one, however short the second is, before a look-alike", async () => {
  const engine = engineOf([
    testPage("/tables", "Tables", "A lookup takes a moment."),
    testPage("/lock", "Deposits", "## Is there a lock-up?", "No."),
    testPage("/up", "Prices", "They go up in summer."),
  ]);
  expect(pathsOf(await ask(engine, "lockup "))[0]).toBe("/lock#is-there-a-lock-up");
});
