/** Basis points in a whole: 10,000 bps = 100%. */
export const BPS = 10_000n;
/** Maximum number of decimals a token may have (Fungible Asset standard). */
export const DECIMALS_MAX = 32;
/** Largest balance a `u64` store can hold, in base units. */
export const U64_MAX = 18_446_744_073_709_551_615n;

/** `a × b ÷ divisor`, rounded up: what the trader owes, or what the pool keeps. All above 0, a may be 0. */
export function mulDivUp(a: bigint, b: bigint, divisor: bigint): bigint {
  return (a * b + divisor - 1n) / divisor;
}

/** Number of decimals of a plain decimal: 1 for "0.5". */
export function decimalsOf(amount: string): number {
  return amount.split(".")[1]?.length ?? 0;
}

/** A plain decimal with at most `decimals` decimals in base units, with every digit: `toBaseUnits("1.5", 8) === 150_000_000n`. */
export function toBaseUnits(amount: string, decimals: number): bigint {
  return BigInt(amount.replace(".", "") + "0".repeat(decimals - decimalsOf(amount)));
}

/** Base units as the shortest plain decimal: `fromBaseUnits(1n, 8) === "0.00000001"`. */
export function fromBaseUnits(units: bigint, decimals: number): string {
  const one = BigInt(`1${"0".repeat(decimals)}`); // not with `**`: the build turns it into `Math.pow`, which rejects bigint
  const fraction = (units % one).toString().padStart(decimals, "0").replace(/0+$/, "");
  return `${units / one}${fraction && "."}${fraction}`;
}

/** Base units as a number of tokens, for plots and approximate figures; exact only below 2^53 base units. */
export function toTokens(units: bigint, decimals: number): number {
  return Number(fromBaseUnits(units, decimals));
}

/** Least output a swap may return, in base units, rounded down: `quote × (1 − tolerance)`. */
export function minReceived(quote: bigint, toleranceBps: number): bigint {
  return (quote * (BPS - BigInt(toleranceBps))) / BPS;
}

/** Most input an exact-output swap may take, in base units, rounded up: `quote × (1 + tolerance)`. */
export function maxSpent(quote: bigint, toleranceBps: number): bigint {
  return mulDivUp(quote, BPS + BigInt(toleranceBps), BPS);
}
