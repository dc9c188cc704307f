import { sum } from "./statistics";
import type { WeightedPool } from "./weightedPool";

/** LP tokens of a first deposit, in tokens: the invariant `∏ B^w`, for 50/50 `√(x·y)`. */
export function firstShares(amounts: readonly number[], weights: readonly number[]): number {
  return Math.exp(sum(amounts.map((amount, index) => (weights[index] ?? 0) * Math.log(amount))));
}

/**
 * New LP tokens over old ones for a deposit in any proportion, also of one token: `∏ (1 + aₜ/Bₜ)^wₜ − 1`, where the
 * part above the pool's proportion first pays the swap fee. For one token: `(1 + a(1 − f(1 − w))/B)^w − 1`.
 * Source: Balancer whitepaper, single-asset deposit, and Balancer v2, WeightedMath join.
 */
export function depositGain(
  { balances, weights, fee }: WeightedPool,
  amounts: readonly number[],
): number {
  const growths = balances.map((balance, index) => (amounts[index] ?? 0) / balance);
  const inProportion = sum(growths.map((growth, index) => growth * (weights[index] ?? 0)));
  const logs = growths.map((growth, index) => {
    const above = Math.max(0, growth - inProportion);
    return (weights[index] ?? 0) * Math.log1p(growth - above * fee);
  });
  return Math.expm1(sum(logs));
}
