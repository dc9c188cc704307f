import fc from "fast-check";
import {
  amountsOfShare,
  balancedDeposit,
  depositGain,
  firstShares,
  oneSidedGain,
  shareOfPool,
  stableDepositGain,
} from "./liquidity";
import { testPublished } from "./testPublished";
import type { WeightedPool } from "./weightedPool";

const POOL: WeightedPool = { balances: [1_000_000, 500_000], weights: [0.5, 0.5], fee: 0 };
const EVEN = [0.5, 0.5];

describe("M10 LP shares and one-sided deposits", () => {
  const [usdx = 0, alpha = 0] = amountsOfShare(POOL.balances, 0.02);
  testPublished([
    ["first LP tokens of pool 1, √(x·y)", firstShares(POOL.balances, EVEN), "707,106.78"],
    ["10,000 USDX one-sided, % of the old supply", 100 * oneSidedGain(POOL, 0, 10_000), "0.49876"],
    [
      "with 0.30% on the swapped half",
      100 * oneSidedGain({ ...POOL, fee: 0.003 }, 0, 10_000),
      "0.49801",
    ],
    [
      "balanced deposit of the same value, %",
      100 * balancedDeposit([5_000, 2_500], POOL.balances).gain,
      "0.5",
    ],
    [
      "stable, 100,000 one-sided into pool S, %",
      100 * stableDepositGain([1e6, 1e6], 100, [1e5, 0]),
      "4.99882",
    ],
    ["2% of pool 1, USDX", usdx, "20,000"],
    ["2% of pool 1, ALPHA", alpha, "10,000"],
  ]);
});

const BALANCE = fc.double({ min: 1, max: 1e9, noNaN: true });
const SHARE = fc.double({ min: 1e-6, max: 5, noNaN: true });
const ANY = fc
  .record({ a: BALANCE, b: BALANCE, weight: fc.double({ min: 0.05, max: 0.95, noNaN: true }) })
  .map(
    ({ a, b, weight }): WeightedPool => ({
      balances: [a, b],
      weights: [weight, 1 - weight],
      fee: 0.003,
    }),
  );

describe("deposits in general", () => {
  test("a deposit in the pool's proportion pays no fee and gains its share", () => {
    fc.assert(
      fc.property(ANY, SHARE, (pool, share) => {
        const amounts = pool.balances.map((balance) => balance * share);
        expect(depositGain(pool, amounts) / share).toBeCloseTo(1, 9);
        expect(balancedDeposit(amounts, pool.balances).gain / share).toBeCloseTo(1, 9);
      }),
    );
  });

  test("a one-sided deposit gains less than a balanced one of the same value, and even less with a fee", () => {
    fc.assert(
      fc.property(ANY, SHARE, fc.constantFrom(0, 1), (pool, share, index) => {
        const weight = pool.weights[index] ?? 0;
        const amount = (pool.balances[index] ?? 0) * share;
        const withFee = oneSidedGain(pool, index, amount);
        const free = oneSidedGain({ ...pool, fee: 0 }, index, amount);
        expect(free).toBeLessThan(weight * share);
        expect(withFee).toBeLessThan(free);
        expect(free).toBeCloseTo((1 + share) ** weight - 1, 9);
        expect(withFee).toBeCloseTo((1 + share * (1 - 0.003 * (1 - weight))) ** weight - 1, 9);
      }),
    );
  });

  test("depositing and withdrawing the share of every token never gains", () => {
    fc.assert(
      fc.property(ANY, SHARE, (pool, share) => {
        const amount = (pool.balances[0] ?? 0) * share;
        const owned = shareOfPool(oneSidedGain(pool, 0, amount));
        const [first = 0, second = 0] = amountsOfShare(
          [(pool.balances[0] ?? 0) + amount, pool.balances[1] ?? 0],
          owned,
        );
        const before =
          (pool.balances[0] ?? 0) ** (pool.weights[0] ?? 0) *
          (pool.balances[1] ?? 0) ** (pool.weights[1] ?? 0);
        const left =
          ((pool.balances[0] ?? 0) + amount - first) ** (pool.weights[0] ?? 0) *
          ((pool.balances[1] ?? 0) - second) ** (pool.weights[1] ?? 0);
        expect(left).toBeGreaterThanOrEqual(before * (1 - 1e-9));
      }),
    );
  });

  test("a balanced deposit is limited by the scarcer amount and returns the rest", () => {
    const { gain, used, unused } = balancedDeposit([10_000, 2_500], POOL.balances);
    expect(gain).toBe(0.005);
    expect(used).toEqual([5_000, 2_500]);
    expect(unused).toEqual([5_000, 0]);
  });

  test("a balanced stable deposit gains its share, a one-sided one less", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000 }),
        fc.double({ min: 1e-3, max: 5, noNaN: true }),
        (amplification, share) => {
          const both = stableDepositGain([1e6, 1e6], amplification, [share * 1e6, share * 1e6]);
          expect(both / share).toBeCloseTo(1, 6);
          expect(stableDepositGain([1e6, 1e6], amplification, [2e6 * share, 0])).toBeLessThan(both);
        },
      ),
    );
  });

  test("a deposit that doubles the supply owns half of the pool", () => {
    expect(shareOfPool(1)).toBe(0.5);
    expect(shareOfPool(0)).toBe(0);
  });

  test("reports which value is wrong", () => {
    expect(() => firstShares([0, 1], EVEN)).toThrow(
      new RangeError("balance must be above 0, got 0"),
    );
    expect(() => amountsOfShare([1], 1.5)).toThrow("share must be from 0 to 1, got 1.5");
    expect(() => amountsOfShare([0], 0.5)).toThrow("balance must be above 0, got 0");
    expect(() => balancedDeposit([1], [1, 1])).toThrow(
      "amounts and balances must be lists of the same length, got 1 and 2",
    );
    expect(() => balancedDeposit([-1], [1])).toThrow("amount must be 0 or more, got -1");
    expect(() => balancedDeposit([1], [0])).toThrow("balance must be above 0, got 0");
    expect(() => depositGain(POOL, [1])).toThrow("got 1 and 2");
    expect(() => depositGain({ ...POOL, fee: 1 }, [1, 1])).toThrow(
      "fee must be 0 or more and below 1, got 1",
    );
    expect(() => depositGain({ ...POOL, weights: [0.5, 0.4] }, [1, 1])).toThrow(
      "sum of weights must be 1, got 0.9",
    );
    expect(() => oneSidedGain(POOL, 2, 1)).toThrow("balances has no item 2");
    expect(() => stableDepositGain([1, 1], 100, [1])).toThrow("got 1 and 2");
    expect(() => stableDepositGain([1, 1], 100, [-1, 0])).toThrow(
      "amount must be 0 or more, got -1",
    );
    expect(() => shareOfPool(-0.1)).toThrow("gain must be 0 or more, got -0.1");
  });
});
