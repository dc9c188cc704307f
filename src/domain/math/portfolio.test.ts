import fc from "fast-check";
import { POOL_W } from "./illustrativePools";
import { averagePriceBetween, holdingsValue, liquidityValue, netWorth, timeWeightedPrice } from "./portfolio";
import { testExact, testPublished } from "./testPublished";

const PERIODS = [
  { price: 2, seconds: 120 },
  { price: 2.06, seconds: 60 },
  { price: 1.97, seconds: 180 },
];

describe("M19 portfolio", () => {
  const position = liquidityValue(0.0125, POOL_W.balances, [2, 1]);
  testPublished([
    ["1.25% of pool W, USDX", position, "12,500"],
    ["time-weighted price of three periods", timeWeightedPrice(PERIODS), "1.995000000000"],
  ]);
  testExact([
    ["net worth of wallet, position and escrow", netWorth([{ amount: 10, price: 2 }], [position], [{ amount: 5, price: 1 }]), 12_525],
    ["two readings of a running counter", averagePriceBetween({ cumulative: 1_000, time: 500 }, { cumulative: 1_300, time: 600 }), 3],
    ["net worth of nothing", netWorth([], [], []), 0],
    [
      "value of holdings",
      holdingsValue([
        { amount: 3, price: 2 },
        { amount: 4, price: 0 },
      ]),
      6,
    ],
  ]);
});

describe("prices over time", () => {
  test("two readings of the counter give the time-weighted price", () => {
    const period = fc.record({
      price: fc.double({ min: 0, max: 1e6, noNaN: true }),
      seconds: fc.integer({ min: 1, max: 1e5 }),
    });
    fc.assert(
      fc.property(fc.array(period, { minLength: 1, maxLength: 10 }), (periods) => {
        const cumulative = periods.reduce((all, { price, seconds }) => all + price * seconds, 0);
        const time = periods.reduce((all, { seconds }) => all + seconds, 0);
        const average = averagePriceBetween({ cumulative: 0, time: 100 }, { cumulative, time: 100 + time });
        expect(timeWeightedPrice(periods)).toBeCloseTo(average, 4);
        const prices = periods.map(({ price }) => price);
        expect(average).toBeGreaterThanOrEqual(Math.min(...prices) * (1 - 1e-9));
        expect(average).toBeLessThanOrEqual(Math.max(...prices) * (1 + 1e-9));
      }),
    );
  });

  test("says which value is wrong", () => {
    expect(() => holdingsValue([{ amount: -1, price: 1 }])).toThrow(new RangeError("amount must be 0 or more, got -1"));
    expect(() => holdingsValue([{ amount: 1, price: -1 }])).toThrow("price must be 0 or more, got -1");
    expect(() => liquidityValue(1.1, [1], [1])).toThrow("share must be from 0 to 1, got 1.1");
    expect(() => liquidityValue(0.1, [1], [1, 2])).toThrow("balances and prices must be lists of the same length, got 1 and 2");
    expect(() => netWorth([], [-1], [])).toThrow("liquidity value must be 0 or more, got -1");
    expect(() => timeWeightedPrice([])).toThrow("seconds in all must be above 0, got 0");
    expect(() => timeWeightedPrice([{ price: -1, seconds: 1 }])).toThrow("price must be 0 or more, got -1");
    expect(() => timeWeightedPrice([{ price: 1, seconds: -1 }])).toThrow("seconds must be 0 or more, got -1");
    expect(() => averagePriceBetween({ cumulative: 0, time: 5 }, { cumulative: 1, time: 5 })).toThrow("second reading must be later than 5, got 5");
  });
});
