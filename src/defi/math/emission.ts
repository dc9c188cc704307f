/** An emission that falls by a constant factor per period (month). */
type DecayingEmission = {
  /** Tokens over all periods. */
  readonly total: number;
  /** What a period keeps of the one before, q: 0.97 for a decay of 3%. */
  readonly retention: number;
  readonly periods: number;
};

/** Σ q^i for i from 0 to count − 1. */
function geometricSum(retention: number, count: number): number {
  if (retention === 1) return count;
  return -Math.expm1(count * Math.log(retention)) / (1 - retention);
}

/**
 * Tokens emitted in one period, counted from 1: `E₁·q^(m−1)` with `E₁ = total·(1 − q)/(1 − qⁿ)`; 0 after the last.
 * Source: geometric series.
 */
export function emissionIn(
  { total, retention, periods }: DecayingEmission,
  period: number,
): number {
  if (period > periods) return 0;
  return (total / geometricSum(retention, periods)) * retention ** (period - 1);
}

/** Tokens emitted up to the end of a period, `E₁·(1 − q^m)/(1 − q)`; 0 for period 0, the total from the last one on. */
export function emittedBy({ total, retention, periods }: DecayingEmission, period: number): number {
  if (period >= periods) return total;
  return (total * geometricSum(retention, period)) / geometricSum(retention, periods);
}

/** Periods until the emission has halved, `ln 0.5 / ln q`; Infinity without decay. */
export function emissionHalfLife(retention: number): number {
  return retention === 1 ? Number.POSITIVE_INFINITY : Math.log(0.5) / Math.log(retention);
}
