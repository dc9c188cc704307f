import { sum } from "./statistics";
import {
  itemAt,
  requireBelow,
  requireFee,
  requireNonNegative,
  requirePositive,
  requireThat,
} from "./validation";

/**
 * A stable pool: balances in tokens of equal value, fee as a fraction of the output.
 * `amplification` is A as contracts store it (coefficient A·n; the whitepaper's A·nⁿ is another convention).
 */
export type StablePool = {
  readonly balances: readonly number[];
  readonly amplification: number;
  readonly fee: number;
};

const STEPS_MAX = 255;
const PRECISION = 1e-15;

function requireCurve(balances: readonly number[], amplification: number): void {
  requireThat(balances.length >= 2, "number of balances", "2 or more", balances.length);
  for (const balance of balances) requirePositive("balance", balance);
  requireThat(
    Number.isFinite(amplification) && amplification >= 1,
    "amplification",
    "1 or more",
    amplification,
  );
}

/** D^(n+1) / (nⁿ ∏x), built factor by factor so that it does not overflow. */
function productTerm(balances: readonly number[], invariant: number): number {
  return balances.reduce(
    (term, balance) => (term * invariant) / (balance * balances.length),
    invariant,
  );
}

/**
 * D, the total value of the pool at balance, in tokens; found by Newton's method.
 * @throws RangeError for fewer than two balances, one that is not above 0, or A below 1
 * Source: Egorov, "StableSwap", 2019, in the contract convention A·n; brief M07.
 */
export function stableInvariant(balances: readonly number[], amplification: number): number {
  requireCurve(balances, amplification);
  const n = balances.length;
  const strength = amplification * n;
  const total = sum(balances);
  let invariant = total;
  let change = total;
  for (let step = 0; step < STEPS_MAX && Math.abs(change) > PRECISION * invariant; step += 1) {
    const product = productTerm(balances, invariant);
    const next =
      ((strength * total + n * product) * invariant) /
      ((strength - 1) * invariant + (n + 1) * product);
    change = next - invariant;
    invariant = next;
  }
  return invariant;
}

/**
 * The balance that completes a pool: all others given, and D. In tokens; the positive root of y² + (b − D)y = c.
 * @param others balances of all other tokens
 * @throws RangeError as `stableInvariant`, and for an invariant that is not above 0
 * Source: as `stableInvariant`; solved in closed form, contracts iterate `y ← (y² + c) / (2y + b − D)`.
 */
export function stableBalance(
  others: readonly number[],
  invariant: number,
  amplification: number,
): number {
  requirePositive("invariant", invariant);
  const { slope, constant, root } = stableQuadratic(others, invariant, amplification);
  return slope > 0 ? (2 * constant) / (slope + root) : (root - slope) / 2;
}

/** The equation y² + slope·y = constant of the balance that completes a pool, and the root of its discriminant. */
function stableQuadratic(others: readonly number[], invariant: number, amplification: number) {
  requireCurve([...others, invariant], amplification);
  const n = others.length + 1;
  const strength = amplification * n;
  const start = (invariant / n) * (invariant / strength);
  const constant = others.reduce((term, balance) => (term * invariant) / (balance * n), start);
  const slope = sum(others) + invariant / strength - invariant;
  return { slope, constant, root: Math.sqrt(slope * slope + 4 * constant) };
}

function replaced(balances: readonly number[], index: number, change: number): number[] {
  return balances.map((balance, at) => (at === index ? balance + change : balance));
}

function without(balances: readonly number[], index: number): number[] {
  return balances.filter((_, at) => at !== index);
}

function requireSwap(pool: StablePool, from: number, to: number): void {
  requireThat(from !== to, "tokens of a swap", "two different ones", `${from} and ${to}`);
  itemAt("balances", pool.balances, from);
  itemAt("balances", pool.balances, to);
  requireFee(pool.fee);
}

/**
 * How much the balance `to` falls when `from` changes by `change` and D stays the same; negative for a change below 0. It solves
 * for the difference itself, since two balances of a large pool differ by less than their rounding when little is traded. Source:
 * the equation of `stableBalance` before and after, one subtracted from the other.
 */
function stableShift(pool: StablePool, from: number, to: number, change: number): number {
  const { balances, amplification } = pool;
  const [x, y] = [itemAt("balances", balances, from), itemAt("balances", balances, to)];
  const invariant = stableInvariant(balances, amplification);
  const before = stableQuadratic(without(balances, to), invariant, amplification);
  const after = stableQuadratic(
    without(replaced(balances, from, change), to),
    invariant,
    amplification,
  );
  const roots = before.root + change;
  return roots > 0
    ? (2 * change * (y + before.constant / (x + change))) / (roots + after.root)
    : (roots - after.root) / 2;
}

/**
 * Output before fee, in output tokens: how much the balance `to` must fall when `from` grows and D stays.
 * @throws RangeError for invalid balances, A, fee or indices, or a negative amount
 */
export function stableOutBeforeFee(
  pool: StablePool,
  from: number,
  to: number,
  amountIn: number,
): number {
  requireSwap(pool, from, to);
  requireNonNegative("amountIn", amountIn);
  return stableShift(pool, from, to, amountIn);
}

/**
 * Output of an exact-input swap, in output tokens; the fee is taken from the output.
 * @throws RangeError as `stableOutBeforeFee`
 * Source: Curve, exchange; brief M07.
 */
export function stableOut(pool: StablePool, from: number, to: number, amountIn: number): number {
  return stableOutBeforeFee(pool, from, to, amountIn) * (1 - pool.fee);
}

/**
 * Input for an exact output after fee, in input tokens.
 * @throws RangeError as `stableOutBeforeFee`, and for an output the balance cannot pay
 */
export function stableIn(pool: StablePool, from: number, to: number, amountOut: number): number {
  requireSwap(pool, from, to);
  const beforeFee = amountOut / (1 - pool.fee);
  requireBelow("amountOut before fee", beforeFee, itemAt("balances", pool.balances, to));
  return -stableShift(pool, to, from, -beforeFee);
}

/**
 * Spot rate before fee, tokens `to` per token `from`: `(A·n + P/xᵢ) / (A·n + P/xⱼ)` with `P = Dⁿ⁺¹ / (nⁿ ∏x)`;
 * for two tokens `(2A + D³/4x²y) / (2A + D³/4xy²)`.
 * @throws RangeError as `stableOutBeforeFee`
 * Source: implicit derivative of the invariant; brief M07.
 */
export function stableSpotRate(pool: StablePool, from: number, to: number): number {
  requireSwap(pool, from, to);
  const product = productTerm(pool.balances, stableInvariant(pool.balances, pool.amplification));
  const strength = pool.amplification * pool.balances.length;
  const side = (index: number) => strength + product / itemAt("balances", pool.balances, index);
  return side(from) / side(to);
}

/**
 * Output tokens, after fee, that one more input token would buy after `amountIn`; derivative of `stableOut`.
 * @throws RangeError as `stableOutBeforeFee`
 */
export function stableRate(pool: StablePool, from: number, to: number, amountIn: number): number {
  const amountOut = stableOutBeforeFee(pool, from, to, amountIn);
  const balances = replaced(replaced(pool.balances, from, amountIn), to, -amountOut);
  return stableSpotRate({ ...pool, balances }, from, to) * (1 - pool.fee);
}
