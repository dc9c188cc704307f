import fc from "fast-check";
import { integerPower } from "./fixedPoint";
import { POWER_ONE, powerDown, powerUp } from "./fixedPower";

const AMOUNT = fc.bigInt({ min: 1n, max: 2n ** 64n });
const WEIGHT = fc.integer({ min: 1, max: 20 });

/** scaled / 10³⁶ against (a/b)^(p/q), decided without rounding: negative, 0 or positive. */
function compare(scaled: bigint, a: bigint, b: bigint, p: number, q: number): bigint {
  return integerPower(scaled, q) * integerPower(b, p) - integerPower(a, p) * integerPower(POWER_ONE, q);
}

describe("fixed-point powers", () => {
  test("enclose the exact power of a fraction", () => {
    fc.assert(
      fc.property(AMOUNT, AMOUNT, WEIGHT, WEIGHT, (a, b, p, q) => {
        expect(compare(powerDown(a, b, p, q), a, b, p, q) <= 0n).toBe(true);
        expect(compare(powerUp(a, b, p, q), a, b, p, q) >= 0n).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("the two ends differ by less than 10⁻³⁵ of the result", () => {
    fc.assert(
      fc.property(AMOUNT, AMOUNT, WEIGHT, WEIGHT, (a, b, p, q) => {
        const down = powerDown(a, b, p, q);
        expect(powerUp(a, b, p, q) - down <= 4n + down / 10n ** 35n).toBe(true);
      }),
    );
  });

  test("a power of 1 is exactly 1", () => {
    expect(powerDown(5n, 5n, 3, 7)).toBe(POWER_ONE);
    expect(powerUp(5n, 5n, 3, 7)).toBe(POWER_ONE);
  });

  test.each([
    [1n, 4n, 1, 2, 500_000_000_000n],
    [4n, 1n, 3, 2, 8_000_000_000_000n],
    [1n, 10n, 80, 20, 100_000_000n],
    [2n, 1n, 1, 2, 1_414_213_562_373n],
    [1n, 2n, 4, 1, 62_500_000_000n],
  ])("(%s/%s)^(%s/%s) in 10⁻¹²", (a, b, p, q, expected) => {
    expect((powerDown(a, b, p, q) + 10n) / 10n ** 24n).toBe(expected);
  });

  test("a power too small to show is 0 from below and above 0 from above", () => {
    expect(powerDown(1n, 2n ** 64n, 99, 1)).toBe(0n);
    expect(powerUp(1n, 2n ** 64n, 99, 1)).toBeGreaterThan(0n);
  });

  test("says which value is wrong", () => {
    expect(() => powerUp(0n, 1n, 1, 1)).toThrow(new RangeError("numerator must be above 0, got 0"));
    expect(() => powerUp(1n, -1n, 1, 1)).toThrow("denominator must be above 0, got -1");
    expect(() => powerDown(1n, 2n, 0, 1)).toThrow("exponent numerator must be a whole number from 1 to 10000, got 0");
    expect(() => powerDown(1n, 2n, 1, 10_001)).toThrow("got 10001");
  });
});
