/** A quantity of tokens: a plain number, or base units as a bigint. */
export type Quantity = number | bigint;

/**
 * Throws unless `holds`; every other check here is built on it.
 * @throws RangeError "<name> must be <rule>, got <value>"
 */
export function requireThat(holds: boolean, name: string, rule: string, value: unknown): void {
  if (!holds) throw new RangeError(`${name} must be ${rule}, got ${String(value)}`);
}

function isFiniteQuantity(value: Quantity): boolean {
  return typeof value === "bigint" || Number.isFinite(value);
}

/** Requires a finite quantity above zero. @throws RangeError otherwise */
export function requirePositive(name: string, value: Quantity): void {
  requireThat(isFiniteQuantity(value) && value > 0, name, "above 0", value);
}

/** Requires a finite quantity of zero or more. @throws RangeError otherwise */
export function requireNonNegative(name: string, value: Quantity): void {
  requireThat(isFiniteQuantity(value) && value >= 0, name, "0 or more", value);
}

/** Requires a quantity within a pool's limits: `0 ≤ value < limit`. @throws RangeError otherwise */
export function requireBelow(name: string, value: Quantity, limit: Quantity): void {
  requireThat(
    isFiniteQuantity(value) && value >= 0 && value < limit,
    name,
    `0 or more and below ${limit}`,
    value,
  );
}

/** Requires a share of a whole, both ends allowed: `0 ≤ value ≤ 1`. @throws RangeError otherwise */
export function requireShare(name: string, value: number): void {
  requireThat(value >= 0 && value <= 1, name, "from 0 to 1", value);
}

/** Requires a fee as a fraction, 0.003 for 0.30%: `0 ≤ value < 1`. @throws RangeError otherwise */
export function requireFee(value: number): void {
  requireBelow("fee", value, 1);
}

/** Requires a whole number from `least` to `most`. @throws RangeError otherwise */
export function requireWhole(
  name: string,
  value: number,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): void {
  const holds = Number.isSafeInteger(value) && value >= least && value <= most;
  requireThat(holds, name, `a whole number from ${least} to ${most}`, value);
}

/** Requires a fee in basis points, 30 for 0.30%: a whole number from 0 to 9,999. @throws RangeError otherwise */
export function requireFeeBps(value: number): void {
  requireWhole("feeBps", value, 0, 9_999);
}

/** The item at `index`. @throws RangeError when the list has no item there */
export function itemAt<T>(name: string, items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined)
    throw new RangeError(`${name} has no item ${index}, its length is ${items.length}`);
  return item;
}

/** Requires two lists that describe the same things to have the same length. @throws RangeError with both lengths */
export function requireSameLength(
  name: string,
  first: readonly unknown[],
  second: readonly unknown[],
): void {
  const lengths = `${first.length} and ${second.length}`;
  requireThat(first.length === second.length, name, "lists of the same length", lengths);
}
