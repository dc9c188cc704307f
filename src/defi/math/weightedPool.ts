/** The two sides of a weighted pool, for one direction of trade; tokens that take no part do not matter. */
export type WeightedPair = {
  readonly balanceIn: number;
  readonly weightIn: number;
  readonly balanceOut: number;
  readonly weightOut: number;
  readonly fee: number;
};

/**
 * Output of an exact-input swap, in output tokens: `Bₒ(1 − (Bᵢ / (Bᵢ + Aᵢ(1 − f)))^(wᵢ/wₒ))`, written with expm1 and log1p, so
 * that tiny trades keep their digits. Source: Martinelli and Mushegian, Balancer whitepaper, 2019.
 */
export function weightedOut(pair: WeightedPair, amountIn: number): number {
  const growth = Math.log1p((amountIn * (1 - pair.fee)) / pair.balanceIn);
  return -pair.balanceOut * Math.expm1(-growth * (pair.weightIn / pair.weightOut));
}

/** Input for an exact output below the balance, in input tokens: `Bᵢ / (1 − f) × ((Bₒ / (Bₒ − Aₒ))^(wₒ/wᵢ) − 1)`. */
export function weightedIn(pair: WeightedPair, amountOut: number): number {
  const growth = -Math.log1p(-amountOut / pair.balanceOut);
  return (pair.balanceIn / (1 - pair.fee)) * Math.expm1(growth * (pair.weightOut / pair.weightIn));
}

/** Spot price without fee, input tokens per output token: `(Bᵢ/wᵢ) / (Bₒ/wₒ)`. */
export function weightedSpotPrice(pair: WeightedPair): number {
  return pair.balanceIn / pair.weightIn / (pair.balanceOut / pair.weightOut);
}
