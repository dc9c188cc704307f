import fc from "fast-check";
import { testExact, testPublished } from "./testPublished";
import {
  exceedsSafeInteger,
  fromBaseUnits,
  largestBalance,
  largestExactNumber,
  rescaleDown,
  rescaleUp,
  toBaseUnits,
  toTokens,
  U64_MAX,
} from "./units";

describe("M20 units", () => {
  testExact([
    ["largest u64", U64_MAX, 18_446_744_073_709_551_615n],
    ["2^64 − 1", U64_MAX, 2n ** 64n - 1n],
    ["largest exact number at 8 decimals", largestExactNumber(8), 90_071_992.547_409_91],
  ]);
  testPublished([
    ["largest u64 at 8 decimals, billions", largestBalance(8) / 1e9, "184.467"],
    ["largest u64 at 6 decimals, trillions", largestBalance(6) / 1e12, "18.447"],
    ["393,872,320,800 quants in SUPRA", toTokens(393_872_320_800n, 8), "3,938.72"],
    ["720,000,000 quants in SUPRA", toTokens(720_000_000n, 8), "7.2"],
  ]);

  test("warns above 2^53 − 1 base units", () => {
    expect(exceedsSafeInteger(9_007_199_254_740_991n)).toBe(false);
    expect(exceedsSafeInteger(9_007_199_254_740_992n)).toBe(true);
  });
});

describe("M24 base units", () => {
  testExact([
    ["1.5 tokens at 8 decimals", toBaseUnits("1.5", 8), 150_000_000n],
    ["0.00000001 tokens at 8 decimals", toBaseUnits("0.00000001", 8), 1n],
    ["150,000,000 base units", fromBaseUnits(150_000_000n, 8), "1.5"],
    ["1 base unit", fromBaseUnits(1n, 8), "0.00000001"],
    ["0 base units", fromBaseUnits(0n, 8), "0"],
    ["no decimals", fromBaseUnits(42n, 0), "42"],
    ["leading zeros", toBaseUnits("007", 2), 700n],
  ]);

  test.each(["", "-1", "+1", "1e3", "1.", ".5", "1,5", " 1", "0x10", "1.2.3", "NaN"])(
    "rejects %j",
    (text) => {
      expect(() => toBaseUnits(text, 8)).toThrow(RangeError);
      expect(() => toBaseUnits(text, 8)).toThrow(`got ${JSON.stringify(text)}`);
    },
  );

  test("too many decimals is an error", () => {
    expect(() => toBaseUnits("1.123456789", 8)).toThrow(
      "amount must be a number with at most 8 decimals, got 1.123456789",
    );
    expect(() => toBaseUnits("1", 33)).toThrow(
      "decimals must be a whole number from 0 to 32, got 33",
    );
    expect(() => fromBaseUnits(-1n, 8)).toThrow(new RangeError("units must be 0 or more, got -1"));
  });

  test("converting text to base units and back loses nothing", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 128n }),
        fc.integer({ min: 0, max: 32 }),
        (units, decimals) => {
          expect(toBaseUnits(fromBaseUnits(units, decimals), decimals)).toBe(units);
        },
      ),
    );
  });
});

describe("converting to other decimals", () => {
  test("more decimals are exact, fewer round in the pool's favour", () => {
    expect(rescaleDown(5n, 6, 8)).toBe(500n);
    expect(rescaleDown(599n, 8, 6)).toBe(5n);
    expect(rescaleUp(501n, 8, 6)).toBe(6n);
    expect(() => rescaleDown(1n, 6, -1)).toThrow(
      "decimals must be a whole number from 0 to 32, got -1",
    );
    expect(() => rescaleDown(1n, 33, 0)).toThrow(
      "decimals must be a whole number from 0 to 32, got 33",
    );
    expect(() => rescaleUp(1n, 33, 0)).toThrow(
      "decimals must be a whole number from 0 to 32, got 33",
    );
    expect(() => rescaleUp(1n, 0, 1.5)).toThrow(
      "decimals must be a whole number from 0 to 32, got 1.5",
    );
    expect(() => fromBaseUnits(1n, 40)).toThrow(
      "decimals must be a whole number from 0 to 32, got 40",
    );
  });

  test("converting there and back never gains", () => {
    const decimals = fc.integer({ min: 0, max: 32 });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: U64_MAX }), decimals, decimals, (units, from, to) => {
        expect(rescaleDown(rescaleDown(units, from, to), to, from) <= units).toBe(true);
        expect(rescaleUp(rescaleUp(units, from, to), to, from) >= units).toBe(true);
      }),
    );
  });
});
