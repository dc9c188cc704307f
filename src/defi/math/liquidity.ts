/**
 * New LP tokens over old ones for a deposit that makes the two balances of a 50/50 pool grow by fractions `a` and `b`:
 * `√((1 + a)(1 + b)) − 1`, where the part above the pool's proportion first pays the swap fee (fraction).
 * Source: Balancer whitepaper, single-asset deposit, and Balancer v2, WeightedMath join.
 */
export function depositGain(a: number, b: number, fee: number): number {
  const taken = (Math.abs(a - b) / 2) * fee;
  return Math.expm1((Math.log1p(Math.max(a, b) - taken) + Math.log1p(Math.min(a, b))) / 2);
}
