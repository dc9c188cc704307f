import { BPS, mulDivDown, mulDivUp } from "./fixedPoint";
import { requireBelow, requireFeeBps, requireNonNegative, requirePositive } from "./validation";

/** A 50/50 pool seen from one side, reserves in base units, fee in basis points of the input. */
export type ConstantProductUnits = {
  readonly reserveIn: bigint;
  readonly reserveOut: bigint;
  readonly feeBps: number;
};

function keptBps(pool: ConstantProductUnits): bigint {
  requirePositive("reserveIn", pool.reserveIn);
  requirePositive("reserveOut", pool.reserveOut);
  requireFeeBps(pool.feeBps);
  return BPS - BigInt(pool.feeBps);
}

/**
 * Output of an exact-input swap in base units, rounded down once, at the end; so x·y never falls.
 * @throws RangeError for an empty reserve, a negative amount or feeBps outside 0–9,999
 * Source: Uniswap v2 periphery, getAmountOut; brief M03, M26.
 */
export function constantProductOutUnits(pool: ConstantProductUnits, amountIn: bigint): bigint {
  const kept = keptBps(pool);
  requireNonNegative("amountIn", amountIn);
  return mulDivDown(pool.reserveOut, amountIn * kept, pool.reserveIn * BPS + amountIn * kept);
}

/**
 * Input for an exact output in base units, rounded up; paying it returns at least `amountOut`.
 * @throws RangeError as `constantProductOutUnits`, and for an output the reserve cannot pay
 * Source: Uniswap v2 periphery, getAmountIn, with an exact ceiling in place of "+ 1"; brief M23.
 */
export function constantProductInUnits(pool: ConstantProductUnits, amountOut: bigint): bigint {
  const kept = keptBps(pool);
  requireBelow("amountOut", amountOut, pool.reserveOut);
  return mulDivUp(pool.reserveIn * BPS, amountOut, (pool.reserveOut - amountOut) * kept);
}

/** The pool after an exact-input swap of `amountIn` base units. @throws RangeError as `constantProductOutUnits` */
export function unitsAfterSwap(pool: ConstantProductUnits, amountIn: bigint): ConstantProductUnits {
  const amountOut = constantProductOutUnits(pool, amountIn);
  return { ...pool, reserveIn: pool.reserveIn + amountIn, reserveOut: pool.reserveOut - amountOut };
}
