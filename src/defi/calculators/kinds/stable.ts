import {
  type StablePool,
  stableBalance,
  stableInvariant,
  stableOut,
  stableOutBeforeFee,
  stableSpotRate,
} from "../../math/stablePool";
import { constantProductOut } from "../../math/swap";
import { amountText, fixed } from "../../numberText";
import { defineCalculator } from "../definition";
import { amountField, feeField } from "../fields";

export default defineCalculator({
  title: "Swap in a stable pool",
  fields: {
    amount: amountField("You pay", "USDX", "100,000"),
    amplification: {
      kind: "number",
      label: "Amplification factor A",
      initial: "100",
      least: 1,
      most: 10_000,
      slider: { least: 1, most: 1_000, step: 1 },
    },
    balanceIn: amountField("USDX in the pool", "USDX", "1,000,000"),
    balanceOut: amountField("USDY in the pool", "USDY", "1,000,000"),
    fee: feeField("0.04"),
  },
  compute: ({ amount, amplification, balanceIn, balanceOut, fee }) => {
    const pool: StablePool = { balances: [balanceIn, balanceOut], amplification, fee };
    const before = stableOutBeforeFee(pool, 0, 1, amount);
    const received = stableOut(pool, 0, 1, amount);
    const invariant = stableInvariant(pool.balances, amplification);
    // not balanceOut − before, which floating point rounds to 0 when hardly anything is left
    const left = stableBalance([balanceIn + amount], invariant, amplification);
    const after = { ...pool, balances: [balanceIn + amount, left] };
    return {
      sentence: `You receive ${amountText(received)} USDY, ${amountText(before)} before the fee.`,
      rows: [
        {
          label: "Constant product would pay, before fee",
          value: `${amountText(constantProductOut({ reserveIn: balanceIn, reserveOut: balanceOut, fee: 0 }, amount))} USDY`,
        },
        { label: "Invariant D", value: fixed(invariant, 0) },
        {
          label: "Spot price before",
          value: `${fixed(stableSpotRate(pool, 0, 1), 4)} USDY per USDX`,
        },
        {
          label: "Spot price after",
          value: `${fixed(stableSpotRate(after, 0, 1), 4)} USDY per USDX`,
        },
      ],
    };
  },
});
