import { filterStatus, matchesFilter } from "./listFilter";

test.each([
  ["", true],
  ["   ", true],
  ["loss", true],
  ["LOSS imper", true],
  ["cafe", true],
  ["loss gain", false],
])("a text that is compared with %p: %p", (query, expected) => {
  const text = "Impermanent loss (IL): how much less a position is worth. Café";
  expect(matchesFilter(text, query)).toBe(expected);
});

test.each([
  [70, 70, "All 70 terms"],
  [1, 70, "1 of 70 terms"],
  [0, 70, "No terms match"],
])("%i of %i reads %p", (shown, total, expected) => {
  expect(filterStatus({ shown, total }, "terms")).toBe(expected);
});
