import {
  DECIMALS_MAX,
  decimalsOf,
  fromBaseUnits,
  minReceived as leastReceived,
  toBaseUnits,
  U64_MAX,
} from "../../math/units";
import { exactTokens, units as grouped, percent } from "../../numberText";
import { defineCalculator, ensure } from "../definition";
import { basisPoints, choice, count, exact, share } from "../fields";

/** @throws InputError for the field `name` when an amount has more decimals than its token */
function ensureDecimals(name: string, amount: string, decimals: number): void {
  const places = decimalsOf(amount);
  const message = `The token has ${decimals} decimals; this amount has ${places}.`;
  ensure(places <= decimals, name, message);
}

const units = defineCalculator({
  title: "Tokens and base units",
  fields: {
    direction: choice("Direction", "toBase", {
      toBase: "Tokens to base units",
      toTokens: "Base units to tokens",
    }),
    amount: exact("Amount", "", "1.5"),
    decimals: count("Decimals of the token", "", "8", 0, DECIMALS_MAX),
  },
  compute: ({ direction, amount, decimals }) => {
    const isToBase = direction === "toBase";
    if (isToBase) ensureDecimals("amount", amount, decimals);
    else ensure(decimalsOf(amount) === 0, "amount", "Base units are whole; remove the decimals.");
    const base = isToBase ? toBaseUnits(amount, decimals) : BigInt(amount);
    const tokens = fromBaseUnits(base, decimals);
    const warning =
      base > U64_MAX
        ? "More than a u64 can hold: no single balance can be this large."
        : base > BigInt(Number.MAX_SAFE_INTEGER)
          ? "Above 2^53: use a string or a bigint, a JavaScript number loses digits."
          : undefined;
    return {
      sentence: isToBase
        ? `${tokens} tokens are ${base} base units.`
        : `${base} base units are ${tokens} tokens.`,
      rows: { "Base units": String(base), Tokens: tokens },
      ...(warning !== undefined && { warning }),
    };
  },
});

const minReceived = defineCalculator({
  title: "Minimum received",
  fields: {
    quote: exact("Quoted amount", "ALPHA", "4,935.79017198"),
    tolerance: share("Slippage tolerance", "0.50"),
    decimals: count("Decimals of the token", "", "8", 0, DECIMALS_MAX),
  },
  compute: ({ quote, tolerance, decimals }) => {
    ensureDecimals("quote", quote, decimals);
    const base = toBaseUnits(quote, decimals);
    const least = leastReceived(base, basisPoints("tolerance", tolerance));
    return {
      sentence: `The swap aborts if it would return less than ${exactTokens(least, decimals)} ALPHA.`,
      rows: {
        "Quote in base units": grouped(base),
        "Minimum in base units, rounded down": grouped(least),
        [`Given up at most, ${percent(tolerance)}`]: `${grouped(base - least)} base units`,
      },
    };
  },
});

/** Decimals of SUPRA: 1 SUPRA = 100,000,000 quants. */
const SUPRA_DECIMALS = 8;

/** Gas units times the price of a unit in quants, both whole. */
const gas = defineCalculator({
  title: "Network fee",
  fields: {
    used: count("Gas used", "units", "42", 0, 100_000_000),
    price: count("Gas price", "quants per unit", "100,000", 0, 1_000_000_000),
    most: count("Maximum gas", "units", "1,000", 1, 100_000_000),
  },
  compute: ({ used, price, most }) => {
    const feeOf = (gasUnits: number) => BigInt(gasUnits) * BigInt(price);
    const fee = feeOf(Math.min(used, most));
    return {
      sentence: `The network fee is ${fromBaseUnits(fee, SUPRA_DECIMALS)} SUPRA, and at most ${fromBaseUnits(feeOf(most), SUPRA_DECIMALS)} SUPRA.`,
      rows: { "Fee in quants": grouped(fee) },
      ...(used > most && {
        warning:
          "The transaction needs more gas than its maximum: it fails with OUT_OF_GAS and still pays the maximum.",
      }),
    };
  },
});

export default { units, minReceived, gas };
