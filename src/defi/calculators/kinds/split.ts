import { bestSinglePool, optimalSplit } from "../../math/router";
import { type ConstantProductPool, constantProductRate } from "../../math/swap";
import { amountText, fixed, percent } from "../../numberText";
import { defineCalculator } from "../definition";
import { amountField, feeField } from "../fields";

export default defineCalculator({
  title: "Split an order over pools",
  fields: {
    amount: {
      ...amountField("Order", "USDX", "50,000"),
      slider: { least: 1_000, most: 200_000, step: 1_000 },
    },
    pools: {
      kind: "rows",
      label: "Pools",
      item: "Pool",
      least: 1,
      most: 6,
      cells: {
        reserveIn: amountField("Reserve", "USDX", "250,000"),
        reserveOut: amountField("Reserve", "ALPHA", "125,000"),
        fee: feeField("0.30", "Fee"),
      },
      initial: [
        { reserveIn: "1,000,000", reserveOut: "500,000", fee: "0.30" },
        { reserveIn: "400,000", reserveOut: "200,000", fee: "0.30" },
        { reserveIn: "250,000", reserveOut: "124,000", fee: "0.10" },
      ],
    },
  },
  compute: ({ amount, pools }) => {
    const all: readonly ConstantProductPool[] = pools;
    const split = optimalSplit(all, amount);
    const single = bestSinglePool(all, amount);
    const more = split.total - single.total;
    const gain = more > 1e-9 * single.total ? more : 0; // what rounding in floating point leaves of zero
    const used = split.inputs.findIndex((input) => input > 0);
    const first = all[used];
    return {
      sentence: `Split, the order returns ${amountText(split.total)} ALPHA: ${amountText(gain)} ALPHA (${percent(gain / single.total, 3)}) more than the best single pool.`,
      rows: [
        { label: "Best single pool", value: `${amountText(single.total)} ALPHA` },
        ...(first === undefined
          ? []
          : [
              {
                label: "Marginal rate in every used pool",
                value: `${fixed(constantProductRate(first, split.inputs[used] ?? 0), 6)} ALPHA per USDX`,
              },
            ]),
      ],
      table: {
        caption: "Allocation that makes the output largest.",
        columns: ["Pool", "Input, USDX", "Share", "Output, ALPHA"],
        rows: split.inputs.map((input, index) => [
          String(index + 1),
          amountText(input),
          percent(input / amount),
          amountText(split.outputs[index] ?? 0),
        ]),
      },
    };
  },
});
