import { depositGain, firstShares, shareOfPool } from "../../math/liquidity";
import { fixed, percent } from "../../numberText";
import { defineCalculator, InputError } from "../definition";
import { amountField, feeField } from "../fields";

const EVEN = [0.5, 0.5];

export default defineCalculator({
  title: "Share of a 50/50 pool",
  fields: {
    usdx: { kind: "number", label: "You deposit", unit: "USDX", initial: "10,000", least: 0 },
    alpha: { kind: "number", label: "And you deposit", unit: "ALPHA", initial: "0", least: 0 },
    poolUsdx: amountField("USDX in the pool", "USDX", "1,000,000"),
    poolAlpha: amountField("ALPHA in the pool", "ALPHA", "500,000"),
    fee: feeField("0.30"),
  },
  compute: ({ usdx, alpha, poolUsdx, poolAlpha, fee }) => {
    if (usdx + alpha === 0) throw new InputError("usdx", "Enter an amount of at least one token.");
    const balances = [poolUsdx, poolAlpha];
    const gain = depositGain({ balances, weights: EVEN, fee }, [usdx, alpha]);
    const balanced = (usdx / poolUsdx + alpha / poolAlpha) / 2;
    const supply = firstShares(balances, EVEN);
    return {
      sentence: `The deposit mints ${fixed(gain * supply)} LP tokens, ${percent(gain, 5)} of the ${fixed(supply)} there are.`,
      rows: [
        { label: "Your share of the pool afterwards", value: percent(shareOfPool(gain), 5) },
        { label: "A balanced deposit of the same value", value: percent(balanced, 5) },
        {
          label: "Cost of the part out of balance",
          value: percent(Math.max(0, 1 - gain / balanced), 3),
        },
      ],
    };
  },
});
