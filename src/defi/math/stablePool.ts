/**
 * A stable pool of two tokens of equal value, seen from one side: `x` comes in, `y` goes out, both in tokens.
 * `a` is the amplification factor as contracts store it (coefficient A·n; the whitepaper's A·nⁿ is another convention).
 */
type StablePool = { readonly x: number; readonly y: number; readonly a: number };

/**
 * D, the total value of a pool at balance, in tokens: the real root of `D³/4xy + (2A − 1)·D = 2A(x + y)`.
 * Source: Egorov, "StableSwap", 2019, in the contract convention A·n, solved as a depressed cubic.
 */
export function stableInvariant({ x, y, a }: StablePool): number {
  const linear = 2 * a - 1;
  const size = Math.sqrt((4 * x * y * linear) / 3);
  return 2 * size * Math.sinh(Math.asinh((3 * a * (x + y)) / (linear * size)) / 3);
}

/** The equation y² + slope·y = constant of the balance beside `x`, and the root of its discriminant. */
function stableQuadratic(x: number, invariant: number, a: number) {
  const constant = (invariant / 2) * (invariant / (2 * a)) * (invariant / (2 * x));
  const slope = x + invariant / (2 * a) - invariant;
  return { slope, constant, root: Math.sqrt(slope * slope + 4 * constant) };
}

/** The balance that a pool with the invariant D holds beside `x`, in tokens. */
export function stableBalance(x: number, invariant: number, a: number): number {
  const { slope, constant, root } = stableQuadratic(x, invariant, a);
  return slope > 0 ? (2 * constant) / (slope + root) : (root - slope) / 2;
}

/**
 * Output before fee, in output tokens: how much y must fall when x grows by `amountIn` and D stays. It solves for the difference
 * itself, since two balances of a large pool differ by less than their rounding when little is traded.
 * Source: the equation of `stableBalance` before and after, one subtracted from the other.
 */
export function stableOut(pool: StablePool, amountIn: number): number {
  const { x, y, a } = pool;
  const invariant = stableInvariant(pool);
  const before = stableQuadratic(x, invariant, a);
  const after = stableQuadratic(x + amountIn, invariant, a);
  const roots = before.root + amountIn;
  return roots > 0
    ? (2 * amountIn * (y + before.constant / (x + amountIn))) / (roots + after.root)
    : (roots - after.root) / 2;
}

/**
 * Spot rate before fee, output tokens per input token: `(2A + D³/4x²y) / (2A + D³/4xy²)`.
 * Source: implicit derivative of the invariant.
 */
export function stableRate(pool: StablePool): number {
  const { x, y, a } = pool;
  const invariant = stableInvariant(pool);
  const product = (invariant / (2 * x)) * (invariant / (2 * y)) * invariant;
  return (2 * a + product / x) / (2 * a + product / y);
}
