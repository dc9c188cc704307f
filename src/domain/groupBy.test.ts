import { groupBy } from "./groupBy";

test.each([
  [[], []],
  [["a"], [[1, ["a"]]]],
  [
    ["ab", "c", "de", "f"],
    [
      [2, ["ab", "de"]],
      [1, ["c", "f"]],
    ],
  ],
])("%j by length", (words, groups) => {
  expect([...groupBy(words, ({ length }) => length)]).toEqual(groups);
});
