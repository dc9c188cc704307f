import { bitLength, mulDivDown, mulDivUp } from "./fixedPoint";
import { requirePositive, requireWhole } from "./validation";

/** Results of `powerDown` and `powerUp` are multiples of 10⁻³⁶: this number stands for 1. */
export const POWER_ONE = 1_000_000_000_000_000_000_000_000_000_000_000_000n;

/** Exponents are fractions of two whole numbers up to this. */
export const EXPONENT_PART_MAX = 10_000;

// Work is done in binary fixed point with 160 fraction bits. Truncation costs at most some thousand
// units of the last place times the exponent, below 2⁻¹³⁶ of the result; 2⁻¹³² is taken as the bound.
const FRACTION_BITS = 160n;
const ONE = 1_461_501_637_330_902_918_203_684_832_716_283_019_655_932_542_976n; // 2^160
const ERROR_SHIFT = 132n;

/** ln(a/b) = 2·atanh((a−b)/(a+b)), as an odd power series; quick for a/b between 1/2 and 2. */
function logNear1(a: bigint, b: bigint): bigint {
  const t = ((a - b) << FRACTION_BITS) / (a + b);
  const square = (t * t) >> FRACTION_BITS;
  let power = t;
  let total = 0n;
  for (let odd = 1n; power !== 0n && power !== -1n; odd += 2n) {
    total += power / odd;
    power = (power * square) >> FRACTION_BITS;
  }
  return 2n * total;
}

function log(numerator: bigint, denominator: bigint, ln2: bigint): bigint {
  const doublings = bitLength(numerator) - bitLength(denominator);
  const shift = BigInt(Math.abs(doublings));
  const near = doublings >= 0 ? logNear1(numerator, denominator << shift) : logNear1(numerator << shift, denominator);
  return near + BigInt(doublings) * ln2;
}

function exponential(value: bigint, ln2: bigint): bigint {
  const doublings = value >= 0n ? value / ln2 : -((ln2 - 1n - value) / ln2);
  const rest = value - doublings * ln2;
  let term = ONE;
  let total = 0n;
  for (let n = 1n; term !== 0n; n += 1n) {
    total += term;
    term = ((term * rest) >> FRACTION_BITS) / n;
  }
  return doublings >= 0n ? total << doublings : total >> -doublings;
}

function powerBounds(numerator: bigint, denominator: bigint, p: number, q: number): { low: bigint; high: bigint } {
  requirePositive("numerator", numerator);
  requirePositive("denominator", denominator);
  requireWhole("exponent numerator", p, 1, EXPONENT_PART_MAX);
  requireWhole("exponent denominator", q, 1, EXPONENT_PART_MAX);
  if (numerator === denominator) return { low: ONE, high: ONE };
  const ln2 = logNear1(2n, 1n);
  const result = exponential((log(numerator, denominator, ln2) * BigInt(p)) / BigInt(q), ln2);
  const error = (result >> ERROR_SHIFT) + 2n;
  return { low: result > error ? result - error : 0n, high: result + error };
}

/**
 * `(numerator/denominator)^(p/q)` in units of 10⁻³⁶, never above the true value.
 * @throws RangeError unless both integers are above 0 and p, q are whole numbers from 1 to 10,000
 * Source: ln by the atanh series, exp by the Taylor series after taking out powers of two.
 */
export function powerDown(numerator: bigint, denominator: bigint, p: number, q: number): bigint {
  return mulDivDown(powerBounds(numerator, denominator, p, q).low, POWER_ONE, ONE);
}

/**
 * `(numerator/denominator)^(p/q)` in units of 10⁻³⁶, never below the true value.
 * @throws RangeError unless both integers are above 0 and p, q are whole numbers from 1 to 10,000
 * Source: as `powerDown`.
 */
export function powerUp(numerator: bigint, denominator: bigint, p: number, q: number): bigint {
  return mulDivUp(powerBounds(numerator, denominator, p, q).high, POWER_ONE, ONE);
}
