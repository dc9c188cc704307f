import fc from "fast-check";
import { POOL_1 } from "./illustrativePools";
import { sandwichBound } from "./sandwich";
import { constantProductOut } from "./swap";
import { type PublishedRow, testExact, testPublished } from "./testPublished";

const PRINTED: readonly (readonly [number, string, string, string])[] = [
  [0.005, "2,525.67", "24.68", "35.10"],
  [0.01, "5,070.45", "49.36", "70.16"],
  [0.03, "15,445.57", "148.07", "209.99"],
  [0.05, "26,146.63", "246.79", "349.14"],
];

describe("M22 sandwich bound for 10,000 USDX in pool 1", () => {
  testPublished(
    PRINTED.flatMap(([tolerance, buys, loss, gain]): PublishedRow[] => {
      const attack = sandwichBound(POOL_1, 10_000, tolerance);
      return [
        [`tolerance ${100 * tolerance}%: attacker buys first, USDX`, attack.attackerBuys, buys],
        [`tolerance ${100 * tolerance}%: victim loses, ALPHA`, attack.victimLoss, loss],
        [`tolerance ${100 * tolerance}%: attacker gains, USDX`, attack.attackerGain, gain],
      ];
    }),
  );
  const none = sandwichBound(POOL_1, 10_000, 0);
  testExact([
    [
      "without tolerance there is nothing to take",
      none.victimLoss < 1e-9 && none.attackerBuys < 1e-6,
      true,
    ],
  ]);
});

const RESERVE = fc.double({ min: 1e3, max: 1e9, noNaN: true });
const POOL = fc.record({
  reserveIn: RESERVE,
  reserveOut: RESERVE,
  fee: fc.double({ min: 0, max: 0.02, noNaN: true }),
});
const SHARE = fc.double({ min: 0.001, max: 1, noNaN: true });
const TOLERANCE = fc.double({ min: 0.001, max: 0.5, noNaN: true });

describe("any sandwich", () => {
  test("leaves the victim exactly the minimum", () => {
    fc.assert(
      fc.property(POOL, SHARE, TOLERANCE, (pool, share, tolerance) => {
        const attack = sandwichBound(pool, pool.reserveIn * share, tolerance);
        expect(attack.received / (attack.quoted * (1 - tolerance))).toBeCloseTo(1, 7);
        expect(attack.quoted).toBe(constantProductOut(pool, pool.reserveIn * share));
        expect(attack.victimLoss / attack.quoted).toBeCloseTo(tolerance, 7);
      }),
    );
  });

  test("takes more when the tolerance is wider", () => {
    fc.assert(
      fc.property(POOL, SHARE, TOLERANCE, (pool, share, tolerance) => {
        const amount = pool.reserveIn * share;
        const [narrow, wide] = [tolerance, tolerance * 1.5].map((limit) =>
          sandwichBound(pool, amount, limit),
        );
        expect(wide?.attackerBuys ?? 0).toBeGreaterThan(narrow?.attackerBuys ?? 0);
        expect(wide?.victimLoss ?? 0).toBeGreaterThan(narrow?.victimLoss ?? 0);
      }),
    );
  });

  test("a large fee makes the attack a loss", () => {
    expect(sandwichBound({ ...POOL_1, fee: 0.05 }, 10_000, 0.005).attackerGain).toBeLessThan(0);
  });

  test("reports which value is wrong", () => {
    expect(() => sandwichBound(POOL_1, 0, 0.01)).toThrow(
      new RangeError("amountIn must be above 0, got 0"),
    );
    expect(() => sandwichBound(POOL_1, 1, -0.01)).toThrow(
      "tolerance must be 0 or more and below 1, got -0.01",
    );
    expect(() => sandwichBound(POOL_1, 1, 1)).toThrow(
      "tolerance must be 0 or more and below 1, got 1",
    );
    expect(() => sandwichBound({ ...POOL_1, reserveIn: 0 }, 1, 0.01)).toThrow(
      "reserveIn must be above 0, got 0",
    );
  });
});
