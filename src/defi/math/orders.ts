import { mulDivUp } from "./fixedPoint";
import { constantProductOut, reservesAtPrice } from "./swap";
import { requireFee, requireNonNegative, requirePositive, requireShare } from "./validation";

/** Direction in which an order waits: `limit` sells at or above its price, `stop` at or below. */
export type OrderKind = "limit" | "stop";

/** True once the price has reached the trigger. Prices in quote per token. @throws RangeError unless both are above 0 */
export function isTriggered(kind: OrderKind, price: number, trigger: number): boolean {
  requirePositive("price", price);
  requirePositive("trigger", trigger);
  return kind === "limit" ? price >= trigger : price <= trigger;
}

/**
 * Least output of a sell limit order or of a part of it, in quote tokens: `amount × limit price`.
 * @throws RangeError for a negative amount or a price that is not above 0
 * Source: brief M16.
 */
export function limitMinimum(amount: number, limitPrice: number): number {
  requireNonNegative("amount", amount);
  requirePositive("limitPrice", limitPrice);
  return amount * limitPrice;
}

/**
 * The same in base units, rounded up as the contract does: `⌈amount × numerator / denominator⌉`.
 * @param amount base units sold
 * @param numerator quote base units per `denominator` base units of the token
 * @throws RangeError for a negative amount or numerator, or a denominator that is not above 0
 */
export function limitMinimumUnits(amount: bigint, numerator: bigint, denominator: bigint): bigint {
  return mulDivUp(amount, numerator, denominator);
}

/**
 * Least output once a stop order has triggered, in quote tokens: `amount × trigger × (1 − tolerance)`.
 * @param tolerance fraction, 0.03 for 3%
 * @throws RangeError for a negative amount, a price that is not above 0 or a tolerance outside [0, 1]
 * Source: brief M16.
 */
export function stopMinimum(amount: number, trigger: number, tolerance: number): number {
  requireShare("tolerance", tolerance);
  return limitMinimum(amount, trigger) * (1 - tolerance);
}

/** True when the pools would pay at least the order's minimum. @throws RangeError for negative values */
export function canFill(output: number, minimum: number): boolean {
  requireNonNegative("output", output);
  requireNonNegative("minimum", minimum);
  return output >= minimum;
}

/** A 50/50 pool given by x·y and its fee (fraction); its reserves follow the spot price. */
export type PoolDepth = { readonly invariant: number; readonly fee: number };

/**
 * Quote tokens that selling `amount` tokens returns while the spot price is `spot`.
 * @throws RangeError for an invariant or spot price not above 0, a fee outside [0, 1) or a negative amount
 * Source: constant product with reserves √(k/p) and √(k·p); brief M16.
 */
export function outputAtSpot(pool: PoolDepth, spot: number, amount: number): number {
  const { base, quote } = reservesAtPrice(pool.invariant, spot);
  return constantProductOut({ reserveIn: base, reserveOut: quote, fee: pool.fee }, amount);
}

/**
 * Spot price at which selling `amount` pays the limit price on average; above the limit, as fee and impact come first.
 * With `u = √spot`, `a = amount(1 − f)` and the minimum m it is the positive root of `√k·a·u² − m·a·u − m·√k = 0`.
 * @throws RangeError for an invariant, amount or price that is not above 0 or a fee outside [0, 1)
 * Source: `outputAtSpot` set equal to the minimum; brief M16.
 */
export function spotNeeded(pool: PoolDepth, amount: number, limitPrice: number): number {
  requirePositive("invariant", pool.invariant);
  requireFee(pool.fee);
  requirePositive("amount", amount);
  const minimum = limitMinimum(amount, limitPrice);
  const effective = amount * (1 - pool.fee);
  const depth = Math.sqrt(pool.invariant);
  const linear = minimum * effective;
  const root =
    (linear + Math.sqrt(linear ** 2 + 4 * depth ** 2 * effective * minimum)) /
    (2 * depth * effective);
  return root ** 2;
}

/**
 * Tolerance a stop order needs to be filled at a given output, as a fraction: `1 − output / (amount × trigger)`;
 * 0 when the output is above that.
 * @throws RangeError for a negative output, or an amount or trigger that is not above 0
 */
export function toleranceNeeded(output: number, amount: number, trigger: number): number {
  requireNonNegative("output", output);
  requirePositive("amount", amount);
  requirePositive("trigger", trigger);
  return Math.max(0, 1 - output / (amount * trigger));
}
