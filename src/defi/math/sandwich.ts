import { type ConstantProductPool, constantProductOut, poolAfterSwap } from "./swap";

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
 * Upper bound of a sandwich attack on an exact-input swap with a slippage tolerance (fraction below 1): the attacker buys (input
 * tokens) until the victim gets just the minimum, and sells everything right after; the gain is in input tokens, after pool fees
 * and before network fees, the loss in output tokens. Source: three constant-product swaps in a row.
 */
export function sandwichBound(pool: ConstantProductPool, amountIn: number, tolerance: number) {
  const quoted = constantProductOut(pool, amountIn);
  const attackerBuys = largestFirstBuy(pool, amountIn, quoted * (1 - tolerance));
  const bought = constantProductOut(pool, attackerBuys);
  const afterAttacker = poolAfterSwap(pool, attackerBuys);
  const victimLoss = quoted - constantProductOut(afterAttacker, amountIn);
  const { reserveIn, reserveOut, fee } = poolAfterSwap(afterAttacker, amountIn);
  const reversed = { reserveIn: reserveOut, reserveOut: reserveIn, fee };
  const attackerGain = constantProductOut(reversed, bought) - attackerBuys;
  return { attackerBuys, victimLoss, attackerGain };
}
