import { mean, sum } from "./statistics";

/**
 * Buys for `amountPerBuy` (quote) at each of `prices` (quote per token), one or more, compared with spending everything at the
 * first price. The average cost is the harmonic mean of the prices; final values are in quote, at the last price.
 */
export function dcaOutcome(prices: readonly number[], amountPerBuy: number) {
  const [first = Number.NaN] = prices;
  const last = prices.at(-1) ?? Number.NaN;
  const tokensPerBuy = prices.map((price) => amountPerBuy / price);
  const tokens = sum(tokensPerBuy);
  const spent = amountPerBuy * prices.length;
  return {
    spent,
    tokensPerBuy,
    tokens,
    averageCost: 1 / mean(prices.map((price) => 1 / price)),
    meanPrice: mean(prices),
    finalValue: tokens * last,
    lumpSumTokens: spent / first,
    lumpSumFinalValue: (spent / first) * last,
  };
}
