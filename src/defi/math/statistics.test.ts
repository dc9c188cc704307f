import fc from "fast-check";
import {
  harmonicMean,
  histogram,
  mean,
  quantile,
  standardDeviation,
  sum,
  summarise,
} from "./statistics";

const PRICE = fc.double({ min: 0.001, max: 1e6, noNaN: true });

describe("means and spread", () => {
  test("of a short list", () => {
    expect(sum([])).toBe(0);
    expect(mean([1, 2, 6])).toBe(3);
    expect(harmonicMean([1, 2, 4])).toBeCloseTo(12 / 7, 12);
    expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBe(2);
  });

  test("the harmonic mean never exceeds the arithmetic mean", () => {
    fc.assert(
      fc.property(fc.array(PRICE, { minLength: 1 }), (prices) => {
        expect(harmonicMean(prices)).toBeLessThanOrEqual(mean(prices) * (1 + 1e-12));
      }),
    );
  });

  test("an empty list or a price of 0 is an error", () => {
    expect(() => mean([])).toThrow(RangeError);
    expect(() => mean([])).toThrow(
      "number of values must be a whole number from 1 to 9007199254740991, got 0",
    );
    expect(() => harmonicMean([1, 0])).toThrow("value must be above 0, got 0");
  });
});

describe("quantiles and histogram", () => {
  test("quantiles are items of the list", () => {
    const sorted = [1, 2, 3, 4];
    expect([0, 0.25, 0.5, 0.99, 1].map((share) => quantile(sorted, share))).toEqual([
      1, 2, 3, 4, 4,
    ]);
    expect(quantile(sorted, 0.3)).toBe(2);
    expect(() => quantile(sorted, 1.5)).toThrow("share must be from 0 to 1, got 1.5");
    expect(() => quantile([], 0.5)).toThrow("sorted values has no item -1");
  });

  test("a summary sorts a copy of the list and leaves the list itself alone", () => {
    const values = Array.from({ length: 100 }, (_, index) => 99 - index);
    expect(summarise(values)).toMatchObject({ mean: 49.5, p5: 5, median: 50, p95: 95 });
    expect(values[0]).toBe(99);
  });

  test("a histogram counts its upper end, and nothing outside its range", () => {
    expect(histogram([-0.1, 0, 0.49, 0.5, 1, 1.1], 0, 1, 2)).toEqual([2, 2]);
    expect(histogram([2, 3, 4.5, 5, 6], 2, 6, 4)).toEqual([1, 1, 1, 2]);
    expect(() => histogram([], 1, 1, 2)).toThrow(new RangeError("range must be rising, got 1–1"));
    expect(() => histogram([], 0, 1, 0)).toThrow("bins must be a whole number from 1");
  });

  test("a histogram loses no value inside its range", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 2.5, noNaN: true })),
        fc.integer({ min: 1, max: 50 }),
        (list, bins) => {
          expect(sum(histogram(list, 0, 2.5, bins))).toBe(list.length);
        },
      ),
    );
  });
});
