import { BPS, mulDivDown, mulDivUp } from "./fixedPoint";
import {
  requireFee,
  requireFeeBps,
  requireNonNegative,
  requireShare,
  requireThat,
  requireWhole,
} from "./validation";

/** The shares of a platform fee, in the unit of the trade. `fee = referrer + rebate + protocol`. */
export type ReferralParts<Amount> = {
  readonly fee: Amount;
  readonly referrer: Amount;
  readonly rebate: Amount;
  readonly protocol: Amount;
};

/** Fee and shares as fractions: 0.001 for 0.10%, 0.2 for 20% of the fee. Shares may not exceed the whole fee. */
export type ReferralTerms = {
  readonly platformFee: number;
  readonly referrerShare: number;
  readonly rebateShare: number;
};

/**
 * Who gets what of the platform fee of a trade: `F = V·φ`, referrer `F·r`, trader `F·b`, protocol the rest.
 * @throws RangeError for a negative volume, a fee outside [0, 1), shares outside [0, 1] or above 1 together
 * Source: brief M17.
 */
export function referralParts(volume: number, terms: ReferralTerms): ReferralParts<number> {
  requireNonNegative("volume", volume);
  requireFee(terms.platformFee);
  requireShare("referrerShare", terms.referrerShare);
  requireShare("rebateShare", terms.rebateShare);
  const given = terms.referrerShare + terms.rebateShare;
  requireShare("referrerShare + rebateShare", given);
  const fee = volume * terms.platformFee;
  const referrer = fee * terms.referrerShare;
  const rebate = fee * terms.rebateShare;
  return { fee, referrer, rebate, protocol: fee * (1 - given) };
}

/** Platform fee the trader pays after the rebate, as a fraction of the volume: `φ(1 − b)`. @throws RangeError as above */
export function effectiveFee(terms: ReferralTerms): number {
  const { fee, rebate } = referralParts(1, terms);
  return fee - rebate;
}

/**
 * The shares of the fee in base units: the fee is rounded up, both shares down, the protocol takes the remainder.
 * @throws RangeError for a negative volume, feeBps outside 0–9,999 or shares outside 0–10,000 bps together
 */
export function referralPartsUnits(
  volume: bigint,
  feeBps: number,
  referrerBps: number,
  rebateBps: number,
): ReferralParts<bigint> {
  requireFeeBps(feeBps);
  requireWhole("referrerBps", referrerBps, 0, Number(BPS));
  requireWhole("rebateBps", rebateBps, 0, Number(BPS));
  requireThat(
    referrerBps + rebateBps <= Number(BPS),
    "referrerBps + rebateBps",
    "at most 10000",
    referrerBps + rebateBps,
  );
  const fee = mulDivUp(volume, BigInt(feeBps), BPS);
  const referrer = mulDivDown(fee, BigInt(referrerBps), BPS);
  const rebate = mulDivDown(fee, BigInt(rebateBps), BPS);
  return { fee, referrer, rebate, protocol: fee - referrer - rebate };
}
