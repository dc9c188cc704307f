import { requireNonNegative, requirePositive } from "./validation";

function missingShare(amountIn: number, amountOut: number, spot: number): number {
  requirePositive("amountIn", amountIn);
  requireNonNegative("amountOut", amountOut);
  requirePositive("spotPrice", spot);
  return 1 - (amountOut * spot) / amountIn;
}

/**
 * How far a trade moved the price against itself, as a fraction: `1 − out × spot / effective input`.
 * @param effectiveIn input after the fee, in input tokens
 * @param amountOut output, in output tokens (before the fee, where the pool takes it from the output)
 * @param spot spot price before the trade, input tokens per output token
 * @throws RangeError unless input and price are above 0 and the output is 0 or more
 */
export function priceImpact(effectiveIn: number, amountOut: number, spot: number): number {
  return missingShare(effectiveIn, amountOut, spot);
}

/**
 * How far a trade falls short of the spot price, fee included, as a fraction: `1 − out × spot / in`.
 * For a fee f taken from the input, `1 − shortfall = (1 − f)(1 − impact)`.
 * @throws RangeError unless input and price are above 0 and the output is 0 or more
 */
export function shortfall(amountIn: number, amountOut: number, spot: number): number {
  return missingShare(amountIn, amountOut, spot);
}

/**
 * The shortfall in whole basis points, as the quote API reports it (`shortfallBps`).
 * @throws RangeError as `shortfall`
 */
export function shortfallBps(amountIn: number, amountOut: number, spot: number): number {
  return Math.round(shortfall(amountIn, amountOut, spot) * 10_000);
}

/**
 * Impact of a small trade in a weighted pool, as a fraction: `trade·(wᵢ + wₒ) / (2·wᵢ·wₒ·TVL)`; first term of
 * the series. Of two tokens the weights sum to 1.
 * @param trade value of the input, in the unit of `totalValue`
 * @param weightIn weight of the input token, weightOut of the output token
 * @throws RangeError unless weights and total value are above 0 and the trade is 0 or more
 * Source: derivative of the weighted swap formula at 0; brief M02.
 */
export function smallTradeImpact(
  trade: number,
  weightIn: number,
  weightOut: number,
  totalValue: number,
): number {
  requireNonNegative("trade", trade);
  requirePositive("weightIn", weightIn);
  requirePositive("weightOut", weightOut);
  requirePositive("totalValue", totalValue);
  return (trade * (weightIn + weightOut)) / (2 * weightIn * weightOut * totalValue);
}
