import fc from "fast-check";
import { dcaOutcome, dcaRounds, ENTRY_SPREAD_LIMIT, entrySpreadRatio } from "./dca";
import { sumUnits } from "./fixedPoint";
import { seededRandom } from "./seededRandom";
import { mean, standardDeviation } from "./statistics";
import { testExact, testPublished } from "./testPublished";

describe("M15 dollar-cost averaging", () => {
  const dip = dcaOutcome([2, 1.6, 1.25, 1, 1.6, 2.5], 200);
  const rising = dcaOutcome([2, 2.2, 2.4, 2.6, 2.8, 3], 200);
  const falling = dcaOutcome([2, 1.8, 1.6, 1.4, 1.2, 1], 200);
  testPublished([
    ["dip and recovery, tokens", dip.tokens, "790.000000000"],
    ["average cost, the harmonic mean", dip.averageCost, "1.51899"],
    ["mean price", dip.meanPrice, "1.65833"],
    ["final value", dip.finalValue, "1,975.000000"],
    ["final value of a lump sum", dip.lumpSumFinalValue, "1,500.000000"],
    ["rising, tokens", rising.tokens, "489.26"],
    ["rising, average cost", rising.averageCost, "2.45268"],
    ["rising, final value", rising.finalValue, "1,467.78"],
    ["rising, final value of a lump sum", rising.lumpSumFinalValue, "1,800.000000"],
    ["falling, tokens", falling.tokens, "845.63"],
    ["falling, average cost", falling.averageCost, "1.41905"],
    ["falling, final value", falling.finalValue, "845.63"],
    ["falling, final value of a lump sum", falling.lumpSumFinalValue, "600.000000"],
    ["entry spread of 2 buys, %", 100 * entrySpreadRatio(2), "35.4"],
    ["entry spread of 4 buys, %", 100 * entrySpreadRatio(4), "46.8"],
    ["entry spread of 12 buys, %", 100 * entrySpreadRatio(12), "54.1"],
    ["entry spread of 52 buys, %", 100 * entrySpreadRatio(52), "56.9"],
    ["limit 1/√3, %", 100 * ENTRY_SPREAD_LIMIT, "57.74"],
  ]);
  testExact([
    ["tokens of the dip and recovery, buy by buy", dip.tokensPerBuy, [100, 125, 160, 200, 125, 80]],
    ["spent", dip.spent, 1_200],
    ["lump-sum tokens", dip.lumpSumTokens, 600],
  ]);
});

const PRICES = fc.array(fc.double({ min: 0.01, max: 1e4, noNaN: true }), {
  minLength: 1,
  maxLength: 60,
});

describe("averaging in general", () => {
  test("average cost is what was spent over what was bought, at most the mean price", () => {
    fc.assert(
      fc.property(PRICES, fc.double({ min: 0.01, max: 1e6, noNaN: true }), (prices, amount) => {
        const outcome = dcaOutcome(prices, amount);
        expect(outcome.spent / outcome.tokens / outcome.averageCost).toBeCloseTo(1, 9);
        expect(outcome.averageCost).toBeLessThanOrEqual(outcome.meanPrice * (1 + 1e-12));
      }),
    );
  });

  test("the order of the prices before the last does not change what is bought", () => {
    fc.assert(
      fc.property(PRICES, (prices) => {
        expect(
          dcaOutcome([...prices].reverse(), 10).tokens / dcaOutcome(prices, 10).tokens,
        ).toBeCloseTo(1, 9);
      }),
    );
  });

  test("the spread formula is what random walks show", () => {
    const random = seededRandom(11);
    const averages: number[] = [];
    const ends: number[] = [];
    for (let path = 0; path < 20_000; path += 1) {
      let level = 0;
      let all = 0;
      for (let buy = 0; buy < 12; buy += 1) {
        all += level;
        level += random() - 0.5;
      }
      averages.push(all / 12);
      ends.push(level);
    }
    expect(Math.abs(mean(averages))).toBeLessThan(0.02);
    expect(standardDeviation(averages) / standardDeviation(ends)).toBeCloseTo(
      entrySpreadRatio(12),
      2,
    );
  });

  test("one buy at the start has no spread, many approach the limit", () => {
    expect(entrySpreadRatio(1)).toBe(0);
    expect(entrySpreadRatio(1e6)).toBeCloseTo(ENTRY_SPREAD_LIMIT, 5);
    expect(ENTRY_SPREAD_LIMIT).toBeCloseTo(1 / Math.sqrt(3), 15);
  });
});

describe("rounds of an order", () => {
  test("are equal, except that the last takes the remainder; times are start + i × interval", () => {
    expect(dcaRounds(100n, 3, 1_000, 60)).toEqual([
      { round: 0, notBefore: 1_000, amount: 33n },
      { round: 1, notBefore: 1_060, amount: 33n },
      { round: 2, notBefore: 1_120, amount: 34n },
    ]);
  });

  test("spend exactly the budget", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 400n, max: 2n ** 64n }),
        fc.integer({ min: 1, max: 365 }),
        (budget, rounds) => {
          const plan = dcaRounds(budget, rounds, 0, 3_600);
          expect(sumUnits(plan.map(({ amount }) => amount))).toBe(budget);
          expect(plan).toHaveLength(rounds);
          expect(plan.every(({ amount }) => amount >= budget / BigInt(rounds))).toBe(true);
        },
      ),
    );
  });

  test("reports which value is wrong", () => {
    expect(() => dcaOutcome([], 1)).toThrow(RangeError);
    expect(() => dcaOutcome([1, 0], 1)).toThrow("value must be above 0, got 0");
    expect(() => dcaOutcome([1], 0)).toThrow("amountPerBuy must be above 0, got 0");
    expect(() => entrySpreadRatio(0)).toThrow("buys must be a whole number from 1");
    expect(() => dcaRounds(2n, 3, 0, 1)).toThrow("amount per round must be above 0, got 0");
    expect(() => dcaRounds(2n, 0, 0, 1)).toThrow("rounds must be a whole number from 1");
    expect(() => dcaRounds(2n, 1, -1, 1)).toThrow("got -1");
    expect(() => dcaRounds(2n, 1, 0, 0)).toThrow("interval must be a whole number from 1");
  });
});
