import { itemAt, requirePositive, requireShare, requireThat, requireWhole } from "./validation";

/** Sum of numbers; 0 for an empty list. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Arithmetic mean, in the unit of the values. @throws RangeError for an empty list */
export function mean(values: readonly number[]): number {
  requireWhole("number of values", values.length, 1);
  return sum(values) / values.length;
}

/**
 * Harmonic mean, n ÷ Σ(1/v): the average price of equal-amount buys; never above the arithmetic mean.
 * @throws RangeError for an empty list or a value that is not above 0
 */
export function harmonicMean(values: readonly number[]): number {
  for (const value of values) requirePositive("value", value);
  return 1 / mean(values.map((value) => 1 / value));
}

/** Population standard deviation, in the unit of the values. @throws RangeError for an empty list */
export function standardDeviation(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
}

/**
 * The value below which `share` of the list lies; the item at ⌊share × n⌋ of the sorted list (the last one for 1).
 * @param sorted values in rising order
 * @throws RangeError for an empty list or a share outside 0–1
 */
export function quantile(sorted: readonly number[], share: number): number {
  requireShare("share", share);
  return itemAt(
    "sorted values",
    sorted,
    Math.min(Math.floor(share * sorted.length), sorted.length - 1),
  );
}

/** The statistics that a histogram's caption states about a list of outcomes, in the unit of the values. */
export type Summary = {
  readonly mean: number;
  readonly standardDeviation: number;
  readonly p5: number;
  readonly median: number;
  readonly p95: number;
};

/** Mean, spread and three quantiles of a list. @throws RangeError for an empty list */
export function summarise(values: readonly number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    mean: mean(values),
    standardDeviation: standardDeviation(values),
    p5: quantile(sorted, 0.05),
    median: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
  };
}

/**
 * Counts per bin of equal width from `low` to `high`; values outside are counted in no bin, `high` in the last.
 * @throws RangeError unless low < high and bins is a whole number of 1 or more
 */
export function histogram(
  values: readonly number[],
  low: number,
  high: number,
  bins: number,
): number[] {
  requireWhole("bins", bins, 1);
  requireThat(
    Number.isFinite(low) && Number.isFinite(high) && low < high,
    "range",
    "rising",
    `${low}–${high}`,
  );
  const counts = new Array<number>(bins).fill(0);
  for (const value of values) {
    if (!(value >= low && value <= high)) continue;
    const bin = Math.min(Math.floor(((value - low) / (high - low)) * bins), bins - 1);
    counts[bin] = itemAt("bins", counts, bin) + 1;
  }
  return counts;
}
