import { BPS, mulDivUp } from "./fixedPoint";
import { EXPONENT_PART_MAX, POWER_ONE, powerUp } from "./fixedPower";
import { requireBelow, requireFeeBps, requireNonNegative, requirePositive, requireWhole } from "./validation";

/** Two sides of a weighted pool in base units; weights are whole numbers in any common unit, such as 80 and 20. */
export type WeightedUnits = {
  readonly balanceIn: bigint;
  readonly weightIn: number;
  readonly balanceOut: bigint;
  readonly weightOut: number;
  readonly feeBps: number;
};

function keptBps(pair: WeightedUnits): bigint {
  requirePositive("balanceIn", pair.balanceIn);
  requirePositive("balanceOut", pair.balanceOut);
  requireWhole("weightIn", pair.weightIn, 1, EXPONENT_PART_MAX);
  requireWhole("weightOut", pair.weightOut, 1, EXPONENT_PART_MAX);
  requireFeeBps(pair.feeBps);
  return BPS - BigInt(pair.feeBps);
}

/**
 * Output of an exact-input swap in base units. The power and the balance kept are both rounded up, so the
 * invariant never falls and the trader loses at most a few base units.
 * @throws RangeError for an empty balance, a negative amount, weights outside 1–10,000 or feeBps outside 0–9,999
 * Source: Balancer whitepaper (see weightedPool.ts) in integers; brief M06.
 */
export function weightedOutUnits(pair: WeightedUnits, amountIn: bigint): bigint {
  const kept = keptBps(pair);
  requireNonNegative("amountIn", amountIn);
  const before = pair.balanceIn * BPS;
  const left = powerUp(before, before + amountIn * kept, pair.weightIn, pair.weightOut);
  const balanceKept = mulDivUp(pair.balanceOut, left, POWER_ONE);
  return balanceKept < pair.balanceOut ? pair.balanceOut - balanceKept : 0n;
}

/**
 * Input for an exact output in base units, rounded up; paying it returns at least `amountOut` (for inputs within u64).
 * @throws RangeError as `weightedOutUnits`, and for an output the balance cannot pay
 * Source: as `weightedOutUnits`.
 */
export function weightedInUnits(pair: WeightedUnits, amountOut: bigint): bigint {
  const kept = keptBps(pair);
  requireBelow("amountOut", amountOut, pair.balanceOut);
  const growth = powerUp(pair.balanceOut, pair.balanceOut - amountOut, pair.weightOut, pair.weightIn);
  return mulDivUp(pair.balanceIn * BPS, growth - POWER_ONE, POWER_ONE * kept);
}
