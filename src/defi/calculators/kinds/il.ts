import { daysOfFeesToCover, impermanentLoss, positionAfterMove } from "../../math/impermanentLoss";
import { fixed, percent } from "../../numberText";
import { defineCalculator } from "../definition";
import { amountField } from "../fields";

export default defineCalculator({
  title: "Impermanent loss",
  fields: {
    ratio: {
      kind: "number",
      label: "New price ÷ old price",
      initial: "2",
      above: 0,
      most: 1_000_000,
      slider: { least: 0.1, most: 10, step: 0.05 },
    },
    weight: {
      kind: "number",
      label: "Weight of the token that moves",
      unit: "%",
      percent: true,
      initial: "50",
      least: 1,
      most: 99,
    },
    deposit: amountField("Deposit", "USDX", "20,000"),
    apr: {
      kind: "number",
      label: "Fee APR",
      unit: "%",
      percent: true,
      initial: "10.95",
      least: 0,
      most: 100_000,
    },
  },
  place: { plot: "P03", x: ({ ratio }) => ratio },
  compute: ({ ratio, weight, deposit, apr }) => {
    const after = positionAfterMove(deposit, 1, ratio, weight);
    const days =
      apr > 0
        ? `${fixed(daysOfFeesToCover(after.loss, after.positionValue, apr), 1)} days`
        : "never, without fees";
    return {
      sentence: `The position is worth ${fixed(after.positionValue)} USDX against ${fixed(after.holdValue)} USDX held: ${fixed(-after.loss)} USDX, or ${percent(impermanentLoss(ratio, weight))}.`,
      rows: [
        { label: "Change of the deposit", value: `${fixed(after.positionValue - deposit)} USDX` },
        { label: `Fees at ${percent(apr)} APR cover it after`, value: days },
      ],
    };
  },
});
