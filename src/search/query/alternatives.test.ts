import { ask, engineOf, pathsOf, testPage } from "../../testing/searchIndex";

test("words are found by a synonym that is one of them", async () => {
  const pages = [
    testPage("/orders", "Waiting", "An order waits for its price."),
    testPage("/pools", "Pools", "Reserves of two tokens."),
  ];
  const synonyms = [{ type: "oneWaySynonym", input: "limit order", synonyms: ["order"] }] as const;
  const answer = await ask(engineOf(pages, { synonyms }), "limit order");
  expect(pathsOf(answer)).toEqual(["/orders"]);
  expect(answer.queryAfterRemoval).toBeUndefined();
});

test("on a large site, a section may lack those words of a synonym that are everywhere", async () => {
  const pages = [
    testPage("/risk", "Impermanent", "What a provider gives up."),
    ...Array.from({ length: 400 }, (_, n) => testPage(`/p${n}`, `Page ${n}`, "How to swap.")),
  ];
  const synonyms = [
    { type: "oneWaySynonym", input: "il", synonyms: ["impermanent swap"] },
  ] as const;
  expect(pathsOf(await ask(engineOf(pages, { synonyms }), "il"))).toEqual(["/risk"]);
});

describe("a misspelt word of a synonym that no page has", () => {
  const synonyms = [
    { type: "oneWaySynonym", input: "MetaMask", synonyms: ["wallet"] },
    { type: "oneWaySynonym", input: "cold storage", synonyms: ["hardware"] },
    { type: "oneWaySynonym", input: "NFT", synonyms: ["picture"] },
  ] as const;
  const engine = engineOf(
    [
      testPage("/wallets", "Which wallet works", "Most of them."),
      testPage("/hardware", "Hardware", "It keeps keys offline."),
      testPage("/pictures", "Picture", "A small one."),
    ],
    { synonyms },
  );

  test.each([
    ["metamsk", ["/wallets"]],
    ["metamaks", ["/wallets"]],
    ["cold storge", ["/hardware"]],
    ["metamsk astronaut", ["/wallets"]],
    ["mxtxmxsk", []],
    ["nfx", []],
    ['"metamsk"', []],
  ])("%s finds %j", async (query, paths) => {
    expect(pathsOf(await ask(engine, query))).toEqual(paths);
  });

  test("is not looked up where no misspelling is allowed", async () => {
    expect((await ask(engine, "metamsk", { typoTolerance: false })).nbHits).toBe(0);
  });
});

test("a word that is being typed matches the synonym that it begins, if no page has a word with that beginning", async () => {
  const synonyms = [
    { type: "oneWaySynonym", input: "dashboard", synonyms: ["portfolio"] },
    { type: "oneWaySynonym", input: "dashboardlet", synonyms: ["pictures"] },
    { type: "oneWaySynonym", input: "mobile app", synonyms: ["pictures"] },
    { type: "oneWaySynonym", input: "invade", synonyms: ["portfolio"] },
  ] as const;
  const pages = [
    testPage("/portfolio", "Portfolio", "What an address holds."),
    testPage("/pictures", "Pictures", "Of an invariant."),
  ];
  const engine = engineOf(pages, { synonyms });
  for (const query of ["dash", "dashboa", "my dashboa"]) {
    const answer = await ask(engine, query);
    expect(pathsOf(answer)).toEqual(["/portfolio"]);
    expect(answer.queryAfterRemoval).toBeUndefined();
  }
  expect(pathsOf(await ask(engine, "inva"))).toEqual(["/pictures"]);
  for (const query of ["das", '"dashboa"', "mobi"])
    expect([query, pathsOf(await ask(engine, query))]).toEqual([query, []]);
});
