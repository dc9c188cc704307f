import fc from "fast-check";
import { POOL_W, POOL_W3 } from "./illustrativePools";
import { basketImpermanentLoss } from "./impermanentLoss";
import { constantProductIn, constantProductOut } from "./swap";
import { testPublished } from "./testPublished";
import {
  weightedBuyPrice,
  weightedIn,
  weightedInvariant,
  weightedOut,
  weightedPair,
  weightedRate,
  weightedSpotPrice,
} from "./weightedPool";

const BUY = weightedPair(POOL_W, 1, 0);
const SELL = weightedPair(POOL_W, 0, 1);
const BALANCE = fc.double({ min: 1, max: 1e12, noNaN: true });
const PAIR = fc
  .record({
    balanceIn: BALANCE,
    balanceOut: BALANCE,
    share: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
  })
  .map(({ share, ...balances }) => ({
    ...balances,
    weightIn: share,
    weightOut: 1 - share,
    fee: 0.003,
  }));
const SHARE = fc.double({ min: 1e-6, max: 0.9, noNaN: true });

describe("M06 weighted pools", () => {
  const out = weightedOut(BUY, 5_000);
  const even = constantProductOut({ reserveIn: 500_000, reserveOut: 250_000, fee: 0.003 }, 5_000);
  const toBeta = weightedPair(POOL_W3, 2, 1);
  const freeOut = weightedOut({ ...BUY, fee: 0 }, 5_000);
  const before = weightedInvariant(POOL_W.balances, POOL_W.weights);
  testPublished([
    ["80/20 spot, USDX per ALPHA", weightedSpotPrice(BUY), "2.00"],
    ["5,000 USDX in pool W, ALPHA", out, "2,454.38"],
    ["average price", 5_000 / out, "2.03717"],
    ["same trade, 50/50 pool of equal value", even, "2,467.90"],
    ["difference in favour of 50/50, %", 100 * (even / out - 1), "0.551"],
    ["2,500 ALPHA in pool W, USDX", weightedOut(SELL, 2_500), "4,908.30"],
    ["USDX for exactly 2,400 ALPHA", weightedIn(BUY, 2_400), "4,887.54"],
    ["invariant", before, "348,220.23"],
    [
      "invariant after a fee-free swap, ratio",
      weightedInvariant([400_000 - freeOut, 205_000], POOL_W.weights) / before,
      "1.000000000000",
    ],
    ["pool W3, 4,000 USDX, BETA", weightedOut(toBeta, 4_000), "7,845.77"],
    ["pool W3, spot of BETA in USDX", weightedSpotPrice(toBeta), "0.50"],
    [
      "pool W3 against holding if ALPHA doubles, %",
      100 * basketImpermanentLoss([2, 1, 1], POOL_W3.weights),
      "-5.719",
    ],
  ]);
});

describe("any weighted pool", () => {
  test("equal weights are the constant product", () => {
    fc.assert(
      fc.property(PAIR, SHARE, (pair, share) => {
        const even = { ...pair, weightIn: 0.5, weightOut: 0.5 };
        const pool = { reserveIn: pair.balanceIn, reserveOut: pair.balanceOut, fee: pair.fee };
        expect(
          weightedOut(even, pair.balanceIn * share) /
            constantProductOut(pool, pair.balanceIn * share),
        ).toBeCloseTo(1, 9);
        expect(
          weightedIn(even, pair.balanceOut * share) /
            constantProductIn(pool, pair.balanceOut * share),
        ).toBeCloseTo(1, 9);
      }),
    );
  });

  test("the invariant does not fall", () => {
    fc.assert(
      fc.property(PAIR, SHARE, (pair, share) => {
        const amount = pair.balanceIn * share;
        const weights = [pair.weightIn, pair.weightOut];
        const after = [pair.balanceIn + amount, pair.balanceOut - weightedOut(pair, amount)];
        const growth =
          weightedInvariant(after, weights) /
          weightedInvariant([pair.balanceIn, pair.balanceOut], weights);
        expect(growth).toBeGreaterThanOrEqual(1 - 1e-12);
      }),
    );
  });

  test("more input gives more output at a falling rate", () => {
    fc.assert(
      fc.property(PAIR, SHARE, (pair, share) => {
        const amount = pair.balanceIn * share;
        expect(weightedOut(pair, 2 * amount)).toBeGreaterThan(weightedOut(pair, amount));
        expect(weightedRate(pair, 2 * amount)).toBeLessThan(weightedRate(pair, amount));
        expect(weightedRate(pair, 0) * weightedBuyPrice(pair)).toBeCloseTo(1, 9);
      }),
    );
  });

  test("exact output undoes exact input, and a round trip loses", () => {
    fc.assert(
      fc.property(PAIR, SHARE, (pair, share) => {
        const wanted = pair.balanceOut * share;
        expect(weightedOut(pair, weightedIn(pair, wanted)) / wanted).toBeCloseTo(1, 7);
        const amount = pair.balanceIn * share;
        const got = weightedOut(pair, amount);
        const back = {
          balanceIn: pair.balanceOut - got,
          weightIn: pair.weightOut,
          balanceOut: pair.balanceIn + amount,
          weightOut: pair.weightIn,
          fee: pair.fee,
        };
        expect(weightedOut(back, got)).toBeLessThan(amount);
      }),
    );
  });

  test("only the ratio of the weights matters, and swapping names changes nothing", () => {
    fc.assert(
      fc.property(PAIR, SHARE, (pair, share) => {
        const amount = pair.balanceIn * share;
        const scaled = { ...pair, weightIn: pair.weightIn * 0.6, weightOut: pair.weightOut * 0.6 };
        expect(weightedOut(scaled, amount) / weightedOut(pair, amount)).toBeCloseTo(1, 12);
        const { balanceIn, balanceOut, weightIn, weightOut } = pair;
        const pool = {
          balances: [balanceOut, balanceIn],
          weights: [weightOut, weightIn],
          fee: pair.fee,
        };
        expect(weightedOut(weightedPair(pool, 1, 0), amount)).toBe(weightedOut(pair, amount));
      }),
    );
  });

  test("the rate is the slope of the output", () => {
    const step = 1e-3;
    const slope = (weightedOut(BUY, 5_000 + step) - weightedOut(BUY, 5_000 - step)) / (2 * step);
    expect(weightedRate(BUY, 5_000)).toBeCloseTo(slope, 6);
  });
});

describe("weighted pools, edges", () => {
  test("an input of zero gives an output of zero", () => {
    expect(weightedOut(BUY, 0)).toBe(0);
    expect(weightedIn(BUY, 0)).toBe(0);
  });

  test("reports which value is wrong", () => {
    expect(() => weightedPair(POOL_W, 0, 0)).toThrow(
      new RangeError("tokens of a swap must be two different ones, got 0 and 0"),
    );
    expect(() => weightedPair(POOL_W, 0, 2)).toThrow("balances has no item 2, its length is 2");
    expect(() => weightedPair({ ...POOL_W, weights: [0.8, 0.1] }, 0, 1)).toThrow(
      "sum of weights must be 1, got 0.9",
    );
    expect(() => weightedInvariant([1], [0.5, 0.5])).toThrow("got 1 and 2");
    expect(() => weightedInvariant([1, 0], [0.5, 0.5])).toThrow("balance must be above 0, got 0");
    expect(() => weightedInvariant([1, 1], [0, 1])).toThrow("weight must be above 0, got 0");
    expect(() => weightedOut({ ...BUY, balanceIn: 0 }, 1)).toThrow(
      "balanceIn must be above 0, got 0",
    );
    expect(() => weightedOut({ ...BUY, balanceOut: 0 }, 1)).toThrow(
      "balanceOut must be above 0, got 0",
    );
    expect(() => weightedOut({ ...BUY, weightIn: 0 }, 1)).toThrow(
      "weightIn must be above 0, got 0",
    );
    expect(() => weightedOut({ ...BUY, weightOut: 0 }, 1)).toThrow(
      "weightOut must be above 0, got 0",
    );
    expect(() => weightedOut({ ...BUY, fee: 1 }, 1)).toThrow("got 1");
    expect(() => weightedIn({ ...BUY, fee: 1 }, 1)).toThrow(
      "fee must be 0 or more and below 1, got 1",
    );
    expect(() => weightedSpotPrice({ ...BUY, weightOut: 0 })).toThrow(
      "weightOut must be above 0, got 0",
    );
    expect(() => weightedOut(BUY, -1)).toThrow("amountIn must be 0 or more, got -1");
    expect(() => weightedIn(BUY, 400_000)).toThrow(
      "amountOut must be 0 or more and below 400000, got 400000",
    );
  });
});
