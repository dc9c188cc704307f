import { mean, sum } from "./statistics";

/** Result of equal buys at given prices, compared with one buy at the first price. Prices in quote per token. */
export type DcaOutcome = {
  readonly spent: number;
  readonly tokensPerBuy: readonly number[];
  readonly tokens: number;
  /** Quote per token: the harmonic mean of the prices. */
  readonly averageCost: number;
  readonly meanPrice: number;
  /** Tokens at the last price, in quote. */
  readonly finalValue: number;
  readonly lumpSumTokens: number;
  readonly lumpSumFinalValue: number;
};

/** Buys for `amountPerBuy` (quote) at each of `prices`, one or more, compared with spending everything at the first price. */
export function dcaOutcome(prices: readonly number[], amountPerBuy: number): DcaOutcome {
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
