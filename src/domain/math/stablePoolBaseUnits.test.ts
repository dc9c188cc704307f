import fc from "fast-check";
import { integerPower } from "./fixedPoint";
import { stableIn, stableInvariant, stableOut } from "./stablePool";
import { type StableUnits, stableBalanceUp, stableInUnits, stableInvariantUp, stableOutUnits } from "./stablePoolBaseUnits";
import { testExact } from "./testPublished";

const POOL_S: StableUnits = { balances: [100_000_000_000_000n, 100_000_000_000_000n], amplification: 100, feeBps: 4 };
const BALANCE = fc.bigInt({ min: 1n, max: 2n ** 64n });
const POOL = fc.record({
  balances: fc.array(BALANCE, { minLength: 2, maxLength: 4 }),
  amplification: fc.integer({ min: 1, max: 5_000 }),
  feeBps: fc.constantFrom(0, 1, 4, 100, 9_999),
});

/** Sign of the invariant equation at `value`, without rounding: 0 or positive once `value` has reached the true D. */
function residual(balances: readonly bigint[], amplification: number, value: bigint): bigint {
  const n = BigInt(balances.length);
  const strength = n * BigInt(amplification);
  const scale = integerPower(n, balances.length) * balances.reduce((product, balance) => product * balance, 1n);
  const total = balances.reduce((all, balance) => all + balance, 0n);
  return integerPower(value, balances.length + 1) + (strength - 1n) * value * scale - strength * total * scale;
}

function moved(pool: StableUnits, amountIn: bigint, amountOut: bigint): bigint[] {
  return pool.balances.map((balance, index) => (index === 0 ? balance + amountIn : index === 1 ? balance - amountOut : balance));
}

describe("M07 in base units", () => {
  testExact([
    ["D of pool S", stableInvariantUp(POOL_S.balances, 100), 200_000_000_000_000n],
    ["100,000 USDX before fee", stableOutUnits({ ...POOL_S, feeBps: 0 }, 0, 1, 10_000_000_000_000n), 9_990_011_086_475n],
    ["100,000 USDX after 0.04%", stableOutUnits(POOL_S, 0, 1, 10_000_000_000_000n), 9_986_015_082_040n],
    ["nothing in", stableOutUnits(POOL_S, 0, 1, 0n), 0n],
    ["nothing out", stableInUnits(POOL_S, 0, 1, 0n), 0n],
  ]);
});

describe("any stable pool in base units", () => {
  test("D is the smallest integer that reaches the invariant", () => {
    fc.assert(
      fc.property(POOL, ({ balances, amplification }) => {
        const invariant = stableInvariantUp(balances, amplification);
        expect(residual(balances, amplification, invariant) >= 0n).toBe(true);
        expect(residual(balances, amplification, invariant - 1n) < 0n).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("the balance kept is the smallest that carries D", () => {
    fc.assert(
      fc.property(POOL, BALANCE, ({ balances, amplification }, invariant) => {
        const [, ...others] = balances;
        const kept = stableBalanceUp(others, invariant, amplification);
        expect(residual([kept, ...others], amplification, invariant) <= 0n).toBe(true);
        const less = kept > 1n ? residual([kept - 1n, ...others], amplification, invariant) : 1n;
        expect(less > 0n).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("the exact D never falls", () => {
    fc.assert(
      fc.property(POOL, BALANCE, (pool, amount) => {
        const out = stableOutUnits(pool, 0, 1, amount);
        const before = stableInvariantUp(pool.balances, pool.amplification);
        const after = moved(pool, amount, out);
        expect(after.every((balance) => balance > 0n)).toBe(true);
        expect(residual(after, pool.amplification, before) <= 0n || out === 0n).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("more input never gives less output", () => {
    fc.assert(
      fc.property(POOL, BALANCE, BALANCE, (pool, first, second) => {
        const [less, more] = first < second ? [first, second] : [second, first];
        expect(stableOutUnits(pool, 0, 1, less) <= stableOutUnits(pool, 0, 1, more)).toBe(true);
      }),
    );
  });

  test("the input asked for an output pays for it", () => {
    fc.assert(
      fc.property(POOL, BALANCE, (pool, any) => {
        const most = ((pool.balances[1] ?? 0n) * BigInt(10_000 - pool.feeBps)) / 10_000n;
        const wanted = most > 1n ? any % (most - 1n) : 0n;
        expect(stableOutUnits(pool, 0, 1, stableInUnits(pool, 0, 1, wanted)) >= wanted).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("there and back never gains", () => {
    fc.assert(
      fc.property(POOL, BALANCE, (pool, amount) => {
        const out = stableOutUnits(pool, 0, 1, amount);
        const after = { ...pool, balances: moved(pool, amount, out) };
        expect(stableOutUnits(after, 1, 0, out) <= amount).toBe(true);
      }),
    );
  });

  test("agrees with the plain-number companion", () => {
    const plain = { balances: [1e14, 1e14], amplification: 100, fee: 0.0004 };
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 13n }), (amount) => {
        expect(Math.abs(Number(stableOutUnits(POOL_S, 0, 1, amount)) - stableOut(plain, 0, 1, Number(amount)))).toBeLessThan(3);
      }),
    );
    expect(Number(stableInvariantUp([160n, 40n, 7n], 5)) - stableInvariant([160, 40, 7], 5)).toBeLessThan(1);
  });

  test("asks for an exact output what the plain-number companion asks", () => {
    const plain = { balances: [1e14, 1e14], amplification: 100, fee: 0.0004 };
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 9n * 10n ** 13n }), (wanted) => {
        const needed = stableIn(plain, 0, 1, Number(wanted));
        expect(Math.abs(Number(stableInUnits(POOL_S, 0, 1, wanted)) / needed - 1)).toBeLessThan(1e-9 + 4 / needed);
      }),
    );
  });

  test("a pool of single units answers at once", () => {
    const small = fc.array(fc.bigInt({ min: 1n, max: 3n }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(small, fc.bigInt({ min: 0n, max: 2n ** 64n }), (balances, amount) => {
        expect(stableOutUnits({ balances, amplification: 1, feeBps: 0 }, 0, 1, amount) >= 0n).toBe(true);
      }),
    );
  });

  test("says which value is wrong", () => {
    expect(() => stableInvariantUp([1n], 1)).toThrow(new RangeError("number of balances must be 2 or more, got 1"));
    expect(() => stableInvariantUp([1n, 0n], 1)).toThrow("balance must be above 0, got 0");
    expect(() => stableInvariantUp([1n, 1n], 1.5)).toThrow("amplification must be a whole number from 1 to 9007199254740991, got 1.5");
    expect(() => stableBalanceUp([1n], 0n, 1)).toThrow("invariant must be above 0, got 0");
    expect(() => stableOutUnits(POOL_S, 1, 1, 1n)).toThrow("got 1 and 1");
    expect(() => stableOutUnits(POOL_S, 0, 5, 1n)).toThrow("balances has no item 5");
    expect(() => stableOutUnits(POOL_S, 0, 1, -1n)).toThrow("amountIn must be 0 or more, got -1");
    expect(() => stableOutUnits({ ...POOL_S, feeBps: 10_000 }, 0, 1, 1n)).toThrow("got 10000");
    expect(() => stableInUnits(POOL_S, 0, 0, 1n)).toThrow("got 0 and 0");
    expect(() => stableInUnits(POOL_S, 0, 1, -1n)).toThrow("amountOut must be 0 or more, got -1");
    expect(() => stableInUnits(POOL_S, 0, 1, 100_000_000_000_000n)).toThrow("below 100000000000000");
  });
});
