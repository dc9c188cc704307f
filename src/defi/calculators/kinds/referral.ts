import { effectiveFee, referralParts } from "../../math/referral";
import { amountText, percent } from "../../numberText";
import { defineCalculator, InputError } from "../definition";
import { amountField, feeField, shareField } from "../fields";

export default defineCalculator({
  title: "Who gets what of the platform fee",
  fields: {
    volume: amountField("Trade", "USDX", "10,000"),
    fee: feeField("0.10", "Platform fee"),
    referrer: shareField("Part for the referrer", "20"),
    rebate: shareField("Rebate for the trader", "10"),
  },
  compute: ({ volume, fee, referrer, rebate }) => {
    if (referrer + rebate > 1)
      throw new InputError("rebate", "Both parts together must not exceed 100% of the fee.");
    const terms = { platformFee: fee, referrerShare: referrer, rebateShare: rebate };
    const parts = referralParts(volume, terms);
    return {
      sentence: `Of a platform fee of ${amountText(parts.fee)} USDX, ${amountText(parts.referrer)} go to the referrer, ${amountText(parts.rebate)} back to the trader and ${amountText(parts.protocol)} to the protocol.`,
      rows: [
        {
          label: "Platform fee the trader pays in the end",
          value: percent(effectiveFee(terms), 4),
        },
      ],
    };
  },
});
