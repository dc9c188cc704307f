import { sum } from "./statistics";
import {
  itemAt,
  requireBelow,
  requireFee,
  requireNonNegative,
  requirePositive,
  requireSameLength,
  requireThat,
} from "./validation";

/** A weighted pool: balances in tokens, weights as fractions that sum to 1, fee as a fraction of the input. */
export type WeightedPool = {
  readonly balances: readonly number[];
  readonly weights: readonly number[];
  readonly fee: number;
};

/** The two sides of a weighted pool, for one direction of trade. */
export type WeightedPair = {
  readonly balanceIn: number;
  readonly weightIn: number;
  readonly balanceOut: number;
  readonly weightOut: number;
  readonly fee: number;
};

function requirePair(pair: WeightedPair): void {
  requirePositive("balanceIn", pair.balanceIn);
  requirePositive("balanceOut", pair.balanceOut);
  requirePositive("weightIn", pair.weightIn);
  requirePositive("weightOut", pair.weightOut);
  requireFee(pair.fee);
}

/** Requires balances and weights of a pool to fit together. @throws RangeError when they do not, or weights do not sum to 1 */
export function requireWeights(balances: readonly number[], weights: readonly number[]): void {
  requireSameLength("balances and weights", balances, weights);
  for (const balance of balances) requirePositive("balance", balance);
  for (const weight of weights) requirePositive("weight", weight);
  requireThat(Math.abs(sum(weights) - 1) < 1e-9, "sum of weights", "1", sum(weights));
}

/**
 * The sides `from` → `to` of a pool with any number of tokens; the others take no part in the swap.
 * @throws RangeError for an index out of range, equal indices or weights that do not sum to 1
 */
export function weightedPair(pool: WeightedPool, from: number, to: number): WeightedPair {
  requireWeights(pool.balances, pool.weights);
  requireThat(from !== to, "tokens of a swap", "two different ones", `${from} and ${to}`);
  return {
    balanceIn: itemAt("balances", pool.balances, from),
    weightIn: itemAt("weights", pool.weights, from),
    balanceOut: itemAt("balances", pool.balances, to),
    weightOut: itemAt("weights", pool.weights, to),
    fee: pool.fee,
  };
}

/**
 * Output of an exact-input swap, in output tokens: `Bₒ(1 − (Bᵢ / (Bᵢ + Aᵢ(1 − f)))^(wᵢ/wₒ))`.
 * @throws RangeError for an empty balance or weight, a fee outside [0, 1) or a negative amount
 * Source: Martinelli and Mushegian, Balancer whitepaper, 2019; brief M06. Written with expm1 and log1p,
 * so that tiny trades keep their digits.
 */
export function weightedOut(pair: WeightedPair, amountIn: number): number {
  requirePair(pair);
  requireNonNegative("amountIn", amountIn);
  const growth = Math.log1p((amountIn * (1 - pair.fee)) / pair.balanceIn);
  return -pair.balanceOut * Math.expm1(-growth * (pair.weightIn / pair.weightOut));
}

/**
 * Input for an exact output, in input tokens: `Bᵢ / (1 − f) × ((Bₒ / (Bₒ − Aₒ))^(wₒ/wᵢ) − 1)`.
 * @throws RangeError as `weightedOut`, and for an output the balance cannot pay
 * Source: as `weightedOut`.
 */
export function weightedIn(pair: WeightedPair, amountOut: number): number {
  requirePair(pair);
  requireBelow("amountOut", amountOut, pair.balanceOut);
  const growth = -Math.log1p(-amountOut / pair.balanceOut);
  return (pair.balanceIn / (1 - pair.fee)) * Math.expm1(growth * (pair.weightOut / pair.weightIn));
}

/** Spot price without fee, input tokens per output token: `(Bᵢ/wᵢ) / (Bₒ/wₒ)`. @throws RangeError as `weightedOut` */
export function weightedSpotPrice(pair: WeightedPair): number {
  requirePair(pair);
  return pair.balanceIn / pair.weightIn / (pair.balanceOut / pair.weightOut);
}

/** What an infinitely small purchase costs with fee: the spot price ÷ (1 − f). @throws RangeError as `weightedOut` */
export function weightedBuyPrice(pair: WeightedPair): number {
  return weightedSpotPrice(pair) / (1 - pair.fee);
}

/**
 * Output tokens that one more input token would buy after `amountIn`; derivative of `weightedOut`.
 * @throws RangeError as `weightedOut`
 */
export function weightedRate(pair: WeightedPair, amountIn: number): number {
  const left = pair.balanceOut - weightedOut(pair, amountIn);
  const kept = 1 - pair.fee;
  return ((pair.weightIn / pair.weightOut) * kept * left) / (pair.balanceIn + kept * amountIn);
}

/**
 * The value that a fee-free swap does not change: `∏ B^w`.
 * @throws RangeError when lists do not match, a value is not above 0 or weights do not sum to 1
 */
export function weightedInvariant(balances: readonly number[], weights: readonly number[]): number {
  requireWeights(balances, weights);
  return Math.exp(
    sum(balances.map((balance, index) => itemAt("weights", weights, index) * Math.log(balance))),
  );
}
