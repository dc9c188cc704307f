import { columnLook } from "./tableColumns";

const numeric = (...cells: (string | undefined)[]) =>
  columnLook(cells.map((cell) => [cell])).numeric.has(0);

test.each(["12", "1,234.5", "−0.3 %", "$0.30", "≈ 20,649", "7 days", "1e9", "1.5×", "100 USDX"])(
  "%s is a number",
  (cell) => {
    expect(numeric(cell)).toBe(true);
  },
);

test.each([
  "2026-01-15",
  "1.2.3",
  "10 of 12",
  "0x1f",
  "P1",
  "1st quarter of it",
  "",
  "none",
  undefined,
])("%s alone does not make a column of numbers", (cell) => {
  expect(numeric(cell)).toBe(false);
});

test("a column of numbers may have empty cells, but no other text", () => {
  expect(numeric("1", "—", "", "none")).toBe(true);
  expect(numeric("1", "a lot")).toBe(false);
  expect(numeric("1", undefined)).toBe(false);
});

test.each([
  ["short texts", [["Season 1", "a", "b"]], true],
  ["a long word", [["set_operator_fee", "a", "b"]], false],
  ["a sentence", [["What happens when the pool is empty", "a", "b"]], false],
  ["two columns", [["Season 1", "a"]], false],
  ["an unknown text", [[undefined, "a", "b"]], false],
])("whether the first column stays in view: %s", (_case, rows, stays) => {
  expect(columnLook(rows).firstStays).toBe(stays);
});
