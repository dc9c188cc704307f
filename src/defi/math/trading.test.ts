import fc from "fast-check";
import { fixed, percent } from "../numberText";
import { dcaOutcome } from "./dca";
import { simulateDca } from "./dcaSimulation";
import { impermanentLoss, positionAfterMove } from "./impermanentLoss";
import { depositGain } from "./liquidity";
import { outputAtSpot, spotNeeded } from "./orders";
import { raffleChance, SEASON, STREAK_CAP_DAY, streakMultiplier } from "./points";
import { profitOf } from "./profitAndLoss";
import { daysOfFeesToCover } from "./returns";
import { histogram, sum, summarise } from "./statistics";

const { dca, lumpSum } = simulateDca();
const wins = dca.filter((value, path) => value > (lumpSum[path] ?? 0)).length;

test.each([
  ["loss at 4 times the price, 20% moving", percent(impermanentLoss(4, 0.2)), "−17.53%"],
  ["days of fees for 1,715.73", fixed(daysOfFeesToCover(1_715.73, 28_284.27, 0.1095), 1), "202.2"],
  ["10,000 USDX one-sided, no fee", percent(depositGain(0.01, 0, 0), 5), "0.49876%"],
  ["median of weekly buys", fixed(summarise(dca).Median, 12), "0.966722286451"],
  [
    "5th percentile of a lump sum",
    fixed(summarise(lumpSum)["5th percentile"], 12),
    "0.496546527416",
  ],
  ["paths in which weekly buys end higher", percent(wins / dca.length, 0), "57%"],
])("published: %s", (_what, computed, printed) => expect(computed).toBe(printed));

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

test("impermanent loss is symmetric, never a gain and never more than everything", () => {
  fc.assert(
    fc.property(number(0.001, 1_000), number(0.01, 0.99), (ratio, weight) => {
      const loss = impermanentLoss(ratio, weight);
      expect(loss).toBeLessThanOrEqual(1e-12);
      expect(loss).toBeGreaterThan(-1);
      expect(loss).toBeCloseTo(impermanentLoss(1 / ratio, 1 - weight), 9);
      const { positionValue, holdValue } = positionAfterMove(1_000, ratio, weight);
      expect(positionValue / holdValue - 1).toBeCloseTo(loss, 9);
    }),
  );
});

test("a deposit in the pool's proportion gains its share; a one-sided one less, and less with a fee", () => {
  fc.assert(
    fc.property(number(1e-6, 5), (share) => {
      expect(depositGain(share, share, 0.003) / share).toBeCloseTo(1, 9);
      expect(depositGain(share, 0, 0)).toBeCloseTo(Math.sqrt(1 + share) - 1, 9);
      expect(depositGain(0, share, 0.003)).toBeLessThan(depositGain(share, 0, 0));
    }),
  );
});

test("at the spot price that an order needs, the pool pays its limit on average", () => {
  const POOL = fc.record({ invariant: number(1e3, 1e15), fee: number(0, 0.1) });
  fc.assert(
    fc.property(POOL, number(0.1, 1e6), number(0.01, 100), (pool, amount, limit) => {
      const spot = spotNeeded(pool, amount, limit);
      expect(outputAtSpot(pool, spot, amount) / (amount * limit)).toBeCloseTo(1, 6);
      expect(spot).toBeGreaterThanOrEqual(limit);
    }),
  );
});

test("the average cost is what was spent over what was bought, at most the mean price", () => {
  const prices = fc.array(number(0.01, 1e4), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(prices, number(0.01, 1e6), (list, amount) => {
      const { spent, tokens, averageCost, meanPrice } = dcaOutcome(list, amount);
      expect(spent / tokens / averageCost).toBeCloseTo(1, 9);
      expect(averageCost).toBeLessThanOrEqual(meanPrice * (1 + 1e-12));
    }),
  );
});

test("the simulation spreads as theory says, and most outcomes are in the histogram", () => {
  const theory = Math.sqrt(Math.expm1(0.8 ** 2 * (12 / 52)));
  expect(summarise(lumpSum)["Standard deviation"]).toBeCloseTo(theory, 2);
  expect(sum(histogram(lumpSum, 0, 2.5, 50)) / 20_000).toBeGreaterThan(0.98);
  expect(histogram([0, 0.5, 1, 2.5, 3], 0, 2.5, 5)).toEqual([1, 1, 1, 0, 1]);
});

test("the two cost methods differ in when profit is realised, not in the total", () => {
  const trade = fc.record({ amount: number(0.1, 100), price: number(0, 100), part: number(0, 1) });
  fc.assert(
    fc.property(fc.array(trade, { minLength: 1, maxLength: 10 }), number(0, 100), (list, price) => {
      const trades = list.flatMap(({ amount, price: at, part }) => [
        { side: "buy", amount, price: at },
        { side: "sell", amount: amount * part, price: 2 * at },
      ]);
      const average = profitOf(trades, price, "average cost");
      const fifo = profitOf(trades, price, "first in, first out");
      expect(average.total).toBeCloseTo(fifo.total, 5);
      expect(average.held).toBeCloseTo(fifo.held, 6);
    }),
  );
});

test("the cap day is the first one with the full multiplier", () => {
  expect(streakMultiplier(STREAK_CAP_DAY)).toBe(SEASON.streakCap);
  expect(streakMultiplier(STREAK_CAP_DAY - 1)).toBeLessThan(SEASON.streakCap);
});

test("tickets and winners can be swapped, and all tickets win for certain", () => {
  const small = fc.integer({ min: 0, max: 30 });
  fc.assert(
    fc.property(small, small, (own, winners) => {
      expect(raffleChance(own, 30, winners)).toBeCloseTo(raffleChance(winners, 30, own), 9);
    }),
  );
  expect(raffleChance(30, 30, 1)).toBe(1);
});
