/** One axis of a plot: what is measured, its range (falling ranges are allowed) and the values written along it. */
export type Axis = {
  /** Quantity and unit. */
  readonly label: string;
  readonly low: number;
  readonly high: number;
  readonly log?: boolean;
  readonly ticks: readonly number[];
  /** Formats a value for the axis. */
  readonly text: (value: number) => string;
};

/**
 * The position of a value on an axis: 0 at its low end, 1 at its high end.
 * @throws RangeError for a logarithmic axis and a value of 0 or less
 */
export function position(axis: Pick<Axis, "low" | "high" | "log">, value: number): number {
  if (!axis.log) return (value - axis.low) / (axis.high - axis.low);
  if (value <= 0) throw new RangeError(`a logarithmic axis has no place for ${value}`);
  return Math.log(value / axis.low) / Math.log(axis.high / axis.low);
}

/** The value at a position on an axis: the inverse of `position`. */
export function valueAt(axis: Axis, share: number): number {
  if (!axis.log) return axis.low + share * (axis.high - axis.low);
  return axis.low * (axis.high / axis.low) ** share;
}

/** `count` values from `low` to `high`, both included, evenly spaced. */
export function evenly(low: number, high: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => low + ((high - low) * index) / (count - 1));
}

/** `count` values from `low` to `high`, both included, at equal ratios; both above 0. */
export function byRatio(low: number, high: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => low * (high / low) ** (index / (count - 1)));
}
