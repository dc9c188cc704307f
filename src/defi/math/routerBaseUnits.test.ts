import fc from "fast-check";
import { sumUnits } from "./fixedPoint";
import { POOL_1, POOL_2, POOL_3 } from "./illustrativePools";
import { optimalInputs } from "./router";
import { optimalInputsUnits, quoteRoute } from "./routerBaseUnits";
import { minReceived } from "./slippage";
import { constantProductOutUnits } from "./swapBaseUnits";
import { testExact, testPublished } from "./testPublished";
import { toTokens } from "./units";

const POOLS = [
  { reserveIn: 100_000_000_000_000n, reserveOut: 50_000_000_000_000n, feeBps: 30 },
  { reserveIn: 40_000_000_000_000n, reserveOut: 20_000_000_000_000n, feeBps: 30 },
  { reserveIn: 25_000_000_000_000n, reserveOut: 12_400_000_000_000n, feeBps: 10 },
];
const ORDER = 5_000_000_000_000n;
const ROUTE = quoteRoute(POOLS, ORDER);
const MINIMUM = minReceived(ROUTE.amountOut, 50);

describe("M04 the quote in base units", () => {
  testExact([
    ["quote", ROUTE.amountOut, 2_417_276_838_913n],
    ["minimum at 0.50%", MINIMUM, 2_405_190_454_718n],
  ]);
});

describe("M26 legs of the example quote", () => {
  const plain = optimalInputs([POOL_1, POOL_2, POOL_3], 50_000);
  testExact([
    [
      "inputs of the legs",
      ROUTE.legs.map((leg) => leg.amountIn),
      [3_078_282_429_388n, 1_231_312_971_755n, 690_404_598_857n],
    ],
    ["leg inputs sum to the amount", ROUTE.amountIn, 5_000_000_000_000n],
    [
      "leg outputs sum to the quote",
      sumUnits(ROUTE.legs.map((leg) => leg.amountOut)),
      2_417_276_838_913n,
    ],
    ["output of leg 1", ROUTE.legs[0]?.amountOut, 1_488_830_863_434n],
    ["output of leg 2", ROUTE.legs[1]?.amountOut, 595_532_345_373n],
    ["output of leg 3", ROUTE.legs[2]?.amountOut, 332_913_630_106n],
    ["pools of the legs", ROUTE.legs.map((leg) => leg.pool), [0, 1, 2]],
  ]);
  testExact(
    ROUTE.legs.map((leg, index) => {
      const units = BigInt(Math.floor((plain[index] ?? 0) * 1e8));
      return [
        `input of leg ${index + 1} within 1 base unit of the formula`,
        leg.amountIn - units <= 1n && units - leg.amountIn <= 1n,
        true,
      ];
    }),
  );
  testPublished([["minimum of the example quote, ALPHA", toTokens(MINIMUM, 8), "24,051.90"]]);
});

const RESERVE = fc.bigInt({ min: 1n, max: 2n ** 64n });
const POOL = fc.record({
  reserveIn: RESERVE,
  reserveOut: RESERVE,
  feeBps: fc.integer({ min: 0, max: 500 }),
});
const LIST = fc.array(POOL, { minLength: 1, maxLength: 5 });
const AMOUNT = fc.bigInt({ min: 0n, max: 2n ** 64n });

describe("any route in base units", () => {
  test("inputs sum exactly to the order and none is negative", () => {
    fc.assert(
      fc.property(LIST, AMOUNT, (pools, amount) => {
        const inputs = optimalInputsUnits(pools, amount);
        expect(sumUnits(inputs)).toBe(amount);
        expect(inputs.every((input) => input >= 0n)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("is never worse than the best single pool", () => {
    fc.assert(
      fc.property(LIST, AMOUNT, (pools, amount) => {
        const { amountOut, amountIn } = quoteRoute(pools, amount);
        expect(pools.every((pool) => amountOut >= constantProductOutUnits(pool, amount))).toBe(
          true,
        );
        expect(amountIn).toBe(amount);
      }),
    );
  });

  test("is never worse than halves, give or take what an input unit or two can buy", () => {
    fc.assert(
      fc.property(POOL, POOL, AMOUNT, (first, second, amount) => {
        const half = amount / 2n;
        const halves =
          constantProductOutUnits(first, half) + constantProductOutUnits(second, amount - half);
        const slack = [first, second].reduce(
          (all, pool) => all + 2n + (2n * pool.reserveOut) / pool.reserveIn,
          0n,
        );
        expect(quoteRoute([first, second], amount).amountOut + slack >= halves).toBe(true);
      }),
    );
  });

  test("the order of the pools does not matter", () => {
    const backwards = quoteRoute([...POOLS].reverse(), ORDER);
    expect(backwards.amountOut).toBe(ROUTE.amountOut);
    expect(backwards.legs.map((leg) => leg.amountIn)).toEqual(
      ROUTE.legs.map((leg) => leg.amountIn).reverse(),
    );
    expect(optimalInputsUnits([...POOLS].reverse(), 200_000_000_000n)[0]).toBe(0n);
  });

  test("one pool is used where rounding makes it better than the split", () => {
    const small = [
      { reserveIn: 7n, reserveOut: 14n, feeBps: 0 },
      { reserveIn: 25n, reserveOut: 51n, feeBps: 0 },
    ];
    expect(optimalInputsUnits(small, 7n)).toEqual([1n, 6n]);
    expect(quoteRoute(small, 7n)).toEqual({
      legs: [{ pool: 1, amountIn: 7n, amountOut: 11n }],
      amountIn: 7n,
      amountOut: 11n,
    });
  });

  test("agrees with the plain-number split", () => {
    const plain = (amount: bigint) => optimalInputs([POOL_3, POOL_1, POOL_2], Number(amount) / 1e8);
    const shuffled = [POOLS[2], POOLS[0], POOLS[1]].flatMap((pool) => pool ?? []);
    fc.assert(
      fc.property(fc.bigInt({ min: 10n ** 8n, max: 10n ** 14n }), (amount) => {
        optimalInputsUnits(shuffled, amount).forEach((input, index) => {
          expect(Math.abs(Number(input) / 1e8 - (plain(amount)[index] ?? 0))).toBeLessThan(1e-4);
        });
      }),
    );
  });

  test("an order of zero has no legs", () => {
    expect(quoteRoute(POOLS, 0n)).toEqual({ legs: [], amountIn: 0n, amountOut: 0n });
  });

  test("reports which value is wrong", () => {
    expect(() => optimalInputsUnits([], 1n)).toThrow(
      new RangeError("number of pools must be 1 or more, got 0"),
    );
    expect(() => optimalInputsUnits(POOLS, -1n)).toThrow("amountIn must be 0 or more, got -1");
    expect(() => quoteRoute([{ reserveIn: 0n, reserveOut: 1n, feeBps: 0 }], 1n)).toThrow(
      "reserveIn must be above 0, got 0",
    );
    expect(() => quoteRoute([{ reserveIn: 1n, reserveOut: 0n, feeBps: 0 }], 1n)).toThrow(
      "reserveOut must be above 0, got 0",
    );
    expect(() => quoteRoute([{ reserveIn: 1n, reserveOut: 1n, feeBps: 10_000 }], 1n)).toThrow(
      "got 10000",
    );
  });
});
