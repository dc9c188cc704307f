import { quoteSwap } from "../../math/swap";
import { amountText, fixed, percent, priceText } from "../../numberText";
import { defineCalculator } from "../definition";
import { amountField, feeField } from "../fields";

export default defineCalculator({
  title: "Swap in a 50/50 pool",
  fields: {
    amountIn: amountField("You pay", "USDX", "10,000"),
    reserveIn: amountField("USDX in the pool", "USDX", "1,000,000"),
    reserveOut: amountField("ALPHA in the pool", "ALPHA", "500,000"),
    fee: feeField("0.30"),
  },
  compute: ({ amountIn, reserveIn, reserveOut, fee }) => {
    const quote = quoteSwap({ reserveIn, reserveOut, fee }, amountIn);
    return {
      sentence: `You receive ${amountText(quote.amountOut)} ALPHA at an average of ${priceText(quote.averagePrice)} USDX per ALPHA.`,
      rows: [
        { label: "Spot price before", value: `${priceText(quote.spotPrice)} USDX per ALPHA` },
        { label: "Price impact, without fee", value: percent(quote.priceImpact, 4) },
        { label: "Swap fee", value: `${amountText(quote.feePaid)} USDX` },
        { label: "Below the amount at spot price", value: percent(quote.shortfall, 4) },
        { label: "Spot price after", value: `${priceText(quote.spotPriceAfter)} USDX per ALPHA` },
        { label: "Growth of x·y", value: `×${fixed(quote.invariantGrowth, 7)}` },
      ],
      ...(quote.priceImpact > 0.05 && {
        warning: "The price impact is above 5%: trade less, or split the order.",
      }),
    };
  },
});
