export interface Curve { T: bigint; Q: bigint; S: bigint; feeBps: bigint }
export interface State { sold: bigint; raised: bigint }
const ceilDiv = (a: bigint, b: bigint) => (a + b - 1n) / b;

export function quoteBuy(c: Curve, st: State, quoteIn: bigint): { tokens: bigint; fee: bigint; refund: bigint } {
  let fee = ceilDiv(quoteIn * c.feeBps, 10_000n);
  let net = quoteIn - fee;
  let tokens = ((c.T - st.sold) * net) / (c.Q + st.raised + net);
  const left = c.S - st.sold;
  let spent = quoteIn;
  if (tokens >= left) { // last buy: cut at S, refund the rest
    tokens = left;
    net = ceilDiv((c.Q + st.raised) * left, c.T - st.sold - left);
    spent = ceilDiv(net * 10_000n, 10_000n - c.feeBps);
    if (spent > quoteIn) spent = quoteIn;
    fee = spent - net;
  }
  return { tokens, fee, refund: quoteIn - spent };
}

export function quoteSell(c: Curve, st: State, tokensIn: bigint): { quote: bigint; fee: bigint } {
  const gross = ((c.Q + st.raised) * tokensIn) / (c.T - st.sold + tokensIn);
  const fee = ceilDiv(gross * c.feeBps, 10_000n);
  return { quote: gross - fee, fee };
}

/** Spot price in SUPRA per token, scaled by 10^18; both sides have 8 decimals. */
export const spotPrice = (c: Curve, st: State) => ((c.Q + st.raised) * 10n ** 18n) / (c.T - st.sold);

// The example launch, in base units. T = S^2 / (S - L), rounded down.
export const EXAMPLE: Curve = { T: 106_666_666_666_666_666n, Q: 2_000_000_000_000n, S: 80_000_000_000_000_000n, feeBps: 100n };
