import type { StablePool } from "./stablePool";
import type { ConstantProductPool } from "./swap";
import type { WeightedPool } from "./weightedPool";

/** The invented pools that every example of the site uses (brief, section 2.2). Sizes in tokens, fees as fractions. */

/** Pool 1, USDX in, ALPHA out: spot 2.00 USDX. */
export const POOL_1: ConstantProductPool = {
  reserveIn: 1_000_000,
  reserveOut: 500_000,
  fee: 0.003,
};

/** Pool 2, USDX in, ALPHA out: spot 2.00 USDX. */
export const POOL_2: ConstantProductPool = { reserveIn: 400_000, reserveOut: 200_000, fee: 0.003 };

/** Pool 3, USDX in, ALPHA out: spot 2.0161 USDX. */
export const POOL_3: ConstantProductPool = { reserveIn: 250_000, reserveOut: 124_000, fee: 0.001 };

/** Pool W: ALPHA (0), USDX (1). */
export const POOL_W: WeightedPool = {
  balances: [400_000, 200_000],
  weights: [0.8, 0.2],
  fee: 0.003,
};

/** Pool W3: ALPHA (0), BETA (1), USDX (2). */
export const POOL_W3: WeightedPool = {
  balances: [250_000, 600_000, 200_000],
  weights: [0.5, 0.3, 0.2],
  fee: 0.003,
};

/** Pool S: USDX (0), USDY (1). */
export const POOL_S: StablePool = {
  balances: [1_000_000, 1_000_000],
  amplification: 100,
  fee: 0.0004,
};
