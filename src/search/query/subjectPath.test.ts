import { ask, engineOf, pathsOf, testPage } from "../../testing/searchIndex";

/** Pages that have "pool" and "fee", so that both are in more than every fourth section. */
const COMMON = Array.from({ length: 40 }, (_, n) =>
  testPage(`/c${n}`, `Common ${n}`, "A pool has a fee."),
);
const engine = engineOf([
  ...COMMON,
  testPage(
    "/stable",
    "Stable pools",
    "A fee, and what it buys.",
    "## Depth",
    "A stable pool has a fee.",
    "## Rates and fees",
    "Who sets them.",
  ),
  testPage("/limit", "Limit pools", "A fee.", "## Fees", "None."),
]);

describe("where the headings above have the other words of the query", () => {
  test("a heading with one of them ranks before the page that lacks it", async () => {
    const paths = pathsOf(await ask(engine, "stable pool fee"));
    expect(paths.slice(0, 2)).toEqual(["/stable#rates-and-fees", "/stable"]);
  });

  test("a heading with none of them does not", async () => {
    expect(pathsOf(await ask(engine, "stable pool"))[0]).toBe("/stable");
    expect(pathsOf(await ask(engine, "limit pool fee"))[0]).toBe("/limit#fees");
  });
});

test("a section below a heading with a word of the query ranks before one with the word in its text", async () => {
  const others = Array.from({ length: 8 }, (_, n) => testPage(`/o${n}`, `Other ${n}`, "A plan."));
  const engine = engineOf([
    ...others,
    testPage("/legal", "Disclaimer", "You may stop a plan."),
    testPage("/plan", "Plans", "Each buys once a day.", "## Cancel", "To stop, sign."),
    ...COMMON,
  ]);
  expect(pathsOf(await ask(engine, "stop plan"))[0]).toBe("/plan#cancel");
});
