import fc from "fast-check";
import { maxSpent, minReceived } from "./slippage";
import { constantProductOutUnits } from "./swapBaseUnits";
import { testExact, testPublished } from "./testPublished";
import { toBaseUnits, toTokens } from "./units";

const QUOTE = constantProductOutUnits(
  { reserveIn: toBaseUnits("1000000", 8), reserveOut: toBaseUnits("500000", 8), feeBps: 30 },
  toBaseUnits("10000", 8),
);

describe("M03 slippage tolerance and minimum received", () => {
  testExact([
    ["quote in base units", QUOTE, 493_579_017_198n],
    ["minimum at 0.50% in base units", minReceived(QUOTE, 50), 491_111_122_112n],
  ]);
  testPublished([["minimum at 0.50%, ALPHA", toTokens(minReceived(QUOTE, 50), 8), "4,911.11"]]);
});

describe("M24 tolerance helpers", () => {
  testExact([
    ["minimum rounds down", minReceived(493_579_017_198n, 50), 491_111_122_112n],
    ["maximum rounds up", maxSpent(3n, 50), 4n],
    ["no tolerance, minimum", minReceived(7n, 0), 7n],
    ["no tolerance, maximum", maxSpent(7n, 0), 7n],
    ["full tolerance protects nothing", minReceived(7n, 10_000), 0n],
  ]);

  test("never promises more than the quote, never asks for less", () => {
    const quote = fc.bigInt({ min: 0n, max: 2n ** 64n });
    fc.assert(
      fc.property(quote, fc.integer({ min: 0, max: 10_000 }), (units, bps) => {
        expect(minReceived(units, bps) * 10_000n <= units * BigInt(10_000 - bps)).toBe(true);
        expect(maxSpent(units, bps) * 10_000n >= units * BigInt(10_000 + bps)).toBe(true);
      }),
    );
  });

  test("reports which value is wrong", () => {
    expect(() => minReceived(-1n, 50)).toThrow(new RangeError("quote must be 0 or more, got -1"));
    expect(() => minReceived(1n, 0.5)).toThrow(
      "toleranceBps must be a whole number from 0 to 10000, got 0.5",
    );
    expect(() => maxSpent(1n, 10_001)).toThrow("got 10001");
    expect(() => maxSpent(-2n, 50)).toThrow("quote must be 0 or more, got -2");
  });
});
