import fc from "fast-check";
import { apyOf, feeApr, noArbitrageBand, rewardApr } from "./returns";
import { constantProductOut, poolAfterSwap, reversedPool } from "./swap";
import { testExact, testPublished } from "./testPublished";

const INCOME = { dailyVolume: 250_000, fee: 0.003, providerShare: 0.8, totalValue: 2_000_000 };

describe("M05 returns of liquidity providers", () => {
  const apr = feeApr(INCOME);
  const band = noArbitrageBand(2, 0.003);
  testPublished([
    ["fee APR, %", 100 * apr, "10.95"],
    ["the same as APY, compounded daily, %", 100 * apyOf(apr), "11.57"],
    [
      "reward APR, 10,000 tokens a day at 0.10, %",
      100 * rewardApr(10_000, 0.1, 2_000_000),
      "18.25",
    ],
    ["no-arbitrage band, low", band.low, "1.994"],
    ["no-arbitrage band, high", band.high, "2.00602"],
  ]);
  testExact([
    ["volume over value of the example", INCOME.dailyVolume / INCOME.totalValue, 0.125],
    ["no volume, no income", feeApr({ ...INCOME, dailyVolume: 0 }), 0],
    ["no income, nothing to compound", apyOf(0), 0],
  ]);
});

describe("returns in general", () => {
  test("compounding never lowers a rate, and more frequent compounding raises it", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-9, max: 10, noNaN: true }),
        fc.integer({ min: 1, max: 1_000 }),
        (apr, times) => {
          expect(apyOf(apr, times)).toBeGreaterThanOrEqual(apr * (1 - 1e-9));
          expect(apyOf(apr, 2 * times)).toBeGreaterThanOrEqual(apyOf(apr, times) * (1 - 1e-9));
          expect(apyOf(apr, 1)).toBeCloseTo(apr, 9);
        },
      ),
    );
  });

  test("inside the band arbitrage loses, outside it a small trade earns", () => {
    const pool = { reserveIn: 1_000_000, reserveOut: 500_000, fee: 0.003 };
    const { low, high } = noArbitrageBand(2, pool.fee);
    const profitOfBuying = (outside: number) => constantProductOut(pool, 1) * outside - 1;
    const profitOfSelling = (outside: number) =>
      constantProductOut(reversedPool(pool), 1) - outside;
    expect(profitOfBuying(high * 0.999)).toBeLessThan(0);
    expect(profitOfBuying(high * 1.001)).toBeGreaterThan(0);
    expect(profitOfSelling(low * 1.001)).toBeLessThan(0);
    expect(profitOfSelling(low * 0.999)).toBeGreaterThan(0);
    expect(poolAfterSwap(pool, 1).reserveIn).toBe(1_000_001);
  });

  test("reports which value is wrong", () => {
    expect(() => feeApr({ ...INCOME, dailyVolume: -1 })).toThrow(
      new RangeError("dailyVolume must be 0 or more, got -1"),
    );
    expect(() => feeApr({ ...INCOME, fee: 1 })).toThrow("fee must be 0 or more and below 1, got 1");
    expect(() => feeApr({ ...INCOME, providerShare: 2 })).toThrow(
      "providerShare must be from 0 to 1, got 2",
    );
    expect(() => feeApr({ ...INCOME, totalValue: 0 })).toThrow("totalValue must be above 0, got 0");
    expect(() => rewardApr(-1, 1, 1)).toThrow("tokensPerDay must be 0 or more, got -1");
    expect(() => rewardApr(1, -1, 1)).toThrow("tokenPrice must be 0 or more, got -1");
    expect(() => rewardApr(1, 1, 0)).toThrow("totalValue must be above 0, got 0");
    expect(() => apyOf(-0.1)).toThrow("apr must be 0 or more, got -0.1");
    expect(() => apyOf(0.1, 0)).toThrow("timesPerYear must be above 0, got 0");
    expect(() => noArbitrageBand(0, 0.003)).toThrow("spotPrice must be above 0, got 0");
    expect(() => noArbitrageBand(1, 1)).toThrow("fee must be 0 or more and below 1, got 1");
  });
});
