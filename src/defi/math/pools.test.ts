import fc from "fast-check";
import { fixed } from "../numberText";
import { depegComposition } from "./depeg";
import { POOL_1, POOL_2, POOL_3, POOL_S } from "./exampleTerms";
import { bestSinglePool, optimalInputs, optimalSplit } from "./router";
import { sandwichBound } from "./sandwich";
import { stableBalance, stableInvariant, stableOut, stableRate } from "./stablePool";
import { sum } from "./statistics";
import { constantProductIn, constantProductOut, constantProductRate, quoteSwap } from "./swap";
import { weightedIn, weightedOut, weightedSpotPrice } from "./weightedPool";

const POOLS = [POOL_1, POOL_2, POOL_3];
const BETA = {
  from: { balance: 200_000, weight: 0.2 },
  to: { balance: 600_000, weight: 0.3 },
  fee: 0.003,
};
const SKEWED = { ...POOL_S, x: 1_600_000, y: 400_000 };
const addsThird = (amount: number) =>
  optimalSplit(POOLS, amount).total - optimalSplit([POOL_1, POOL_2], amount).total;

test.each([
  ["ALPHA for 1,000 USDX in pool 1", fixed(constantProductOut(POOL_1, 1_000)), "498.00"],
  ["BETA for 4,000 USDX in pool W3", fixed(weightedOut(BETA, 4_000)), "7,845.77"],
  ["spot price of BETA in pool W3", fixed(weightedSpotPrice(BETA)), "0.50"],
  ["what pool 3 adds to 50,000 USDX", fixed(addsThird(50_000)), "104.76"],
  ["what pool 3 adds to 5,000 USDX", fixed(addsThird(5_000)), "0.03"],
  ["D of the skewed pool", fixed(stableInvariant(SKEWED), 0), "1,994,476"],
])("published: %s", (_what, computed, printed) => expect(computed).toBe(printed));

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const POOL = fc.record({
  reserveIn: number(10, 1e9),
  reserveOut: number(10, 1e9),
  fee: number(0, 0.05),
});

describe("any constant-product pool", () => {
  test("x·y never falls, and stays equal without fee", () => {
    fc.assert(
      fc.property(POOL, number(1e-6, 100), (pool, share) => {
        const amount = pool.reserveIn * share;
        expect(quoteSwap(pool, amount).invariantGrowth).toBeGreaterThan(1 - 1e-12);
        expect(quoteSwap({ ...pool, fee: 0 }, amount).invariantGrowth).toBeCloseTo(1, 12);
      }),
    );
  });

  test("exact output undoes exact input, and the rate is the slope of the output", () => {
    fc.assert(
      fc.property(POOL, number(0.0001, 0.9), (pool, share) => {
        const wanted = pool.reserveOut * share;
        const needed = constantProductIn(pool, wanted);
        expect(constantProductOut(pool, needed) / wanted).toBeCloseTo(1, 9);
        const step = needed * 1e-5;
        const slope =
          (constantProductOut(pool, needed + step) - constantProductOut(pool, needed - step)) /
          (2 * step);
        expect(constantProductRate(pool, needed) / slope).toBeCloseTo(1, 4);
      }),
    );
  });

  test("a sandwich leaves the victim exactly the minimum", () => {
    fc.assert(
      fc.property(POOL, number(0.001, 1), number(0.001, 0.5), (pool, share, tolerance) => {
        const amount = pool.reserveIn * share;
        const { victimLoss, attackerBuys } = sandwichBound(pool, amount, tolerance);
        expect(victimLoss / (tolerance * constantProductOut(pool, amount))).toBeCloseTo(1, 6);
        expect(attackerBuys).toBeGreaterThan(0);
      }),
    );
  });
});

describe("any split", () => {
  const LIST = fc.array(POOL, { minLength: 1, maxLength: 5 });
  const WEIGHTS = fc.array(number(0.01, 1), { minLength: 5, maxLength: 5 });

  test("spends exactly the order, and no other split returns more", () => {
    fc.assert(
      fc.property(LIST, number(0.01, 1e9), WEIGHTS, (pools, amount, weights) => {
        const { inputs, total } = optimalSplit(pools, amount);
        expect(sum(inputs) / amount).toBeCloseTo(1, 12);
        expect(inputs.every((input) => input >= 0)).toBe(true);
        expect(total).toBeGreaterThanOrEqual(bestSinglePool(pools, amount) * (1 - 1e-6));
        const parts = weights.slice(0, pools.length);
        const other = pools.map((pool, index) =>
          constantProductOut(pool, (amount * (parts[index] ?? 0)) / sum(parts)),
        );
        expect(total).toBeGreaterThanOrEqual(sum(other) * (1 - 1e-6));
      }),
    );
  });

  test("never spends more than an order that is smaller than the rounding errors of the reserves", () => {
    const pool = {
      reserveIn: 1_699_297_203_339.584,
      reserveOut: 1_209_360_807_594.401_6,
      fee: 0.003_938_857_316_970_825,
    };
    expect(optimalInputs([pool, pool], 1e-8)).toEqual([1e-8, 0]);
  });
});

test("any weighted pool: exact output undoes exact input", () => {
  fc.assert(
    fc.property(POOL, number(0.05, 0.95), number(0.001, 0.9), (pool, weight, share) => {
      const from = { balance: pool.reserveIn, weight };
      const to = { balance: pool.reserveOut, weight: 1 - weight };
      const pair = { from, to, fee: pool.fee };
      const wanted = pool.reserveOut * share;
      expect(weightedOut(pair, weightedIn(pair, wanted)) / wanted).toBeCloseTo(1, 6);
    }),
  );
});

describe("any stable pool", () => {
  const STABLE = fc.record({
    x: number(1e4, 1e8),
    y: number(1e4, 1e8),
    a: fc.integer({ min: 1, max: 5_000 }),
  });

  test("a swap keeps D", () => {
    fc.assert(
      fc.property(STABLE, number(1e-4, 3), (pool, share) => {
        const out = stableOut(pool, pool.x * share);
        const before = stableInvariant(pool);
        const after = stableInvariant({ ...pool, x: pool.x * (1 + share), y: pool.y - out });
        expect(after / before).toBeCloseTo(1, 6);
        expect(stableBalance(pool.y, before, pool.a) / pool.x).toBeCloseTo(1, 5);
      }),
    );
  });

  test.each([1e-6, 1e-18, 1e-200])("a trade of %p keeps its digits", (amount) => {
    expect(stableOut(SKEWED, amount) / (amount * stableRate(SKEWED))).toBeCloseTo(1, 9);
  });

  test("after a depeg its spot price is the market price", () => {
    fc.assert(
      fc.property(number(0.05, 0.999), fc.integer({ min: 1, max: 2_000 }), (price, a) => {
        const { pegged, depegged, versusHolding } = depegComposition(a, price, 2_000_000);
        expect(stableRate({ x: depegged, y: pegged, a }) / price).toBeCloseTo(1, 6);
        expect(versusHolding).toBeLessThanOrEqual(1e-9);
      }),
    );
  });
});
