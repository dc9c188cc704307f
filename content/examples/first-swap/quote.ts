// #region quote
import { setting } from "./connect.ts";
import { getWithRetry } from "./retry.ts";

export type QuoteRequest = { tokenIn: string; tokenOut: string; amountIn: bigint; slippageBps: number; sender: string };
export type Quote = {
  quoteId: string; amountIn: string; amountOut: string; minAmountOut: string; shortfallBps: number; expiresAt: string;
  transaction: { function: string; typeArguments: string[]; arguments: (string | string[] | string[][])[] };
};

/** Asks the API for a route and the call that swaps along it. @throws Error with the API's code */
export async function getQuote(q: QuoteRequest): Promise<Quote> {
  const params = new URLSearchParams({
    tokenIn: q.tokenIn, tokenOut: q.tokenOut, amountIn: q.amountIn.toString(),
    slippageBps: String(q.slippageBps), sender: q.sender,
  });
  const res = await getWithRetry(`${setting("AGGREGATOR_API")}/quote?${params}`);
  if (!res.ok) {
    const body = (await res.json().catch(() => null)) as { error?: { code?: string; message?: string } } | null;
    throw new Error(`${res.status} ${body?.error?.code ?? "UNKNOWN"}: ${body?.error?.message ?? res.statusText}`);
  }
  return (await res.json()) as Quote;
}
// #endregion quote

// #region check
/** An address without leading zeros, so that 0xa and 0x0…0a are the same. */
const short = (address: unknown) => (typeof address === "string" ? address.toLowerCase().replace(/^0x0*/, "0x") : undefined);

/** Throws unless the call does what was asked. `floor` is your own lower bound, from a price that you trust. */
export function checkQuote(quote: Quote, q: QuoteRequest, floor: bigint): void {
  const [tokenIn, tokenOut, amountIn, minAmountOut, legs, , , , , , feeBps] = quote.transaction.arguments;
  if (quote.transaction.function !== `${setting("AGGREGATOR_ADDRESS")}::router::swap_exact_in`) throw new Error("unexpected function");
  if (short(tokenIn) !== short(q.tokenIn) || short(tokenOut) !== short(q.tokenOut)) throw new Error("unexpected token");
  if (amountIn !== q.amountIn.toString()) throw new Error("unexpected input amount");
  if (!Array.isArray(legs) || legs.flat().reduce((sum, leg) => sum + BigInt(leg), 0n) !== q.amountIn) throw new Error("legs differ from the input amount");
  if (feeBps !== "0") throw new Error("unexpected integrator fee");
  if (typeof minAmountOut !== "string" || minAmountOut !== quote.minAmountOut) throw new Error("minimum differs from the quote");
  const tolerated = (BigInt(quote.amountOut) * BigInt(10_000 - q.slippageBps)) / 10_000n;
  if (BigInt(minAmountOut) < tolerated || BigInt(minAmountOut) < floor) throw new Error("minimum is too low");
  if (Date.parse(quote.expiresAt) <= Date.now()) throw new Error("quote expired, ask for a new one");
}
// #endregion check
