import { sum } from "./statistics";

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

/** D^(n+1) / (nⁿ ∏x), built factor by factor so that it does not overflow. */
function productTerm(balances: readonly number[], invariant: number): number {
  return balances.reduce(
    (term, balance) => (term * invariant) / (balance * balances.length),
    invariant,
  );
}

/**
 * D, the total value of a pool of two tokens or more at balance, in tokens; found by Newton's method.
 * Source: Egorov, "StableSwap", 2019, in the contract convention A·n.
 */
export function stableInvariant(balances: readonly number[], amplification: number): number {
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

/** The balance that completes a pool, all others and D given, in tokens: the positive root of y² + (b − D)y = c. */
export function stableBalance(
  others: readonly number[],
  invariant: number,
  amplification: number,
): number {
  const { slope, constant, root } = stableQuadratic(others, invariant, amplification);
  return slope > 0 ? (2 * constant) / (slope + root) : (root - slope) / 2;
}

/** The equation y² + slope·y = constant of the balance that completes a pool, and the root of its discriminant. */
function stableQuadratic(others: readonly number[], invariant: number, amplification: number) {
  const n = others.length + 1;
  const strength = amplification * n;
  const start = (invariant / n) * (invariant / strength);
  const constant = others.reduce((term, balance) => (term * invariant) / (balance * n), start);
  const slope = sum(others) + invariant / strength - invariant;
  return { slope, constant, root: Math.sqrt(slope * slope + 4 * constant) };
}

/**
 * Output before fee, in output tokens: how much the balance `to` must fall when `from` grows by `amountIn` and D stays. It solves
 * for the difference itself, since two balances of a large pool differ by less than their rounding when little is traded.
 * Source: the equation of `stableBalance` before and after, one subtracted from the other.
 */
export function stableOutBeforeFee(
  { balances, amplification }: StablePool,
  from: number,
  to: number,
  amountIn: number,
): number {
  const [x = Number.NaN, y = Number.NaN] = [balances[from], balances[to]];
  const invariant = stableInvariant(balances, amplification);
  const others = (added: number) =>
    balances
      .map((balance, at) => (at === from ? balance + added : balance))
      .filter((_, at) => at !== to);
  const before = stableQuadratic(others(0), invariant, amplification);
  const after = stableQuadratic(others(amountIn), invariant, amplification);
  const roots = before.root + amountIn;
  return roots > 0
    ? (2 * amountIn * (y + before.constant / (x + amountIn))) / (roots + after.root)
    : (roots - after.root) / 2;
}

/** Output of an exact-input swap, in output tokens; the fee is taken from the output. Source: Curve, exchange. */
export function stableOut(pool: StablePool, from: number, to: number, amountIn: number): number {
  return stableOutBeforeFee(pool, from, to, amountIn) * (1 - pool.fee);
}

/**
 * Spot rate before fee, tokens `to` per token `from`: `(A·n + P/xᵢ) / (A·n + P/xⱼ)` with `P = Dⁿ⁺¹ / (nⁿ ∏x)`;
 * for two tokens `(2A + D³/4x²y) / (2A + D³/4xy²)`. Source: implicit derivative of the invariant.
 */
export function stableSpotRate(
  { balances, amplification }: StablePool,
  from: number,
  to: number,
): number {
  const product = productTerm(balances, stableInvariant(balances, amplification));
  const strength = amplification * balances.length;
  const side = (index: number) => strength + product / (balances[index] ?? Number.NaN);
  return side(from) / side(to);
}
