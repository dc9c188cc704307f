import { type StablePool, stableOut, stableRate } from "./stablePool";
import { type ConstantProductPool, constantProductOut, constantProductRate } from "./swap";
import { requireThat } from "./validation";
import { type WeightedPair, weightedOut, weightedRate } from "./weightedPool";

/**
 * Anything the router can send an amount through: output and rate as functions of the input, in tokens.
 * The output must rise and the rate (output tokens for one more input token) must fall with the input.
 */
export type Venue = {
  readonly output: (amountIn: number) => number;
  readonly rate: (amountIn: number) => number;
};

/** A 50/50 pool as a venue; its functions throw as `constantProductOut` does. */
export function constantProductVenue(pool: ConstantProductPool): Venue {
  return { output: (amount) => constantProductOut(pool, amount), rate: (amount) => constantProductRate(pool, amount) };
}

/** One direction of a weighted pool as a venue; its functions throw as `weightedOut` does. */
export function weightedVenue(pair: WeightedPair): Venue {
  return { output: (amount) => weightedOut(pair, amount), rate: (amount) => weightedRate(pair, amount) };
}

/** One direction of a stable pool as a venue; its functions throw as `stableOut` does. */
export function stableVenue(pool: StablePool, from: number, to: number): Venue {
  return {
    output: (amount) => stableOut(pool, from, to, amount),
    rate: (amount) => stableRate(pool, from, to, amount),
  };
}

/**
 * Several hops as one venue: the output of a hop is the input of the next, `f₂(f₁(a))`; rates multiply.
 * @throws RangeError for a path without hops
 * Source: chain rule; brief, multi-fork router.
 */
export function pathVenue(hops: readonly Venue[]): Venue {
  requireThat(hops.length > 0, "number of hops", "1 or more", hops.length);
  return {
    output: (amount) => hops.reduce((passed, hop) => hop.output(passed), amount),
    rate: (amount) => {
      let passed = amount;
      let rate = 1;
      for (const hop of hops) {
        rate *= hop.rate(passed);
        passed = hop.output(passed);
      }
      return rate;
    },
  };
}
