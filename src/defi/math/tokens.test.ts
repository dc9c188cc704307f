import fc from "fast-check";
import { fixed } from "../numberText";
import { ABORT_CATEGORIES, abortCode, decodeAbortCode } from "./abortCode";
import { buyOnCurve, priceAt, raisedAt, sellOnCurve } from "./bondingCurve";
import { emissionHalfLife, emissionIn, emittedBy } from "./emission";
import { MOON_CURVE, VESTING } from "./exampleTerms";
import { sum } from "./statistics";
import { constantProductOut } from "./swap";
import { fromBaseUnits, maxSpent, minReceived, toBaseUnits, toTokens, U64_MAX } from "./units";
import { nextRelease, releasedAfterCliff, releasedWithAccrual } from "./vesting";

const END = MOON_CURVE.curveSupply;
const opened = {
  reserveIn: MOON_CURVE.poolSupply,
  reserveOut: raisedAt(MOON_CURVE, END),
  fee: 0.003,
};

test.each([
  ["raise at graduation, SUPRA", fixed(raisedAt(MOON_CURVE, END)), "60,000.00"],
  ["start price, 10⁻⁸ SUPRA", fixed(1e8 * priceAt(MOON_CURVE, 0)), "1,875.00"],
  ["end price, 10⁻⁸ SUPRA", fixed(1e8 * priceAt(MOON_CURVE, END)), "30,000.00"],
  ["10% of the supply sold into the new pool", fixed(constantProductOut(opened, 1e8)), "19,959.96"],
  ["rule (b), month 24", fixed(releasedWithAccrual(VESTING, 24), 0), "60,000,000"],
  ["largest u64 at 8 decimals, billions", fixed(toTokens(U64_MAX, 8) / 1e9, 3), "184.467"],
  ["393,872,320,800 quants in SUPRA", fixed(toTokens(393_872_320_800n, 8)), "3,938.72"],
])("published: %s", (_what, computed, printed) => expect(computed).toBe(printed));

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe("any bonding curve", () => {
  const LAUNCH = fc
    .record({
      curveSupply: number(1e3, 1e12),
      part: number(0.05, 0.8),
      virtualQuote: number(1, 1e6),
    })
    .map(({ part, ...terms }) => ({ ...terms, poolSupply: part * terms.curveSupply }));

  test("its price only rises, and graduation does not move it", () => {
    fc.assert(
      fc.property(LAUNCH, number(1e-6, 0.98), (curve, share) => {
        const sold = share * curve.curveSupply;
        expect(priceAt(curve, sold * 1.01)).toBeGreaterThan(priceAt(curve, sold));
        const pool = raisedAt(curve, curve.curveSupply) / curve.poolSupply;
        expect(pool / priceAt(curve, curve.curveSupply)).toBeCloseTo(1, 9);
      }),
    );
  });

  test("buying and selling straight back never gains, and costs both fees", () => {
    fc.assert(
      fc.property(LAUNCH, number(1e-6, 0.99), number(0.01, 1e5), (curve, share, quoteIn) => {
        const sold = share * curve.curveSupply;
        const { tokens, spent } = buyOnCurve(curve, sold, quoteIn, 0.01);
        const after = Math.min(sold + tokens, curve.curveSupply);
        expect(sellOnCurve(curve, after, tokens, 0.01) / (spent * 0.99 ** 2)).toBeCloseTo(1, 5);
      }),
    );
  });

  test("the last buy is cut at the end and refunds the rest", () => {
    const { tokens, spent, refund } = buyOnCurve(MOON_CURVE, 7e8, 1e6, 0.01);
    expect(tokens).toBe(1e8);
    expect(spent + refund).toBeCloseTo(1e6, 6);
    expect(spent * 0.99).toBeCloseTo(raisedAt(MOON_CURVE, 8e8) - raisedAt(MOON_CURVE, 7e8), 6);
  });
});

test("any emission: its periods add up to the total", () => {
  const terms = { total: number(1, 1e12), retention: number(0.5, 1) };
  fc.assert(
    fc.property(fc.record({ ...terms, periods: fc.integer({ min: 1, max: 120 }) }), (emission) => {
      const months = Array.from({ length: emission.periods }, (_, index) => index + 1);
      const amounts = months.map((month) => emissionIn(emission, month));
      expect(sum(amounts) / emission.total).toBeCloseTo(1, 9);
      expect(emittedBy(emission, emission.periods + 1)).toBe(emission.total);
      expect(emissionIn(emission, emission.periods + 1)).toBe(0);
    }),
  );
  expect(emissionHalfLife(1)).toBe(Number.POSITIVE_INFINITY);
});

test("vesting: a cliff without a duration, and the next release", () => {
  const atOnce = { ...VESTING, unlockShare: 0.1, end: 12 };
  expect([11, 12].map((month) => releasedAfterCliff(atOnce, month))).toEqual([12e6, 120e6]);
  const ruleA = (month: number) => releasedAfterCliff(VESTING, month);
  const ruleB = (month: number) => releasedWithAccrual(VESTING, month);
  expect(nextRelease(ruleA, 5, 48)?.month).toBe(13);
  expect(nextRelease(ruleB, 5, 48)).toEqual({ month: 12, amount: 30_000_000 });
  expect(nextRelease(ruleA, 48, 60)).toBeUndefined();
});

test("converting text to base units and back loses nothing", () => {
  const units = fc.bigInt({ min: 0n, max: 2n ** 128n });
  fc.assert(
    fc.property(units, fc.integer({ min: 0, max: 32 }), (amount, decimals) => {
      expect(toBaseUnits(fromBaseUnits(amount, decimals), decimals)).toBe(amount);
    }),
  );
  expect(fromBaseUnits(1n, 8)).toBe("0.00000001");
});

test("a minimum is rounded down, a maximum up", () => {
  const quote = fc.bigInt({ min: 0n, max: 2n ** 64n });
  fc.assert(
    fc.property(quote, fc.integer({ min: 0, max: 10_000 }), (units, bps) => {
      expect(minReceived(units, bps)).toBe((units * BigInt(10_000 - bps)) / 10_000n);
      expect(maxSpent(units, bps) * 10_000n >= units * BigInt(10_000 + bps)).toBe(true);
    }),
  );
  expect([minReceived(493_579_017_198n, 50), maxSpent(3n, 50)]).toEqual([491_111_122_112n, 4n]);
});

test("every abort code is decoded to its category and reason", () => {
  for (const category of ABORT_CATEGORIES)
    expect(decodeAbortCode(abortCode(category, 7))).toMatchObject({ category, reason: 7 });
  expect(decodeAbortCode(14 * 65_536).category).toBeUndefined();
});
