import fc from "fast-check";
import { POOL_1, POOL_2, POOL_3, POOL_S, POOL_W } from "./illustrativePools";
import { optimalInputs } from "./router";
import { splitByRate, splitInSteps } from "./routerOverVenues";
import { sum } from "./statistics";
import { testExact, testPublished } from "./testPublished";
import { constantProductVenue, pathVenue, stableVenue, type Venue, weightedVenue } from "./venues";
import { weightedPair } from "./weightedPool";

const EVEN = [POOL_1, POOL_2, POOL_3].map(constantProductVenue);
const MIXED = [constantProductVenue(POOL_1), weightedVenue(weightedPair(POOL_W, 1, 0)), pathVenue([stableVenue(POOL_S, 0, 1), constantProductVenue(POOL_2)])];
const outputOf = (venues: readonly Venue[], inputs: readonly number[]) => sum(venues.map((venue, index) => venue.output(inputs[index] ?? 0)));

describe("M04 the best split in steps of 5%", () => {
  const parts = splitInSteps(EVEN, 50_000, 20);
  testExact([["best split", parts.map((part) => part * 5).join("/"), "60/25/15"]]);
  testPublished([
    [
      "its output",
      outputOf(
        EVEN,
        parts.map((part) => part * 2_500),
      ),
      "24,171.80",
    ],
  ]);

  test("no other split in steps of 5% pays more", () => {
    let best = 0;
    for (let first = 0; first <= 20; first += 1) {
      for (let second = 0; first + second <= 20; second += 1) {
        const inputs = [first, second, 20 - first - second].map((part) => part * 2_500);
        best = Math.max(best, outputOf(EVEN, inputs));
      }
    }
    expect(
      outputOf(
        EVEN,
        parts.map((part) => part * 2_500),
      ),
    ).toBeCloseTo(best, 9);
  });
});

describe("splitting over pools of any kind", () => {
  test("agrees with the closed formula where there is one", () => {
    fc.assert(
      fc.property(fc.double({ min: 10, max: 1e6, noNaN: true }), (amount) => {
        const closed = optimalInputs([POOL_1, POOL_2, POOL_3], amount);
        splitByRate(EVEN, amount).forEach((input, index) => {
          expect(Math.abs(input - (closed[index] ?? 0))).toBeLessThan(amount * 1e-6);
        });
      }),
    );
  });

  test("spends the whole amount at one common rate", () => {
    fc.assert(
      fc.property(fc.double({ min: 50_000, max: 300_000, noNaN: true }), (amount) => {
        const inputs = splitByRate(MIXED, amount);
        expect(sum(inputs)).toBeCloseTo(amount, 6);
        const rates = MIXED.map((venue, index) => venue.rate(inputs[index] ?? 0));
        expect(Math.max(...rates) / Math.min(...rates)).toBeCloseTo(1, 6);
      }),
      { numRuns: 20 },
    );
  });

  test("is never worse than one venue, nor than steps of 10%", () => {
    fc.assert(
      fc.property(fc.double({ min: 100, max: 500_000, noNaN: true }), (amount) => {
        const total = outputOf(MIXED, splitByRate(MIXED, amount));
        expect(total).toBeGreaterThanOrEqual(Math.max(...MIXED.map((venue) => venue.output(amount))) * (1 - 1e-9));
        const steps = splitInSteps(MIXED, amount, 10).map((part) => (part * amount) / 10);
        expect(total).toBeGreaterThanOrEqual(outputOf(MIXED, steps) * (1 - 1e-9));
        expect(sum(steps)).toBeCloseTo(amount, 6);
      }),
      { numRuns: 20 },
    );
  });

  test("a small order is given out in steps as exhaustive search would", () => {
    let best = [0, 0, 0];
    for (let first = 0; first <= 20; first += 1) {
      for (let second = 0; first + second <= 20; second += 1) {
        const parts = [first, second, 20 - first - second];
        const payOf = (list: readonly number[]) =>
          outputOf(
            EVEN,
            list.map((part) => part * 250),
          );
        if (payOf(parts) > payOf(best)) best = parts;
      }
    }
    expect(splitInSteps(EVEN, 5_000, 20)).toEqual(best);
    expect(splitInSteps(EVEN, 2_000, 20)[2]).toBe(0);
  });

  test("one venue gets everything", () => {
    expect(splitByRate([constantProductVenue(POOL_1)], 123)).toEqual([123]);
    expect(splitInSteps([constantProductVenue(POOL_1)], 0, 3)).toEqual([3]);
  });

  test("says which value is wrong", () => {
    expect(() => splitByRate([], 1)).toThrow(new RangeError("number of venues must be 1 or more, got 0"));
    expect(() => splitByRate(EVEN, 0)).toThrow("amountIn must be above 0, got 0");
    expect(() => splitInSteps([], 1, 1)).toThrow("number of venues must be 1 or more, got 0");
    expect(() => splitInSteps(EVEN, -1, 1)).toThrow("amountIn must be 0 or more, got -1");
    expect(() => splitInSteps([{ output: (amount) => amount, rate: () => 1 }], -2, 1)).toThrow("amountIn must be 0 or more, got -2");
    expect(() => splitInSteps(EVEN, 1, 0)).toThrow("steps must be a whole number from 1 to 9007199254740991, got 0");
  });
});
