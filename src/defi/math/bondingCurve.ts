/** What a launch fixes; token amounts in tokens, quote amounts in the quote coin. */
export type BondingCurve = {
  /** Tokens sold on the curve, S. */
  readonly curveSupply: number;
  /** Tokens kept for the pool at graduation, L; fewer than S. */
  readonly poolSupply: number;
  /** Virtual quote reserve, Q. */
  readonly virtualQuote: number;
};

/**
 * Virtual tokens, `T = S² / (S − L)`: with them the curve `(T − s)(Q + r) = T·Q` ends at the opening price of the pool.
 * Source: pool price r(S)/L set equal to the curve's last price p(S).
 */
function virtualTokens({ curveSupply, poolSupply }: BondingCurve): number {
  return (curveSupply * curveSupply) / (curveSupply - poolSupply);
}

/** Quote raised once `sold` tokens are sold, `Q·s / (T − s)`. */
export function raisedAt(curve: BondingCurve, sold: number): number {
  return (curve.virtualQuote * sold) / (virtualTokens(curve) - sold);
}

/** Price of the next token in quote, `Q·T / (T − s)²`. */
export function priceAt(curve: BondingCurve, sold: number): number {
  const tokens = virtualTokens(curve);
  return (curve.virtualQuote * tokens) / (tokens - sold) ** 2;
}

/** Progress at `sold` tokens, in money and in price; half of the tokens is a fifth of the money. */
export function progressAt(curve: BondingCurve, sold: number) {
  const raised = raisedAt(curve, sold);
  return {
    raised,
    raisedShare: raised / raisedAt(curve, curve.curveSupply),
    priceMultiple: priceAt(curve, sold) / priceAt(curve, 0),
  };
}

/**
 * Tokens for `quoteIn` at `sold` below S: the fee (a fraction) is taken first, then `(T − s)·q / (Q + r + q)`. A buy that crosses
 * the end is cut at S and refunds the rest. Source: the curve's product before and after the trade.
 */
export function buyOnCurve(curve: BondingCurve, sold: number, quoteIn: number, tradeFee: number) {
  const tokensLeft = virtualTokens(curve) - sold;
  const quote = curve.virtualQuote + raisedAt(curve, sold);
  const net = quoteIn * (1 - tradeFee);
  const wanted = (tokensLeft * net) / (quote + net);
  const tokens = Math.min(wanted, curve.curveSupply - sold);
  const spent =
    wanted > tokens ? (quote * tokens) / (tokensLeft - tokens) / (1 - tradeFee) : quoteIn;
  return { tokens, spent, refund: quoteIn - spent };
}

/** Quote for selling `tokens` back at `sold`: `(Q + r)·t / ((T − s) + t)`, less the trade fee (a fraction). */
export function sellOnCurve(
  curve: BondingCurve,
  sold: number,
  tokens: number,
  tradeFee: number,
): number {
  const quote = curve.virtualQuote + raisedAt(curve, sold);
  return ((quote * tokens) / (virtualTokens(curve) - sold + tokens)) * (1 - tradeFee);
}
