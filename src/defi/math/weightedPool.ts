/** One token of a weighted pool: its balance in tokens, and its weight as a fraction. */
type Side = { readonly balance: number; readonly weight: number };

/** The two sides of a weighted pool for one direction of trade, and its fee as a fraction; other tokens do not matter. */
type WeightedPair = { readonly from: Side; readonly to: Side; readonly fee: number };

/**
 * Output of an exact-input swap, in output tokens: `Bₒ(1 − (Bᵢ / (Bᵢ + Aᵢ(1 − f)))^(wᵢ/wₒ))`, written with expm1 and log1p, so
 * that tiny trades keep their digits. Source: Martinelli and Mushegian, Balancer whitepaper, 2019.
 */
export function weightedOut({ from, to, fee }: WeightedPair, amountIn: number): number {
  const growth = Math.log1p((amountIn * (1 - fee)) / from.balance);
  return -to.balance * Math.expm1(-growth * (from.weight / to.weight));
}

/** Input for an exact output below the balance, in input tokens: `Bᵢ / (1 − f) × ((Bₒ / (Bₒ − Aₒ))^(wₒ/wᵢ) − 1)`. */
export function weightedIn({ from, to, fee }: WeightedPair, amountOut: number): number {
  const growth = -Math.log1p(-amountOut / to.balance);
  return (from.balance / (1 - fee)) * Math.expm1(growth * (to.weight / from.weight));
}

/** Spot price without fee, input tokens per output token: `(Bᵢ/wᵢ) / (Bₒ/wₒ)`. */
export function weightedSpotPrice({ from, to }: WeightedPair): number {
  return from.balance / from.weight / (to.balance / to.weight);
}
