import fc from "fast-check";
import {
  bondingCurve,
  buyOnCurve,
  type CurveTerms,
  fullyDilutedValue,
  graduatedPool,
  priceAt,
  progressAt,
  raisedAt,
  sellOnCurve,
  soldAt,
  soldAtShare,
} from "./bondingCurve";
import { constantProductOut, poolAfterSwap, spotPrice } from "./swap";
import { type PublishedRow, testPublished } from "./testPublished";

const TERMS: CurveTerms = {
  curveSupply: 8e8,
  poolSupply: 2e8,
  virtualQuote: 20_000,
  migrationFee: 0,
};
const CURVE = bondingCurve(TERMS);
const SUPPLY = 1e9;
const END = CURVE.curveSupply;

const PROGRESS: readonly (readonly [number, string, string, string])[] = [
  [0, "0", "0", "1.00"],
  [0.1, "1,621.62", "2.70", "1.17"],
  [0.25, "4,615.38", "7.69", "1.51"],
  [0.5, "12,000.00", "20.00", "2.56"],
  [0.75, "25,714.29", "42.86", "5.22"],
  [0.9, "41,538.46", "69.23", "9.47"],
  [1, "60,000.00", "100", "16.00"],
];

describe("M11 bonding curve", () => {
  const pool = graduatedPool(CURVE);
  testPublished([
    ["virtual tokens T", CURVE.virtualTokens, "1,066,666,666.67"],
    ["raise at graduation", raisedAt(CURVE, END), "60,000.000000"],
    ["start price, 10⁻⁸ SUPRA", 1e8 * priceAt(CURVE, 0), "1,875.000000"],
    ["end price, 10⁻⁸ SUPRA", 1e8 * priceAt(CURVE, END), "30,000.000000"],
    ["price multiple", priceAt(CURVE, END) / priceAt(CURVE, 0), "16.000000000"],
    ["pool opening price", pool.price, "0.0003"],
    ["pool opening price over curve end price", pool.price / priceAt(CURVE, END), "1.000000000000"],
    [
      "fully diluted value at the start",
      fullyDilutedValue(priceAt(CURVE, 0), SUPPLY),
      "18,750.000000",
    ],
    [
      "fully diluted value at the end",
      fullyDilutedValue(priceAt(CURVE, END), SUPPLY),
      "300,000.0000",
    ],
  ]);
  testPublished(
    PROGRESS.flatMap(([share, raised, raisedShare, multiple]): PublishedRow[] => {
      const progress = progressAt(CURVE, soldAtShare(CURVE, share));
      return [
        [`${100 * share}% sold, raised`, progress.raised, raised],
        [`${100 * share}% sold, share of the raise, %`, 100 * progress.raisedShare, raisedShare],
        [`${100 * share}% sold, price multiple`, progress.priceMultiple, multiple],
      ];
    }),
  );
  const first = buyOnCurve(CURVE, 0, 1_000, 0.01);
  const back = sellOnCurve(CURVE, first.tokens, first.tokens, 0.01);
  const large = buyOnCurve(CURVE, 0, 5_000, 0.01);
  testPublished([
    ["first buy of 1,000 SUPRA at 1% fee, MOON", first.tokens, "50,309,671.27"],
    ["average price paid, 10⁻⁸ SUPRA", 1e8 * first.averagePrice, "1,987.69"],
    ["selling it straight back, before fee", back.beforeFee, "990.000000"],
    ["after the fee of 1%", back.received, "980.10"],
    ["round-trip cost, %", 100 * (1 - back.received / 1_000), "1.99"],
    ["first buyer with 5,000 SUPRA takes", large.tokens, "211,623,246.49"],
    ["of the whole supply, %", (100 * large.tokens) / SUPPLY, "21.16"],
    ["price multiple after that", priceAt(CURVE, large.tokens) / priceAt(CURVE, 0), "1.556"],
  ]);
  const opened = { reserveIn: pool.tokens, reserveOut: pool.quote, fee: 0.003 };
  const priceAfter = 1 / spotPrice(poolAfterSwap(opened, 1e8));
  testPublished([
    [
      "selling 10% of supply into the new pool returns",
      constantProductOut(opened, 1e8),
      "19,959.96",
    ],
    ["value of those tokens at spot", 1e8 * pool.price, "30,000.0000"],
    ["pool price afterwards, 10⁻⁸ SUPRA", 1e8 * priceAfter, "13,346.68"],
    ["price fall, %", 100 * (1 - priceAfter / pool.price), "55.51"],
  ]);
  const charged = bondingCurve({ ...TERMS, migrationFee: 0.02 });
  testPublished([
    ["T with a migration fee of 2%", charged.virtualTokens, "1,073,972,602.74"],
    [
      "pool price over end price, still continuous",
      graduatedPool(charged).price / priceAt(charged, END),
      "1.000000000000",
    ],
  ]);
});

const LAUNCH = fc
  .record({
    curveSupply: fc.double({ min: 1e3, max: 1e12, noNaN: true }),
    part: fc.double({ min: 0.05, max: 0.8, noNaN: true }),
    virtualQuote: fc.double({ min: 1, max: 1e6, noNaN: true }),
    migrationFee: fc.double({ min: 0, max: 0.15, noNaN: true }),
  })
  .map(({ part, ...terms }) => bondingCurve({ ...terms, poolSupply: part * terms.curveSupply }));
const SHARE = fc.double({ min: 1e-6, max: 0.99, noNaN: true });
const FEE = fc.constantFrom(0, 0.01, 0.05);

describe("any bonding curve", () => {
  test("the product of virtual reserves is constant and the price only rises", () => {
    fc.assert(
      fc.property(LAUNCH, SHARE, (curve, share) => {
        const sold = soldAtShare(curve, share);
        const product = (curve.virtualTokens - sold) * (curve.virtualQuote + raisedAt(curve, sold));
        expect(product / (curve.virtualTokens * curve.virtualQuote)).toBeCloseTo(1, 9);
        expect(priceAt(curve, soldAtShare(curve, share + 0.01))).toBeGreaterThan(
          priceAt(curve, sold),
        );
        expect(soldAt(curve, raisedAt(curve, sold)) / sold).toBeCloseTo(1, 6);
      }),
    );
  });

  test("graduation does not move the price", () => {
    fc.assert(
      fc.property(LAUNCH, (curve) => {
        expect(graduatedPool(curve).price / priceAt(curve, curve.curveSupply)).toBeCloseTo(1, 9);
      }),
    );
  });

  test("buying and selling straight back never gains, and costs both fees", () => {
    fc.assert(
      fc.property(
        LAUNCH,
        SHARE,
        fc.double({ min: 0.01, max: 1e5, noNaN: true }),
        FEE,
        (curve, share, quoteIn, fee) => {
          const sold = soldAtShare(curve, share);
          const { tokens, spent } = buyOnCurve(curve, sold, quoteIn, fee);
          const { received } = sellOnCurve(
            curve,
            Math.min(sold + tokens, curve.curveSupply),
            tokens,
            fee,
          );
          expect(received / (spent * (1 - fee) ** 2)).toBeCloseTo(1, 5);
        },
      ),
    );
  });

  test("two consecutive buys get as much as one", () => {
    fc.assert(
      fc.property(LAUNCH, (curve) => {
        const quoteIn = raisedAt(curve, curve.curveSupply) / 4;
        const one = buyOnCurve(curve, 0, 2 * quoteIn, 0.01).tokens;
        const half = buyOnCurve(curve, 0, quoteIn, 0.01).tokens;
        expect((half + buyOnCurve(curve, half, quoteIn, 0.01).tokens) / one).toBeCloseTo(1, 9);
        expect(one).toBeLessThan(2 * half);
      }),
    );
  });

  test("the last buy is cut at the end and refunds the rest", () => {
    const last = buyOnCurve(CURVE, 7e8, 1e6, 0.01);
    expect(last.tokens).toBe(1e8);
    expect(last.spent + last.refund).toBeCloseTo(1e6, 6);
    expect(last.spent - last.fee).toBeCloseTo(raisedAt(CURVE, 8e8) - raisedAt(CURVE, 7e8), 6);
    expect(last.fee / last.spent).toBeCloseTo(0.01, 12);
    expect(buyOnCurve(CURVE, 0, 1, 0.01).refund).toBe(0);
    expect([soldAt(CURVE, 0), raisedAt(CURVE, 0)]).toEqual([0, 0]);
    expect(soldAt(CURVE, 60_000)).toBeCloseTo(8e8, 3);
    expect(progressAt(CURVE, 2e8).soldShare).toBe(0.25);
    const sale = sellOnCurve(CURVE, 8e8, 1e8, 0.01);
    expect(sale.fee + sale.received).toBeCloseTo(sale.beforeFee, 9);
  });

  test("reports which value is wrong", () => {
    expect(() => bondingCurve({ ...TERMS, curveSupply: 0 })).toThrow(
      new RangeError("curveSupply must be above 0, got 0"),
    );
    expect(() => bondingCurve({ ...TERMS, poolSupply: 0 })).toThrow(
      "poolSupply must be above 0, got 0",
    );
    expect(() => bondingCurve({ ...TERMS, poolSupply: 8e8 })).toThrow(
      "or no curve ends at the pool price, got 800000000",
    );
    expect(() => bondingCurve({ ...TERMS, virtualQuote: -1 })).toThrow(
      "virtualQuote must be above 0, got -1",
    );
    expect(() => bondingCurve({ ...TERMS, migrationFee: 1 })).toThrow(
      "fee must be 0 or more and below 1, got 1",
    );
    expect(() => raisedAt(CURVE, 9e8)).toThrow("sold must be at most 800000000, got 900000000");
    expect(() => priceAt(CURVE, -1)).toThrow("sold must be 0 or more, got -1");
    expect(() => soldAt(CURVE, 70_000)).toThrow("got 70000");
    expect(() => soldAt(CURVE, -1)).toThrow("raised must be 0 or more, got -1");
    expect(() => soldAtShare(CURVE, 2)).toThrow("share must be from 0 to 1, got 2");
    expect(() => buyOnCurve(CURVE, 8e8, 1, 0)).toThrow("below 800000000, got 800000000");
    expect(() => buyOnCurve(CURVE, 0, 0, 0)).toThrow("quoteIn must be above 0, got 0");
    expect(() => buyOnCurve(CURVE, 0, 1, 1)).toThrow("fee must be 0 or more and below 1, got 1");
    expect(() => sellOnCurve(CURVE, 10, 11, 0)).toThrow(
      "tokens must be at most the 10 sold, got 11",
    );
    expect(() => sellOnCurve(CURVE, 10, -1, 0)).toThrow("tokens must be 0 or more, got -1");
    expect(() => sellOnCurve(CURVE, 10, 1, -1)).toThrow("got -1");
    expect(() => fullyDilutedValue(-1, 1)).toThrow("price must be 0 or more, got -1");
    expect(() => fullyDilutedValue(1, -1)).toThrow("totalSupply must be 0 or more, got -1");
  });
});
