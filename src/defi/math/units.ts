import { mulDivDown, mulDivUp, powerOfTen } from "./fixedPoint";
import { requireNonNegative, requireThat, requireWhole } from "./validation";

/** Maximum number of decimals a token may have (Fungible Asset standard). */
export const DECIMALS_MAX = 32;

/** Largest balance a `u64` store can hold, in base units. */
export const U64_MAX = 18_446_744_073_709_551_615n;

const PLAIN_DECIMAL = /^\d+(\.\d+)?$/;

/**
 * Converts a typed amount of tokens to base units: `toBaseUnits("1.5", 8) === 150_000_000n`.
 * It goes from text to an integer, so no digit is lost.
 * @throws RangeError for signs, exponents, separators or blanks, more digits than `decimals`, decimals outside 0–32
 */
export function toBaseUnits(amount: string, decimals: number): bigint {
  requireWhole("decimals", decimals, 0, DECIMALS_MAX);
  requireThat(
    PLAIN_DECIMAL.test(amount),
    "amount",
    'a plain decimal such as "1.5"',
    JSON.stringify(amount),
  );
  const point = amount.indexOf(".");
  const digits = point < 0 ? 0 : amount.length - point - 1;
  requireThat(digits <= decimals, "amount", `a number with at most ${decimals} decimals`, amount);
  return BigInt(amount.replace(".", "") + "0".repeat(decimals - digits));
}

/**
 * Base units as the shortest plain decimal: `fromBaseUnits(1n, 8) === "0.00000001"`.
 * @throws RangeError for a negative value or decimals outside 0–32
 */
export function fromBaseUnits(units: bigint, decimals: number): string {
  requireNonNegative("units", units);
  requireWhole("decimals", decimals, 0, DECIMALS_MAX);
  const one = powerOfTen(decimals);
  const fraction = (units % one).toString().padStart(decimals, "0").replace(/0+$/, "");
  return `${units / one}${fraction && "."}${fraction}`;
}

/**
 * Base units as a plain number of tokens, for plots and approximate figures; exact only below 2^53 base units.
 * @throws RangeError for a negative value or decimals outside 0–32
 */
export function toTokens(units: bigint, decimals: number): number {
  return Number(fromBaseUnits(units, decimals));
}

/**
 * The same amount in base units of other decimals, rounded down: what a pool pays out. Exact when `to ≥ from`.
 * @throws RangeError for negative units or decimals outside 0–32
 */
export function rescaleDown(units: bigint, from: number, to: number): bigint {
  requireWhole("decimals", from, 0, DECIMALS_MAX);
  requireWhole("decimals", to, 0, DECIMALS_MAX);
  return mulDivDown(units, powerOfTen(to), powerOfTen(from));
}

/**
 * The same amount in base units of other decimals, rounded up: what a trader owes.
 * @throws RangeError for negative units or decimals outside 0–32
 */
export function rescaleUp(units: bigint, from: number, to: number): bigint {
  requireWhole("decimals", from, 0, DECIMALS_MAX);
  requireWhole("decimals", to, 0, DECIMALS_MAX);
  return mulDivUp(units, powerOfTen(to), powerOfTen(from));
}

/** True when a JavaScript number cannot be trusted to hold this many base units (above 2^53 − 1). */
export function exceedsSafeInteger(units: bigint): boolean {
  return units > BigInt(Number.MAX_SAFE_INTEGER);
}

/**
 * Largest balance of one `u64` store, in tokens: 184.467 billion at 8 decimals.
 * @throws RangeError for decimals outside 0–32
 */
export function largestBalance(decimals: number): number {
  return toTokens(U64_MAX, decimals);
}

/**
 * Largest amount whose base units are an exact JavaScript number, in tokens: 90,071,992.547 at 8 decimals.
 * @throws RangeError for decimals outside 0–32
 */
export function largestExactNumber(decimals: number): number {
  return toTokens(BigInt(Number.MAX_SAFE_INTEGER), decimals);
}
