import { BPS, integerPower, mulDivUp, sumUnits } from "./fixedPoint";
import { itemAt, requireBelow, requireFeeBps, requireNonNegative, requirePositive, requireThat, requireWhole } from "./validation";

/**
 * A stable pool in base units. All tokens count with the same decimals: see `rescaleDown` in units.ts.
 * `amplification` is A as contracts store it (coefficient A·n); the fee is taken from the output.
 */
export type StableUnits = {
  readonly balances: readonly bigint[];
  readonly amplification: number;
  readonly feeBps: number;
};

const STEPS_MAX = 255;

type Curve = { readonly n: bigint; readonly strength: bigint };

function curveOf(balances: readonly bigint[], amplification: number): Curve {
  requireThat(balances.length >= 2, "number of balances", "2 or more", balances.length);
  for (const balance of balances) requirePositive("balance", balance);
  requireWhole("amplification", amplification, 1);
  const n = BigInt(balances.length);
  return { n, strength: n * BigInt(amplification) };
}

function productOf(values: readonly bigint[]): bigint {
  return values.reduce((product, value) => product * value, 1n);
}

/**
 * Newton's method in integers as contracts run it: until two steps differ by at most one unit. It only finds the
 * neighbourhood, quickly; `settle` then decides the last units by the exact equation.
 */
function iterate(start: bigint, step: (value: bigint) => bigint): bigint {
  let value = start;
  for (let count = 0; count < STEPS_MAX; count += 1) {
    const next = step(value);
    const change = next - value;
    value = next;
    if (change <= 1n && change >= -1n) break;
  }
  return value;
}

/** Smallest integer from 0 on that `isReached` (false below some value, true from it on), sought around `guess`. */
function settle(guess: bigint, isReached: (value: bigint) => boolean): bigint {
  let low = guess;
  let high = guess;
  for (let stride = 1n; low >= 0n && isReached(low); stride *= 2n) {
    high = low;
    low -= stride;
  }
  if (low < 0n) low = -1n;
  for (let stride = 1n; !isReached(high); stride *= 2n) {
    low = high;
    high += stride;
  }
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (isReached(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/**
 * D in base units, rounded up to the next integer: Newton's method, then an exact check of the invariant.
 * @throws RangeError for fewer than two balances, one that is not above 0, or A that is not a whole number from 1
 * Source: Egorov, "StableSwap", 2019, contract convention A·n; brief M07.
 */
export function stableInvariantUp(balances: readonly bigint[], amplification: number): bigint {
  const { n, strength } = curveOf(balances, amplification);
  const total = sumUnits(balances);
  const scale = integerPower(n, balances.length) * productOf(balances);
  const guess = iterate(total, (value) => {
    const product = balances.reduce((term, balance) => (term * value) / (balance * n), value);
    return ((strength * total + product * n) * value) / ((strength - 1n) * value + (n + 1n) * product);
  });
  const power = balances.length + 1;
  return settle(guess, (value) => integerPower(value, power) + (strength - 1n) * value * scale >= strength * total * scale);
}

/**
 * The balance that completes a pool: all others given, and D; base units, rounded up, so the pool keeps the rest.
 * @throws RangeError as `stableInvariantUp`, and for an invariant that is not above 0
 * Source: as `stableInvariantUp`.
 */
export function stableBalanceUp(others: readonly bigint[], invariant: bigint, amplification: number): bigint {
  requirePositive("invariant", invariant);
  const { n, strength } = curveOf([...others, invariant], amplification);
  const scale = integerPower(n, others.length + 1) * productOf(others);
  const power = integerPower(invariant, others.length + 2);
  const constant = power / (scale * strength);
  const linear = strength * sumUnits(others) + invariant - strength * invariant;
  const guess = iterate(invariant, (value) => ((value * value + constant) * strength) / (2n * strength * value + linear));
  return settle(guess, (value) => strength * scale * value * value + scale * linear * value >= power);
}

function requireSwap(pool: StableUnits, from: number, to: number): void {
  requireThat(from !== to, "tokens of a swap", "two different ones", `${from} and ${to}`);
  itemAt("balances", pool.balances, from);
  itemAt("balances", pool.balances, to);
  requireFeeBps(pool.feeBps);
}

function othersAfter(pool: StableUnits, changed: number, change: bigint, left: number): bigint[] {
  const balances = pool.balances.map((balance, index) => (index === changed ? balance + change : balance));
  return balances.filter((_, index) => index !== left);
}

/**
 * Output of an exact-input swap in base units, after fee. D, the balance kept and the fee are all rounded up.
 * @throws RangeError for invalid balances, A, feeBps or indices, or a negative amount
 * Source: Curve, exchange; contracts subtract one unit where this rounds exactly; brief M07.
 */
export function stableOutUnits(pool: StableUnits, from: number, to: number, amountIn: bigint): bigint {
  requireSwap(pool, from, to);
  requireNonNegative("amountIn", amountIn);
  const invariant = stableInvariantUp(pool.balances, pool.amplification);
  const kept = stableBalanceUp(othersAfter(pool, from, amountIn, to), invariant, pool.amplification);
  const before = itemAt("balances", pool.balances, to);
  if (kept >= before) return 0n;
  return before - kept - mulDivUp(before - kept, BigInt(pool.feeBps), BPS);
}

/**
 * Input for an exact output after fee, in base units, rounded up; paying it returns at least `amountOut`.
 * @throws RangeError as `stableOutUnits`, and for an output the balance cannot pay
 */
export function stableInUnits(pool: StableUnits, from: number, to: number, amountOut: bigint): bigint {
  requireSwap(pool, from, to);
  requireNonNegative("amountOut", amountOut);
  const beforeFee = mulDivUp(amountOut, BPS, BPS - BigInt(pool.feeBps));
  requireBelow("amountOut before fee", beforeFee, itemAt("balances", pool.balances, to));
  const invariant = stableInvariantUp(pool.balances, pool.amplification);
  const needed = stableBalanceUp(othersAfter(pool, to, -beforeFee, from), invariant, pool.amplification);
  const before = itemAt("balances", pool.balances, from);
  return needed > before ? needed - before : 0n;
}
