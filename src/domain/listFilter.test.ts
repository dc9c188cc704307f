import { filterStatus, matchesFilter } from "./listFilter";

const entry = {
  text: "Impermanent loss (IL): how much less a position is worth. Café",
  readers: ["lp", "trader"],
};

test.each([
  ["", [], true],
  ["   ", [], true],
  ["loss", [], true],
  ["LOSS imper", [], true],
  ["cafe", [], true],
  ["loss gain", [], false],
  ["", ["lp"], true],
  ["", ["creator"], false],
  ["", ["creator", "trader"], true],
  ["gain", ["lp"], false],
])("%p for %p: %p", (query, readers, expected) => {
  expect(matchesFilter(entry, { query, readers })).toBe(expected);
});

test.each([
  [70, 70, "All 70 terms"],
  [1, 70, "1 of 70 terms"],
  [0, 70, "No terms match"],
])("%i of %i reads %p", (shown, total, expected) => {
  expect(filterStatus(shown, total, "terms")).toBe(expected);
});
