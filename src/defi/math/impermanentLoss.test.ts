import fc from "fast-check";
import {
  basketImpermanentLoss,
  daysOfFeesToCover,
  equalLossRatio,
  impermanentLoss,
  positionAfterMove,
} from "./impermanentLoss";
import { constantProductOut } from "./swap";
import { type PublishedRow, testPublished } from "./testPublished";

const PRINTED: readonly (readonly [number, string, string, string])[] = [
  [0.1, "-42.50", "-43.40", "-23.05"],
  [0.25, "-20.00", "-17.53", "-10.84"],
  [0.5, "-5.72", "-4.28", "-3.27"],
  [0.75, "-1.03", "-0.70", "-0.62"],
  [1, "0.00", "0.00", "0.00"],
  [1.25, "-0.62", "-0.38", "-0.42"],
  [1.5, "-2.02", "-1.20", "-1.41"],
  [2, "-5.72", "-3.27", "-4.28"],
  [3, "-13.40", "-7.38", "-11.02"],
  [4, "-20.00", "-10.84", "-17.53"],
  [5, "-25.46", "-13.72", "-23.35"],
  [10, "-42.50", "-23.05", "-43.40"],
];

describe("M09 impermanent loss", () => {
  testPublished(
    PRINTED.flatMap(([ratio, even, heavy, light]): PublishedRow[] => [
      [`price ratio ${ratio}, 50/50, %`, 100 * impermanentLoss(ratio, 0.5), even],
      [
        `price ratio ${ratio}, 80% in the moving token, %`,
        100 * impermanentLoss(ratio, 0.8),
        heavy,
      ],
      [
        `price ratio ${ratio}, 20% in the moving token, %`,
        100 * impermanentLoss(ratio, 0.2),
        light,
      ],
    ]),
  );
  const position = positionAfterMove(20_000, 2, 2, 0.5);
  testPublished([
    ["deposit of 20,000 after a doubling", position.positionValue, "28,284.27"],
    ["the same held", position.holdValue, "30,000"],
    ["loss, USDX", position.loss, "1,715.73"],
    ["ALPHA in the position", position.movingTokens, "3,535.53"],
    ["USDX in the position", position.quoteTokens, "14,142.14"],
    [
      "days of fees at 10.95% to cover it",
      daysOfFeesToCover(position.loss, position.positionValue, 0.1095),
      "202.2",
    ],
    ["80% loses more than 50% below a price ratio of", equalLossRatio(0.8, 0.5), "0.1179"],
  ]);

  test("50/50 is 2√r/(1 + r) − 1", () => {
    expect(impermanentLoss(2, 0.5)).toBeCloseTo((2 * Math.SQRT2) / 3 - 1, 12);
  });

  test("symmetry IL(r, w) = IL(1/r, 1 − w)", () => {
    expect(impermanentLoss(4, 0.8)).toBeCloseTo(impermanentLoss(0.25, 0.2), 12);
  });
});

const RATIO = fc.double({ min: 0.001, max: 1_000, noNaN: true });
const WEIGHT = fc.double({ min: 0.01, max: 0.99, noNaN: true });

describe("impermanent loss in general", () => {
  test("is symmetric, never a gain and never more than everything", () => {
    fc.assert(
      fc.property(RATIO, WEIGHT, (ratio, weight) => {
        const loss = impermanentLoss(ratio, weight);
        expect(loss).toBeLessThanOrEqual(1e-12);
        expect(loss).toBeGreaterThan(-1);
        expect(loss).toBeCloseTo(impermanentLoss(1 / ratio, 1 - weight), 9);
      }),
    );
  });

  test("the position is the pool's: value shares keep the weights, amounts follow arbitrage", () => {
    fc.assert(
      fc.property(RATIO, WEIGHT, (ratio, weight) => {
        const after = positionAfterMove(1_000, 3, ratio, weight);
        expect((after.movingTokens * 3 * ratio) / after.positionValue).toBeCloseTo(weight, 9);
        expect(after.movingTokens * 3 * ratio + after.quoteTokens).toBeCloseTo(
          after.positionValue,
          6,
        );
        expect(after.positionValue / after.holdValue - 1).toBeCloseTo(
          impermanentLoss(ratio, weight),
          9,
        );
      }),
    );
  });

  test("is what a fee-free pool really loses", () => {
    const sold = 500_000 - 500_000 / Math.SQRT2;
    const bought = 1_000_000 * (Math.SQRT2 - 1);
    expect(
      constantProductOut({ reserveIn: 1_000_000, reserveOut: 500_000, fee: 0 }, bought),
    ).toBeCloseTo(sold, 6);
    expect(positionAfterMove(2_000_000, 2, 2, 0.5).movingTokens).toBeCloseTo(500_000 - sold, 6);
  });

  test("a basket in which one token moves is the two-token case", () => {
    fc.assert(
      fc.property(RATIO, (ratio) => {
        expect(basketImpermanentLoss([ratio, 1, 1], [0.5, 0.3, 0.2])).toBeCloseTo(
          impermanentLoss(ratio, 0.5),
          9,
        );
        expect(basketImpermanentLoss([ratio, ratio], [0.4, 0.6])).toBeCloseTo(0, 9);
      }),
    );
  });

  test("at the equal-loss ratio both weights lose the same, the heavier less above and more below", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.55, max: 0.95, noNaN: true }), (heavier) => {
        const ratio = equalLossRatio(heavier, 0.5);
        expect(impermanentLoss(ratio, heavier)).toBeCloseTo(impermanentLoss(ratio, 0.5), 9);
        expect(impermanentLoss(ratio * 0.9, heavier)).toBeLessThan(
          impermanentLoss(ratio * 0.9, 0.5),
        );
        expect(impermanentLoss(ratio * 1.1, heavier)).toBeGreaterThan(
          impermanentLoss(ratio * 1.1, 0.5),
        );
      }),
    );
  });

  test("reports which value is wrong", () => {
    expect(() => impermanentLoss(0, 0.5)).toThrow(
      new RangeError("priceRatio must be above 0, got 0"),
    );
    expect(() => impermanentLoss(1, 1)).toThrow("weight must be above 0 and below 1, got 1");
    expect(() => basketImpermanentLoss([1, 2], [0.5, 0.6])).toThrow(
      "sum of weights must be 1, got 1.1",
    );
    expect(() => positionAfterMove(0, 1, 1, 0.5)).toThrow("deposit must be above 0, got 0");
    expect(() => positionAfterMove(1, -1, 1, 0.5)).toThrow("price must be above 0, got -1");
    expect(() => positionAfterMove(1, 1, 0, 0.5)).toThrow("priceRatio must be above 0, got 0");
    expect(() => positionAfterMove(1, 1, 1, 0)).toThrow(
      "weight must be above 0 and below 1, got 0",
    );
    expect(() => daysOfFeesToCover(-1, 1, 1)).toThrow("loss must be 0 or more, got -1");
    expect(() => daysOfFeesToCover(1, 0, 1)).toThrow("positionValue must be above 0, got 0");
    expect(() => daysOfFeesToCover(1, 1, 0)).toThrow("feeApr must be above 0, got 0");
    expect(() => equalLossRatio(0.5, 0.8)).toThrow(
      "lighter must be from 0.5 to below the heavier weight, got 0.8",
    );
    expect(() => equalLossRatio(0.6, 0.6)).toThrow(
      "lighter must be from 0.5 to below the heavier weight, got 0.6",
    );
    expect(() => equalLossRatio(1, 0.5)).toThrow("heavier must be above 0 and below 1, got 1");
  });
});
