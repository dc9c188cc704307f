import fc from "fast-check";
import {
  canFill,
  isTriggered,
  limitMinimum,
  limitMinimumUnits,
  outputAtSpot,
  spotNeeded,
  stopMinimum,
  toleranceNeeded,
} from "./orders";
import { testExact, testPublished } from "./testPublished";

const DEPTH = { invariant: 5e11, fee: 0.003 };

describe("M16 limit and stop orders", () => {
  const needed = spotNeeded(DEPTH, 1_000, 2.2);
  const stop = stopMinimum(1_000, 1.8, 0.03);
  const gapped = outputAtSpot(DEPTH, 1.6, 1_000);
  testPublished([
    ["minimum for 1,000 ALPHA at 2.20", limitMinimum(1_000, 2.2), "2,200"],
    ["output when spot is exactly 2.20", outputAtSpot(DEPTH, 2.2, 1_000), "2,188.82"],
    ["spot needed", needed, "2.21125"],
    ["gap above the limit, %", 100 * (needed / 2.2 - 1), "0.511"],
    ["partial fill of 400, minimum", limitMinimum(400, 2.2), "880"],
    ["stop at 1.80 with 3% tolerance, minimum", stop, "1,746"],
    ["output at spot 1.80", outputAtSpot(DEPTH, 1.8, 1_000), "1,791.21"],
    ["output if the price gaps to 1.60", gapped, "1,592.36"],
    ["tolerance needed to fill at 1.60, %", 100 * toleranceNeeded(gapped, 1_000, 1.8), "11.54"],
  ]);
  testExact([
    ["the gap leaves the stop order unfilled", !canFill(gapped, stop), true],
    ["an output of exactly the minimum fills", canFill(1_746, 1_746), true],
    ["at 1.80 it would fill", canFill(outputAtSpot(DEPTH, 1.8, 1_000), stop), true],
    ["minimum in base units", limitMinimumUnits(100_000_000_000n, 22n, 10n), 220_000_000_000n],
    ["a fraction is rounded up", limitMinimumUnits(1n, 22n, 10n), 3n],
    [
      "limit triggers at its price",
      [2.19, 2.2, 2.21].map((price) => isTriggered("limit", price, 2.2)),
      [false, true, true],
    ],
    [
      "stop triggers at its price",
      [1.81, 1.8, 1.6].map((price) => isTriggered("stop", price, 1.8)),
      [false, true, true],
    ],
    ["no tolerance is needed above the trigger", toleranceNeeded(2_000, 1_000, 1.8), 0],
  ]);
});

const POOL = fc.record({
  invariant: fc.double({ min: 1e3, max: 1e15, noNaN: true }),
  fee: fc.double({ min: 0, max: 0.1, noNaN: true }),
});
const PRICE = fc.double({ min: 0.01, max: 100, noNaN: true });
const AMOUNT = fc.double({ min: 0.1, max: 1e6, noNaN: true });

describe("any limit order", () => {
  test("at the spot needed the pool pays exactly the minimum, just below it does not", () => {
    fc.assert(
      fc.property(POOL, AMOUNT, PRICE, (pool, amount, limit) => {
        const spot = spotNeeded(pool, amount, limit);
        expect(outputAtSpot(pool, spot, amount) / limitMinimum(amount, limit)).toBeCloseTo(1, 9);
        expect(canFill(outputAtSpot(pool, spot * 0.999, amount), limitMinimum(amount, limit))).toBe(
          false,
        );
        expect(spot).toBeGreaterThanOrEqual(limit * (1 - 1e-9));
      }),
    );
  });

  test("a larger order needs a higher spot", () => {
    fc.assert(
      fc.property(POOL, AMOUNT, PRICE, (pool, amount, limit) => {
        expect(spotNeeded(pool, 2 * amount, limit)).toBeGreaterThan(
          spotNeeded(pool, amount, limit),
        );
      }),
    );
  });

  test("parts of an order never promise less than the whole in base units", () => {
    const units = fc.bigInt({ min: 0n, max: 2n ** 64n });
    fc.assert(
      fc.property(units, units, fc.bigInt({ min: 1n, max: 10n ** 9n }), (first, second, price) => {
        const parts =
          limitMinimumUnits(first, price, 1_000n) + limitMinimumUnits(second, price, 1_000n);
        expect(parts >= limitMinimumUnits(first + second, price, 1_000n)).toBe(true);
      }),
    );
  });

  test("reports which value is wrong", () => {
    expect(() => isTriggered("limit", 0, 1)).toThrow(
      new RangeError("price must be above 0, got 0"),
    );
    expect(() => isTriggered("stop", 1, 0)).toThrow("trigger must be above 0, got 0");
    expect(() => limitMinimum(-1, 1)).toThrow("amount must be 0 or more, got -1");
    expect(() => limitMinimum(1, 0)).toThrow("limitPrice must be above 0, got 0");
    expect(() => limitMinimumUnits(1n, 1n, 0n)).toThrow("divisor must be above 0, got 0");
    expect(() => stopMinimum(1, 1, 1.1)).toThrow("tolerance must be from 0 to 1, got 1.1");
    expect(() => canFill(-1, 1)).toThrow("output must be 0 or more, got -1");
    expect(() => canFill(1, -1)).toThrow("minimum must be 0 or more, got -1");
    expect(() => outputAtSpot({ ...DEPTH, invariant: 0 }, 1, 1)).toThrow(
      "invariant must be above 0, got 0",
    );
    expect(() => spotNeeded({ ...DEPTH, invariant: 0 }, 1, 1)).toThrow(
      "invariant must be above 0, got 0",
    );
    expect(() => spotNeeded({ ...DEPTH, fee: 1 }, 1, 1)).toThrow(
      "fee must be 0 or more and below 1, got 1",
    );
    expect(() => spotNeeded(DEPTH, 0, 1)).toThrow("amount must be above 0, got 0");
    expect(() => toleranceNeeded(-1, 1, 1)).toThrow("output must be 0 or more, got -1");
    expect(() => toleranceNeeded(1, 0, 1)).toThrow("amount must be above 0, got 0");
    expect(() => toleranceNeeded(1, 1, 0)).toThrow("trigger must be above 0, got 0");
  });
});
