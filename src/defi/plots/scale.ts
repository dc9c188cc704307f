/** One axis of a plot: what is measured, its range (falling ranges are allowed) and the values written along it. */
export type Axis = {
  /** Quantity and unit. */
  readonly label: string;
  readonly low: number;
  readonly high: number;
  readonly log?: boolean;
  readonly ticks: readonly number[];
  /** Indexes of the values that do not fit on a narrow phone. */
  readonly hidden?: readonly number[];
  /** Formats a value for the axis. */
  readonly text: (value: number) => string;
};

/** An axis from its first value to its last, unless the settings say otherwise. */
export function axis(
  label: string,
  ticks: readonly number[],
  text: (value: number) => string,
  settings: Partial<Axis> = {},
): Axis {
  return { label, low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks, text, ...settings };
}

/** The position of a value on an axis: 0 at its low end, 1 at its high end. */
export function scale(
  { low, high, log }: Pick<Axis, "low" | "high" | "log">,
  value: number,
): number {
  return log ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low);
}

/** The value at a position on an axis: the inverse of `scale`. */
export function invert({ low, high, log }: Axis, position: number): number {
  return log ? low * (high / low) ** position : low + position * (high - low);
}

/** `count` values from `low` to `high`, both included, evenly spaced. */
export function linspace(low: number, high: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => low + ((high - low) * index) / (count - 1));
}

/** `count` values from `low` to `high`, both included, at equal ratios; both above 0. */
export function geomspace(low: number, high: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => low * (high / low) ** (index / (count - 1)));
}

/** A point: in the units of two axes, or as shares of them. */
export type Point = readonly [x: number, y: number];

/** The height at `x` of a line through points from left to right; undefined beyond its ends. */
export function interpolate(points: readonly Point[], x: number): number | undefined {
  const after = points.findIndex(([px]) => px >= x - 5e-5); // positions are rounded to 4 decimals
  const right = points[after];
  const left = points[after - 1];
  if (!right) return undefined;
  if (Math.abs(right[0] - x) < 1e-4) return right[1];
  if (!left) return undefined;
  return left[1] + ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0]);
}
