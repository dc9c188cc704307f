/** A 50/50 pool seen from one side: what comes in, what goes out, reserves in tokens, fee as a fraction. */
export type ConstantProductPool = {
  readonly reserveIn: number;
  readonly reserveOut: number;
  readonly fee: number;
};

/**
 * Output of an exact-input swap, in output tokens: `y·a / (x + a)` with `a = amountIn × (1 − fee)`.
 * Source: x·y = k, Adams, Zinsmeister and Robinson, "Uniswap v2 Core", 2020.
 */
export function constantProductOut(pool: ConstantProductPool, amountIn: number): number {
  const effective = amountIn * (1 - pool.fee);
  return (pool.reserveOut * effective) / (pool.reserveIn + effective);
}

/** Input needed for an exact output below the reserve, in input tokens: `x·Δy / ((y − Δy)(1 − fee))`. */
export function constantProductIn(pool: ConstantProductPool, amountOut: number): number {
  return (pool.reserveIn * amountOut) / ((pool.reserveOut - amountOut) * (1 - pool.fee));
}

/** Price of an infinitely small trade before fee, input tokens per output token: `x / y`. */
export function spotPrice(pool: ConstantProductPool): number {
  return pool.reserveIn / pool.reserveOut;
}

/** Output tokens that one more input token would buy after `amountIn`: `x·y·γ / (x + γ·a)²`, γ = 1 − fee; slope of the output. */
export function constantProductRate(pool: ConstantProductPool, amountIn: number): number {
  const kept = 1 - pool.fee;
  return (pool.reserveIn * pool.reserveOut * kept) / (pool.reserveIn + kept * amountIn) ** 2;
}

/** The pool after an exact-input swap; the whole input, fee included, stays in it. */
export function poolAfterSwap(pool: ConstantProductPool, amountIn: number): ConstantProductPool {
  const amountOut = constantProductOut(pool, amountIn);
  return { ...pool, reserveIn: pool.reserveIn + amountIn, reserveOut: pool.reserveOut - amountOut };
}

/**
 * How much less a trade returns than the spot price (input per output token) promises, as a fraction: `1 − out × spot / in`. With
 * the input after the fee it is the price impact, with the whole input the shortfall.
 */
export function belowSpot(amountIn: number, amountOut: number, spot: number): number {
  return 1 - (amountOut * spot) / amountIn;
}

/**
 * Everything a quote shows for an exact input above 0. Prices are input tokens per output token, impact and shortfall fractions;
 * x·y grows because the fee stays in the pool.
 */
export function quoteSwap(pool: ConstantProductPool, amountIn: number) {
  const amountOut = constantProductOut(pool, amountIn);
  const after = poolAfterSwap(pool, amountIn);
  const spot = spotPrice(pool);
  return {
    amountOut,
    averagePrice: amountIn / amountOut,
    spotPrice: spot,
    spotPriceAfter: spotPrice(after),
    priceImpact: belowSpot(amountIn * (1 - pool.fee), amountOut, spot),
    shortfall: belowSpot(amountIn, amountOut, spot),
    invariantGrowth: (after.reserveIn * after.reserveOut) / (pool.reserveIn * pool.reserveOut),
  };
}
