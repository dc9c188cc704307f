import { type ConstantProductPool, constantProductOut, poolAfterSwap, reversedPool } from "./swap";
import { requireBelow, requirePositive } from "./validation";

/** The worst that a sandwich attack can do to a swap within its tolerance. */
export type Sandwich = {
  /** Amount of the attacker's first buy, in input tokens. */
  readonly attackerBuys: number;
  readonly quoted: number;
  readonly received: number;
  /** Output tokens the victim loses against the quote. */
  readonly victimLoss: number;
  /** Input tokens the attacker gains, after pool fees and before network fees. */
  readonly attackerGain: number;
};

/**
 * Input an attacker can put in first so that the victim still receives exactly `minimum`: the positive root of
 * `γf² + (x(1 + γ) + γ²d)·f + x(x + γd) − x·y·γ·d/minimum = 0`, with γ = 1 − fee.
 */
function largestFirstBuy(pool: ConstantProductPool, amountIn: number, minimum: number): number {
  const kept = 1 - pool.fee;
  const { reserveIn, reserveOut } = pool;
  const linear = reserveIn * (1 + kept) + kept * kept * amountIn;
  const constant =
    reserveIn * (reserveIn + kept * amountIn) -
    (reserveIn * reserveOut * kept * amountIn) / minimum;
  return Math.max(0, (-2 * constant) / (linear + Math.sqrt(linear * linear - 4 * kept * constant)));
}

/**
 * Upper bound of a sandwich attack on an exact-input swap: the attacker buys until the victim gets just the minimum,
 * and sells everything right after.
 * @param tolerance the victim's slippage tolerance as a fraction, 0.005 for 0.50%; below 1
 * @throws RangeError for an invalid pool, an amount not above 0 or a tolerance outside [0, 1)
 * Source: three constant-product swaps in a row; brief M22.
 */
export function sandwichBound(
  pool: ConstantProductPool,
  amountIn: number,
  tolerance: number,
): Sandwich {
  requirePositive("amountIn", amountIn);
  requireBelow("tolerance", tolerance, 1);
  const quoted = constantProductOut(pool, amountIn);
  const attackerBuys = largestFirstBuy(pool, amountIn, quoted * (1 - tolerance));
  const bought = constantProductOut(pool, attackerBuys);
  const afterAttacker = poolAfterSwap(pool, attackerBuys);
  const received = constantProductOut(afterAttacker, amountIn);
  const afterVictim = poolAfterSwap(afterAttacker, amountIn);
  const attackerGain = constantProductOut(reversedPool(afterVictim), bought) - attackerBuys;
  return { attackerBuys, quoted, received, victimLoss: quoted - received, attackerGain };
}
