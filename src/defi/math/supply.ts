import { type DecayingEmission, emittedBy } from "./emission";
import { sum } from "./statistics";
import { requireNonNegative, requirePositive } from "./validation";
import { type CliffThenLinear, releasedAfterCliff } from "./vesting";

/** Circulating supply at one moment, in tokens: released per category, emitted, and in total. */
export type CirculatingSupply = {
  readonly categories: readonly number[];
  readonly emitted: number;
  readonly total: number;
};

/**
 * Tokens that exist and can move at `month`: what every category has released plus what has been emitted.
 * @throws RangeError as `releasedAfterCliff` and `emittedBy`
 * Source: brief M14.
 */
export function circulatingSupply(
  categories: readonly CliffThenLinear[],
  emission: DecayingEmission,
  month: number,
): CirculatingSupply {
  const released = categories.map((terms) => releasedAfterCliff(terms, month));
  const emitted = emittedBy(emission, month);
  return { categories: released, emitted, total: sum(released) + emitted };
}

/**
 * How much smaller a fixed holding's share becomes between two dates, as a fraction: `1 − C₀/C₁`.
 * @throws RangeError for an earlier supply below 0 or a later one not above 0
 */
export function dilution(earlier: number, later: number): number {
  requireNonNegative("earlier supply", earlier);
  requirePositive("later supply", later);
  return 1 - earlier / later;
}
