import { ask, engineOf, pathsOf, testPage } from "../../testing/searchIndex";

const engine = engineOf([
  testPage("/slippage", "Slippage", "How far a price may move."),
  testPage("/keys", "Keys", "Your own keys become the best: good to know of slippage."),
]);

test.each([
  "best slippage",
  "a good slippage",
  "my own slippage",
  "explain slippage",
  "tell me about slippage",
  "how slippage may become",
  "what is slippage",
  "where does slippage go",
])("%s is a query about slippage alone", async (query) => {
  const answer = await ask(engine, query);
  expect(pathsOf(answer)).toEqual(["/slippage", "/keys"]);
  expect(answer.queryAfterRemoval).toBeUndefined();
});

describe("function words decide between sections that are otherwise equal", () => {
  const plain = Array.from({ length: 30 }, (_, n) =>
    testPage(`/p${n}`, `Page ${n}`, "Slippage on a swap."),
  );
  const asked = testPage("/asked", "Page", "What is slippage on a swap?");
  const others = Array.from({ length: 350 }, (_, n) =>
    testPage(`/o${n}`, `Other ${n}`, n < 80 ? "An oracle." : "Water."),
  );

  test.each([
    ["where many have all words that a section has to have", "what is slippage"],
    ["where none has them", "what is slippage oracle"],
  ])("%s", async (_, query) => {
    const engine = engineOf([...plain, ...others, asked]);
    expect(pathsOf(await ask(engine, query))[0]).toBe("/asked");
  });
});

test("in a query of only such words a section may lack those that are in every fourth section", async () => {
  const common = Array.from({ length: 350 }, (_, n) => testPage(`/c${n}`, `Common ${n}`, "You."));
  const texts = testPage("/both", "Both", "Someone asks who you are.");
  const engine = engineOf([...common, texts, testPage("/who", "Who", "A team.")]);
  expect(pathsOf(await ask(engine, "who you"))[0]).toBe("/who");
});

test("a heading with only the subject ranks before one with more words, however a name is written", async () => {
  const engine = engineOf([
    testPage("/call", "Calls", "## pool::add_liquidity", "An entry function."),
    testPage("/guide", "Provide", "## Add liquidity", "Choose a pool."),
  ]);
  expect(pathsOf(await ask(engine, "how to add liquidity"))[0]).toBe("/guide#add-liquidity");
});

test("letters that are being typed do not form a name with the function word before", async () => {
  const engine = engineOf([
    testPage("/guide", "Swaps", "Trade tokens."),
    testPage("/other", "Fees", "A swap is free."),
  ]);
  expect(pathsOf(await ask(engine, "how do i s"))[0]).toBe("/guide");
});
