import fc from "fast-check";
import {
  bitLength,
  integerPower,
  mulDivDown,
  mulDivUp,
  powerOfTen,
  smallerOf,
  squareRootDown,
  sumUnits,
} from "./fixedPoint";

const U128 = fc.bigInt({ min: 0n, max: 2n ** 128n });
const ABOVE_ZERO = fc.bigInt({ min: 1n, max: 2n ** 128n });

describe("multiplying and dividing integers", () => {
  test("rounds down and up, and not at all when there is no remainder", () => {
    expect([mulDivDown(7n, 3n, 2n), mulDivUp(7n, 3n, 2n)]).toEqual([10n, 11n]);
    expect([mulDivDown(8n, 3n, 2n), mulDivUp(8n, 3n, 2n)]).toEqual([12n, 12n]);
  });

  test("the two results enclose the exact quotient", () => {
    fc.assert(
      fc.property(U128, U128, ABOVE_ZERO, (a, b, divisor) => {
        const down = mulDivDown(a, b, divisor);
        const up = mulDivUp(a, b, divisor);
        expect(down * divisor <= a * b && a * b <= up * divisor && up - down <= 1n).toBe(true);
      }),
    );
  });

  test("reports which value is wrong", () => {
    expect(() => mulDivDown(-1n, 1n, 1n)).toThrow("a must be 0 or more, got -1");
    expect(() => mulDivDown(1n, -2n, 1n)).toThrow("b must be 0 or more, got -2");
    expect(() => integerPower(2n, -1)).toThrow(
      "exponent must be a whole number from 0 to 9007199254740991, got -1",
    );
    expect(() => bitLength(-8n)).toThrow("value must be 0 or more, got -8");
    expect(() => mulDivUp(1n, 1n, 0n)).toThrow(new RangeError("divisor must be above 0, got 0"));
  });
});

describe("powers and roots of integers", () => {
  test("powers are exact", () => {
    expect(integerPower(3n, 5)).toBe(243n);
    expect(integerPower(7n, 0)).toBe(1n);
    expect(powerOfTen(18)).toBe(1_000_000_000_000_000_000n);
    expect(() => powerOfTen(256)).toThrow("got 256");
  });

  test("the root squared is at most the value, the next one is more", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 300n }), (value) => {
        const root = squareRootDown(value);
        expect(root * root <= value && (root + 1n) * (root + 1n) > value).toBe(true);
      }),
    );
  });

  test.each([0n, 1n, 2n, 3n, 4n, 15n, 16n, 17n])("square root of the small number %s", (value) => {
    expect(squareRootDown(value)).toBe(BigInt(Math.floor(Math.sqrt(Number(value)))));
  });

  test("a negative value has no square root", () => {
    expect(() => squareRootDown(-4n)).toThrow(new RangeError("value must be 0 or more, got -4"));
  });

  test("counts binary digits", () => {
    expect([0n, 1n, 2n, 255n, 256n].map(bitLength)).toEqual([0, 1, 2, 8, 9]);
  });
});

test("sums and compares integers", () => {
  expect(sumUnits([])).toBe(0n);
  expect(sumUnits([1n, 2n, 3n])).toBe(6n);
  expect([smallerOf(1n, 2n), smallerOf(2n, 1n)]).toEqual([1n, 1n]);
});
