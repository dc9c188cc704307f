import {
  canFill,
  isTriggered,
  outputAtSpot,
  stopMinimum,
  toleranceNeeded,
} from "../../math/orders";
import { fixed, percent } from "../../numberText";
import { defineCalculator } from "../definition";
import { amountField, feeField, shareField } from "../fields";

export default defineCalculator({
  title: "When a stop order fills",
  fields: {
    amount: amountField("You sell", "ALPHA", "1,000"),
    trigger: amountField("Trigger", "USDX per ALPHA", "1.80"),
    tolerance: shareField("Tolerance", "3"),
    spot: {
      ...amountField("Spot price at execution", "USDX per ALPHA", "1.60"),
      slider: { least: 1, most: 2, step: 0.01 },
    },
    invariant: amountField("Constant product of the pool", "", "500,000,000,000"),
    fee: feeField("0.30"),
  },
  compute: ({ amount, trigger, tolerance, spot, invariant, fee }) => {
    const minimum = stopMinimum(amount, trigger, tolerance);
    const output = outputAtSpot({ invariant, fee }, spot, amount);
    const pays = `the pool pays ${fixed(output)} USDX, the minimum is ${fixed(minimum)} USDX`;
    const verdict = !isTriggered("stop", spot, trigger)
      ? "Not triggered"
      : canFill(output, minimum)
        ? "Filled"
        : "Triggered, but not filled";
    return {
      sentence: `${verdict}: ${pays}.`,
      rows: [
        {
          label: "Tolerance needed to fill here",
          value: percent(toleranceNeeded(output, amount, trigger)),
        },
      ],
    };
  },
});
