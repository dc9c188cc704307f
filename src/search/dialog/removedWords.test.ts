import { removedWords } from "./removedWords";

test.each([
  ["slippage xyzzyfoo", "slippage", ["xyzzyfoo"]],
  ["Slippage, tolerance", "slippage tolerance", []],
  ["fees of the fees", "fees", ["of", "the", "fees"]],
  ["a & b", "a", ["b"]],
  ["Mint/burn astronaut", "mint burn", ["astronaut"]],
  ["mint/burn the user’s 1,000 tokens", "burn user’s 1,000 tokens", ["mint/burn", "the"]],
  ["GEBÜHREN hoch", "gebühren", ["hoch"]],
  ["", "", []],
])("of “%s”, searched for as “%s”, these were removed: %j", (query, kept, removed) => {
  expect(removedWords(query, kept)).toEqual(removed);
});
