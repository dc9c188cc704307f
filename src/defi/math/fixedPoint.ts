import { requireNonNegative, requirePositive, requireWhole } from "./validation";

/** Basis points in a whole: 10,000 bps = 100%. */
export const BPS = 10_000n;

/**
 * `a × b ÷ divisor`, rounded down, without an intermediate overflow (contracts use u128 or u256 for the product).
 * @throws RangeError when a or b is negative or the divisor is not above 0
 */
export function mulDivDown(a: bigint, b: bigint, divisor: bigint): bigint {
  requireNonNegative("a", a);
  requireNonNegative("b", b);
  requirePositive("divisor", divisor);
  return (a * b) / divisor;
}

/**
 * `a × b ÷ divisor`, rounded up: what the trader owes, or what the pool keeps.
 * @throws RangeError when a or b is negative or the divisor is not above 0
 */
export function mulDivUp(a: bigint, b: bigint, divisor: bigint): bigint {
  return mulDivDown(a, b, divisor) + ((a * b) % divisor === 0n ? 0n : 1n);
}

/**
 * `10^exponent` as an integer. A loop on purpose: the build turns `**` into `Math.pow`, which rejects bigint.
 * @throws RangeError unless the exponent is a whole number from 0 to 255
 */
export function powerOfTen(exponent: number): bigint {
  requireWhole("exponent", exponent, 0, 255);
  return integerPower(10n, exponent);
}

/**
 * `base^exponent` by repeated squaring, exact.
 * @throws RangeError unless the exponent is a whole number of 0 or more
 */
export function integerPower(base: bigint, exponent: number): bigint {
  requireWhole("exponent", exponent, 0);
  let result = 1n;
  let square = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result *= square;
    square *= square;
  }
  return result;
}

/** Number of binary digits of `value`; 0 has none. @throws RangeError when negative */
export function bitLength(value: bigint): number {
  requireNonNegative("value", value);
  return value === 0n ? 0 : value.toString(2).length;
}

/**
 * Integer square root, rounded down (Newton's method from above, which only falls until it is done).
 * @throws RangeError when negative
 */
export function squareRootDown(value: bigint): bigint {
  const bits = bitLength(value);
  if (bits === 0) return 0n;
  let root = 1n << BigInt((bits + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** Sum of integers; 0 for an empty list. */
export function sumUnits(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}

/** The smaller of two integers (`Math.min` does not take bigint). */
export function smallerOf(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
