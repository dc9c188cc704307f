import { minReceived } from "../../math/slippage";
import { DECIMALS_MAX, fromBaseUnits, toBaseUnits } from "../../math/units";
import { percent, units } from "../../numberText";
import { defineCalculator, InputError } from "../definition";
import { basisPoints, countField, shareField } from "../fields";

export default defineCalculator({
  title: "Minimum received",
  fields: {
    quote: { kind: "exact", label: "Quoted amount", unit: "ALPHA", initial: "4,935.79017198" },
    tolerance: shareField("Slippage tolerance", "0.50"),
    decimals: countField("Decimals of the token", "", "8", 0, DECIMALS_MAX),
  },
  compute: ({ quote, tolerance, decimals }) => {
    const places = quote.split(".")[1]?.length ?? 0;
    if (places > decimals)
      throw new InputError(
        "quote",
        `The token has ${decimals} decimals; this amount has ${places}.`,
      );
    const base = toBaseUnits(quote, decimals);
    const least = minReceived(base, basisPoints("tolerance", tolerance));
    const [whole = "0", fraction] = fromBaseUnits(least, decimals).split(".");
    const text = `${units(BigInt(whole))}${fraction === undefined ? "" : `.${fraction}`}`;
    return {
      sentence: `The swap aborts if it would return less than ${text} ALPHA.`,
      rows: [
        { label: "Quote in base units", value: units(base) },
        { label: `Minimum in base units, rounded down`, value: units(least) },
        {
          label: `Given up at most, ${percent(tolerance)}`,
          value: `${units(base - least)} base units`,
        },
      ],
    };
  },
});
