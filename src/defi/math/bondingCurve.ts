import {
  requireBelow,
  requireFee,
  requireNonNegative,
  requirePositive,
  requireShare,
  requireThat,
} from "./validation";

/** What a launch fixes; token amounts in tokens, quote amounts in the quote coin. */
export type CurveTerms = {
  /** Tokens sold on the curve, S. */
  readonly curveSupply: number;
  /** Tokens kept for the pool at graduation, L. */
  readonly poolSupply: number;
  /** Virtual quote reserve, Q. */
  readonly virtualQuote: number;
  /** Share of the raise taken at graduation, μ. */
  readonly migrationFee: number;
};

/** A bonding curve: its terms and the virtual tokens T that let it end at the pool's opening price. */
export type BondingCurve = CurveTerms & { readonly virtualTokens: number };

/**
 * The curve `(T − s)(Q + r) = T·Q` whose end price equals the opening price of the pool:
 * `T = S²(1 − μ) / (S(1 − μ) − L)`.
 * @throws RangeError for supplies or quote not above 0, a fee outside [0, 1), or `L ≥ S(1 − μ)`
 * Source: pool price r(S)(1 − μ)/L set equal to p(S); brief M11.
 */
export function bondingCurve(terms: CurveTerms): BondingCurve {
  requirePositive("curveSupply", terms.curveSupply);
  requirePositive("poolSupply", terms.poolSupply);
  requirePositive("virtualQuote", terms.virtualQuote);
  requireFee(terms.migrationFee);
  const kept = terms.curveSupply * (1 - terms.migrationFee);
  requireThat(
    terms.poolSupply < kept,
    "poolSupply",
    `below ${kept}, or no curve ends at the pool price`,
    terms.poolSupply,
  );
  return { ...terms, virtualTokens: (terms.curveSupply * kept) / (kept - terms.poolSupply) };
}

function requireSold(curve: BondingCurve, sold: number): void {
  requireNonNegative("sold", sold);
  requireThat(sold <= curve.curveSupply, "sold", `at most ${curve.curveSupply}`, sold);
}

/** Quote raised once `sold` tokens are sold, `Q·s / (T − s)`. @throws RangeError for sold outside 0–S */
export function raisedAt(curve: BondingCurve, sold: number): number {
  requireSold(curve, sold);
  return (curve.virtualQuote * sold) / (curve.virtualTokens - sold);
}

/** Price of the next token in quote, `Q·T / (T − s)²`. @throws RangeError for sold outside 0–S */
export function priceAt(curve: BondingCurve, sold: number): number {
  requireSold(curve, sold);
  return (curve.virtualQuote * curve.virtualTokens) / (curve.virtualTokens - sold) ** 2;
}

/**
 * Tokens sold once `raised` quote is in, `T·r / (Q + r)`; inverse of `raisedAt`.
 * @throws RangeError for a negative raise or one above the raise at graduation
 */
export function soldAt(curve: BondingCurve, raised: number): number {
  requireNonNegative("raised", raised);
  const most = raisedAt(curve, curve.curveSupply);
  requireThat(raised <= most * (1 + 1e-12), "raised", `at most ${most}`, raised);
  return Math.min(
    curve.curveSupply,
    (curve.virtualTokens * raised) / (curve.virtualQuote + raised),
  );
}

/** How far a launch has progressed, in tokens and in money, and its price relative to the first one. */
export type CurveProgress = {
  readonly raised: number;
  readonly soldShare: number;
  readonly raisedShare: number;
  readonly priceMultiple: number;
};

/** Progress at `sold` tokens; the two shares differ, half of the tokens is a fifth of the money. @throws RangeError for sold outside 0–S */
export function progressAt(curve: BondingCurve, sold: number): CurveProgress {
  const raised = raisedAt(curve, sold);
  return {
    raised,
    soldShare: sold / curve.curveSupply,
    raisedShare: raised / raisedAt(curve, curve.curveSupply),
    priceMultiple: priceAt(curve, sold) / priceAt(curve, 0),
  };
}

/** A purchase on the curve. `spent = fee + net`; `refund` is what the last buy gets back. */
export type CurveBuy = {
  readonly tokens: number;
  readonly spent: number;
  readonly fee: number;
  readonly refund: number;
  readonly averagePrice: number;
};

/**
 * Tokens for `quoteIn` at `sold`: the fee is taken first, then `(T − s)·q / (Q + r + q)`; a buy that crosses the end
 * is cut at S and refunds the rest.
 * @param tradeFee fraction, 0.01 for 1%
 * @throws RangeError for sold outside 0 to below S, an amount not above 0 or a fee outside [0, 1)
 * Source: brief M11.
 */
export function buyOnCurve(
  curve: BondingCurve,
  sold: number,
  quoteIn: number,
  tradeFee: number,
): CurveBuy {
  requireBelow("sold", sold, curve.curveSupply);
  requirePositive("quoteIn", quoteIn);
  requireFee(tradeFee);
  const virtualTokens = curve.virtualTokens - sold;
  const virtualQuote = curve.virtualQuote + raisedAt(curve, sold);
  const net = quoteIn * (1 - tradeFee);
  const wanted = (virtualTokens * net) / (virtualQuote + net);
  const tokens = Math.min(wanted, curve.curveSupply - sold);
  const netSpent = wanted > tokens ? (virtualQuote * tokens) / (virtualTokens - tokens) : net;
  const spent = wanted > tokens ? netSpent / (1 - tradeFee) : quoteIn;
  return {
    tokens,
    spent,
    fee: spent - netSpent,
    refund: quoteIn - spent,
    averagePrice: spent / tokens,
  };
}

/** A sale on the curve. `received = beforeFee − fee`, in quote. */
export type CurveSale = {
  readonly beforeFee: number;
  readonly fee: number;
  readonly received: number;
};

/**
 * Quote for selling `tokens` back at `sold`: `(Q + r)·t / ((T − s) + t)`, less the trade fee.
 * @throws RangeError for sold outside 0–S, more tokens than are sold or a fee outside [0, 1)
 * Source: brief M11.
 */
export function sellOnCurve(
  curve: BondingCurve,
  sold: number,
  tokens: number,
  tradeFee: number,
): CurveSale {
  requireNonNegative("tokens", tokens);
  requireThat(tokens <= sold, "tokens", `at most the ${sold} sold`, tokens);
  requireFee(tradeFee);
  const virtualQuote = curve.virtualQuote + raisedAt(curve, sold);
  const beforeFee = (virtualQuote * tokens) / (curve.virtualTokens - sold + tokens);
  return { beforeFee, fee: beforeFee * tradeFee, received: beforeFee * (1 - tradeFee) };
}

/** The pool that graduation opens, and its first price in quote per token. */
export type GraduatedPool = {
  readonly quote: number;
  readonly tokens: number;
  readonly price: number;
};

/** The pool made of the raise less the migration fee and the kept tokens; its price is the curve's last price. */
export function graduatedPool(curve: BondingCurve): GraduatedPool {
  const quote = raisedAt(curve, curve.curveSupply) * (1 - curve.migrationFee);
  return { quote, tokens: curve.poolSupply, price: quote / curve.poolSupply };
}

/** Price × total supply, in quote; not money in the pool. @throws RangeError for a negative price or supply */
export function fullyDilutedValue(price: number, totalSupply: number): number {
  requireNonNegative("price", price);
  requireNonNegative("totalSupply", totalSupply);
  return price * totalSupply;
}

/** Tokens sold at a progress of `share` of the curve's supply. @throws RangeError for a share outside 0–1 */
export function soldAtShare(curve: BondingCurve, share: number): number {
  requireShare("share", share);
  return curve.curveSupply * share;
}
