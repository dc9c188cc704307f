import { ask, engineOf, pathsOf, testPage } from "../../testing/searchIndex";

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
])(
  "%s: a section that has the name goes before one that has its words",
  async (query, expected) => {
    expect(pathsOf(await ask(engine, query))[0]).toBe(expected);
  },
);

test("a name with hyphens is found as a whole, and spelled as typed where it is left out", async () => {
  const engine = engineOf([
    testPage("/data", "Data", "What data we keep, and which token is in a cookie."),
    testPage("/embed", "Embed", "Set data-token-in on the element."),
  ]);
  expect(pathsOf(await ask(engine, "data-token-in"))[0]).toBe("/embed");
  expect((await ask(engine, "data-token-in volcano")).queryAfterRemoval).toBe("data-token-in");
});

test("a name in camelCase goes before a heading that has some of its words", async () => {
  const engine = engineOf([
    testPage("/input", "Swap exact input", "You say what you give."),
    testPage("/call", "Calls", "## router::swap_exact_in", "An entry function."),
    testPage("/script", "Type a script", "Into the box."),
    testPage("/language", "Languages", "The samples are in TypeScript."),
  ]);
  expect(pathsOf(await ask(engine, "swapExactIn"))[0]).toBe("/call#routerswap_exact_in");
  expect(pathsOf(await ask(engine, "TypeScript"))[0]).toBe("/language");
});
