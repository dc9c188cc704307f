import { sum } from "./statistics";
import { type ConstantProductPool, constantProductOut, constantProductRate } from "./swap";

/**
 * Inputs per pool, one or more, that make the output of `amountIn` as large as possible, in input tokens, order of the pools kept.
 * Every used pool ends at the same marginal rate λ, with `aᵢ = s·√(xᵢyᵢ/γᵢ) − xᵢ/γᵢ`, γ = 1 − fee and `s = 1/√λ`; the others get 0.
 * Source: Angeris, Chitra, Evans and Boyd, "Optimal Routing for Constant Function Market Makers", 2022.
 */
export function optimalInputs(pools: readonly ConstantProductPool[], amountIn: number): number[] {
  const ranked = pools.map((pool, index) => {
    const kept = 1 - pool.fee;
    const slope = Math.sqrt((pool.reserveIn * pool.reserveOut) / kept);
    return { index, rate: constantProductRate(pool, 0), slope, start: pool.reserveIn / kept };
  });
  ranked.sort((a, b) => b.rate - a.rate);
  let slopes = 0;
  let reached = amountIn;
  const used: typeof ranked = [];
  for (const pool of ranked) {
    if (slopes > 0 && pool.rate * (reached / slopes) ** 2 <= 1) break;
    slopes += pool.slope;
    reached += pool.start;
    used.push(pool);
  }
  const inputs = pools.map(() => 0);
  for (const { index, slope, start } of used)
    inputs[index] = Math.max(0, (slope * reached) / slopes - start);
  return withRemainder(inputs, amountIn);
}

/**
 * The inputs with any rounding difference from `amountIn` added to the largest one, as contracts do with the remainder of a
 * division. If the order is so small that the others consist of rounding errors, the largest one gets all of it.
 */
function withRemainder(inputs: readonly number[], amountIn: number): number[] {
  const largest = inputs.indexOf(Math.max(...inputs));
  const others = sum(inputs.filter((_, index) => index !== largest));
  if (others > amountIn) return inputs.map((_, index) => (index === largest ? amountIn : 0));
  return inputs.map((input, index) => (index === largest ? amountIn - others : input));
}

/** The optimal split: input and output per pool, in tokens, in the order of the pools; 0 where a pool is not used. */
export function optimalSplit(pools: readonly ConstantProductPool[], amountIn: number) {
  const inputs = optimalInputs(pools, amountIn);
  const outputs = pools.map((pool, index) => constantProductOut(pool, inputs[index] ?? 0));
  return { inputs, outputs, total: sum(outputs) };
}

/** What the one pool that pays most for the whole amount returns, in output tokens. */
export function bestSinglePool(pools: readonly ConstantProductPool[], amountIn: number): number {
  return Math.max(...pools.map((pool) => constantProductOut(pool, amountIn)));
}
