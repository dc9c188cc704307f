import { constantProductOut } from "./swap";

/** A 50/50 pool given by x·y and its fee (fraction); its reserves follow the spot price. */
type PoolDepth = { readonly invariant: number; readonly fee: number };

/**
 * Quote tokens that selling `amount` tokens returns while the spot price is `spot`.
 * Source: constant product with the reserves that arbitrage leaves behind, √(k/p) and √(k·p).
 */
export function outputAtSpot({ invariant, fee }: PoolDepth, spot: number, amount: number): number {
  const reserveIn = Math.sqrt(invariant / spot);
  return constantProductOut({ reserveIn, reserveOut: Math.sqrt(invariant * spot), fee }, amount);
}

/**
 * Spot price at which selling `amount` pays the limit price on average; above the limit, as fee and impact come first.
 * With `u = √spot`, `a = amount(1 − f)` and the minimum m it is the positive root of `√k·a·u² − m·a·u − m·√k = 0`.
 * Source: `outputAtSpot` set equal to the minimum, `amount × limit price`.
 */
export function spotNeeded(
  { invariant, fee }: PoolDepth,
  amount: number,
  limitPrice: number,
): number {
  const minimum = amount * limitPrice;
  const effective = amount * (1 - fee);
  const depth = Math.sqrt(invariant);
  const linear = minimum * effective;
  const root =
    (linear + Math.sqrt(linear ** 2 + 4 * depth ** 2 * effective * minimum)) /
    (2 * depth * effective);
  return root ** 2;
}
