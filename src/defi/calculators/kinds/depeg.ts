import { depegComposition } from "../../math/depeg";
import { fixed, percent } from "../../numberText";
import { defineCalculator } from "../definition";
import { amountField } from "../fields";

export default defineCalculator({
  title: "A depeg in a stable pool",
  fields: {
    price: {
      kind: "number",
      label: "Market price of USDY",
      unit: "USDX",
      initial: "0.90",
      least: 0.05,
      most: 1,
      slider: { least: 0.5, most: 1, step: 0.01 },
    },
    amplification: {
      kind: "number",
      label: "Amplification factor A",
      initial: "100",
      least: 1,
      most: 10_000,
      slider: { least: 1, most: 1_000, step: 1 },
    },
    deposit: amountField("Deposited, half of each token", "tokens", "2,000,000"),
  },
  place: { plot: "P09", x: ({ price }) => price },
  compute: ({ price, amplification, deposit }) => {
    const pool = depegComposition(amplification, price, deposit);
    return {
      sentence: `The position is worth ${fixed(pool.value, 0)} USDX: ${percent(pool.versusHolding, 3)} against holding, ${percent(pool.versusDeposit, 3)} against the deposit.`,
      rows: [
        { label: "USDX left", value: fixed(pool.pegged, 0) },
        { label: "USDY held", value: fixed(pool.depegged, 0) },
        { label: "Share of USDY in the pool", value: percent(pool.depeggedShare, 1) },
        { label: "Value of holding instead", value: `${fixed(pool.holdValue, 0)} USDX` },
      ],
    };
  },
});
