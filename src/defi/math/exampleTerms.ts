/** The invented pools and terms that the examples of the site use. Amounts in tokens, fees as fractions, times in months. */

/** USDX in, ALPHA out: spot 2.00 USDX. */
export const POOL_1 = { reserveIn: 1_000_000, reserveOut: 500_000, fee: 0.003 };

/** USDX in, ALPHA out: spot 2.00 USDX. */
export const POOL_2 = { reserveIn: 400_000, reserveOut: 200_000, fee: 0.003 };

/** USDX in, ALPHA out: spot 2.0161 USDX. */
export const POOL_3 = { reserveIn: 250_000, reserveOut: 124_000, fee: 0.001 };

/** Pool S: USDX in, USDY out; D is 2,000,000. */
export const POOL_S = { x: 1_000_000, y: 1_000_000, a: 100 };

/** Launch of MOON: supply of 1,000,000,000, of which 80% on the curve; raised in SUPRA. */
export const MOON_CURVE = {
  curveSupply: 800_000_000,
  poolSupply: 200_000_000,
  virtualQuote: 20_000,
};

/** Liquidity incentives: 3% less each month. */
export const EMISSION = { total: 200_000_000, retention: 0.97, periods: 48 };

/** "12-month cliff, 48 months" for 120,000,000 tokens. */
export const VESTING = { amount: 120_000_000, unlockShare: 0, cliff: 12, end: 48 };
