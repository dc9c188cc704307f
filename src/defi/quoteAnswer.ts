import { POOL_1, POOL_2, POOL_3 } from "./math/exampleTerms";
import { optimalInputs } from "./math/router";
import { belowSpot, spotPrice } from "./math/swap";
import { BPS, minReceived, toBaseUnits, toTokens } from "./math/units";

/** Decimals of both tokens in the example. */
export const DECIMALS = 8;
export const TOKENS = { tokenIn: "0xREPLACE_ME_USDX", tokenOut: "0xREPLACE_ME_ALPHA" };

/** The pools that the example API routes over. */
export const VENUES = [POOL_1, POOL_2, POOL_3].map((pool, index) => ({
  ...pool,
  id: `pool-${index + 1}`,
  feeBps: Math.round(pool.fee * Number(BPS)),
}));

type Venue = (typeof VENUES)[number];

/** The part of an order that goes through one pool, in base units. */
type Leg = { readonly venue: Venue; readonly amountIn: bigint; readonly amountOut: bigint };

function inUnits(tokens: number): bigint {
  return toBaseUnits(String(tokens), DECIMALS);
}

/** What a pool pays, in integers and rounded down at the end, so that x·y never falls. Source: Uniswap v2 periphery, getAmountOut. */
function legThrough(venue: Venue, amountIn: bigint): Leg {
  const kept = amountIn * (BPS - BigInt(venue.feeBps));
  const amountOut = (inUnits(venue.reserveOut) * kept) / (inUnits(venue.reserveIn) * BPS + kept);
  return { venue, amountIn, amountOut };
}

/** What the legs of a route pay together, in base units. */
export function outputOf(legs: readonly Leg[]): bigint {
  return legs.reduce((total, leg) => total + leg.amountOut, 0n);
}

/** The optimal split, each leg rounded down and the remainder given to the largest, or one pool where rounding makes that as good. */
function bestRoute(venues: readonly Venue[], amountIn: bigint): readonly Leg[] {
  const shares = optimalInputs(venues, toTokens(amountIn, DECIMALS));
  const largest = shares.indexOf(Math.max(...shares));
  const inputs = shares.map((share) => BigInt(Math.floor(share * 10 ** DECIMALS)));
  const rest = amountIn - inputs.reduce((total, input) => total + input, 0n);
  const split = venues.map((venue, at) =>
    legThrough(venue, (inputs[at] ?? 0n) + (at === largest ? rest : 0n)),
  );
  const single = venues.map((venue) => [legThrough(venue, amountIn)]);
  return [split.filter((leg) => leg.amountIn > 0n), ...single].reduce((best, route) => {
    const more = outputOf(route) - outputOf(best);
    return more > 0n || (more === 0n && route.length < best.length) ? route : best;
  });
}

/**
 * Answers `GET /quote` from the maths of these docs, in integers, as the real service would: its status, its JSON and the legs of
 * its route. @param exclude a venue that the route must not use, or ""
 */
export function quoteAnswer(
  amountIn: bigint,
  slippageBps: number,
  exclude: string,
): { readonly status: 200 | 422; readonly body: unknown; readonly legs: readonly Leg[] } {
  const legs = bestRoute(
    VENUES.filter(({ id }) => id !== exclude),
    amountIn,
  );
  const amountOut = outputOf(legs);
  if (amountOut === 0n) {
    const message = "The output rounds to 0.";
    const error = { code: "AMOUNT_TOO_SMALL", message, requestId: "r_example_01" };
    return { status: 422, body: { error }, legs };
  }
  const [paid, received] = [toTokens(amountIn, DECIMALS), toTokens(amountOut, DECIMALS)];
  return {
    status: 200,
    body: {
      quoteId: "q_example_01",
      amountIn: String(amountIn),
      amountOut: String(amountOut),
      minAmountOut: String(minReceived(amountOut, slippageBps)),
      slippageBps,
      shortfallBps: Math.round(belowSpot(paid, received, spotPrice(POOL_1)) * 10_000),
      legs: legs.map((leg) => ({
        share: (Number((leg.amountIn * 1_000_000n) / amountIn) / 1_000_000).toFixed(4),
        amountIn: String(leg.amountIn),
        amountOut: String(leg.amountOut),
        hops: [{ venue: leg.venue.id, feeBps: leg.venue.feeBps, ...TOKENS }],
      })),
      expiresAt: "2026-01-15T12:00:15Z",
    },
    legs,
  };
}
