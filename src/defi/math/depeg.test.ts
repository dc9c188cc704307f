import fc from "fast-check";
import { depegComposition } from "./depeg";
import { impermanentLoss } from "./impermanentLoss";
import { stableInvariant, stableSpotRate } from "./stablePool";
import { type PublishedRow, testPublished } from "./testPublished";

const PRINTED: readonly (readonly [number, number, string, string, string, string, string])[] = [
  [100, 0.99, "624,265", "1,377,365", "1,987,856", "-0.108", "68.8"],
  [100, 0.95, "300,978", "1,708,469", "1,924,024", "-1.332", "85.0"],
  [100, 0.9, "208,330", "1,808,216", "1,835,724", "-3.383", "89.7"],
  [10, 0.9, "585,557", "1,433,570", "1,875,770", "-1.275", "71.0"],
  [500, 0.9, "94,267", "1,914,814", "1,817,599", "-4.337", "95.3"],
];

describe("M08 a depeg in pool S", () => {
  testPublished(
    PRINTED.flatMap(([a, price, pegged, depegged, value, versus, share]): PublishedRow[] => {
      const pool = depegComposition(a, price, 2_000_000);
      return [
        [`A = ${a}, price ${price}: USDX left`, pool.pegged, pegged],
        [`A = ${a}, price ${price}: USDY held`, pool.depegged, depegged],
        [`A = ${a}, price ${price}: pool value`, pool.value, value],
        [`A = ${a}, price ${price}: against holding, %`, 100 * pool.versusHolding, versus],
        [`A = ${a}, price ${price}: share of depegged tokens, %`, 100 * pool.depeggedShare, share],
      ];
    }),
  );
  testPublished([
    ["50/50 pool at a price of 0.90, %", 100 * impermanentLoss(0.9, 0.5), "-0.14"],
    [
      "A = 100, price 0.90: loss on the deposit, %",
      100 * depegComposition(100, 0.9, 2_000_000).versusDeposit,
      "-8.214",
    ],
  ]);
});

const A = fc.integer({ min: 1, max: 2_000 });
const PRICE = fc.double({ min: 0.05, max: 0.999, noNaN: true });

describe("any depeg", () => {
  test("the pool shows the market price and keeps D", () => {
    fc.assert(
      fc.property(A, PRICE, (amplification, price) => {
        const { pegged, depegged } = depegComposition(amplification, price, 2_000_000);
        const balances = [pegged, depegged];
        expect(stableInvariant(balances, amplification) / 2_000_000).toBeCloseTo(1, 9);
        expect(stableSpotRate({ balances, amplification, fee: 0 }, 1, 0) / price).toBeCloseTo(1, 6);
      }),
    );
  });

  test("a lower price leaves more of the failing token and a larger loss", () => {
    fc.assert(
      fc.property(A, PRICE, (amplification, price) => {
        const mild = depegComposition(amplification, price, 2_000_000);
        const worse = depegComposition(amplification, price * 0.9, 2_000_000);
        expect(worse.depeggedShare).toBeGreaterThan(mild.depeggedShare);
        expect(worse.versusHolding).toBeLessThan(mild.versusHolding);
        expect(mild.versusHolding).toBeLessThanOrEqual(0);
      }),
    );
  });

  test("a higher A loses more, and always more than a 50/50 pool", () => {
    fc.assert(
      fc.property(A, PRICE, (amplification, price) => {
        const loss = depegComposition(amplification, price, 1).versusHolding;
        expect(depegComposition(2 * amplification, price, 1).versusHolding).toBeLessThan(loss);
        expect(loss).toBeLessThan(impermanentLoss(price, 0.5));
      }),
    );
  });

  test("a price above 1 is the other token's depeg", () => {
    const below = depegComposition(100, 0.8, 2_000_000);
    const above = depegComposition(100, 1.25, 2_000_000);
    expect(above.depegged).toBeCloseTo(below.pegged, 3);
    expect(above.versusHolding).toBeCloseTo(below.versusHolding, 9);
  });

  test("at a price of 1 the pool is balanced and nothing is lost", () => {
    const pool = depegComposition(100, 1, 2_000_000);
    expect(pool.pegged).toBe(1_000_000);
    expect(pool.depegged).toBeCloseTo(1_000_000, 6);
    expect(pool.versusHolding).toBeCloseTo(0, 12);
  });

  test("reports which value is wrong", () => {
    expect(() => depegComposition(100, 0, 1)).toThrow(
      new RangeError("price must be above 0, got 0"),
    );
    expect(() => depegComposition(100, 1, -4)).toThrow("invariant must be above 0, got -4");
    expect(() => depegComposition(100, 0.9, 0)).toThrow("invariant must be above 0, got 0");
    expect(() => depegComposition(0, 0.9, 1)).toThrow("amplification must be 1 or more, got 0");
  });
});
