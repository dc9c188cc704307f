import { ask, engineOf, pathsOf, testPage } from "../../testing/searchIndex";

test("a word does not find other words that are already in the query", async () => {
  const engine = engineOf(
    [
      testPage("/impact", "Price impact", "What your own trade does."),
      testPage("/both", "How price impact and slippage differ", "In who causes them."),
    ],
    { synonyms: [{ type: "oneWaySynonym", input: "slippage", synonyms: ["price impact"] }] },
  );
  expect(pathsOf(await ask(engine, "price impact slippage"))[0]).toBe("/both");
  expect(pathsOf(await ask(engine, "slippage"))).toContain("/impact");
});
