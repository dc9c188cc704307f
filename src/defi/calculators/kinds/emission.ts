import { emissionHalfLife, emissionIn, emittedBy } from "../../math/emission";
import { EMISSION } from "../../math/illustrativeTerms";
import { fixed, percent } from "../../numberText";
import { defineCalculator } from "../definition";
import { amountField, countField } from "../fields";

export default defineCalculator({
  title: "Falling emissions",
  fields: {
    total: amountField("Total tokens", "tokens", "200,000,000"),
    decay: {
      kind: "number",
      label: "Less each month",
      unit: "%",
      percent: true,
      initial: "3",
      least: 0,
      below: 100,
    },
    months: countField("Months", "", "48", 1, 1_200),
    month: countField("Show month", "", "12", 1, 1_200),
  },
  place: {
    plot: "P05",
    x: ({ total, decay, months, month }) =>
      total === EMISSION.total &&
      Math.abs(1 - decay - EMISSION.retention) < 1e-9 &&
      months === EMISSION.periods
        ? month
        : undefined,
  },
  compute: ({ total, decay, months, month }) => {
    const emission = { total, retention: 1 - decay, periods: months };
    const soFar = emittedBy(emission, month);
    const halfLife = emissionHalfLife(1 - decay);
    return {
      sentence: `Month ${month} pays out ${fixed(emissionIn(emission, month))} tokens; ${fixed(soFar)} (${percent(soFar / total)}) are out by then.`,
      rows: [
        { label: "First month", value: `${fixed(emissionIn(emission, 1))} tokens` },
        { label: "Last month", value: `${fixed(emissionIn(emission, months))} tokens` },
        {
          label: "Half-life",
          value: Number.isFinite(halfLife)
            ? `${fixed(halfLife)} months`
            : "none: the amount does not fall",
        },
      ],
    };
  },
});
