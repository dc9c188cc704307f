import { priceImpact } from "../../math/priceImpact";
import {
  type WeightedPool,
  weightedIn,
  weightedOut,
  weightedPair,
  weightedSpotPrice,
} from "../../math/weightedPool";
import { amountText, percent, priceText } from "../../numberText";
import { defineCalculator, InputError } from "../definition";
import { amountField, feeField } from "../fields";

export default defineCalculator({
  title: "Swap in a weighted pool",
  fields: {
    direction: {
      kind: "choice",
      label: "Direction",
      initial: "buy",
      options: [
        { value: "buy", label: "Pay USDX, receive ALPHA" },
        { value: "sell", label: "Pay ALPHA, receive USDX" },
      ],
    },
    amountIn: amountField("You pay", "tokens", "5,000"),
    amountOut: amountField("Or you want exactly", "tokens", "2,400"),
    alpha: amountField("ALPHA in the pool", "ALPHA", "400,000"),
    usdx: amountField("USDX in the pool", "USDX", "200,000"),
    weight: {
      kind: "number",
      label: "Weight of ALPHA",
      unit: "%",
      percent: true,
      initial: "80",
      least: 1,
      most: 99,
    },
    fee: feeField("0.30"),
  },
  compute: ({ direction, amountIn, amountOut, alpha, usdx, weight, fee }) => {
    const pool: WeightedPool = { balances: [alpha, usdx], weights: [weight, 1 - weight], fee };
    const pair = direction === "buy" ? weightedPair(pool, 1, 0) : weightedPair(pool, 0, 1);
    const [paid, bought] = direction === "buy" ? ["USDX", "ALPHA"] : ["ALPHA", "USDX"];
    if (amountOut >= pair.balanceOut)
      throw new InputError(
        "amountOut",
        `The pool holds ${amountText(pair.balanceOut)} ${bought}; enter less.`,
      );
    const needed = weightedIn(pair, amountOut);
    if (!Number.isFinite(needed))
      throw new InputError("amountOut", `No amount of ${paid} pays for so much of the pool.`);
    const received = weightedOut(pair, amountIn);
    const spot = weightedSpotPrice(pair);
    return {
      sentence: `For ${amountText(amountIn)} ${paid} you receive ${amountText(received)} ${bought}, an average of ${priceText(amountIn / received)} ${paid} per ${bought}.`,
      rows: [
        { label: "Spot price", value: `${priceText(spot)} ${paid} per ${bought}` },
        {
          label: "Price impact, without fee",
          value: percent(priceImpact(amountIn * (1 - fee), received, spot), 4),
        },
        {
          label: `To receive exactly ${amountText(amountOut)} ${bought} you pay`,
          value: `${amountText(needed)} ${paid}`,
        },
      ],
    };
  },
});
