/** Numbers as the site prints them: comma for thousands, point for decimals, a true minus sign. */
import { fromBaseUnits } from "./math/units";

/**
 * A number with a fixed number of decimals: `fixed(4935.7902)` is "4,935.79". A rounded zero has no sign.
 * @throws RangeError for a value that is not finite: inputs were too large or too small for each other
 */
export function fixed(value: number, decimals = 2): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be shown`);
  const [whole = "", fraction] = decimal(Math.abs(value), decimals).split(".");
  const digits = grouped(whole) + (fraction === undefined ? "" : `.${fraction}`);
  return value < 0 && /[1-9]/.test(digits) ? `−${digits}` : digits;
}

/** `toFixed` switches to an exponent from 1e21 on; such numbers are whole. */
function decimal(size: number, decimals: number): string {
  return size < 1e21 ? size.toFixed(decimals) : String(BigInt(size));
}

/** A fraction as a percentage: `percent(0.003)` is "0.30%". */
export function percent(fraction: number, decimals = 2): string {
  return `${fixed(100 * fraction, decimals)}%`;
}

/** Formats with a fixed number of decimals, for the values of an axis. */
export const decimals = (count: number) => (value: number) => fixed(value, count);

/** Formats with at most `count` decimals. */
export const upTo = (count: number) => (value: number) => trimmed(value, count);

/** Formats a fraction as percent without decimals. */
export const wholePercent = (fraction: number) => percent(fraction, 0);

/** A large number in millions without needless decimals: "0.5M", "2M", "0". */
export function millions(value: number): string {
  return value === 0 ? "0" : `${trimmed(value / 1_000_000, 3)}M`;
}

/** A number with at most `decimals` decimals and no trailing zeros: "0.5", "1,000". */
export function trimmed(value: number, decimals: number): string {
  const text = fixed(value, decimals);
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

/** An amount of unknown size: two decimals from 1 on, four significant digits below. */
export function amountText(value: number): string {
  const size = Math.abs(value);
  if (size === 0 || size >= 1) return fixed(value, 2);
  return trimmed(value, Math.min(20, 3 - Math.floor(Math.log10(size))));
}

/** A price with five decimals, or with four significant digits if it is so small that fewer would be left. */
export function priceText(value: number): string {
  return Math.abs(value) < 0.01 ? amountText(value) : fixed(value, 5);
}

/** A whole number of base units: `units(493579017198n)` is "493,579,017,198". */
export function units(value: bigint): string {
  return value < 0n ? `−${grouped(String(-value))}` : grouped(String(value));
}

/** Base units as tokens, with every digit: `exactTokens(3078282429388n, 8)` is "30,782.82429388". */
export function exactTokens(value: bigint, decimals: number): string {
  const [whole = "", ...fraction] = fromBaseUnits(value, decimals).split(".");
  return [grouped(whole), ...fraction].join(".");
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ",");
}
