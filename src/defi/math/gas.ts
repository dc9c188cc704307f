import { mulDivUp } from "./fixedPoint";
import { requireWhole } from "./validation";

/** Decimals of SUPRA: 1 SUPRA = 100,000,000 quants. */
export const SUPRA_DECIMALS = 8;

/** The gas limit used in the examples, in gas units: the default of supra-ts-sdk (July 2026). */
export const SDK_MAX_GAS_UNITS = 1_000;
/** Quants per gas unit, also the default of supra-ts-sdk. */
export const SDK_GAS_PRICE_QUANTS = 100_000;

/**
 * Network fee in quants: gas units times price per unit; with a limit for units, the most it can become.
 * @param gasUnits work of the transaction, whole units
 * @param priceQuants price of one unit in quants
 * @throws RangeError unless both are whole numbers of 0 or more
 */
export function networkFee(gasUnits: number, priceQuants: number = SDK_GAS_PRICE_QUANTS): bigint {
  requireWhole("gasUnits", gasUnits, 0);
  requireWhole("priceQuants", priceQuants, 0);
  return BigInt(gasUnits) * BigInt(priceQuants);
}

/**
 * Gas limit to send: the simulated units plus a margin in percent, rounded up; the brief advises 20%.
 * @throws RangeError unless both are whole numbers of 0 or more
 */
export function gasLimit(simulatedUnits: number, marginPercent = 20): number {
  requireWhole("simulatedUnits", simulatedUnits, 0);
  requireWhole("marginPercent", marginPercent, 0);
  return Number(mulDivUp(BigInt(simulatedUnits), BigInt(100 + marginPercent), 100n));
}
