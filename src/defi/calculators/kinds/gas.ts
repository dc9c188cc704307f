import { networkFee, SUPRA_DECIMALS } from "../../math/gas";
import { fromBaseUnits } from "../../math/units";
import { units } from "../../numberText";
import { defineCalculator } from "../definition";
import { countField } from "../fields";

export default defineCalculator({
  title: "Network fee",
  fields: {
    used: countField("Gas used", "units", "42", 0, 100_000_000),
    price: countField("Gas price", "quants per unit", "100,000", 0, 1_000_000_000),
    most: countField("Maximum gas", "units", "1,000", 1, 100_000_000),
  },
  compute: ({ used, price, most }) => {
    const fee = networkFee(Math.min(used, most), price);
    const ceiling = networkFee(most, price);
    return {
      sentence: `The network fee is ${fromBaseUnits(fee, SUPRA_DECIMALS)} SUPRA, and at most ${fromBaseUnits(ceiling, SUPRA_DECIMALS)} SUPRA.`,
      rows: [{ label: "Fee in quants", value: units(fee) }],
      ...(used > most && {
        warning:
          "The transaction needs more gas than its maximum: it fails with OUT_OF_GAS and still pays the maximum.",
      }),
    };
  },
});
