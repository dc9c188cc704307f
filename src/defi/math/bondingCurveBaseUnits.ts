import { BPS, mulDivDown, mulDivUp, smallerOf } from "./fixedPoint";
import {
  requireBelow,
  requireFeeBps,
  requireNonNegative,
  requirePositive,
  requireThat,
} from "./validation";

/** A curve in base units: tokens sold at most (S), virtual tokens (T > S), virtual quote (Q), trade fee. */
export type CurveUnits = {
  readonly curveSupply: bigint;
  readonly virtualTokens: bigint;
  readonly virtualQuote: bigint;
  readonly tradeFeeBps: number;
};

/** What a curve has done so far, in base units. */
export type CurveState = { readonly sold: bigint; readonly raised: bigint };

/** A trade on the curve in base units: what the user pays and gets, the fee in quote, and the state after it. */
export type CurveTrade = {
  readonly paid: bigint;
  readonly received: bigint;
  readonly fee: bigint;
  readonly refund: bigint;
  readonly after: CurveState;
};

/**
 * Virtual tokens without migration fee, `S² / (S − L)` in base units, rounded down: the curve asks a tiny bit more.
 * @throws RangeError unless 0 < poolSupply < curveSupply
 * Source: brief M11.
 */
export function virtualTokensUnits(curveSupply: bigint, poolSupply: bigint): bigint {
  requirePositive("poolSupply", poolSupply);
  requireBelow("poolSupply", poolSupply, curveSupply);
  return mulDivDown(curveSupply, curveSupply, curveSupply - poolSupply);
}

/**
 * The product `(T − s)(Q + r)` that no trade may lower; needs u128 in a contract.
 * @throws RangeError for an invalid curve or state
 */
export function curveInvariant(curve: CurveUnits, state: CurveState): bigint {
  requirePositive("virtualQuote", curve.virtualQuote);
  requirePositive("curveSupply", curve.curveSupply);
  requireThat(
    curve.virtualTokens > curve.curveSupply,
    "virtualTokens",
    `above ${curve.curveSupply}`,
    curve.virtualTokens,
  );
  requireFeeBps(curve.tradeFeeBps);
  requireBelow("sold", state.sold, curve.curveSupply + 1n);
  requireNonNegative("raised", state.raised);
  return (curve.virtualTokens - state.sold) * (curve.virtualQuote + state.raised);
}

/**
 * A buy with `quoteIn`: fee rounded up and taken first, tokens rounded down, `(T − s)·q / (Q + r + q)`. A buy that
 * crosses the end is cut at S; what it costs is rounded up and the rest refunded.
 * @throws RangeError for an invalid curve or state, an amount not above 0 or a curve that is sold out
 * Source: brief M11 (module page of the launch curve).
 */
export function buyOnCurveUnits(curve: CurveUnits, state: CurveState, quoteIn: bigint): CurveTrade {
  curveInvariant(curve, state);
  requirePositive("quoteIn", quoteIn);
  const left = curve.curveSupply - state.sold;
  requirePositive("tokens left on the curve", left);
  const virtualTokens = curve.virtualTokens - state.sold;
  const virtualQuote = curve.virtualQuote + state.raised;
  let paid = quoteIn;
  let fee = mulDivUp(quoteIn, BigInt(curve.tradeFeeBps), BPS);
  let received = mulDivDown(virtualTokens, quoteIn - fee, virtualQuote + quoteIn - fee);
  if (received > left) {
    received = left;
    const net = mulDivUp(virtualQuote, left, virtualTokens - left);
    paid = mulDivUp(net, BPS, BPS - BigInt(curve.tradeFeeBps));
    fee = paid - net;
  }
  const after = { sold: state.sold + received, raised: state.raised + paid - fee };
  return { paid, received, fee, refund: quoteIn - paid, after };
}

/**
 * A sale of `tokensIn`: quote rounded down, `(Q + r)·t / ((T − s) + t)`, then the fee, rounded up.
 * @throws RangeError for an invalid curve or state, an amount not above 0 or more tokens than were sold
 * Source: brief M11 (module page of the launch curve).
 */
export function sellOnCurveUnits(
  curve: CurveUnits,
  state: CurveState,
  tokensIn: bigint,
): CurveTrade {
  curveInvariant(curve, state);
  requirePositive("tokensIn", tokensIn);
  requireBelow("tokensIn", tokensIn, state.sold + 1n);
  const virtualQuote = curve.virtualQuote + state.raised;
  const due = mulDivDown(virtualQuote, tokensIn, curve.virtualTokens - state.sold + tokensIn);
  const beforeFee = smallerOf(due, state.raised);
  const fee = mulDivUp(beforeFee, BigInt(curve.tradeFeeBps), BPS);
  const after = { sold: state.sold - tokensIn, raised: state.raised - beforeFee };
  return { paid: tokensIn, received: beforeFee - fee, fee, refund: 0n, after };
}
