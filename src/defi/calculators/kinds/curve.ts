import {
  type BondingCurve,
  bondingCurve,
  buyOnCurve,
  priceAt,
  progressAt,
  raisedAt,
  sellOnCurve,
} from "../../math/bondingCurve";
import {
  buyOnCurveUnits,
  type CurveUnits,
  sellOnCurveUnits,
  virtualTokensUnits,
} from "../../math/bondingCurveBaseUnits";
import { MOON_CURVE } from "../../math/illustrativeTerms";
import { fixed, percent, units } from "../../numberText";
import { defineCalculator, InputError } from "../definition";
import { amountField, feeField } from "../fields";

const BASE = 100_000_000;

export default defineCalculator({
  title: "Buy on the launch curve",
  fields: {
    buy: amountField("You pay", "SUPRA", "1,000"),
    sold: { kind: "number", label: "Sold before you", unit: "MOON", initial: "0", least: 0 },
    supply: amountField("Tokens on the curve, S", "MOON", "800,000,000"),
    pool: amountField("Tokens kept for the pool, L", "MOON", "200,000,000"),
    virtual: amountField("Virtual SUPRA, Q", "SUPRA", "20,000"),
    fee: feeField("1", "Trade fee"),
  },
  place: {
    plot: "P04",
    x: ({ buy, sold, supply, pool, virtual, fee }) =>
      supply === MOON_CURVE.curveSupply &&
      pool === MOON_CURVE.poolSupply &&
      virtual === MOON_CURVE.virtualQuote
        ? sold + buyOnCurve(MOON_CURVE, sold, buy, fee).tokens
        : undefined,
  },
  compute: ({ buy, sold, supply, pool, virtual, fee }) => {
    if (pool >= supply)
      throw new InputError(
        "pool",
        "Keep fewer tokens than the curve sells, or no curve ends at the price of the pool.",
      );
    if (sold >= supply)
      throw new InputError("sold", "The curve is sold out; enter less than it sells.");
    const curve = bondingCurve({
      curveSupply: supply,
      poolSupply: pool,
      virtualQuote: virtual,
      migrationFee: 0,
    });
    const bought = buyOnCurve(curve, sold, buy, fee);
    const after = sold + bought.tokens;
    const back = sellOnCurve(curve, after, bought.tokens, fee);
    const end = after >= supply; // the launch graduates, and a closed curve does not buy anything back
    return {
      sentence: end
        ? `You receive ${fixed(bought.tokens)} MOON, the last ones of the curve: it closes, and you can sell them only in the pool.`
        : `You receive ${fixed(bought.tokens)} MOON; selling them back at once returns ${fixed(back.received)} SUPRA, ${percent(back.received / bought.spent - 1)}.`,
      rows: [
        { label: "Average price", value: `${fixed(bought.averagePrice, 10)} SUPRA` },
        { label: "Price of the next token", value: `${fixed(priceAt(curve, after), 10)} SUPRA` },
        {
          label: "Price against the first one",
          value: `×${fixed(progressAt(curve, after).priceMultiple, 3)}`,
        },
        { label: "Share of all tokens", value: percent(bought.tokens / (supply + pool)) },
        { label: "Raised so far", value: `${fixed(raisedAt(curve, after))} SUPRA` },
        ...(bought.refund > 0
          ? [{ label: "Returned, the curve is sold out", value: `${fixed(bought.refund)} SUPRA` }]
          : []),
        ...baseUnits(curve, sold, buy, fee),
      ],
    };
  },
});

/**
 * The same first purchase in integers, as the module computes it; only for an empty curve, since no rounding has happened yet.
 */
function baseUnits(
  curve: BondingCurve,
  sold: number,
  buy: number,
  fee: number,
): { label: string; value: string }[] {
  const feeBps = Math.round(fee * 10_000);
  if (sold > 0 || Math.abs(fee * 10_000 - feeBps) > 1e-6) return [];
  const toUnits = (tokens: number) =>
    BigInt(Math.floor(tokens)) * BigInt(BASE) + BigInt(Math.round((tokens % 1) * BASE));
  const [poolSupply, virtualQuote] = [toUnits(curve.poolSupply), toUnits(curve.virtualQuote)];
  if (poolSupply === 0n || virtualQuote === 0n) return []; // less than one base unit
  const inUnits: CurveUnits = {
    curveSupply: toUnits(curve.curveSupply),
    virtualTokens: virtualTokensUnits(toUnits(curve.curveSupply), poolSupply),
    virtualQuote,
    tradeFeeBps: feeBps,
  };
  const quoteIn = toUnits(buy);
  if (quoteIn === 0n) return [];
  const bought = buyOnCurveUnits(inUnits, { sold: 0n, raised: 0n }, quoteIn);
  const rows = [{ label: "MOON in base units", value: units(bought.received) }];
  if (bought.after.sold === inUnits.curveSupply) return rows;
  const back =
    bought.received > 0n ? sellOnCurveUnits(inUnits, bought.after, bought.received).received : 0n;
  return [...rows, { label: "Quants when sold back", value: units(back) }];
}
