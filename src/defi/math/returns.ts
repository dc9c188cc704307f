const DAYS_PER_YEAR = 365;

/** The components of a fee APR. Volume and value are in the same unit, fee and share are fractions. */
export type FeeIncome = {
  readonly dailyVolume: number;
  readonly fee: number;
  /** Share of the fee that liquidity providers keep, 1 − protocol share. */
  readonly providerShare: number;
  readonly totalValue: number;
};

/** Yearly fee income of a pool without compounding, as a fraction: `V₂₄ₕ × f × (1 − π) × 365 / TVL`. */
export function feeApr({ dailyVolume, fee, providerShare, totalValue }: FeeIncome): number {
  return (dailyVolume * fee * providerShare * DAYS_PER_YEAR) / totalValue;
}

/** Yearly rate when income is reinvested daily: `(1 + APR/n)^n − 1`, as a fraction. */
export function apyOf(apr: number): number {
  return Math.expm1(DAYS_PER_YEAR * Math.log1p(apr / DAYS_PER_YEAR));
}

/** Days of fees needed to make up for a loss, at a fee APR (fraction) earned on the position's value. */
export function daysOfFeesToCover(loss: number, positionValue: number, apr: number): number {
  return (loss / (positionValue * apr)) * DAYS_PER_YEAR;
}
