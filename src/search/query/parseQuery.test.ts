import { parseQuery } from "./parseQuery";

test.each([
  ["swap fees", ["swap", "fees*"], [], []],
  ['"price impact" pool', ["=price", "=impact", "pool*"], [["price", "impact"]], []],
  ['pool "price impact"', ["pool", "=price", "=impact"], [["price", "impact"]], []],
  ["“price impact” pool", ["=price", "=impact", "pool*"], [["price", "impact"]], []],
  ["pool -„price impact“", ["pool*"], [], [["price", "impact"]]],
  ["«price impact»", ["=price", "=impact"], [["price", "impact"]], []],
  ["pool -weighted", ["pool*"], [], [["weighted"]]],
  ['pool -"weighted pool"', ["pool*"], [], [["weighted", "pool"]]],
  ["well-known pool", ["well", "known", "pool*"], [], []],
  ["code NO_ROUTE swap_exact", ["code", "noroute", "swapexact*"], [], []],
  ["supra --rpc-url", ["supra", "rpc", "url*"], [], []],
  ["set data-token-in", ["set", "datatokenin*"], [], []],
  ["fee of 5%", ["fee", "of", "5"], [], []],
  ["fee of 0.", ["fee", "of", "0*"], [], []],
  ["pool -", ["pool*"], [], []],
  ["-pool", ["pool*"], [], []],
  ['"open quote', ["open", "quote*"], [], []],
  ['""', [], [], []],
  ["  ", [], [], []],
])("reads %j", (query, words, phrases, excluded) => {
  const parsed = parseQuery(query);
  expect(
    parsed.words.map(({ term, exact, prefix }) => `${exact ? "=" : ""}${term}${prefix ? "*" : ""}`),
  ).toEqual(words);
  expect(parsed.phrases).toEqual(phrases);
  expect(parsed.excluded).toEqual(excluded);
});

test("treats quotes and minus as text without advanced syntax", () => {
  const { words, phrases, excluded } = parseQuery('"price impact" -pool', {
    advancedSyntax: false,
  });
  expect(words.map(({ term }) => term)).toEqual(["price", "impact", "pool"]);
  expect([phrases, excluded]).toEqual([[], []]);
});

test("keeps the parts of camelCase and reads at most 16 words", () => {
  expect(parseQuery("HyperAMM").words[0]?.parts).toEqual(["hyper", "amm"]);
  expect(parseQuery("a ".repeat(40)).words).toHaveLength(16);
});
