import fc from "fast-check";
import { POOL_1, POOL_2, POOL_3 } from "./illustrativePools";
import {
  bestSinglePool,
  bestSplit,
  optimalInputs,
  optimalSplit,
  splitOf,
  usedFromAmount,
} from "./router";
import { sum } from "./statistics";
import { constantProductOut, constantProductRate, spotPrice } from "./swap";
import { type PublishedRow, testExact, testPublished } from "./testPublished";

const POOLS = [POOL_1, POOL_2, POOL_3];
const ORDER = 50_000;

describe("M04 splitting an order across three pools", () => {
  const split = optimalSplit(POOLS, ORDER);
  const two = optimalSplit([POOL_1, POOL_2], ORDER);
  const alone = POOLS.map((pool) => constantProductOut(pool, ORDER));
  const single = bestSinglePool(POOLS, ORDER);
  const printed: readonly (readonly [string, string, string, string])[] = [
    ["30,782.82", "61.57", "14,888.31", "23,741.49"],
    ["12,313.13", "24.63", "5,955.32", "22,162.94"],
    ["6,904.05", "13.81", "3,329.14", "20,649.44"],
  ];
  testPublished(
    POOLS.flatMap((pool, index): PublishedRow[] => {
      const [input = "", share = "", output = "", all = ""] = printed[index] ?? [];
      const given = split.inputs[index] ?? 0;
      return [
        [`input to pool ${index + 1}`, given, input],
        [`share of pool ${index + 1}, %`, (100 * given) / ORDER, share],
        [`output of pool ${index + 1}`, split.outputs[index] ?? 0, output],
        [`all in pool ${index + 1}`, alone[index] ?? 0, all],
        [
          `marginal rate of pool ${index + 1} at the optimum`,
          constantProductRate(pool, given),
          "0.469255",
        ],
      ];
    }),
  );
  const third = (amount: number) =>
    optimalSplit(POOLS, amount).total - optimalSplit([POOL_1, POOL_2], amount).total;
  testPublished([
    ["total output, three-way split", split.total, "24,172.77"],
    ["gain over the best single pool, ALPHA", split.total - single.total, "431.28"],
    ["gain over the best single pool, %", 100 * (split.total / single.total - 1), "1.817"],
    ["shortfall against spot, split, %", 100 * (1 - (split.total * 2) / ORDER), "3.309"],
    ["shortfall against spot, single, %", 100 * (1 - (single.total * 2) / ORDER), "5.034"],
    ["pools 1 and 2 only, total", two.total, "24,068.01"],
    ["what pool 3 adds", split.total - two.total, "104.76"],
    ["below this size pool 3 gets nothing", usedFromAmount(POOLS, 2), "4,239"],
    ["at 2,000 USDX pool 3 gets", optimalInputs(POOLS, 2_000)[2] ?? 1, "0"],
    ["at 5,000 USDX pool 3 adds only, ALPHA", third(5_000), "0.03"],
    ["spot price of pool 3", spotPrice(POOL_3), "2.0161"],
  ]);
  testExact([
    ["best single pool", single.inputs, [ORDER, 0, 0]],
    ["pool 1 is used from the first unit", usedFromAmount(POOLS, 0), 0],
    [
      "with a leg cost of 0.1 ALPHA pool 3 is not worth it at 5,000",
      bestSplit(POOLS, 5_000, 0.1).inputs[2],
      0,
    ],
    ["with a leg cost of 1 ALPHA all three are used at 50,000", bestSplit(POOLS, ORDER, 1).legs, 3],
    ["with a leg cost of 200 ALPHA two legs are left", bestSplit(POOLS, ORDER, 200).legs, 2],
    ["with a leg cost of 1,000 ALPHA one leg is left", bestSplit(POOLS, ORDER, 1_000).legs, 1],
    ["at most two legs", bestSplit(POOLS, ORDER, 0, 2).legs, 2],
  ]);
});

const RESERVE = fc.double({ min: 10, max: 1e9, noNaN: true });
const POOL = fc.record({
  reserveIn: RESERVE,
  reserveOut: RESERVE,
  fee: fc.double({ min: 0, max: 0.05, noNaN: true }),
});
const LIST = fc.array(POOL, { minLength: 1, maxLength: 5 });
const AMOUNT = fc.double({ min: 0.01, max: 1e9, noNaN: true });

describe("any split", () => {
  test("spends exactly the order", () => {
    fc.assert(
      fc.property(LIST, AMOUNT, (pools, amount) => {
        const inputs = optimalInputs(pools, amount);
        expect(sum(inputs) / amount).toBeCloseTo(1, 12);
        expect(inputs.every((input) => input >= 0)).toBe(true);
      }),
    );
  });

  test("never spends more than the order, even if it is smaller than the rounding errors of the reserves", () => {
    const pool = {
      reserveIn: 1_699_297_203_339.584,
      reserveOut: 1_209_360_807_594.401_6,
      fee: 0.003_938_857_316_970_825,
    };
    expect(optimalInputs([pool, pool], 1e-8)).toEqual([1e-8, 0]);
  });

  test("is never worse than the best single pool", () => {
    fc.assert(
      fc.property(LIST, AMOUNT, (pools, amount) => {
        expect(optimalSplit(pools, amount).total).toBeGreaterThanOrEqual(
          bestSinglePool(pools, amount).total * (1 - 1e-6),
        );
      }),
    );
  });

  test("is never worse than any other split", () => {
    const parts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
      minLength: 5,
      maxLength: 5,
    });
    fc.assert(
      fc.property(LIST, AMOUNT, parts, (pools, amount, all) => {
        const wanted = all.slice(0, pools.length);
        const scale = amount / Math.max(sum(wanted), 1e-9);
        const other = splitOf(
          pools,
          wanted.map((part) => (scale < Infinity ? part * scale : 0)),
        );
        expect(optimalSplit(pools, amount).total).toBeGreaterThanOrEqual(other.total * (1 - 1e-6));
      }),
    );
  });

  test("a pool is used only above its threshold", () => {
    fc.assert(
      fc.property(LIST, (pools) => {
        const threshold = usedFromAmount(pools, 0);
        expect(optimalInputs(pools, threshold * 0.99)[0] ?? 0).toBeCloseTo(0, 6);
        expect(optimalInputs(pools, threshold * 1.01 + 0.01)[0]).toBeGreaterThan(0);
      }),
    );
  });

  test("after leg costs it is never worse than one pool, and a free leg changes nothing", () => {
    fc.assert(
      fc.property(
        LIST,
        AMOUNT,
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        (pools, amount, legCost) => {
          expect(bestSplit(pools, amount, legCost).net).toBeGreaterThanOrEqual(
            bestSinglePool(pools, amount).total - legCost,
          );
          expect(bestSplit(pools, amount, 0).net / optimalSplit(pools, amount).total).toBeCloseTo(
            1,
            6,
          );
        },
      ),
    );
  });

  test("reports which value is wrong", () => {
    expect(() => optimalInputs([], 1)).toThrow(
      new RangeError("number of pools must be 1 or more, got 0"),
    );
    expect(() => optimalInputs(POOLS, -1)).toThrow("amountIn must be 0 or more, got -1");
    expect(() => optimalInputs([{ ...POOL_1, reserveIn: 0 }], 1)).toThrow(
      "reserveIn must be above 0, got 0",
    );
    expect(() => splitOf(POOLS, [1, 2])).toThrow("inputs has no item 2");
    expect(() => bestSinglePool([], 1)).toThrow("got 0");
    expect(() => bestSplit(POOLS, 1, -1)).toThrow("legCost must be 0 or more, got -1");
    expect(() => bestSplit(POOLS, 1, 0, 0)).toThrow("legsMax must be a whole number from 1");
    expect(() => bestSplit(new Array(11).fill(POOL_1), 1, 0)).toThrow(
      "number of pools must be a whole number from 1 to 10, got 11",
    );
    expect(() => usedFromAmount(POOLS, 3)).toThrow("pools has no item 3, its length is 3");
  });
});
