import fc from "fast-check";
import { POOL_1 } from "./illustrativePools";
import {
  buyInRounds,
  constantProductIn,
  constantProductOut,
  constantProductRate,
  poolAfterSwap,
  quoteSwap,
  reservesAtPrice,
  reversedPool,
  roundTripCost,
  spotPrice,
} from "./swap";
import { testPublished } from "./testPublished";

const RESERVE = fc.double({ min: 1, max: 1e12, noNaN: true });
const POOL = fc.record({
  reserveIn: RESERVE,
  reserveOut: RESERVE,
  fee: fc.double({ min: 0, max: 0.1, noNaN: true }),
});
const AMOUNT = fc.double({ min: 0.001, max: 1e9, noNaN: true });

describe("M01 constant-product swap", () => {
  const quote = quoteSwap(POOL_1, 10_000);
  testPublished([
    ["10,000 USDX into pool 1, ALPHA", quote.amountOut, "4,935.79"],
    ["average price, USDX per ALPHA", quote.averagePrice, "2.02602"],
    ["price impact without fee, %", 100 * quote.priceImpact, "0.9872"],
    ["shortfall against spot, %", 100 * quote.shortfall, "1.2842"],
    ["growth of k, the fee stays in the pool", quote.invariantGrowth, "1.0000297"],
    ["new spot price", quote.spotPriceAfter, "2.04014"],
    ["spot price before", quote.spotPrice, "2.00"],
    ["fee, USDX", quote.feePaid, "30.00"],
  ]);
  test("(1 − fee)(1 − impact) = output over spot", () => {
    expect((1 - POOL_1.fee) * (1 - quote.priceImpact)).toBeCloseTo(quote.amountOut / 5_000, 12);
    expect(1 - quote.shortfall).toBeCloseTo(quote.amountOut / 5_000, 12);
  });
});

describe("M23 exact output", () => {
  const needed = constantProductIn(POOL_1, 5_000);
  testPublished([
    ["USDX for exactly 5,000 ALPHA", needed, "10,131.40"],
    ["most at a tolerance of 0.50%", needed * 1.005, "10,182.06"],
  ]);
});

describe("M09 reserves after arbitrage from 2.00 to 2.42", () => {
  const reserves = reservesAtPrice(POOL_1.reserveIn * POOL_1.reserveOut, 2.42);
  testPublished([
    ["USDX", reserves.quote, "1,100,000.000"],
    ["ALPHA", reserves.base, "454,545.45"],
  ]);
});

describe("M15 one purchase of 50,000 USDX in several ways", () => {
  const ways = buyInRounds(POOL_1, 50_000, 10);
  testPublished([
    ["at once", ways.atOnce, "23,741.49"],
    ["10 × 5,000, pool refilled each time", ways.refilled, "24,801.37"],
    ["10 × 5,000, pool never refilled", ways.notRefilled, "23,739.99"],
    ["saving if refilled, %", 100 * (ways.refilled / ways.atOnce - 1), "4.464"],
  ]);
});

describe("M18 wash trading", () => {
  testPublished([
    ["5,000 USDX to ALPHA and back costs USDX", roundTripCost(POOL_1, 5_000), "29.81"],
    ["in % of the amount", (100 * roundTripCost(POOL_1, 5_000)) / 5_000, "0.596"],
  ]);
});

describe("any constant-product pool", () => {
  test("x·y never falls, and stays equal without fee", () => {
    fc.assert(
      fc.property(POOL, fc.double({ min: 1e-6, max: 100, noNaN: true }), (pool, share) => {
        const amount = pool.reserveIn * share;
        expect(quoteSwap(pool, amount).invariantGrowth).toBeGreaterThan(1 - 1e-12);
        expect(quoteSwap({ ...pool, fee: 0 }, amount).invariantGrowth).toBeCloseTo(1, 12);
      }),
    );
  });

  test("more input gives more output at a falling rate, never the whole reserve", () => {
    fc.assert(
      fc.property(POOL, AMOUNT, (pool, amount) => {
        const once = constantProductOut(pool, amount);
        const twice = constantProductOut(pool, 2 * amount);
        expect(twice).toBeGreaterThan(once);
        expect(twice).toBeLessThanOrEqual(2 * once * (1 + 1e-12));
        expect(twice).toBeLessThan(pool.reserveOut);
        expect(constantProductRate(pool, 2 * amount)).toBeLessThan(
          constantProductRate(pool, amount),
        );
      }),
    );
  });

  test("the rate is the slope of the output", () => {
    const step = 1e-3;
    const slope =
      (constantProductOut(POOL_1, 10_000 + step) - constantProductOut(POOL_1, 10_000 - step)) /
      (2 * step);
    expect(constantProductRate(POOL_1, 10_000)).toBeCloseTo(slope, 6);
  });

  test("exact output undoes exact input", () => {
    fc.assert(
      fc.property(POOL, fc.double({ min: 0.0001, max: 0.9, noNaN: true }), (pool, share) => {
        const wanted = pool.reserveOut * share;
        expect(constantProductOut(pool, constantProductIn(pool, wanted)) / wanted).toBeCloseTo(
          1,
          9,
        );
      }),
    );
  });

  test("a round trip loses, and loses nothing without fee", () => {
    fc.assert(
      fc.property(POOL, fc.double({ min: 0.0001, max: 10, noNaN: true }), (pool, share) => {
        const amount = pool.reserveIn * share;
        expect(roundTripCost(pool, amount)).toBeGreaterThanOrEqual(-1e-9 * amount);
        expect(Math.abs(roundTripCost({ ...pool, fee: 0 }, amount)) / amount).toBeLessThan(1e-9);
      }),
    );
  });

  test("rounds without refilling are never better than one buy, with refilling never worse", () => {
    fc.assert(
      fc.property(
        POOL,
        fc.double({ min: 0.001, max: 5, noNaN: true }),
        fc.integer({ min: 1, max: 20 }),
        (pool, share, rounds) => {
          const { atOnce, refilled, notRefilled } = buyInRounds(
            pool,
            pool.reserveIn * share,
            rounds,
          );
          expect(notRefilled).toBeLessThanOrEqual(atOnce * (1 + 1e-9));
          expect(refilled).toBeGreaterThanOrEqual(atOnce * (1 - 1e-9));
        },
      ),
    );
  });

  test("reserves at a price keep k and show that price", () => {
    fc.assert(
      fc.property(
        RESERVE,
        fc.double({ min: 0.001, max: 1_000, noNaN: true }),
        (invariant, price) => {
          const { base, quote } = reservesAtPrice(invariant, price);
          expect((base * quote) / invariant).toBeCloseTo(1, 9);
          expect(quote / base / price).toBeCloseTo(1, 9);
        },
      ),
    );
  });
});

describe("constant product, edges", () => {
  test("an input of zero gives an output of zero; the reversed pool has the inverse price", () => {
    expect(constantProductOut(POOL_1, 0)).toBe(0);
    expect(constantProductIn(POOL_1, 0)).toBe(0);
    expect(poolAfterSwap(POOL_1, 0)).toEqual(POOL_1);
    expect(spotPrice(reversedPool(POOL_1))).toBe(1 / spotPrice(POOL_1));
  });

  test("reports which value is wrong", () => {
    expect(() => constantProductOut({ ...POOL_1, reserveIn: 0 }, 1)).toThrow(
      new RangeError("reserveIn must be above 0, got 0"),
    );
    expect(() => spotPrice({ ...POOL_1, reserveOut: -1 })).toThrow(
      "reserveOut must be above 0, got -1",
    );
    expect(() => constantProductOut({ ...POOL_1, fee: 1 }, 1)).toThrow(
      "fee must be 0 or more and below 1, got 1",
    );
    expect(() => constantProductOut(POOL_1, Number.NaN)).toThrow(
      "amountIn must be 0 or more, got NaN",
    );
    expect(() => constantProductIn(POOL_1, 500_000)).toThrow(
      "amountOut must be 0 or more and below 500000, got 500000",
    );
    expect(() => constantProductIn({ ...POOL_1, fee: -1 }, 1)).toThrow(
      "fee must be 0 or more and below 1, got -1",
    );
    expect(() => constantProductRate({ ...POOL_1, reserveIn: -5 }, 1)).toThrow(
      "reserveIn must be above 0, got -5",
    );
    expect(() => quoteSwap(POOL_1, -2)).toThrow("amountIn must be above 0, got -2");
    expect(() => constantProductRate(POOL_1, -1)).toThrow("got -1");
    expect(() => quoteSwap(POOL_1, 0)).toThrow("amountIn must be above 0, got 0");
    expect(() => buyInRounds(POOL_1, 1, 0)).toThrow("rounds must be a whole number from 1");
    expect(() => reservesAtPrice(0, 1)).toThrow("invariant must be above 0, got 0");
    expect(() => reservesAtPrice(1, 0)).toThrow("price must be above 0, got 0");
  });
});
