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
