const DAYS_PER_YEAR = 365;

/**
 * Yearly fee income of a pool without compounding, as a fraction: `V₂₄ₕ / TVL × f × (1 − π) × 365`.
 * @param turnover daily volume over total value @param kept share of the fee that liquidity providers keep, 1 − protocol share π
 */
export function feeApr(turnover: number, fee: number, kept: number): number {
  return turnover * fee * kept * DAYS_PER_YEAR;
}

/** Yearly rate when income is reinvested daily: `(1 + APR/n)^n − 1`, as a fraction. */
export function apyOf(apr: number): number {
  return Math.expm1(DAYS_PER_YEAR * Math.log1p(apr / DAYS_PER_YEAR));
}

/** Days of fees needed to make up for a loss, at a fee APR (fraction) earned on the position's value. */
export function daysOfFeesToCover(loss: number, positionValue: number, apr: number): number {
  return (loss / (positionValue * apr)) * DAYS_PER_YEAR;
}
