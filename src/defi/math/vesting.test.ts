import fc from "fast-check";
import { testExact, testPublished } from "./testPublished";
import {
  type CliffThenLinear,
  nextRelease,
  releasedAfterCliff,
  releasedUnits,
  releasedWithAccrual,
} from "./vesting";

const RULE_A: CliffThenLinear = { amount: 120_000_000, unlockShare: 0, cliff: 12, duration: 36 };
const RULE_B = { amount: 120_000_000, cliff: 12, duration: 48 };

describe("M12 vesting", () => {
  testPublished([
    ["(a) cliff of 12, then 36 months, month 12", releasedAfterCliff(RULE_A, 12), "0"],
    ["(a) month 13", releasedAfterCliff(RULE_A, 13), "3,333,333.33"],
    ["(a) month 24", releasedAfterCliff(RULE_A, 24), "40,000,000.000000"],
    ["(b) 48 months with a cliff of 12, month 11", releasedWithAccrual(RULE_B, 11), "0"],
    ["(b) month 12", releasedWithAccrual(RULE_B, 12), "30,000,000.000000"],
    ["(b) month 24", releasedWithAccrual(RULE_B, 24), "60,000,000.000000"],
  ]);
  testExact([
    ["(b) month 24 in base units", releasedUnits(12n * 10n ** 15n, 12, 48, 24), 6n * 10n ** 15n],
    ["(b) month 11 in base units", releasedUnits(12n * 10n ** 15n, 12, 48, 11), 0n],
    [
      "(b) at the cliff in base units",
      releasedUnits(12n * 10n ** 15n, 12, 48, 12),
      3n * 10n ** 15n,
    ],
    ["a cliff at the very end", releasedUnits(7n, 48, 48, 48), 7n],
    [
      "the last release",
      nextRelease((month) => releasedAfterCliff(RULE_A, month), 47, 48)?.month,
      48,
    ],
    [
      "the first month after the cliff",
      nextRelease((month) => month * 5, 3, 9),
      { month: 4, amount: 5 },
    ],
    ["rounded down", releasedUnits(10n, 0, 3, 1), 3n],
    [
      "next release under (a) after month 5",
      nextRelease((month) => releasedAfterCliff(RULE_A, month), 5, 48)?.month,
      13,
    ],
    [
      "next release under (b) after month 5",
      nextRelease((month) => releasedWithAccrual(RULE_B, month), 5, 48),
      { month: 12, amount: 30_000_000 },
    ],
    [
      "no release after the end",
      nextRelease((month) => releasedAfterCliff(RULE_A, month), 48, 60),
      undefined,
    ],
    [
      "without a duration everything is out",
      releasedAfterCliff({ ...RULE_A, cliff: 0, duration: 0 }, 0),
      120_000_000,
    ],
    [
      "without a duration, but not before the cliff",
      releasedAfterCliff({ ...RULE_A, unlockShare: 0.1, duration: 0 }, 11),
      12_000_000,
    ],
    ["and all at it", releasedAfterCliff({ ...RULE_A, duration: 0 }, 12), 120_000_000],
  ]);
});

const MONTH = fc.integer({ min: 0, max: 120 });
const SCHEDULE = fc.record({
  amount: fc.double({ min: 1e-3, max: 1e12, noNaN: true }),
  unlockShare: fc.double({ min: 0, max: 1, noNaN: true }),
  cliff: fc.integer({ min: 0, max: 36 }),
  duration: fc.integer({ min: 1, max: 60 }),
});

describe("any vesting schedule", () => {
  test("never falls, starts with the unlock, ends with everything", () => {
    fc.assert(
      fc.property(SCHEDULE, MONTH, (terms, month) => {
        expect(releasedAfterCliff(terms, month + 1)).toBeGreaterThanOrEqual(
          releasedAfterCliff(terms, month),
        );
        expect(releasedAfterCliff(terms, terms.cliff) / terms.amount).toBeCloseTo(
          terms.unlockShare,
          9,
        );
        expect(releasedAfterCliff(terms, terms.cliff + terms.duration) / terms.amount).toBeCloseTo(
          1,
          9,
        );
      }),
    );
  });

  test("accrual pays out at the cliff what had accrued before it", () => {
    fc.assert(
      fc.property(SCHEDULE, MONTH, ({ amount, duration }, month) => {
        const cliff = Math.floor(duration / 2);
        const free = releasedWithAccrual({ amount, duration, cliff: 0 }, month);
        expect(releasedWithAccrual({ amount, duration, cliff }, month)).toBe(
          month < cliff ? 0 : free,
        );
        expect(free).toBeLessThanOrEqual(amount);
      }),
    );
  });

  test("base units never release more than plain numbers do, and release everything at the end", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 64n }),
        MONTH,
        MONTH,
        (amount, duration, elapsed) => {
          const released = releasedUnits(amount, 0, duration + 1, elapsed);
          expect(
            released * BigInt(duration + 1) <= amount * BigInt(elapsed) || released === amount,
          ).toBe(true);
          expect(releasedUnits(amount, 0, duration + 1, duration + 1)).toBe(amount);
        },
      ),
    );
  });

  test("reports which value is wrong", () => {
    expect(() => releasedAfterCliff({ ...RULE_A, amount: -1 }, 0)).toThrow(
      new RangeError("amount must be 0 or more, got -1"),
    );
    expect(() => releasedAfterCliff({ ...RULE_A, unlockShare: 2 }, 0)).toThrow(
      "unlockShare must be from 0 to 1, got 2",
    );
    expect(() => releasedAfterCliff({ ...RULE_A, cliff: -1 }, 0)).toThrow(
      "cliff must be 0 or more, got -1",
    );
    expect(() => releasedAfterCliff({ ...RULE_A, duration: -1 }, 0)).toThrow(
      "duration must be 0 or more, got -1",
    );
    expect(() => releasedAfterCliff(RULE_A, -1)).toThrow("month must be 0 or more, got -1");
    expect(() => releasedWithAccrual({ ...RULE_B, amount: -1 }, 0)).toThrow(
      "amount must be 0 or more, got -1",
    );
    expect(() => releasedWithAccrual({ ...RULE_B, duration: 0 }, 0)).toThrow(
      "duration must be above 0, got 0",
    );
    expect(() => releasedWithAccrual({ ...RULE_B, cliff: 49 }, 0)).toThrow(
      "cliff must be from 0 to the duration of 48, got 49",
    );
    expect(() => releasedWithAccrual(RULE_B, -2)).toThrow("month must be 0 or more, got -2");
    expect(() => releasedUnits(1n, 0, 0, 0)).toThrow("duration must be above 0, got 0");
    expect(() => releasedUnits(1n, 3, 2, 0)).toThrow(
      "cliff must be from 0 to the duration of 2, got 3",
    );
    expect(() => releasedUnits(1n, 0, 2, 0.5)).toThrow("time must be a whole number from 0");
    expect(() => nextRelease(() => 0, 0.5, 1)).toThrow("got 0.5");
    expect(() => nextRelease(() => 0, 0, -1)).toThrow("got -1");
  });
});
