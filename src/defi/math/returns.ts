import { requireFee, requireNonNegative, requirePositive, requireShare } from "./validation";

/** Number of days in a year for every yearly figure on the site. */
export const DAYS_PER_YEAR = 365;

/** The components of a fee APR. Volume and value are in the same unit, fee and share are fractions. */
export type FeeIncome = {
  readonly dailyVolume: number;
  readonly fee: number;
  /** Share of the fee that liquidity providers keep, 1 − protocol share. */
  readonly providerShare: number;
  readonly totalValue: number;
};

/**
 * Yearly fee income of a pool without compounding, as a fraction: `V₂₄ₕ × f × (1 − π) × 365 / TVL`.
 * @throws RangeError for a negative volume, a fee outside [0, 1), a share outside [0, 1] or a value not above 0
 * Source: brief M05.
 */
export function feeApr(income: FeeIncome): number {
  requireNonNegative("dailyVolume", income.dailyVolume);
  requireFee(income.fee);
  requireShare("providerShare", income.providerShare);
  requirePositive("totalValue", income.totalValue);
  return (
    (income.dailyVolume * income.fee * income.providerShare * DAYS_PER_YEAR) / income.totalValue
  );
}

/**
 * Yearly rate of a reward programme without compounding, as a fraction.
 * @param tokensPerDay reward tokens paid out per day
 * @param tokenPrice price of one, in the unit of `totalValue`
 * @throws RangeError for negative rewards or price, or a value that is not above 0
 */
export function rewardApr(tokensPerDay: number, tokenPrice: number, totalValue: number): number {
  requireNonNegative("tokensPerDay", tokensPerDay);
  requireNonNegative("tokenPrice", tokenPrice);
  requirePositive("totalValue", totalValue);
  return (tokensPerDay * tokenPrice * DAYS_PER_YEAR) / totalValue;
}

/**
 * Yearly rate when income is reinvested `timesPerYear` times: `(1 + APR/n)^n − 1`, as a fraction.
 * @throws RangeError for a negative APR or a frequency that is not above 0
 */
export function apyOf(apr: number, timesPerYear: number = DAYS_PER_YEAR): number {
  requireNonNegative("apr", apr);
  requirePositive("timesPerYear", timesPerYear);
  return Math.expm1(timesPerYear * Math.log1p(apr / timesPerYear));
}

/** Lower and upper edge of a price range, in the unit of the spot price. */
export type PriceBand = { readonly low: number; readonly high: number };

/**
 * Outside prices at which arbitrage against a pool earns nothing: `spot × (1 − f)` to `spot / (1 − f)`.
 * @throws RangeError for a price that is not above 0 or a fee outside [0, 1)
 * Source: brief M05.
 */
export function noArbitrageBand(spotPrice: number, fee: number): PriceBand {
  requirePositive("spotPrice", spotPrice);
  requireFee(fee);
  return { low: spotPrice * (1 - fee), high: spotPrice / (1 - fee) };
}
