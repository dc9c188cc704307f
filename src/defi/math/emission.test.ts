import fc from "fast-check";
import {
  type DecayingEmission,
  emissionHalfLife,
  emissionIn,
  emissionScheduleUnits,
  emittedBy,
} from "./emission";
import { sumUnits } from "./fixedPoint";
import { sum } from "./statistics";
import { type PublishedRow, testExact, testPublished } from "./testPublished";

const EMISSION: DecayingEmission = { total: 200_000_000, retention: 0.97, periods: 48 };

const PRINTED: readonly (readonly [number, string, string])[] = [
  [1, "7,810,085.19", "7,810,085.19"],
  [12, "5,586,564.90", "79,703,908.12"],
  [24, "3,876,195.38", "135,005,855.91"],
  [36, "2,689,468.55", "173,376,689.93"],
  [48, "1,866,067.21", "200,000,000"],
];

describe("M13 decaying emissions", () => {
  testPublished(
    PRINTED.flatMap(([month, emitted, cumulative]): PublishedRow[] => [
      [`emission of month ${month}`, emissionIn(EMISSION, month), emitted],
      [`cumulative to month ${month}`, emittedBy(EMISSION, month), cumulative],
    ]),
  );
  testPublished([
    ["share of the first year, %", (100 * emittedBy(EMISSION, 12)) / EMISSION.total, "39.85"],
    ["half-life in months", emissionHalfLife(0.97), "22.76"],
  ]);
  const schedule = emissionScheduleUnits(20_000_000_000_000_000n, 97, 48);
  testExact([
    ["month 1 in base units", schedule[0], 781_008_519_440_153n],
    ["whole schedule in base units", sumUnits(schedule), 20_000_000_000_000_000n],
    ["nothing after the last month", emissionIn(EMISSION, 49), 0],
    ["nothing before the first", emittedBy(EMISSION, 0), 0],
    ["everything from the last on", emittedBy(EMISSION, 60), 200_000_000],
    ["no decay never halves", emissionHalfLife(1), Infinity],
  ]);
});

const ANY = fc.record({
  total: fc.double({ min: 1, max: 1e12, noNaN: true }),
  retention: fc.double({ min: 0.5, max: 1, noNaN: true }),
  periods: fc.integer({ min: 1, max: 120 }),
});

describe("any decaying emission", () => {
  test("falls by the same factor, and months add up to the cumulative sum", () => {
    fc.assert(
      fc.property(ANY, (emission) => {
        const months = Array.from({ length: emission.periods }, (_, index) =>
          emissionIn(emission, index + 1),
        );
        const half = Math.floor(emission.periods / 2);
        expect(sum(months) / emission.total).toBeCloseTo(1, 9);
        expect(sum(months.slice(0, half)) / emission.total).toBeCloseTo(
          emittedBy(emission, half) / emission.total,
          9,
        );
        expect((months[1] ?? 0) / (months[0] ?? 1)).toBeCloseTo(
          emission.periods > 1 ? emission.retention : 0,
          9,
        );
      }),
    );
  });

  test("after a half-life half as much is emitted", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 0.999, noNaN: true }), (retention) => {
        expect(retention ** emissionHalfLife(retention)).toBeCloseTo(0.5, 9);
      }),
    );
  });

  test("base units add up exactly and stay within one unit per period of the formula", () => {
    const percent = fc.integer({ min: 80, max: 100 });
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 53n }),
        percent,
        fc.integer({ min: 1, max: 60 }),
        (total, retention, periods) => {
          const schedule = emissionScheduleUnits(total, retention, periods);
          expect(sumUnits(schedule)).toBe(total);
          expect(schedule).toHaveLength(periods);
          const plain =
            total > 0n
              ? emissionIn({ total: Number(total), retention: retention / 100, periods }, 1)
              : 0;
          expect(Math.abs(Number(schedule[0]) - plain)).toBeLessThan(periods + plain * 1e-9);
        },
      ),
    );
  });

  test("reports which value is wrong", () => {
    expect(() => emissionIn({ ...EMISSION, total: 0 }, 1)).toThrow(
      new RangeError("total must be above 0, got 0"),
    );
    expect(() => emissionIn({ ...EMISSION, retention: 1.1 }, 1)).toThrow(
      "retention must be above 0 and at most 1, got 1.1",
    );
    expect(() => emissionIn({ ...EMISSION, retention: 0 }, 1)).toThrow(
      "retention must be above 0 and at most 1, got 0",
    );
    expect(() => emittedBy({ ...EMISSION, total: -1 }, 60)).toThrow(
      "total must be above 0, got -1",
    );
    expect(() => emissionIn({ ...EMISSION, periods: 0 }, 1)).toThrow(
      "periods must be a whole number from 1",
    );
    expect(() => emissionIn(EMISSION, 0)).toThrow("period must be a whole number from 1");
    expect(() => emittedBy(EMISSION, -1)).toThrow("period must be 0 or more, got -1");
    expect(() => emissionHalfLife(0)).toThrow("got 0");
    expect(() => emissionScheduleUnits(-1n, 97, 48)).toThrow("total must be 0 or more, got -1");
    expect(() => emissionScheduleUnits(1n, 0, 48)).toThrow(
      "retentionPercent must be a whole number from 1 to 100, got 0",
    );
    expect(() => emissionScheduleUnits(1n, 97, 1_201)).toThrow(
      "periods must be a whole number from 1 to 1200, got 1201",
    );
  });
});
