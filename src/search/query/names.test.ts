import { ask, engineOf, pathsOf, recordsOf, TEST_SITE, testPage } from "../../testing/searchIndex";
import { invert } from "../index/invertedIndex";
import { toIndexedPages } from "../index/sections";

const engine = engineOf([
  testPage(
    "/gas",
    "Gas",
    "When the limit is too low, you run out of it.",
    "## Gas limit too low",
    "Out of range.",
  ),
  testPage("/errors", "Errors", "OUT_OF_GAS: take a higher limit, the one you had was too low."),
  testPage("/pool", "Pools", "Remove some liquidity, with a min of it."),
  testPage("/call", "Calls", "Write remove_liquidity with the min you accept."),
]);

test.each([
  ["gas limit too low OUT_OF_GAS", "/errors"],
  ["remove_liquidity min", "/call"],
  ["OUT_OF_GAS", "/errors"],
])("%s: a section with the name ranks before one with its words", async (query, expected) => {
  expect(pathsOf(await ask(engine, query))[0]).toBe(expected);
});

test("a name with hyphens is found as a whole, and reported as typed where it is dropped", async () => {
  const engine = engineOf([
    testPage("/data", "Data", "What data we keep, and which token is in a cookie."),
    testPage("/embed", "Embed", "Set data-token-in on the element."),
  ]);
  expect(pathsOf(await ask(engine, "data-token-in"))[0]).toBe("/embed");
  expect((await ask(engine, "data-token-in volcano")).queryAfterRemoval).toBe("data-token-in");
});

test("a name in camelCase ranks before a heading with some of its words", async () => {
  const engine = engineOf([
    testPage("/input", "Swap exact input", "You say what you give."),
    testPage("/call", "Calls", "## router::swap_exact_in", "An entry function."),
    testPage("/script", "Type a script", "Into the box."),
    testPage("/language", "Languages", "The samples are in TypeScript."),
  ]);
  expect(pathsOf(await ask(engine, "swapExactIn"))[0]).toBe("/call#routerswap_exact_in");
  expect(pathsOf(await ask(engine, "TypeScript"))[0]).toBe("/language");
});

describe("a name that pages spell in two ways", () => {
  const often = "minAmountOut, minAmountOut and minAmountOut.";
  const pages = [
    testPage("/api", "Quotes", often, "## Checks", often),
    testPage("/call", "Calls", "Among many other arguments it takes the last: min_amount_out."),
    testPage("/other", "Others", "Write leg_pools.", "## leg_pools", "One for each leg."),
  ];
  const engine = engineOf(pages);

  test("with underscores is found first as typed, and also in camelCase", async () => {
    const paths = ["/call", "/api#checks", "/api"];
    for (const query of ["min_amount_out", "MIN_AMOUNT_OUT ", "how is min_amount_out set"])
      expect(pathsOf(await ask(engine, query))[0]).toBe("/call");
    expect(pathsOf(await ask(engine, "min_amount_out")).sort()).toEqual([...paths].sort());
    expect(pathsOf(await ask(engine, "minAmountOut")).sort()).toEqual([...paths].sort());
  });

  test("is kept as spelt, unless it has only one spelling or is longer than a term", () => {
    const long = `${"long_".repeat(8)}name`;
    const more = testPage("/long", "Long", long, `## ${long.replaceAll("_", "Q")}`);
    const { terms } = invert(toIndexedPages(recordsOf([...pages, more]), TEST_SITE));
    expect(terms.filter((term) => term.includes("_"))).toEqual(["min_amount_out"]);
  });
});

describe("a name that the query spells", () => {
  const engine = engineOf([
    testPage("/gas", "Gas", "What a unit of it costs."),
    testPage("/errors", "Errors", "OUT_OF_GAS: take a higher limit."),
    testPage("/token", "A token in use", "Write token_in."),
  ]);

  test("has no function words", async () => {
    expect(pathsOf(await ask(engine, "out of gas"))[0]).toBe("/errors");
  });

  test("ranks before a heading with its other words, if the query is nothing else", async () => {
    const filler = Array.from({ length: 12 }, (_, n) => testPage(`/no-${n}`, `Note ${n}`, "No."));
    const routes = engineOf([
      testPage("/route", "Route", "No pool is left out, and no route is final."),
      testPage("/codes", "Codes", "NO_ROUTE: try a smaller amount."),
      ...filler,
    ]);
    const first = async (query: string) => pathsOf(await ask(routes, query))[0];
    expect(await first("no route")).toBe("/codes");
    expect(await first("why is there no route")).toBe("/codes");
    expect(await first("route")).toBe("/route");
  });

  test("ends with none: `token in` asks for tokens", async () => {
    const [hit] = (await ask(engine, "a token in ")).hits;
    expect(hit?._highlightResult?.hierarchy.lvl1?.value).toBe("A <mark>token</mark> in use");
  });
});

test("a constant is found without the letter for its kind", async () => {
  const codes = engineOf([
    testPage("/order", "Orders", "A deadline has passed, and a later deadline passed, too."),
    testPage("/codes", "Codes", "Sign sooner: E_DEADLINE_PASSED."),
  ]);
  for (const query of ["deadline passed ", "DEADLINE_PASSED", "deadline_passed"])
    expect(pathsOf(await ask(codes, query))[0]).toBe("/codes");
});

test("a ratio is found as a whole, not by one of its numbers", async () => {
  const engine = engineOf([
    testPage("/words", "50 words", "50 of them, and 50 more."),
    testPage("/port", "5050", "Listen on 5050."),
    testPage("/pool", "Pools", "Each holds its tokens 50/50."),
  ]);
  for (const query of ["50/50", "50:50"])
    expect(pathsOf(await ask(engine, query))[0]).toBe("/pool");
  expect(pathsOf(await ask(engine, "5050 "))).toEqual(["/port"]);
});

test("a ratio with a colon is found as a whole, and marked", async () => {
  const engine = engineOf([
    testPage("/season", "Season 1", "Point 1 of 1, and 10 of 1."),
    testPage("/wrap", "Wrapping", "Coins are wrapped 1:1 by the module."),
  ]);
  for (const query of ["1:1", "wrapped 1:1"]) {
    const [hit] = (await ask(engine, query)).hits;
    expect(hit?.url).toBe("https://docs.example.com/wrap");
    expect(hit?._snippetResult?.content?.value).toContain("<mark>1</mark>:<mark>1</mark> by");
  }
});

test("a number in code is found as written elsewhere, but not by part of it", async () => {
  const engine = engineOf([
    testPage("/code", "Code", "const BPS = 10_000n;"),
    testPage("/fees", "Fees", "At most 10 bps."),
  ]);
  expect(pathsOf(await ask(engine, "10 bps "))).toEqual(["/fees"]);
  expect(pathsOf(await ask(engine, "10,000 "))).toEqual(["/code"]);
});

test("in a pasted message, a name that the index has counts more than the other words", async () => {
  const others = Array.from({ length: 30 }, (_, n) => testPage(`/o${n}`, `Other ${n}`, "Water."));
  const engine = engineOf([
    ...others,
    testPage("/errors", "Errors", "E_STALE_PRICE: the oracle was late."),
    testPage("/side", "Side effects of imports", "Water."),
  ]);
  expect(pathsOf(await ask(engine, "E_STALE_PRICE other side closed"))[0]).toBe("/errors");
});
