import { removedWords } from "./removedWords";

test.each([
  ["slippage xyzzyfoo", "slippage", ["xyzzyfoo"]],
  ["Slippage, tolerance", "slippage tolerance", []],
  ["fees of the fees", "fees", ["of", "the", "fees"]],
  ["a & b", "a", ["b"]],
  ["", "", []],
])("of “%s”, searched for as “%s”, these were removed: %j", (query, kept, removed) => {
  expect(removedWords(query, kept)).toEqual(removed);
});
