import type { BondingCurve } from "./bondingCurve";
import type { SimulationTerms } from "./dcaSimulation";
import type { DecayingEmission } from "./emission";
import type { PoolDepth } from "./orders";
import type { SeasonRules } from "./points";
import type { StablePool } from "./stablePool";
import type { ConstantProductPool } from "./swap";
import type { AccrualWithCliff, CliffThenLinear } from "./vesting";

/** The invented pools and terms that the examples of the site use. Amounts in tokens, fees as fractions, times in months. */

/** USDX in, ALPHA out: spot 2.00 USDX. */
export const POOL_1: ConstantProductPool = {
  reserveIn: 1_000_000,
  reserveOut: 500_000,
  fee: 0.003,
};

/** USDX in, ALPHA out: spot 2.00 USDX. */
export const POOL_2: ConstantProductPool = { reserveIn: 400_000, reserveOut: 200_000, fee: 0.003 };

/** USDX in, ALPHA out: spot 2.0161 USDX. */
export const POOL_3: ConstantProductPool = { reserveIn: 250_000, reserveOut: 124_000, fee: 0.001 };

/** Pool S: USDX (0), USDY (1). */
export const POOL_S: StablePool = {
  balances: [1_000_000, 1_000_000],
  amplification: 100,
  fee: 0.0004,
};

/** Launch of MOON: supply of 1,000,000,000, of which 80% on the curve; raised in SUPRA. */
export const MOON_CURVE: BondingCurve = {
  curveSupply: 800_000_000,
  poolSupply: 200_000_000,
  virtualQuote: 20_000,
};

/** Liquidity incentives: 3% less each month. */
export const EMISSION: DecayingEmission = { total: 200_000_000, retention: 0.97, periods: 48 };

/** Allocations of the example token besides emissions. */
export const ALLOCATIONS: readonly (CliffThenLinear & { readonly name: string })[] = [
  { name: "Community", amount: 300_000_000, unlockShare: 0.1, cliff: 0, duration: 48 },
  { name: "Treasury", amount: 200_000_000, unlockShare: 0.05, cliff: 6, duration: 42 },
  { name: "Contributors", amount: 170_000_000, unlockShare: 0, cliff: 12, duration: 36 },
  { name: "Supporters", amount: 80_000_000, unlockShare: 0, cliff: 6, duration: 24 },
  { name: "Liquidity", amount: 50_000_000, unlockShare: 1, cliff: 0, duration: 0 },
];

/** The two readings of "12-month cliff, 48 months" for 120,000,000 tokens. */
export const VESTING_AFTER_CLIFF: CliffThenLinear = {
  amount: 120_000_000,
  unlockShare: 0,
  cliff: 12,
  duration: 36,
};
export const VESTING_ACCRUED: AccrualWithCliff = { amount: 120_000_000, cliff: 12, duration: 48 };

/** The pool that a limit or stop order meets in the examples. */
export const ORDER_POOL: PoolDepth = { invariant: 500_000_000_000, fee: 0.003 };

/** Prices of the six buys in the DCA example, USDX per ALPHA: a dip that recovers. */
export const DCA_PRICES: readonly number[] = [2, 1.6, 1.25, 1, 1.6, 2.5];

/** The simulation of 12 weekly buys against a lump sum. */
export const DCA_SIMULATION: SimulationTerms = {
  paths: 20_000,
  buys: 12,
  annualVolatility: 0.8,
  buysPerYear: 52,
  seed: 20_240_229,
};

export const SEASON: SeasonRules = {
  pointsPerUnit: 0.1,
  dailyCap: 5_000,
  streakStep: 0.05,
  streakCap: 1.5,
};
