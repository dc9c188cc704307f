import fc from "fast-check";
import { circulatingSupply, dilution } from "./supply";
import { type PublishedRow, testExact, testPublished } from "./testPublished";

// Community, treasury, contributors, supporters, launch liquidity; incentives come from emissions.
const CATEGORIES = [
  { amount: 300e6, unlockShare: 0.1, cliff: 0, duration: 48 },
  { amount: 200e6, unlockShare: 0.05, cliff: 6, duration: 42 },
  { amount: 170e6, unlockShare: 0, cliff: 12, duration: 36 },
  { amount: 80e6, unlockShare: 0, cliff: 6, duration: 24 },
  { amount: 50e6, unlockShare: 1, cliff: 0, duration: 0 },
];
const EMISSION = { total: 200e6, retention: 0.97, periods: 48 };
const at = (month: number) => circulatingSupply(CATEGORIES, EMISSION, month);

const PRINTED: readonly (readonly [number, string])[] = [
  [0, "90.000"],
  [6, "167.233"],
  [12, "284.347"],
  [18, "423.744"],
  [24, "558.101"],
  [36, "794.924"],
  [48, "1,000"],
];

describe("M14 circulating supply", () => {
  testPublished(
    PRINTED.map(
      ([month, total]): PublishedRow => [`month ${month}, millions`, at(month).total / 1e6, total],
    ),
  );
  testPublished(
    ["97.5", "37.143", "0", "20", "50"].map((printed, index): PublishedRow => {
      return [
        `month 12, category ${index + 1}, millions`,
        (at(12).categories[index] ?? -1) / 1e6,
        printed,
      ];
    }),
  );
  testPublished([["month 12, emissions, millions", at(12).emitted / 1e6, "79.704"]]);
  testExact([["no dilution without new tokens", dilution(90e6, 90e6), 0]]);
});

describe("supply in general", () => {
  test("never falls, and its parts add up", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (month) => {
        const supply = at(month);
        expect(supply.categories.reduce((all, part) => all + part, supply.emitted)).toBeCloseTo(
          supply.total,
          3,
        );
        expect(at(month + 1).total).toBeGreaterThanOrEqual(supply.total - 1e-3);
        expect(dilution(supply.total, at(month + 1).total)).toBeGreaterThanOrEqual(-1e-9);
      }),
    );
  });

  test("a holding worth a ninth of the first supply is diluted by the rest", () => {
    expect(dilution(90e6, 1_000e6)).toBeCloseTo(0.91, 12);
  });

  test("reports which value is wrong", () => {
    expect(() => at(-1)).toThrow(new RangeError("month must be 0 or more, got -1"));
    expect(() => dilution(-1, 1)).toThrow("earlier supply must be 0 or more, got -1");
    expect(() => dilution(1, 0)).toThrow("later supply must be above 0, got 0");
  });
});
