import { BPS, powerOfTen } from "./math/fixedPoint";
import { POOL_1, POOL_2, POOL_3 } from "./math/illustrativePools";
import { shortfallBps } from "./math/priceImpact";
import { quoteRoute, type Route } from "./math/routerBaseUnits";
import { minReceived } from "./math/slippage";
import { toTokens } from "./math/units";

/** Decimals of both tokens in the example. */
export const DECIMALS = 8;
/** USDX per ALPHA, before the trade. */
const SPOT = POOL_1.reserveIn / POOL_1.reserveOut;
const TOKENS = { tokenIn: "0xREPLACE_ME_USDX", tokenOut: "0xREPLACE_ME_ALPHA" };

/** The pools that the example API routes over, by their venue ids. */
export const VENUES = [POOL_1, POOL_2, POOL_3].map(({ reserveIn, reserveOut, fee }, index) => ({
  id: `pool-${index + 1}`,
  reserveIn: BigInt(reserveIn) * powerOfTen(DECIMALS),
  reserveOut: BigInt(reserveOut) * powerOfTen(DECIMALS),
  feeBps: Math.round(fee * Number(BPS)),
}));

export type QuoteRequest = {
  readonly amountIn: bigint;
  readonly slippageBps: number;
  /** A venue that the route must not use. */
  readonly exclude?: string;
};

/** The response of the example API: its status, its JSON, and the route if there is one. */
export type QuoteAnswer = {
  readonly status: 200 | 422;
  readonly body: unknown;
  readonly route?: Route;
  readonly venues: typeof VENUES;
};

/** Answers `GET /quote` from the maths of these docs, in integers, as the real service would. */
export function quoteAnswer({ amountIn, slippageBps, exclude }: QuoteRequest): QuoteAnswer {
  const venues = VENUES.filter(({ id }) => id !== exclude);
  const route = quoteRoute(venues, amountIn);
  if (route.amountOut === 0n)
    return {
      status: 422,
      body: {
        error: {
          code: "AMOUNT_TOO_SMALL",
          message: "The output rounds to 0.",
          requestId: "r_example_01",
        },
      },
      venues,
    };
  return {
    status: 200,
    body: {
      quoteId: "q_example_01",
      amountIn: String(amountIn),
      amountOut: String(route.amountOut),
      minAmountOut: String(minReceived(route.amountOut, slippageBps)),
      slippageBps,
      shortfallBps: shortfallBps(
        toTokens(amountIn, DECIMALS),
        toTokens(route.amountOut, DECIMALS),
        SPOT,
      ),
      legs: route.legs.map((leg) => ({
        share: (Number((leg.amountIn * 1_000_000n) / amountIn) / 1_000_000).toFixed(4),
        amountIn: String(leg.amountIn),
        amountOut: String(leg.amountOut),
        hops: [{ venue: venues[leg.pool]?.id, feeBps: venues[leg.pool]?.feeBps, ...TOKENS }],
      })),
      expiresAt: "2026-01-15T12:00:15Z",
    },
    route,
    venues,
  };
}
