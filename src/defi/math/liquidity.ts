import { stableInvariant } from "./stablePool";
import { sum } from "./statistics";
import {
  itemAt,
  requireFee,
  requireNonNegative,
  requirePositive,
  requireSameLength,
  requireShare,
} from "./validation";
import { requireWeights, type WeightedPool, weightedInvariant } from "./weightedPool";

/**
 * LP tokens of a first deposit, in tokens: the invariant, for 50/50 `√(x·y)`. Contracts lock a minimum of them.
 * @throws RangeError when lists do not match, a value is not above 0 or weights do not sum to 1
 */
export function firstShares(amounts: readonly number[], weights: readonly number[]): number {
  return weightedInvariant(amounts, weights);
}

/** Amounts a pool pays out for a share of it, in tokens: `share × balance` of every token. @throws RangeError outside 0–1 */
export function amountsOfShare(balances: readonly number[], share: number): number[] {
  requireShare("share", share);
  return balances.map((balance) => {
    requirePositive("balance", balance);
    return balance * share;
  });
}

/** A deposit in the pool's own proportion. `gain` is new LP tokens over old LP tokens. */
export type BalancedDeposit = {
  readonly gain: number;
  readonly used: number[];
  readonly unused: number[];
};

/**
 * The largest balanced deposit within `amounts`, in tokens: `gain = min(aₜ / Bₜ)`; the rest stays with the depositor.
 * @throws RangeError when lists do not match, an amount is negative or a balance is not above 0
 */
export function balancedDeposit(
  amounts: readonly number[],
  balances: readonly number[],
): BalancedDeposit {
  requireSameLength("amounts and balances", amounts, balances);
  const gain = Math.min(...ratios(amounts, balances));
  const used = balances.map((balance) => balance * gain);
  return {
    gain,
    used,
    unused: amounts.map((amount, index) => Math.max(0, amount - itemAt("used", used, index))),
  };
}

function ratios(amounts: readonly number[], balances: readonly number[]): number[] {
  return balances.map((balance, index) => {
    requirePositive("balance", balance);
    requireNonNegative("amount", itemAt("amounts", amounts, index));
    return itemAt("amounts", amounts, index) / balance;
  });
}

/**
 * New LP tokens over old ones for a deposit in any proportion, also of one token: `∏ (1 + aₜ/Bₜ)^wₜ − 1`, where the
 * part above the pool's proportion first pays the swap fee. For one token: `(1 + a(1 − f(1 − w))/B)^w − 1`.
 * @throws RangeError for lists that do not match, negative amounts, invalid weights or a fee outside [0, 1)
 * Source: Balancer whitepaper, single-asset deposit, and Balancer v2, WeightedMath join; brief M10.
 */
export function depositGain(pool: WeightedPool, amounts: readonly number[]): number {
  requireWeights(pool.balances, pool.weights);
  requireSameLength("amounts and balances", amounts, pool.balances);
  requireFee(pool.fee);
  const growths = ratios(amounts, pool.balances);
  const inProportion = sum(
    growths.map((growth, index) => growth * itemAt("weights", pool.weights, index)),
  );
  const logs = growths.map((growth, index) => {
    const above = Math.max(0, growth - inProportion);
    return itemAt("weights", pool.weights, index) * Math.log1p(growth - above * pool.fee);
  });
  return Math.expm1(sum(logs));
}

/**
 * New LP tokens over old ones for a deposit of one token into a weighted pool, as a fraction.
 * @throws RangeError as `depositGain`, and for an index out of range
 */
export function oneSidedGain(pool: WeightedPool, index: number, amount: number): number {
  itemAt("balances", pool.balances, index);
  return depositGain(
    pool,
    pool.balances.map((_, at) => (at === index ? amount : 0)),
  );
}

/**
 * New LP tokens over old ones for a deposit into a stable pool, without fee: `D₁/D₀ − 1`, as a fraction.
 * @throws RangeError for lists that do not match, negative amounts, empty balances or A below 1
 * Source: Curve, add_liquidity; brief M10.
 */
export function stableDepositGain(
  balances: readonly number[],
  amplification: number,
  amounts: readonly number[],
): number {
  requireSameLength("amounts and balances", amounts, balances);
  for (const amount of amounts) requireNonNegative("amount", amount);
  const after = balances.map((balance, index) => balance + itemAt("amounts", amounts, index));
  return stableInvariant(after, amplification) / stableInvariant(balances, amplification) - 1;
}

/**
 * Share of the pool that a deposit ends up owning: `gain / (1 + gain)` of all LP tokens, as a fraction.
 * @throws RangeError for a negative gain
 */
export function shareOfPool(gain: number): number {
  requireNonNegative("gain", gain);
  return gain / (1 + gain);
}
