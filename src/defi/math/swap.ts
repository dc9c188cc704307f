import { priceImpact, shortfall } from "./priceImpact";
import {
  requireBelow,
  requireFee,
  requireNonNegative,
  requirePositive,
  requireWhole,
} from "./validation";

/** A 50/50 pool seen from one side: what comes in, what goes out, reserves in tokens, fee as a fraction. */
export type ConstantProductPool = {
  readonly reserveIn: number;
  readonly reserveOut: number;
  readonly fee: number;
};

/** One swap with all figures that a quote shows. Prices are input tokens per output token; fee and impact are fractions. */
export type SwapQuote = {
  readonly amountIn: number;
  readonly amountOut: number;
  /** Fee, in input tokens. */
  readonly feePaid: number;
  readonly averagePrice: number;
  readonly spotPrice: number;
  readonly spotPriceAfter: number;
  /** Price change caused by the trade itself, without the fee. */
  readonly priceImpact: number;
  /** How much is lost against the spot price, fee included: `1 − (1 − fee)(1 − priceImpact)`. */
  readonly shortfall: number;
  /** New x·y over old x·y; above 1 because the fee stays in the pool. */
  readonly invariantGrowth: number;
};

function requirePool(pool: ConstantProductPool): void {
  requirePositive("reserveIn", pool.reserveIn);
  requirePositive("reserveOut", pool.reserveOut);
  requireFee(pool.fee);
}

/**
 * Output of an exact-input swap, in output tokens: `y·a / (x + a)` with `a = amountIn × (1 − fee)`.
 * @throws RangeError for an empty reserve, a fee outside [0, 1) or a negative amount
 * Source: x·y = k, Adams, Zinsmeister and Robinson, "Uniswap v2 Core", 2020; brief M01.
 */
export function constantProductOut(pool: ConstantProductPool, amountIn: number): number {
  requirePool(pool);
  requireNonNegative("amountIn", amountIn);
  const effective = amountIn * (1 - pool.fee);
  return (pool.reserveOut * effective) / (pool.reserveIn + effective);
}

/**
 * Input needed for an exact output, in input tokens: `x·Δy / ((y − Δy)(1 − fee))`.
 * @throws RangeError as `constantProductOut`, and for an output that the reserve cannot pay
 * Source: as `constantProductOut`, solved for the input; brief M23.
 */
export function constantProductIn(pool: ConstantProductPool, amountOut: number): number {
  requirePool(pool);
  requireBelow("amountOut", amountOut, pool.reserveOut);
  return (pool.reserveIn * amountOut) / ((pool.reserveOut - amountOut) * (1 - pool.fee));
}

/** Price of an infinitely small trade before fee, input tokens per output token: `x / y`. @throws RangeError as above */
export function spotPrice(pool: ConstantProductPool): number {
  requirePool(pool);
  return pool.reserveIn / pool.reserveOut;
}

/**
 * Output tokens that one more input token would buy after `amountIn` has been sold: `x·y·γ / (x + γ·a)²`, γ = 1 − fee.
 * @throws RangeError as `constantProductOut`
 * Source: derivative of `constantProductOut`; brief M04.
 */
export function constantProductRate(pool: ConstantProductPool, amountIn: number): number {
  requirePool(pool);
  requireNonNegative("amountIn", amountIn);
  const kept = 1 - pool.fee;
  return (pool.reserveIn * pool.reserveOut * kept) / (pool.reserveIn + kept * amountIn) ** 2;
}

/** The pool after an exact-input swap; the whole input, fee included, stays in it. @throws RangeError as above */
export function poolAfterSwap(pool: ConstantProductPool, amountIn: number): ConstantProductPool {
  const amountOut = constantProductOut(pool, amountIn);
  return { ...pool, reserveIn: pool.reserveIn + amountIn, reserveOut: pool.reserveOut - amountOut };
}

/** The same pool traded in the other direction. */
export function reversedPool(pool: ConstantProductPool): ConstantProductPool {
  return { reserveIn: pool.reserveOut, reserveOut: pool.reserveIn, fee: pool.fee };
}

/**
 * Everything a quote shows for an exact input.
 * @throws RangeError as `constantProductOut`, and for an amount of 0, which has no average price
 */
export function quoteSwap(pool: ConstantProductPool, amountIn: number): SwapQuote {
  requirePositive("amountIn", amountIn);
  const amountOut = constantProductOut(pool, amountIn);
  const after = poolAfterSwap(pool, amountIn);
  const spot = spotPrice(pool);
  return {
    amountIn,
    amountOut,
    feePaid: amountIn * pool.fee,
    averagePrice: amountIn / amountOut,
    spotPrice: spot,
    spotPriceAfter: spotPrice(after),
    priceImpact: priceImpact(amountIn * (1 - pool.fee), amountOut, spot),
    shortfall: shortfall(amountIn, amountOut, spot),
    invariantGrowth: (after.reserveIn * after.reserveOut) / (pool.reserveIn * pool.reserveOut),
  };
}

/**
 * The cost of buying with `amountIn` and selling everything back at once, in input tokens (wash trading for points).
 * @throws RangeError as `constantProductOut`
 */
export function roundTripCost(pool: ConstantProductPool, amountIn: number): number {
  const bought = constantProductOut(pool, amountIn);
  return amountIn - constantProductOut(reversedPool(poolAfterSwap(pool, amountIn)), bought);
}

/** Output tokens of one purchase made in several ways. */
export type PurchaseInRounds = {
  readonly atOnce: number;
  readonly refilled: number;
  readonly notRefilled: number;
};

/**
 * Compares one purchase with the same amount in equal rounds, the pool brought back to its first price after each round
 * (`refilled`) or left alone (`notRefilled`).
 * @throws RangeError as `constantProductOut`, and unless rounds is a whole number of 1 or more
 */
export function buyInRounds(
  pool: ConstantProductPool,
  amountIn: number,
  rounds: number,
): PurchaseInRounds {
  requireWhole("rounds", rounds, 1);
  const part = amountIn / rounds;
  let left = pool;
  for (let round = 0; round < rounds; round += 1) left = poolAfterSwap(left, part);
  return {
    atOnce: constantProductOut(pool, amountIn),
    refilled: rounds * constantProductOut(pool, part),
    notRefilled: pool.reserveOut - left.reserveOut,
  };
}

/**
 * Reserves that arbitrage leaves behind when the market price becomes `price` (quote tokens per base token), no fee:
 * base `√(k / price)`, quote `√(k × price)`.
 * @throws RangeError unless invariant and price are above 0
 */
export function reservesAtPrice(
  invariant: number,
  price: number,
): { readonly base: number; readonly quote: number } {
  requirePositive("invariant", invariant);
  requirePositive("price", price);
  return { base: Math.sqrt(invariant / price), quote: Math.sqrt(invariant * price) };
}
