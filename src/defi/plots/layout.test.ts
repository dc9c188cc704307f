import { spread } from "./layout";
import { type Axis, geomspace, invert, linspace, scale } from "./scale";

const AXIS: Axis = { label: "x", low: 0, high: 10, ticks: [], text: String };

test.each([
  ["its low end", AXIS, 0, 0],
  ["its high end", AXIS, 10, 1],
  ["a value inside", AXIS, 2.5, 0.25],
  ["a value outside", AXIS, 12, 1.2],
  ["a value of a falling axis", { ...AXIS, low: 1, high: 0.5 }, 0.9, 0.2],
  ["a value of a logarithmic axis", { ...AXIS, low: 0.1, high: 10, log: true }, 1, 0.5],
])("the position of %s, and back", (_what, axis, value, position) => {
  expect(scale(axis, value)).toBeCloseTo(position, 12);
  expect(invert(axis, position)).toBeCloseTo(value, 12);
});

test("values at equal distances and at equal ratios, both ends included", () => {
  expect(linspace(0, 1, 5)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(geomspace(1, 16, 5)).toEqual([1, 2, 4, 8, 16]);
});

test.each([
  ["labels with enough space stay", [10, 40], [10, 40]],
  ["overlapping labels are moved down", [10, 12], [10, 24]],
  ["labels at the bottom are moved up", [98, 99, 100], [72, 86, 100]],
  ["the order of the lines is kept", [50, 45, 10], [59, 45, 10]],
])("%s", (_what, wanted, placed) => expect(spread(wanted, 14, 100)).toEqual(placed));
