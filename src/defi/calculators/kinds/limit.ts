import { limitMinimum, outputAtSpot, spotNeeded } from "../../math/orders";
import { fixed, percent, priceText } from "../../numberText";
import { defineCalculator } from "../definition";
import { amountField, feeField } from "../fields";

export default defineCalculator({
  title: "When a sell limit fills",
  fields: {
    amount: amountField("You sell", "ALPHA", "1,000"),
    price: amountField("Limit price", "USDX per ALPHA", "2.20"),
    invariant: amountField("Constant product of the pool", "", "500,000,000,000"),
    fee: feeField("0.30"),
  },
  compute: ({ amount, price, invariant, fee }) => {
    const pool = { invariant, fee };
    const needed = spotNeeded(pool, amount, price);
    return {
      sentence: `The order fills once the spot price reaches ${priceText(needed)} USDX, ${percent(needed / price - 1, 3)} above the limit.`,
      rows: [
        {
          label: "Minimum the contract enforces",
          value: `${fixed(limitMinimum(amount, price))} USDX`,
        },
        {
          label: "The pool pays when spot equals the limit",
          value: `${fixed(outputAtSpot(pool, price, amount))} USDX`,
        },
      ],
    };
  },
});
