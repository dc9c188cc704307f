import { sum } from "./statistics";
import { itemAt, requireNonNegative, requirePositive, requireSameLength, requireShare, requireThat } from "./validation";

/** An amount of tokens and its price, in quote per token. */
export type Holding = { readonly amount: number; readonly price: number };

/** Value of holdings in quote, `Σ amount × price`. @throws RangeError for negative amounts or prices */
export function holdingsValue(holdings: readonly Holding[]): number {
  return sum(
    holdings.map(({ amount, price }) => {
      requireNonNegative("amount", amount);
      requireNonNegative("price", price);
      return amount * price;
    }),
  );
}

/**
 * Value of a liquidity position in quote: its share of the pool's balances at market prices.
 * @throws RangeError for a share outside [0, 1], negative values or lists that do not match
 * Source: brief M19.
 */
export function liquidityValue(share: number, balances: readonly number[], prices: readonly number[]): number {
  requireShare("share", share);
  requireSameLength("balances and prices", balances, prices);
  return share * holdingsValue(balances.map((amount, index) => ({ amount, price: itemAt("prices", prices, index) })));
}

/** Net worth in quote: wallet, liquidity positions and tokens in escrow for orders. @throws RangeError when negative */
export function netWorth(wallet: readonly Holding[], liquidityValues: readonly number[], escrow: readonly Holding[]): number {
  for (const value of liquidityValues) requireNonNegative("liquidity value", value);
  return holdingsValue(wallet) + sum(liquidityValues) + holdingsValue(escrow);
}

/** A price and how long it held, in seconds. */
export type PricePeriod = { readonly price: number; readonly seconds: number };

/**
 * Time-weighted average price, `Σ p·Δt / ΣΔt`.
 * @throws RangeError for negative prices or times, or no time at all
 * Source: brief M19.
 */
export function timeWeightedPrice(periods: readonly PricePeriod[]): number {
  for (const { price, seconds } of periods) {
    requireNonNegative("price", price);
    requireNonNegative("seconds", seconds);
  }
  const seconds = sum(periods.map((period) => period.seconds));
  requirePositive("seconds in all", seconds);
  return sum(periods.map((period) => period.price * period.seconds)) / seconds;
}

/** A reading of a pool's price counter: sum of price × seconds so far, and the time in seconds. */
export type PriceReading = { readonly cumulative: number; readonly time: number };

/**
 * The same from two readings of a counter: `(C(t₂) − C(t₁)) / (t₂ − t₁)`.
 * @throws RangeError unless the second reading is later
 * Source: Uniswap v2 Core, price oracle; brief M19.
 */
export function averagePriceBetween(first: PriceReading, second: PriceReading): number {
  requireThat(second.time > first.time, "second reading", `later than ${first.time}`, second.time);
  return (second.cumulative - first.cumulative) / (second.time - first.time);
}
