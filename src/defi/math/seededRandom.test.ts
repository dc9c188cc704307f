import fc from "fast-check";
import { normalDraw, seededRandom } from "./seededRandom";
import { mean, standardDeviation } from "./statistics";

const draws = (count: number, source: () => number) => Array.from({ length: count }, source);

describe("seeded random source", () => {
  test("returns the known first numbers of mulberry32 for seed 1", () => {
    expect(draws(3, seededRandom(1)).map((value) => Math.round(value * 2 ** 32))).toEqual([
      2_693_262_067, 11_749_833, 2_265_367_787,
    ]);
  });

  test("the same seed repeats, a different one does not, and all values stay in [0, 1)", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_fffe }), (seed) => {
        const first = draws(20, seededRandom(seed));
        expect(draws(20, seededRandom(seed))).toEqual(first);
        expect(draws(20, seededRandom(seed + 1))).not.toEqual(first);
        expect(first.every((value) => value >= 0 && value < 1)).toBe(true);
      }),
    );
  });

  test("normal draws have mean 0 and spread 1", () => {
    const random = seededRandom(20_240_229);
    const values = draws(20_000, () => normalDraw(random));
    expect(Math.abs(mean(values))).toBeLessThan(0.02);
    expect(Math.abs(standardDeviation(values) - 1)).toBeLessThan(0.02);
  });

  test("a uniform draw of 0 is drawn again", () => {
    const values = [0, 0, 0.5, 0];
    expect(normalDraw(() => values.shift() ?? 1)).toBeCloseTo(Math.sqrt(-2 * Math.log(0.5)), 12);
  });

  test("reports which seed is wrong", () => {
    expect(() => seededRandom(-1)).toThrow(
      new RangeError("seed must be a whole number from 0 to 4294967295, got -1"),
    );
  });
});
