import { BPS, powerOfTen, squareRootDown, sumUnits } from "./fixedPoint";
import { type ConstantProductUnits, constantProductOutUnits } from "./swapBaseUnits";
import {
  itemAt,
  requireFeeBps,
  requireNonNegative,
  requirePositive,
  requireThat,
} from "./validation";

/** One leg of a route in base units; `pool` is the index of its pool in the given list. */
export type Leg = { readonly pool: number; readonly amountIn: bigint; readonly amountOut: bigint };

/** A route in base units: legs add up exactly to the two totals. */
export type Route = {
  readonly legs: readonly Leg[];
  readonly amountIn: bigint;
  readonly amountOut: bigint;
};

/** Extra digits kept while sizes are compared. */
const DIGITS = 18;

type Ranked = { readonly index: number; readonly slope: bigint; readonly start: bigint };

function ranked(pools: readonly ConstantProductUnits[]): Ranked[] {
  const scale = powerOfTen(DIGITS);
  const list = pools.map((pool, index) => {
    requirePositive("reserveIn", pool.reserveIn);
    requirePositive("reserveOut", pool.reserveOut);
    requireFeeBps(pool.feeBps);
    const kept = BPS - BigInt(pool.feeBps);
    const slope = squareRootDown((pool.reserveIn * pool.reserveOut * BPS * scale * scale) / kept);
    return { index, slope, start: (pool.reserveIn * BPS * scale) / kept };
  });
  return list.sort(
    (a, b) =>
      Number(b.slope * a.start > a.slope * b.start) - Number(b.slope * a.start < a.slope * b.start),
  );
}

/**
 * Inputs per pool in base units, order of the pools kept: the optimal split, each leg rounded down and the remainder
 * given to the largest. They sum exactly to `amountIn`.
 * @throws RangeError without pools, for an invalid pool or a negative amount
 * Source: the closed formula of router.ts in integers; brief M04, M26.
 */
export function optimalInputsUnits(
  pools: readonly ConstantProductUnits[],
  amountIn: bigint,
): bigint[] {
  requireThat(pools.length > 0, "number of pools", "1 or more", pools.length);
  requireNonNegative("amountIn", amountIn);
  const scale = powerOfTen(DIGITS);
  let slopes = 0n;
  let reached = amountIn * scale;
  const used: Ranked[] = [];
  for (const pool of ranked(pools)) {
    if (slopes > 0n && pool.slope * reached <= pool.start * slopes) break;
    slopes += pool.slope;
    reached += pool.start;
    used.push(pool);
  }
  const inputs = pools.map(() => 0n);
  for (const { index, slope, start } of used) {
    const input = ((slope * reached) / slopes - start) / scale;
    inputs[index] = input > 0n ? input : 0n;
  }
  return withRemainder(inputs, amountIn);
}

/** Adds what is missing from `amountIn` to the largest input; a surplus from rounding is deducted from it. */
function withRemainder(inputs: readonly bigint[], amountIn: bigint): bigint[] {
  const largest = inputs.reduce(
    (best, input, index) => (input > itemAt("inputs", inputs, best) ? index : best),
    0,
  );
  const rest = amountIn - sumUnits(inputs);
  return inputs.map((input, index) => (index === largest ? input + rest : input));
}

function routeOf(pools: readonly ConstantProductUnits[], inputs: readonly bigint[]): Route {
  const legs = pools.flatMap((pool, index) => {
    const amountIn = itemAt("inputs", inputs, index);
    return amountIn > 0n
      ? [{ pool: index, amountIn, amountOut: constantProductOutUnits(pool, amountIn) }]
      : [];
  });
  return {
    legs,
    amountIn: sumUnits(legs.map((leg) => leg.amountIn)),
    amountOut: sumUnits(legs.map((leg) => leg.amountOut)),
  };
}

/**
 * The route a quote returns, in base units: the optimal split, or one pool where rounding makes that as good.
 * @throws RangeError as `optimalInputsUnits`
 * Source: brief, multi-fork router (round, compare with the best single path, return the larger); M26.
 */
export function quoteRoute(pools: readonly ConstantProductUnits[], amountIn: bigint): Route {
  let best = routeOf(pools, optimalInputsUnits(pools, amountIn));
  for (const single of pools.keys()) {
    const route = routeOf(
      pools,
      pools.map((_, index) => (index === single ? amountIn : 0n)),
    );
    const isBetter = route.amountOut > best.amountOut;
    if (isBetter || (route.amountOut === best.amountOut && route.legs.length < best.legs.length))
      best = route;
  }
  return best;
}
