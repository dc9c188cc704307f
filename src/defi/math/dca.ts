import { harmonicMean, mean, sum } from "./statistics";
import { itemAt, requirePositive, requireWhole } from "./validation";

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

/**
 * Equal-amount buys at each of `prices`, compared with spending everything at the first price.
 * @param prices price at each buy, quote per token
 * @param amountPerBuy quote spent each time
 * @throws RangeError for no prices, a price or an amount that is not above 0
 * Source: average cost is the harmonic mean; brief M15.
 */
export function dcaOutcome(prices: readonly number[], amountPerBuy: number): DcaOutcome {
  requirePositive("amountPerBuy", amountPerBuy);
  const averageCost = harmonicMean(prices);
  const first = itemAt("prices", prices, 0);
  const last = itemAt("prices", prices, prices.length - 1);
  const tokensPerBuy = prices.map((price) => amountPerBuy / price);
  const tokens = sum(tokensPerBuy);
  const spent = amountPerBuy * prices.length;
  return {
    spent,
    tokensPerBuy,
    tokens,
    averageCost,
    meanPrice: mean(prices),
    finalValue: tokens * last,
    lumpSumTokens: spent / first,
    lumpSumFinalValue: (spent / first) * last,
  };
}

/**
 * Uncertainty of the average entry price of n equal buys over a period, as a fraction of that of one buy at its end,
 * for a random walk: `√((n − 1)(2n − 1) / 6n²)`; tends to 1/√3 = 57.74%.
 * @throws RangeError unless buys is a whole number of 1 or more
 * Source: variance of the mean of a random walk at n equal steps; brief M15.
 */
export function entrySpreadRatio(buys: number): number {
  requireWhole("buys", buys, 1);
  return Math.sqrt(((buys - 1) * (2 * buys - 1)) / (6 * buys * buys));
}

/** The limit of `entrySpreadRatio` as the number of buys grows: 1/√3. */
export const ENTRY_SPREAD_LIMIT = 0.577_350_269_189_625_8;

/** One round of a running order: its number, its earliest time and its amount. */
export type DcaRound = {
  readonly round: number;
  readonly notBefore: number;
  readonly amount: bigint;
};

/**
 * Rounds of an order in base units: equal amounts, the last takes the remainder; round i may run from
 * `start + i × interval`, in the unit of those two (seconds on-chain).
 * @throws RangeError for a budget below one base unit per round, or times and counts that are not whole numbers
 * Source: brief, dollar-cost averaging, "How an order runs".
 */
export function dcaRounds(
  budget: bigint,
  rounds: number,
  start: number,
  interval: number,
): DcaRound[] {
  requireWhole("rounds", rounds, 1);
  requireWhole("start", start, 0);
  requireWhole("interval", interval, 1);
  const each = budget / BigInt(rounds);
  requirePositive("amount per round", each);
  const last = budget - each * BigInt(rounds - 1);
  return Array.from({ length: rounds }, (_, round) => ({
    round,
    notBefore: start + round * interval,
    amount: round === rounds - 1 ? last : each,
  }));
}
