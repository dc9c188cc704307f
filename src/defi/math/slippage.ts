import { BPS, mulDivDown, mulDivUp } from "./fixedPoint";
import { requireNonNegative, requireWhole } from "./validation";

function requireTolerance(toleranceBps: number): void {
  requireWhole("toleranceBps", toleranceBps, 0, Number(BPS));
}

/**
 * Least output a swap may return, in base units, rounded down: `quote × (1 − tolerance)`.
 * @param quote quoted output, base units
 * @param toleranceBps slippage tolerance, 50 for 0.50%
 * @throws RangeError for a negative quote or a tolerance that is not a whole number from 0 to 10,000
 */
export function minReceived(quote: bigint, toleranceBps: number): bigint {
  requireNonNegative("quote", quote);
  requireTolerance(toleranceBps);
  return mulDivDown(quote, BPS - BigInt(toleranceBps), BPS);
}

/**
 * Most input an exact-output swap may take, in base units, rounded up: `quote × (1 + tolerance)`.
 * @param quote quoted input, base units
 * @param toleranceBps slippage tolerance, 50 for 0.50%
 * @throws RangeError for a negative quote or a tolerance that is not a whole number from 0 to 10,000
 */
export function maxSpent(quote: bigint, toleranceBps: number): bigint {
  requireNonNegative("quote", quote);
  requireTolerance(toleranceBps);
  return mulDivUp(quote, BPS + BigInt(toleranceBps), BPS);
}
