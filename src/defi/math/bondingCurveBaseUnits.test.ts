import fc from "fast-check";
import {
  buyOnCurveUnits,
  type CurveState,
  type CurveUnits,
  curveInvariant,
  sellOnCurveUnits,
  virtualTokensUnits,
} from "./bondingCurveBaseUnits";
import { testExact } from "./testPublished";
import { fromBaseUnits, toBaseUnits } from "./units";

const START: CurveState = { sold: 0n, raised: 0n };
const CURVE: CurveUnits = {
  curveSupply: toBaseUnits("800000000", 8),
  virtualTokens: virtualTokensUnits(toBaseUnits("800000000", 8), toBaseUnits("200000000", 8)),
  virtualQuote: toBaseUnits("20000", 8),
  tradeFeeBps: 100,
};

describe("M11 in base units", () => {
  const first = buyOnCurveUnits(CURVE, START, 100_000_000_000n);
  const back = sellOnCurveUnits(CURVE, first.after, first.received);
  const whole = buyOnCurveUnits(CURVE, START, toBaseUnits("100000", 8));
  const half = buyOnCurveUnits({ ...CURVE, tradeFeeBps: 0 }, START, toBaseUnits("12000", 8));
  const product = curveInvariant(CURVE, START);
  testExact([
    ["supply in base units", toBaseUnits("1000000000", 8), 100_000_000_000_000_000n],
    ["virtual tokens are rounded down", virtualTokensUnits(5n, 2n), 8n],
    ["T·Q fits u128", product < 2n ** 128n, true],
    ["T·Q fits u64", product < 2n ** 64n, false],
    ["first buy of 1,000 SUPRA", first.received, 5_030_967_127_203_430n],
    ["selling it straight back, SUPRA after fee", fromBaseUnits(back.received + 1n, 8), "980.1"],
    ["the curve keeps the rounding", back.after, { sold: 0n, raised: 1n }],
    [
      "12,000 SUPRA without fee sell half of the curve, but for one unit",
      toBaseUnits("400000000", 8) - half.received <= 1n,
      true,
    ],
    ["the buy that crosses the end is cut", whole.after.sold, CURVE.curveSupply],
    [
      "and pays 60,000 SUPRA to the curve, rounded up",
      whole.after.raised - toBaseUnits("60000", 8) <= 1n,
      true,
    ],
    ["and gets the rest back", whole.paid + whole.refund, toBaseUnits("100000", 8)],
  ]);
});

const UNITS = fc.bigInt({ min: 1n, max: 2n ** 63n });
const LAUNCH = fc
  .record({
    curveSupply: UNITS,
    more: UNITS,
    virtualQuote: UNITS,
    tradeFeeBps: fc.constantFrom(0, 1, 100, 9_999),
  })
  .map(({ more, ...curve }): CurveUnits => ({ ...curve, virtualTokens: curve.curveSupply + more }));

describe("any launch in base units", () => {
  test("no sequence of buys lowers the product, oversells or loses quote", () => {
    fc.assert(
      fc.property(LAUNCH, fc.array(UNITS, { minLength: 1, maxLength: 5 }), (curve, buys) => {
        let state = START;
        for (const quoteIn of buys) {
          if (state.sold === curve.curveSupply) break;
          const trade = buyOnCurveUnits(curve, state, quoteIn);
          expect(curveInvariant(curve, trade.after) >= curveInvariant(curve, state)).toBe(true);
          expect(trade.paid + trade.refund).toBe(quoteIn);
          expect(
            trade.refund >= 0n && trade.fee * 10_000n >= trade.paid * BigInt(curve.tradeFeeBps),
          ).toBe(true);
          state = trade.after;
        }
        expect(state.sold <= curve.curveSupply).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("buying and selling straight back never gains", () => {
    fc.assert(
      fc.property(LAUNCH, UNITS, UNITS, (curve, before, quoteIn) => {
        const start = buyOnCurveUnits(curve, START, before).after;
        const state = start.sold === curve.curveSupply ? START : start;
        const bought = buyOnCurveUnits(curve, state, quoteIn);
        fc.pre(bought.received > 0n);
        const sale = sellOnCurveUnits(curve, bought.after, bought.received);
        expect(sale.received <= bought.paid).toBe(true);
        expect(sale.after.raised >= state.raised).toBe(true);
        expect(curveInvariant(curve, sale.after) >= curveInvariant(curve, bought.after)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("the curve can always pay out what it raised, never more", () => {
    fc.assert(
      fc.property(LAUNCH, UNITS, (curve, quoteIn) => {
        const { after } = buyOnCurveUnits(curve, START, quoteIn);
        fc.pre(after.sold > 0n);
        expect(sellOnCurveUnits(curve, after, after.sold).after.raised >= 0n).toBe(true);
      }),
    );
  });

  test("a sale never takes out more than is in, whatever the state", () => {
    const { received, after } = sellOnCurveUnits(
      { ...CURVE, tradeFeeBps: 0 },
      { sold: 1_000_000n, raised: 0n },
      1_000_000n,
    );
    expect([received, after.raised]).toEqual([0n, 0n]);
  });

  test("reports which value is wrong", () => {
    const full = { sold: CURVE.curveSupply, raised: 6_000_000_000_000n };
    expect(() => virtualTokensUnits(5n, 0n)).toThrow(
      new RangeError("poolSupply must be above 0, got 0"),
    );
    expect(() => virtualTokensUnits(5n, 5n)).toThrow(
      "poolSupply must be 0 or more and below 5, got 5",
    );
    expect(() => buyOnCurveUnits(CURVE, START, 0n)).toThrow("quoteIn must be above 0, got 0");
    expect(() => buyOnCurveUnits(CURVE, full, 1n)).toThrow(
      "tokens left on the curve must be above 0, got 0",
    );
    expect(() => sellOnCurveUnits(CURVE, START, 1n)).toThrow(
      "tokensIn must be 0 or more and below 1, got 1",
    );
    expect(() => sellOnCurveUnits(CURVE, full, 0n)).toThrow("tokensIn must be above 0, got 0");
    expect(() => curveInvariant({ ...CURVE, virtualQuote: 0n }, START)).toThrow(
      "virtualQuote must be above 0, got 0",
    );
    expect(() => curveInvariant({ ...CURVE, curveSupply: 0n }, START)).toThrow(
      "curveSupply must be above 0, got 0",
    );
    expect(() => curveInvariant({ ...CURVE, virtualTokens: 1n }, START)).toThrow(
      "virtualTokens must be above 80000000000000000, got 1",
    );
    expect(() => curveInvariant({ ...CURVE, virtualTokens: CURVE.curveSupply }, START)).toThrow(
      "got 80000000000000000",
    );
    expect(() => curveInvariant({ ...CURVE, tradeFeeBps: 10_000 }, START)).toThrow("got 10000");
    expect(() => curveInvariant(CURVE, { sold: -1n, raised: 0n })).toThrow("got -1");
    expect(() => curveInvariant(CURVE, { sold: 0n, raised: -1n })).toThrow(
      "raised must be 0 or more, got -1",
    );
  });
});
