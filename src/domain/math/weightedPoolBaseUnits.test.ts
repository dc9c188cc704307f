import fc from "fast-check";
import { integerPower } from "./fixedPoint";
import { testExact } from "./testPublished";
import { U64_MAX } from "./units";
import { weightedOut } from "./weightedPool";
import { type WeightedUnits, weightedInUnits, weightedOutUnits } from "./weightedPoolBaseUnits";

const BUY: WeightedUnits = {
  balanceIn: 20_000_000_000_000n,
  weightIn: 20,
  balanceOut: 40_000_000_000_000n,
  weightOut: 80,
  feeBps: 30,
};
const BALANCE = fc.bigInt({ min: 1n, max: 2n ** 64n });
const PAIR = fc
  .record({
    balanceIn: BALANCE,
    balanceOut: BALANCE,
    weight: fc.integer({ min: 1, max: 19 }),
    feeBps: fc.constantFrom(0, 1, 30, 9_999),
  })
  .map(({ weight, ...pair }): WeightedUnits => ({ ...pair, weightIn: weight, weightOut: 20 - weight }));

/** ∏ B^w without rounding, so that two states of a pool can be compared exactly. */
function invariant(pair: WeightedUnits, amountIn = 0n, amountOut = 0n): bigint {
  const grown = integerPower(pair.balanceIn + amountIn, pair.weightIn);
  return grown * integerPower(pair.balanceOut - amountOut, pair.weightOut);
}

describe("M06 in base units", () => {
  testExact([
    ["5,000 USDX in pool W", weightedOutUnits(BUY, 500_000_000_000n), 245_438_297_846n],
    ["input for exactly 2,400 ALPHA", weightedInUnits(BUY, 240_000_000_000n), 488_753_576_719n],
    ["nothing in", weightedOutUnits(BUY, 0n), 0n],
    ["nothing out", weightedInUnits(BUY, 0n), 0n],
  ]);
});

describe("any weighted pool in base units", () => {
  test("the exact invariant never falls", () => {
    fc.assert(
      fc.property(PAIR, fc.bigInt({ min: 0n, max: 2n ** 64n }), (pair, amount) => {
        const out = weightedOutUnits(pair, amount);
        expect(out >= 0n && out < pair.balanceOut).toBe(true);
        expect(invariant(pair, amount, out) >= invariant(pair)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("without fee one unit more would break it: rounding costs a unit at most", () => {
    fc.assert(
      fc.property(PAIR, fc.bigInt({ min: 0n, max: 2n ** 64n }), (any, amount) => {
        const pair = { ...any, feeBps: 0 };
        const out = weightedOutUnits(pair, amount) + 2n;
        if (out < pair.balanceOut) expect(invariant(pair, amount, out) < invariant(pair)).toBe(true);
      }),
    );
  });

  test("more input never gives less output", () => {
    fc.assert(
      fc.property(PAIR, BALANCE, BALANCE, (pair, first, second) => {
        const [less, more] = first < second ? [first, second] : [second, first];
        expect(weightedOutUnits(pair, less) <= weightedOutUnits(pair, more)).toBe(true);
      }),
    );
  });

  test("the input asked for an output pays for it, as long as it fits a u64", () => {
    fc.assert(
      fc.property(PAIR, BALANCE, (pair, any) => {
        const wanted = any % pair.balanceOut;
        const needed = weightedInUnits(pair, wanted);
        expect(needed > U64_MAX || weightedOutUnits(pair, needed) >= wanted).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("there and back never gains", () => {
    fc.assert(
      fc.property(PAIR, BALANCE, (pair, amount) => {
        const out = weightedOutUnits(pair, amount);
        const back: WeightedUnits = {
          balanceIn: pair.balanceOut - out,
          weightIn: pair.weightOut,
          balanceOut: pair.balanceIn + amount,
          weightOut: pair.weightIn,
          feeBps: pair.feeBps,
        };
        expect(weightedOutUnits(back, out) <= amount).toBe(true);
      }),
    );
  });

  test("is the plain-number output rounded down", () => {
    const plain = { balanceIn: 2e13, weightIn: 0.2, balanceOut: 4e13, weightOut: 0.8, fee: 0.003 };
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), (amount) => {
        expect(Math.abs(Number(weightedOutUnits(BUY, amount)) - weightedOut(plain, Number(amount)))).toBeLessThan(1.01);
      }),
    );
  });

  test("says which value is wrong", () => {
    expect(() => weightedOutUnits({ ...BUY, balanceIn: 0n }, 1n)).toThrow(new RangeError("balanceIn must be above 0, got 0"));
    expect(() => weightedOutUnits({ ...BUY, balanceOut: 0n }, 1n)).toThrow("balanceOut must be above 0, got 0");
    expect(() => weightedOutUnits({ ...BUY, weightIn: 0.5 }, 1n)).toThrow("weightIn must be a whole number from 1 to 10000, got 0.5");
    expect(() => weightedOutUnits({ ...BUY, weightOut: 0 }, 1n)).toThrow("weightOut must be a whole number from 1 to 10000, got 0");
    expect(() => weightedOutUnits({ ...BUY, feeBps: -1 }, 1n)).toThrow("got -1");
    expect(() => weightedOutUnits(BUY, -1n)).toThrow("amountIn must be 0 or more, got -1");
    expect(() => weightedInUnits(BUY, BUY.balanceOut)).toThrow("below 40000000000000, got 40000000000000");
  });
});
