import { depegComposition } from "../../math/depeg";
import { impermanentLoss, positionAfterMove } from "../../math/impermanentLoss";
import { depositGain } from "../../math/liquidity";
import { apyOf, daysOfFeesToCover, feeApr as yearlyFees } from "../../math/returns";
import { fixed, percent, priceText } from "../../numberText";
import { defineCalculator, ensure } from "../definition";
import { amount, amplification, fee, number, percentage, share } from "../fields";

const il = defineCalculator({
  title: "Impermanent loss",
  fields: {
    ratio: number("New price ÷ old price", "", "2", {
      above: 0,
      max: 1_000_000,
      slider: { min: 0.1, max: 10, step: 0.05 },
    }),
    weight: percentage("Weight of the token that moves", "50", { min: 1, max: 99 }),
    deposit: amount("Deposit", "USDX", "20,000"),
    apr: percentage("Fee APR", "10.95", { min: 0, max: 100_000 }),
  },
  plot: { id: "P03", x: ({ ratio }) => ratio },
  compute: ({ ratio, weight, deposit, apr }) => {
    const { positionValue, holdValue, loss } = positionAfterMove(deposit, ratio, weight);
    const days =
      apr > 0
        ? `${fixed(daysOfFeesToCover(loss, positionValue, apr), 1)} days`
        : "never, without fees";
    return {
      sentence: `The position is worth ${fixed(positionValue)} USDX against ${fixed(holdValue)} USDX held: ${fixed(-loss)} USDX, or ${percent(impermanentLoss(ratio, weight))}.`,
      rows: {
        "Change of the deposit": `${fixed(positionValue - deposit)} USDX`,
        [`Fees at ${percent(apr)} APR cover it after`]: days,
      },
    };
  },
});

const lpShare = defineCalculator({
  title: "Share of a 50/50 pool",
  fields: {
    usdx: number("You deposit", "USDX", "10,000"),
    alpha: number("And you deposit", "ALPHA", "0"),
    poolUsdx: amount("USDX in the pool", "USDX", "1,000,000"),
    poolAlpha: amount("ALPHA in the pool", "ALPHA", "500,000"),
    fee: fee("0.30"),
  },
  compute: ({ usdx, alpha, poolUsdx, poolAlpha, fee: taken }) => {
    ensure(usdx + alpha > 0, "usdx", "Enter an amount of at least one token.");
    const gain = depositGain(usdx / poolUsdx, alpha / poolAlpha, taken);
    const balanced = (usdx / poolUsdx + alpha / poolAlpha) / 2;
    const supply = Math.sqrt(poolUsdx * poolAlpha); // LP tokens of a pool are the root of x·y
    return {
      sentence: `The deposit mints ${fixed(gain * supply)} LP tokens, ${percent(gain, 5)} of the ${fixed(supply)} there are.`,
      rows: {
        "Your share of the pool afterwards": percent(gain / (1 + gain), 5),
        "A balanced deposit of the same value": percent(balanced, 5),
        "Cost of the part out of balance": percent(Math.max(0, 1 - gain / balanced), 3),
      },
    };
  },
});

const feeApr = defineCalculator({
  title: "Fee APR of a pool",
  fields: {
    volume: number("Volume of the last 24 hours", "USDX", "250,000"),
    fee: fee("0.30"),
    share: share("Part of the fee that LPs keep", "80"),
    value: amount("Total value locked", "USDX", "2,000,000"),
    spot: amount("Spot price", "USDX per ALPHA", "2.00"),
  },
  plot: { id: "P16", x: ({ volume, value }) => volume / value },
  compute: ({ volume, fee: taken, share: kept, value, spot }) => {
    const apr = yearlyFees(volume / value, taken, kept);
    const apy = apyOf(apr);
    return {
      sentence: `The fees of one day, scaled to a year, are ${percent(apr)} APR. This is no forecast.`,
      rows: {
        "APY, reinvested daily":
          Number.isFinite(apy) && apy < 1e6 ? percent(apy) : "too large to mean anything",
        "Daily volume ÷ TVL": fixed(volume / value, 3),
        "No arbitrage between": `${priceText(spot * (1 - taken))} and ${priceText(spot / (1 - taken))} USDX`,
      },
    };
  },
});

const depeg = defineCalculator({
  title: "A depeg in a stable pool",
  fields: {
    price: number("Market price of USDY", "USDX", "0.90", {
      min: 0.05,
      max: 1,
      slider: { min: 0.5, max: 1, step: 0.01 },
    }),
    amplification,
    deposit: amount("Deposited, half of each token", "tokens", "2,000,000"),
  },
  plot: { id: "P09", x: ({ price }) => price },
  compute: ({ price, amplification: factor, deposit }) => {
    const pool = depegComposition(factor, price, deposit);
    return {
      sentence: `The position is worth ${fixed(pool.value, 0)} USDX: ${percent(pool.versusHolding, 3)} against holding, ${percent(pool.versusDeposit, 3)} against the deposit.`,
      rows: {
        "USDX left": fixed(pool.pegged, 0),
        "USDY held": fixed(pool.depegged, 0),
        "Share of USDY in the pool": percent(pool.depeggedShare, 1),
        "Value of holding instead": `${fixed(pool.holdValue, 0)} USDX`,
      },
    };
  },
});

export default { il, lpShare, feeApr, depeg };
