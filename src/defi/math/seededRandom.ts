import { requireWhole } from "./validation";

/** A source of uniform numbers, `0 ≤ value < 1`; each call gives the next one. */
export type RandomSource = () => number;

/**
 * A repeatable random source: the same seed produces the same sequence in every engine. Not for secrets or raffles.
 * @throws RangeError unless the seed is a whole number from 0 to 2^32 − 1
 * Source: mulberry32 by Tommy Ettinger, public domain.
 */
export function seededRandom(seed: number): RandomSource {
  requireWhole("seed", seed, 0, 0xffff_ffff);
  let state = seed;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/**
 * One draw of the standard normal distribution (mean 0, spread 1) from two uniform draws.
 * Source: Box and Muller, "A Note on the Generation of Random Normal Deviates", 1958.
 */
export function normalDraw(random: RandomSource): number {
  let radius = 0;
  while (radius === 0) radius = random();
  return Math.sqrt(-2 * Math.log(radius)) * Math.cos(2 * Math.PI * random());
}
