/** Sum of numbers; 0 for an empty list. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Arithmetic mean, in the unit of the values. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** Mean, population standard deviation and three quantiles (the item at ⌊share × n⌋) of a list, by their names. */
export function summarise(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const quantile = (share: number) => sorted[Math.floor(share * sorted.length)] ?? Number.NaN;
  const centre = mean(values);
  return {
    Mean: centre,
    "Standard deviation": Math.sqrt(mean(values.map((value) => (value - centre) ** 2))),
    "5th percentile": quantile(0.05),
    Median: quantile(0.5),
    "95th percentile": quantile(0.95),
  };
}

/** Counts per bin of equal width from `low` to `high`; values outside are counted in no bin, `high` in the last. */
export function histogram(
  values: readonly number[],
  low: number,
  high: number,
  bins: number,
): number[] {
  const counts = new Array<number>(bins).fill(0);
  for (const value of values) {
    if (!(value >= low && value <= high)) continue;
    const bin = Math.min(Math.floor(((value - low) / (high - low)) * bins), bins - 1);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}
