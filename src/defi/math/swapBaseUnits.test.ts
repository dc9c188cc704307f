import fc from "fast-check";
import { constantProductOut } from "./swap";
import { constantProductInUnits, constantProductOutUnits, unitsAfterSwap } from "./swapBaseUnits";
import { testExact } from "./testPublished";
import { U64_MAX } from "./units";

const POOL_1 = { reserveIn: 100_000_000_000_000n, reserveOut: 50_000_000_000_000n, feeBps: 30 };
const RESERVE = fc.bigInt({ min: 1n, max: U64_MAX });
const POOL = fc.record({
  reserveIn: RESERVE,
  reserveOut: RESERVE,
  feeBps: fc.integer({ min: 0, max: 9_999 }),
});
const AMOUNT = fc.bigInt({ min: 0n, max: U64_MAX });

describe("M01 and M23 in base units", () => {
  testExact([
    [
      "10,000 USDX into pool 1",
      constantProductOutUnits(POOL_1, 1_000_000_000_000n),
      493_579_017_198n,
    ],
    [
      "input for exactly 5,000 ALPHA",
      constantProductInUnits(POOL_1, 500_000_000_000n),
      1_013_140_431_396n,
    ],
    [
      "pool 1 after it",
      unitsAfterSwap(POOL_1, 1_000_000_000_000n),
      { reserveIn: 101_000_000_000_000n, reserveOut: 49_506_420_982_802n, feeBps: 30 },
    ],
    ["nothing in", constantProductOutUnits(POOL_1, 0n), 0n],
    ["nothing out", constantProductInUnits(POOL_1, 0n), 0n],
  ]);
});

describe("any constant-product pool in base units", () => {
  test("x·y never falls", () => {
    fc.assert(
      fc.property(POOL, AMOUNT, (pool, amount) => {
        const after = unitsAfterSwap(pool, amount);
        expect(after.reserveIn * after.reserveOut >= pool.reserveIn * pool.reserveOut).toBe(true);
        expect(after.reserveOut > 0n).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("more input never gives less output", () => {
    fc.assert(
      fc.property(POOL, AMOUNT, AMOUNT, (pool, first, second) => {
        const [less, more] = first < second ? [first, second] : [second, first];
        expect(constantProductOutUnits(pool, less) <= constantProductOutUnits(pool, more)).toBe(
          true,
        );
      }),
    );
  });

  test("the input computed for an output pays for it, one unit less does not", () => {
    fc.assert(
      fc.property(POOL, AMOUNT, (pool, any) => {
        const wanted = any % pool.reserveOut;
        const needed = constantProductInUnits(pool, wanted);
        expect(constantProductOutUnits(pool, needed) >= wanted).toBe(true);
        if (needed > 0n) expect(constantProductOutUnits(pool, needed - 1n) < wanted).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("trading there and back never gains", () => {
    fc.assert(
      fc.property(POOL, AMOUNT, (pool, amount) => {
        const bought = constantProductOutUnits(pool, amount);
        const after = unitsAfterSwap(pool, amount);
        const back = {
          reserveIn: after.reserveOut,
          reserveOut: after.reserveIn,
          feeBps: pool.feeBps,
        };
        expect(constantProductOutUnits(back, bought) <= amount).toBe(true);
      }),
    );
  });

  test("is the floating-point output rounded down", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), (amount) => {
        const exact = constantProductOut(
          { reserveIn: 1e14, reserveOut: 5e13, fee: 0.003 },
          Number(amount),
        );
        expect(
          Math.abs(Number(constantProductOutUnits(POOL_1, amount)) - exact),
        ).toBeLessThanOrEqual(1.01);
      }),
    );
  });

  test("reports which value is wrong", () => {
    expect(() => constantProductOutUnits({ ...POOL_1, reserveIn: 0n }, 1n)).toThrow(
      new RangeError("reserveIn must be above 0, got 0"),
    );
    expect(() => constantProductOutUnits({ ...POOL_1, reserveOut: 0n }, 1n)).toThrow(
      "reserveOut must be above 0, got 0",
    );
    expect(() => constantProductOutUnits({ ...POOL_1, feeBps: 0.5 }, 1n)).toThrow("got 0.5");
    expect(() => constantProductOutUnits(POOL_1, -1n)).toThrow(
      "amountIn must be 0 or more, got -1",
    );
    expect(() => constantProductInUnits(POOL_1, POOL_1.reserveOut)).toThrow(
      "below 50000000000000, got 50000000000000",
    );
  });
});
