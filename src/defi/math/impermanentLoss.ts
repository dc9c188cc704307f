/**
 * Value of a liquidity position against holding, before fees, as a fraction (negative: behind holding):
 * `r^w / (w·r + 1 − w) − 1`; for w = 1/2 this is `2√r / (1 + r) − 1`. The weight is that of the token that moves.
 * Source: Balancer documentation.
 */
export function impermanentLoss(priceRatio: number, weight: number): number {
  return priceRatio ** weight / (weight * priceRatio + 1 - weight) - 1;
}

/** What becomes of a balanced deposit (quote) when the price of the moving token changes by `priceRatio`: its value follows r^w. */
export function positionAfterMove(deposit: number, priceRatio: number, weight: number) {
  const positionValue = deposit * priceRatio ** weight;
  const holdValue = deposit * (weight * priceRatio + 1 - weight);
  return { positionValue, holdValue, loss: Math.max(0, holdValue - positionValue) };
}
