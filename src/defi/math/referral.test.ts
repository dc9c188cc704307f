import fc from "fast-check";
import { effectiveFee, referralParts, referralPartsUnits } from "./referral";
import { testExact, testPublished } from "./testPublished";

const TERMS = { platformFee: 0.001, referrerShare: 0.2, rebateShare: 0.1 };

describe("M17 referral", () => {
  const parts = referralParts(10_000, TERMS);
  testPublished([
    ["platform fee on 10,000 USDX at 0.10%", parts.fee, "10.000000000"],
    ["referrer, 20%", parts.referrer, "2.000000000"],
    ["trader's rebate, 10%", parts.rebate, "1.000000000"],
    ["kept by the protocol", parts.protocol, "7.000000000"],
    ["effective fee of the trader, %", 100 * effectiveFee(TERMS), "0.09"],
  ]);
  testExact([
    [
      "the same in base units",
      referralPartsUnits(1_000_000_000_000n, 10, 2_000, 1_000),
      { fee: 1_000_000_000n, referrer: 200_000_000n, rebate: 100_000_000n, protocol: 700_000_000n },
    ],
    [
      "both shares may take the whole fee",
      referralPartsUnits(1_000n, 100, 6_000, 4_000),
      { fee: 10n, referrer: 6n, rebate: 4n, protocol: 0n },
    ],
    [
      "a unit that cannot be shared stays with the protocol",
      referralPartsUnits(1n, 10, 2_000, 1_000),
      { fee: 1n, referrer: 0n, rebate: 0n, protocol: 1n },
    ],
  ]);
});

test("shares that take the whole fee leave exactly nothing for the protocol", () => {
  for (let share = 0; share <= 100; share += 1) {
    const terms = { platformFee: 0.9999, referrerShare: share / 100, rebateShare: 1 - share / 100 };
    expect(referralParts(0.01, terms).protocol).toBe(0);
  }
});

describe("any referral", () => {
  test("parts add up and nobody gets more than their share", () => {
    const bps = fc.integer({ min: 0, max: 5_000 });
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 64n }),
        bps,
        bps,
        bps,
        (volume, feeBps, referrerBps, rebateBps) => {
          const { fee, referrer, rebate, protocol } = referralPartsUnits(
            volume,
            feeBps,
            referrerBps,
            rebateBps,
          );
          expect(referrer + rebate + protocol).toBe(fee);
          expect(
            referrer * 10_000n <= fee * BigInt(referrerBps) &&
              rebate * 10_000n <= fee * BigInt(rebateBps),
          ).toBe(true);
          expect(protocol >= 0n && fee * 10_000n >= volume * BigInt(feeBps)).toBe(true);
        },
      ),
    );
  });

  test("reports which value is wrong", () => {
    expect(() => referralParts(-1, TERMS)).toThrow(
      new RangeError("volume must be 0 or more, got -1"),
    );
    expect(() => referralParts(1, { ...TERMS, platformFee: 1 })).toThrow(
      "fee must be 0 or more and below 1, got 1",
    );
    expect(() => referralParts(1, { ...TERMS, referrerShare: -0.1 })).toThrow(
      "referrerShare must be from 0 to 1, got -0.1",
    );
    expect(() => referralParts(1, { ...TERMS, rebateShare: 1.1 })).toThrow(
      "rebateShare must be from 0 to 1, got 1.1",
    );
    expect(() => referralParts(1, { ...TERMS, rebateShare: 0.9 })).toThrow(
      "referrerShare + rebateShare must be from 0 to 1, got 1.1",
    );
    expect(() => referralPartsUnits(-1n, 10, 0, 0)).toThrow("got -1");
    expect(() => referralPartsUnits(1n, 10_000, 0, 0)).toThrow("got 10000");
    expect(() => referralPartsUnits(1n, 10, 0.5, 0)).toThrow(
      "referrerBps must be a whole number from 0 to 10000, got 0.5",
    );
    expect(() => referralPartsUnits(1n, 10, 0, -1)).toThrow(
      "rebateBps must be a whole number from 0 to 10000, got -1",
    );
    expect(() => referralPartsUnits(1n, 10, 6_000, 5_000)).toThrow(
      "referrerBps + rebateBps must be at most 10000, got 11000",
    );
  });
});
