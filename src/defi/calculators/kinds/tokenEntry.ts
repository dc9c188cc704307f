import { type TokenEntry, tokenEntryErrors } from "../../math/tokenList";
import { defineCalculator, InputError } from "../definition";

const SUPRA = `{
  "coinAddress": "0x1::supra_coin::SupraCoin",
  "faAddress": "0xa",
  "name": "Supra Coin",
  "symbol": "SUPRA",
  "decimals": 8
}`;

const PLACEHOLDER = `{
  "coinAddress": null,
  "faAddress": "0xREPLACE_ME",
  "name": "Example",
  "symbol": "EXAMPLE",
  "decimals": 8
}`;

export default defineCalculator({
  title: "Check a token-list entry",
  fields: {
    entry: { kind: "text", label: "Entry as JSON", initial: SUPRA, lines: 8, most: 1_500 },
  },
  presets: [
    { label: "SUPRA", inputs: { entry: SUPRA } },
    { label: "A placeholder address", inputs: { entry: PLACEHOLDER } },
  ],
  compute: ({ entry }) => {
    const errors = tokenEntryErrors(readEntry(entry));
    return {
      sentence:
        errors.length === 0
          ? "No errors: the entry has the right form."
          : `${errors.length} ${errors.length === 1 ? "error" : "errors"}: ${errors.join(", ")}.`,
    };
  },
});

/** Parses the pasted text as an entry; fields of the wrong type count as missing, so that the checks report them. */
function readEntry(text: string): TokenEntry {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new InputError(
      "entry",
      `This is not JSON: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new InputError("entry", "Paste one entry: an object in braces.");
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const textOf = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  const addressOf = (name: string) =>
    fields[name] === null || fields[name] === undefined
      ? null
      : typeof fields[name] === "string"
        ? fields[name]
        : "not a text";
  return {
    coinAddress: addressOf("coinAddress"),
    faAddress: addressOf("faAddress"),
    name: textOf("name"),
    symbol: textOf("symbol"),
    decimals: typeof fields.decimals === "number" ? fields.decimals : Number.NaN,
  };
}
