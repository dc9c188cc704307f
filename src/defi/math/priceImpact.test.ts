import fc from "fast-check";
import { priceImpact, shortfall, shortfallBps, smallTradeImpact } from "./priceImpact";
import { stableOutBeforeFee } from "./stablePool";
import { constantProductOut } from "./swap";
import { type PublishedRow, testExact, testPublished } from "./testPublished";
import { weightedOut } from "./weightedPool";

// Three pools of 2,000,000 USDX without fee; the token bought costs 2.00, 2.00 and 1.00.
const EVEN = { reserveIn: 1_000_000, reserveOut: 500_000, fee: 0 };
const WEIGHTED = { balanceIn: 400_000, weightIn: 0.2, balanceOut: 800_000, weightOut: 0.8, fee: 0 };
const STABLE = { balances: [1_000_000, 1_000_000], amplification: 100, fee: 0 };

const PRINTED: readonly (readonly [number, string, string, string])[] = [
  [1_000, "0.0999", "0.1560", "0.000990"],
  [10_000, "0.9901", "1.5338", "0.009901"],
  [50_000, "4.7619", "7.1473", "0.049602"],
  [100_000, "9.0909", "13.1866", "0.099889"],
  [200_000, "16.6667", "22.8816", "0.205657"],
];

describe("M02 price impact by pool kind", () => {
  testPublished(
    PRINTED.flatMap(([amount, even, weighted, stable]): PublishedRow[] => [
      [
        `50/50 at ${amount}, %`,
        100 * priceImpact(amount, constantProductOut(EVEN, amount), 2),
        even,
      ],
      [
        `80/20 at ${amount}, %`,
        100 * priceImpact(amount, weightedOut(WEIGHTED, amount), 2),
        weighted,
      ],
      [
        `stable A = 100 at ${amount}, %`,
        100 * priceImpact(amount, stableOutBeforeFee(STABLE, 0, 1, amount), 1),
        stable,
      ],
    ]),
  );
  const even = smallTradeImpact(1_000, 0.5, 0.5, 2_000_000);
  const weighted = smallTradeImpact(1_000, 0.2, 0.8, 2_000_000);
  testPublished([
    ["small-trade rule 50/50 at 1,000, %", 100 * even, "0.1"],
    ["small-trade rule 80/20 at 1,000, %", 100 * weighted, "0.15625"],
    ["80/20 costs this many times the 50/50 impact", weighted / even, "1.5625"],
  ]);
});

describe("M26 shortfall of the example quote", () => {
  testExact([["in basis points", shortfallBps(50_000, 24_172.76838913, 2), 331]]);
});

describe("price impact in general", () => {
  test("the small-trade rule is the limit of the exact impact", () => {
    const share = fc.double({ min: 0.05, max: 0.95, noNaN: true });
    fc.assert(
      fc.property(share, fc.double({ min: 1e3, max: 1e9, noNaN: true }), (weightIn, total) => {
        const weightOut = 1 - weightIn;
        const pool = {
          balanceIn: total * weightIn,
          weightIn,
          balanceOut: total * weightOut,
          weightOut,
          fee: 0,
        };
        const trade = total * 1e-6;
        const exact = priceImpact(trade, weightedOut(pool, trade), 1);
        expect(exact / smallTradeImpact(trade, weightIn, weightOut, total)).toBeCloseTo(1, 3);
      }),
    );
  });

  test("the small-trade rule holds for two tokens of a pool of three", () => {
    const pool = { balanceIn: 100, weightIn: 0.2, balanceOut: 150, weightOut: 0.3, fee: 0 };
    const exact = priceImpact(0.001, weightedOut(pool, 0.001), 1);
    expect(exact / smallTradeImpact(0.001, 0.2, 0.3, 500)).toBeCloseTo(1, 4);
  });

  test("a fair price has no impact", () => {
    expect(priceImpact(10, 5, 2)).toBe(0);
    expect(shortfall(10, 4, 2)).toBeCloseTo(0.2, 12);
  });

  test("reports which value is wrong", () => {
    expect(() => priceImpact(0, 1, 1)).toThrow(new RangeError("amountIn must be above 0, got 0"));
    expect(() => shortfall(1, -1, 1)).toThrow("amountOut must be 0 or more, got -1");
    expect(() => shortfall(1, 1, 0)).toThrow("spotPrice must be above 0, got 0");
    expect(() => smallTradeImpact(-1, 0.5, 0.5, 1)).toThrow("trade must be 0 or more, got -1");
    expect(() => smallTradeImpact(1, 0, 1, 1)).toThrow("weightIn must be above 0, got 0");
    expect(() => smallTradeImpact(1, 1, 0, 1)).toThrow("weightOut must be above 0, got 0");
    expect(() => smallTradeImpact(1, 0.5, 0.5, 0)).toThrow("totalValue must be above 0, got 0");
  });
});
