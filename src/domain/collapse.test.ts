import { collapseMilliseconds } from "./collapse";

describe("duration of opening and closing", () => {
  test.each([
    [36, 192],
    [100, 239],
    [200, 281],
    [360, 327],
    [500, 357],
    [1000, 440],
    [2000, 561],
    [0, 0],
    [-5, 0],
    [Number.NaN, 0],
  ])("%s px takes %s ms", (height, milliseconds) => {
    expect(collapseMilliseconds(height)).toBe(milliseconds);
  });
});
