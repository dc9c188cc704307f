import { maxSpent } from "../../math/slippage";
import { constantProductIn } from "../../math/swap";
import { amountText, fixed, priceText } from "../../numberText";
import { defineCalculator, InputError } from "../definition";
import { amountField, basisPoints, feeField, shareField } from "../fields";

const BASE = 1e8;

export default defineCalculator({
  title: "Buy an exact amount",
  fields: {
    amountOut: amountField("You want", "ALPHA", "5,000"),
    reserveIn: amountField("USDX in the pool", "USDX", "1,000,000"),
    reserveOut: amountField("ALPHA in the pool", "ALPHA", "500,000"),
    fee: feeField("0.30"),
    tolerance: shareField("Slippage tolerance", "0.50"),
  },
  compute: ({ amountOut, reserveIn, reserveOut, fee, tolerance }) => {
    if (amountOut >= reserveOut)
      throw new InputError("amountOut", `The pool holds ${fixed(reserveOut)} ALPHA; enter less.`);
    const bps = basisPoints("tolerance", tolerance);
    const needed = constantProductIn({ reserveIn, reserveOut, fee }, amountOut);
    const most =
      needed < 9e7
        ? Number(maxSpent(BigInt(Math.ceil(needed * BASE)), bps)) / BASE
        : needed * (1 + tolerance);
    return {
      sentence: `You pay about ${amountText(needed)} USDX for exactly ${amountText(amountOut)} ALPHA, and at most ${amountText(most)} USDX.`,
      rows: [
        { label: "Average price", value: `${priceText(needed / amountOut)} USDX per ALPHA` },
        { label: "Maximum paid", value: `${amountText(most)} USDX` },
      ],
    };
  },
});
