import { dcaOutcome } from "../../math/dca";
import { amountText, fixed, percent, priceText } from "../../numberText";
import { defineCalculator } from "../definition";
import { amountField } from "../fields";

export default defineCalculator({
  title: "Equal buys against a lump sum",
  fields: {
    prices: {
      kind: "list",
      label: "Price at each buy",
      unit: "USDX per ALPHA, separated by spaces",
      initial: "2.00 1.60 1.25 1.00 1.60 2.50",
      most: 60,
    },
    amount: amountField("Spent each time", "USDX", "200"),
  },
  presets: [
    { label: "Dip and recovery", inputs: { prices: "2.00 1.60 1.25 1.00 1.60 2.50" } },
    { label: "Rising", inputs: { prices: "2.00 2.20 2.40 2.60 2.80 3.00" } },
    { label: "Falling", inputs: { prices: "2.00 1.80 1.60 1.40 1.20 1.00" } },
  ],
  compute: ({ prices, amount }) => {
    const outcome = dcaOutcome(prices, amount);
    const difference = outcome.finalValue - outcome.lumpSumFinalValue;
    const winner =
      Math.abs(difference) < 0.005
        ? "Both end equal."
        : `${difference > 0 ? "Equal buys end" : "The lump sum ends"} ${fixed(Math.abs(difference))} USDX higher.`;
    return {
      sentence: `You hold ${amountText(outcome.tokens)} ALPHA at an average cost of ${priceText(outcome.averageCost)} USDX. ${winner}`,
      rows: [
        { label: "Mean of the prices", value: `${priceText(outcome.meanPrice)} USDX` },
        { label: "Spent", value: `${fixed(outcome.spent)} USDX` },
      ],
      table: {
        caption: "Value at the last price.",
        columns: ["Way", "ALPHA", "Value, USDX", "Change"],
        rows: [
          [
            "Equal buys",
            amountText(outcome.tokens),
            fixed(outcome.finalValue),
            percent(outcome.finalValue / outcome.spent - 1),
          ],
          [
            "Lump sum at the first price",
            amountText(outcome.lumpSumTokens),
            fixed(outcome.lumpSumFinalValue),
            percent(outcome.lumpSumFinalValue / outcome.spent - 1),
          ],
        ],
      },
    };
  },
});
