import { type Axis, byRatio, evenly, position } from "./scale";

const axis: Axis = { label: "x", low: 0, high: 10, ticks: [], text: String };

test.each([
  ["low end", axis, 0, 0],
  ["high end", axis, 10, 1],
  ["inside", axis, 2.5, 0.25],
  ["outside", axis, 12, 1.2],
  ["a falling axis", { ...axis, low: 1, high: 0.5 }, 0.9, 0.2],
  ["a logarithmic axis", { ...axis, low: 0.1, high: 10, log: true }, 1, 0.5],
])("position on %s", (_what, on, value, expected) =>
  expect(position(on, value)).toBeCloseTo(expected, 12),
);

test("a logarithmic axis has no position for 0", () => {
  expect(() => position({ ...axis, low: 0.1, log: true }, 0)).toThrow(
    "a logarithmic axis has no place for 0",
  );
});

test("values evenly and by equal ratios, both ends included", () => {
  expect(evenly(0, 1, 5)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(byRatio(1, 16, 5)).toEqual([1, 2, 4, 8, 16]);
});
