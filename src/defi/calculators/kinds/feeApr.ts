import { apyOf, feeApr, noArbitrageBand } from "../../math/returns";
import { fixed, percent, priceText } from "../../numberText";
import { defineCalculator } from "../definition";
import { amountField, feeField, shareField } from "../fields";

export default defineCalculator({
  title: "Fee APR of a pool",
  fields: {
    volume: {
      kind: "number",
      label: "Volume of the last 24 hours",
      unit: "USDX",
      initial: "250,000",
      least: 0,
    },
    fee: feeField("0.30"),
    share: shareField("Part of the fee that LPs keep", "80"),
    value: amountField("Total value locked", "USDX", "2,000,000"),
    spot: amountField("Spot price", "USDX per ALPHA", "2.00"),
  },
  place: { plot: "P16", x: ({ volume, value }) => volume / value },
  compute: ({ volume, fee, share, value, spot }) => {
    const apr = feeApr({ dailyVolume: volume, fee, providerShare: share, totalValue: value });
    const apy = apyOf(apr);
    const band = noArbitrageBand(spot, fee);
    return {
      sentence: `The fees of one day, scaled to a year, are ${percent(apr)} APR. This is no forecast.`,
      rows: [
        {
          label: "APY, reinvested daily",
          value: Number.isFinite(apy) && apy < 1e6 ? percent(apy) : "too large to mean anything",
        },
        { label: "Daily volume ÷ TVL", value: fixed(volume / value, 3) },
        {
          label: "No arbitrage between",
          value: `${priceText(band.low)} and ${priceText(band.high)} USDX`,
        },
      ],
    };
  },
});
