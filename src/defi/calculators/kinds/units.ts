import {
  DECIMALS_MAX,
  exceedsSafeInteger,
  fromBaseUnits,
  toBaseUnits,
  U64_MAX,
} from "../../math/units";
import { defineCalculator, InputError } from "../definition";
import { countField } from "../fields";

export default defineCalculator({
  title: "Tokens and base units",
  fields: {
    direction: {
      kind: "choice",
      label: "Direction",
      initial: "toBase",
      options: [
        { value: "toBase", label: "Tokens to base units" },
        { value: "toTokens", label: "Base units to tokens" },
      ],
    },
    amount: { kind: "exact", label: "Amount", initial: "1.5" },
    decimals: countField("Decimals of the token", "", "8", 0, DECIMALS_MAX),
  },
  compute: ({ direction, amount, decimals }) => {
    const places = amount.split(".")[1]?.length ?? 0;
    if (direction === "toTokens" && places > 0)
      throw new InputError("amount", "Base units are whole; remove the decimals.");
    if (direction === "toBase" && places > decimals)
      throw new InputError(
        "amount",
        `The token has ${decimals} decimals; this amount has ${places}.`,
      );
    const units = direction === "toBase" ? toBaseUnits(amount, decimals) : BigInt(amount);
    const tokens = fromBaseUnits(units, decimals);
    const warning =
      units > U64_MAX
        ? "More than a u64 can hold: no single balance can be this large."
        : exceedsSafeInteger(units)
          ? "Above 2^53: use a string or a bigint, a JavaScript number loses digits."
          : undefined;
    return {
      sentence:
        direction === "toBase"
          ? `${tokens} tokens are ${units} base units.`
          : `${units} base units are ${tokens} tokens.`,
      rows: [
        { label: "Base units", value: String(units) },
        { label: "Tokens", value: tokens },
      ],
      ...(warning !== undefined && { warning }),
    };
  },
});
