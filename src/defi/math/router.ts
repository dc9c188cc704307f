import { sum } from "./statistics";
import { type ConstantProductPool, constantProductOut, constantProductRate } from "./swap";
import { itemAt, requireNonNegative, requireThat, requireWhole } from "./validation";

/** Maximum number of pools that `bestSplit` compares; it tries every subset of them, 2ⁿ in all. */
export const CANDIDATES_MAX = 10;

/** A split order: input and output per pool, in tokens, in the order of the pools; 0 where a pool is not used. */
export type Split = {
  readonly inputs: readonly number[];
  readonly outputs: readonly number[];
  readonly total: number;
};

function firstRate(pool: ConstantProductPool): number {
  return constantProductRate(pool, 0);
}

/** Size of a pool in the closed formula: `√(x·y/γ)` carries the level, `x/γ` is what it starts from. */
function slopeAndStart(pool: ConstantProductPool): { slope: number; start: number } {
  const kept = 1 - pool.fee;
  return {
    slope: Math.sqrt((pool.reserveIn * pool.reserveOut) / kept),
    start: pool.reserveIn / kept,
  };
}

function requireOrder(pools: readonly ConstantProductPool[], amountIn: number): void {
  requireThat(pools.length > 0, "number of pools", "1 or more", pools.length);
  requireNonNegative("amountIn", amountIn);
}

/**
 * Inputs per pool that make the output of `amountIn` as large as possible, in input tokens, order of the pools kept.
 * Every used pool ends at the same marginal rate λ, with `aᵢ = s·√(xᵢyᵢ/γᵢ) − xᵢ/γᵢ` and `s = 1/√λ`; pools whose
 * first rate is below λ get nothing.
 * @throws RangeError without pools, for an invalid pool or a negative amount
 * Source: Angeris, Chitra, Evans and Boyd, "Optimal Routing for Constant Function Market Makers", 2022; brief M04.
 */
export function optimalInputs(pools: readonly ConstantProductPool[], amountIn: number): number[] {
  requireOrder(pools, amountIn);
  const ranked = pools.map((pool, index) => ({
    index,
    rate: firstRate(pool),
    ...slopeAndStart(pool),
  }));
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
  const inputs = new Array<number>(pools.length).fill(0);
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

/** Outputs for given inputs, and their sum. @throws RangeError when lists do not match or an input is negative */
export function splitOf(pools: readonly ConstantProductPool[], inputs: readonly number[]): Split {
  const outputs = pools.map((pool, index) =>
    constantProductOut(pool, itemAt("inputs", inputs, index)),
  );
  return { inputs, outputs, total: sum(outputs) };
}

/** The optimal split with its outputs. @throws RangeError as `optimalInputs` */
export function optimalSplit(pools: readonly ConstantProductPool[], amountIn: number): Split {
  return splitOf(pools, optimalInputs(pools, amountIn));
}

/** The whole amount in the one pool that pays most for it. @throws RangeError as `optimalInputs` */
export function bestSinglePool(pools: readonly ConstantProductPool[], amountIn: number): Split {
  requireOrder(pools, amountIn);
  const outputs = pools.map((pool) => constantProductOut(pool, amountIn));
  const best = outputs.indexOf(Math.max(...outputs));
  return splitOf(
    pools,
    pools.map((_, index) => (index === best ? amountIn : 0)),
  );
}

/** A split and what is left of it after paying for its legs, in output tokens. */
export type NetSplit = Split & { readonly legs: number; readonly net: number };

/**
 * The split with the largest output after `legCost` per used pool: a leg is used only if it gains more than it costs.
 * Compares every subset of at most `legsMax` pools.
 * @param legCost gas of one leg, valued in the output token
 * @throws RangeError as `optimalInputs`, for a negative cost, more than 10 pools or legsMax below 1
 * Source: brief, multi-fork router, "Pay for gas only when it helps".
 */
export function bestSplit(
  pools: readonly ConstantProductPool[],
  amountIn: number,
  legCost: number,
  legsMax = CANDIDATES_MAX,
): NetSplit {
  requireNonNegative("legCost", legCost);
  requireWhole("number of pools", pools.length, 1, CANDIDATES_MAX);
  requireWhole("legsMax", legsMax, 1);
  const single = bestSinglePool(pools, amountIn);
  let best: NetSplit = { ...single, legs: 1, net: single.total - legCost };
  for (let choice = 1; choice < 2 ** pools.length; choice += 1) {
    const chosen = [...pools.keys()].filter((index) => (choice & (1 << index)) !== 0);
    if (chosen.length > legsMax) continue;
    const parts = optimalInputs(
      chosen.map((index) => itemAt("pools", pools, index)),
      amountIn,
    );
    const inputs = pools.map((_, index) =>
      chosen.includes(index) ? itemAt("inputs", parts, chosen.indexOf(index)) : 0,
    );
    const split = splitOf(pools, inputs);
    const legs = split.inputs.filter((input) => input > 0).length;
    const net = split.total - legs * legCost;
    if (net > best.net) best = { ...split, legs, net };
  }
  return best;
}

/**
 * Order size from which the pool at `index` is used at all, in input tokens; 0 when it has the best first rate.
 * @throws RangeError for an invalid pool or an index out of range
 * Source: the amount at which λ of the other pools has fallen to its first rate; brief M04.
 */
export function usedFromAmount(pools: readonly ConstantProductPool[], index: number): number {
  const level = firstRate(itemAt("pools", pools, index));
  const better = pools.filter((pool) => firstRate(pool) > level);
  return sum(
    better.map((pool) => {
      const { slope, start } = slopeAndStart(pool);
      return slope / Math.sqrt(level) - start;
    }),
  );
}
