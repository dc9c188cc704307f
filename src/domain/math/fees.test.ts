import fc from "fast-check";
import { compoundFee, swapFeeParts, swapFeePartsUnits } from "./fees";
import { testExact, testPublished } from "./testPublished";

describe("M05 fees", () => {
  const parts = swapFeeParts(1_000, 0.003, 0.2);
  testPublished([
    ["fee on 1,000 USDX at 0.30%", parts.total, "3.00"],
    ["part of liquidity providers, 80%", parts.liquidityProviders, "2.40"],
    ["part of the protocol, 20%", parts.protocol, "0.60"],
    ["hop of 0.30%, then one of 0.04%, in %", 100 * compoundFee([0.003, 0.0004]), "0.3399"],
  ]);
  testExact([
    ["fee in base units", swapFeePartsUnits(100_000_000_000n, 30, 2_000).total, 300_000_000n],
    ["protocol part in base units", swapFeePartsUnits(100_000_000_000n, 30, 2_000).protocol, 60_000_000n],
    ["a fraction of a unit is charged in full", swapFeePartsUnits(1n, 30, 2_000).total, 1n],
    ["and stays with liquidity providers", swapFeePartsUnits(1n, 30, 2_000).liquidityProviders, 1n],
  ]);
});

describe("M04 fees of a path", () => {
  testPublished([["two hops of 0.30% compound to %", 100 * compoundFee([0.003, 0.003]), "0.5991"]]);
  testExact([["no hop, no fee", compoundFee([]), 0]]);
});

describe("fees in general", () => {
  test("parts add up to the fee, whatever the rounding", () => {
    const bps = fc.integer({ min: 0, max: 9_999 });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n }), bps, bps, (amount, feeBps, shareBps) => {
        const { total, protocol, liquidityProviders } = swapFeePartsUnits(amount, feeBps, shareBps);
        expect(protocol + liquidityProviders).toBe(total);
        expect(total * 10_000n >= amount * BigInt(feeBps)).toBe(true);
        expect(protocol * 10_000n <= total * BigInt(shareBps)).toBe(true);
      }),
    );
  });

  test("a path never costs more than the sum of its fees, nor less than the largest", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 0.5, noNaN: true }), { minLength: 1, maxLength: 5 }), (fees) => {
        const total = compoundFee(fees);
        expect(total).toBeLessThanOrEqual(fees.reduce((all, fee) => all + fee, 0) + 1e-12);
        expect(total).toBeGreaterThanOrEqual(Math.max(...fees) - 1e-12);
      }),
    );
  });

  test("says which value is wrong", () => {
    expect(() => swapFeeParts(-1, 0.003, 0.2)).toThrow(new RangeError("amountIn must be 0 or more, got -1"));
    expect(() => swapFeeParts(1, 1, 0.2)).toThrow("fee must be 0 or more and below 1, got 1");
    expect(() => swapFeeParts(1, 0.003, 1.2)).toThrow("protocolShare must be from 0 to 1, got 1.2");
    expect(() => swapFeePartsUnits(1n, 10_000, 0)).toThrow("feeBps must be a whole number from 0 to 9999, got 10000");
    expect(() => swapFeePartsUnits(1n, 30, -1)).toThrow("protocolShareBps must be a whole number from 0 to 10000, got -1");
    expect(() => compoundFee([0.1, -0.1])).toThrow("got -0.1");
  });
});
