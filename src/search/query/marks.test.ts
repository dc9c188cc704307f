import { ask, engineOf, testPage } from "../../testing/searchIndex";

const engine = engineOf(
  [
    testPage("/loss", "Pools", "A loss need not be impermanent. An impermanent loss may end."),
    testPage(
      "/codes",
      "Codes",
      "Out of range is E_RANGE; min is a word. E_MIN_OUT means too little.",
    ),
    testPage("/quote", "Quotes", "Take the min of an amount. Pass minAmountOut."),
    testPage("/names", "Calls", "In or out, swap first. Then call swap_exact_in."),
  ],
  { synonyms: [{ type: "synonym", synonyms: ["IL", "impermanent loss"] }] },
);

test.each([
  [
    "a synonym of several words",
    "IL",
    "A loss need not be impermanent. An <mark>impermanent</mark> <mark>loss</mark> may end.",
  ],
  [
    "a name with underscores",
    "E_MIN_OUT",
    "Out of range is E_RANGE; min is a word. <mark>E</mark>_<mark>MIN</mark>_<mark>OUT</mark> means too little.",
  ],
  [
    "a name that is being typed",
    "swap_exact_i",
    "In or out, swap first. Then call <mark>swap</mark>_<mark>exact</mark>_<mark>in</mark>.",
  ],
  [
    "a name of one word",
    "minAmountOut",
    "Take the min of an amount. Pass <mark>minAmountOut</mark>.",
  ],
])("marks the words of %s only where they are adjacent", async (_, query, expected) => {
  const [hit] = (await ask(engine, query)).hits;
  expect(hit?._highlightResult?.content?.value).toBe(expected);
});

test("cuts the snippet from where the words of a name are adjacent", async () => {
  const [hit] = (await ask(engine, "E_MIN_OUT", { attributesToSnippet: ["content:4"] })).hits;
  expect(hit?._snippetResult?.content?.value).toBe(
    "…word. <mark>E</mark>_<mark>MIN</mark>_<mark>OUT</mark>…",
  );
});
