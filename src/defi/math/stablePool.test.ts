import fc from "fast-check";
import { POOL_S } from "./illustrativePools";
import {
  type StablePool,
  stableBalance,
  stableIn,
  stableInvariant,
  stableOut,
  stableOutBeforeFee,
  stableRate,
  stableSpotRate,
} from "./stablePool";
import { constantProductOut } from "./swap";
import { type PublishedRow, testPublished } from "./testPublished";

const SKEWED: StablePool = { balances: [1_600_000, 400_000], amplification: 100, fee: 0 };
const spotAt = (share: number, amplification: number) =>
  stableSpotRate({ balances: [share, 1 - share], amplification, fee: 0 }, 0, 1);

const BY_AMPLIFICATION: readonly (readonly [number, string, string, string])[] = [
  [1, "95,227.30", "0.4489", "0.2349"],
  [10, "99,091.73", "0.8001", "0.5284"],
  [50, "99,802.41", "0.9465", "0.8142"],
  [100, "99,900.11", "0.9720", "0.8940"],
  [200, "99,949.78", "0.9857", "0.9430"],
  [500, "99,979.84", "0.9942", "0.9761"],
  [1_000, "99,989.91", "0.9971", "0.9879"],
];

describe("M07 stable pools", () => {
  const beforeFee = stableOutBeforeFee(POOL_S, 0, 1, 100_000);
  testPublished([
    ["100,000 USDX into pool S before fee", beforeFee, "99,900.11"],
    ["after the fee of 0.04%", stableOut(POOL_S, 0, 1, 100_000), "99,860.15"],
    [
      "constant product would give",
      constantProductOut({ reserveIn: 1e6, reserveOut: 1e6, fee: 0 }, 100_000),
      "90,909.09",
    ],
    ["D after the swap", stableInvariant([1_100_000, 1_000_000 - beforeFee], 100), "2,000,000.000"],
    [
      "pool 1.6M/0.4M, 100,000 more of the abundant token",
      stableOutBeforeFee(SKEWED, 0, 1, 100_000),
      "96,287.75",
    ],
  ]);
  testPublished(
    BY_AMPLIFICATION.flatMap(([a, out, at80, at90]): PublishedRow[] => [
      [
        `A = ${a}: 100,000 from balance`,
        stableOutBeforeFee({ ...POOL_S, amplification: a }, 0, 1, 100_000),
        out,
      ],
      [`A = ${a}: spot at 80/20`, spotAt(0.8, a), at80],
      [`A = ${a}: spot at 90/10`, spotAt(0.9, a), at90],
    ]),
  );

  test("A = 50 of the whitepaper (A·nⁿ) is A = 100 of contracts for two tokens: residual = 0", () => {
    const [x, y, d, strength] = [
      1_100_000,
      1_000_000 - beforeFee,
      stableInvariant(POOL_S.balances, 100),
      50 * 2 ** 2,
    ];
    const residual = strength * (x + y) + d - strength * d - d ** 3 / (4 * x * y);
    expect(Math.abs(residual)).toBeLessThan(0.01);
  });

  test("the spot formula matches a trade of 1 unit", () => {
    expect(
      Math.abs(stableSpotRate(SKEWED, 0, 1) - stableOutBeforeFee(SKEWED, 0, 1, 1)),
    ).toBeLessThan(1e-5);
  });
});

const POOL = fc
  .record({
    size: fc.double({ min: 1, max: 1e9, noNaN: true }),
    parts: fc.array(fc.double({ min: 0.05, max: 1, noNaN: true }), { minLength: 2, maxLength: 4 }),
    amplification: fc.integer({ min: 1, max: 5_000 }),
    fee: fc.constantFrom(0, 0.0004, 0.01),
  })
  .map(
    ({ size, parts, ...rest }): StablePool => ({
      ...rest,
      balances: parts.map((part) => part * size),
    }),
  );
const SHARE = fc.double({ min: 1e-4, max: 3, noNaN: true });

describe("a trade that is tiny compared with its pool", () => {
  const rate = stableSpotRate(SKEWED, 0, 1);

  test.each([1e-6, 1e-8, 1e-18, 1e-200])("%p keeps its digits in both directions", (amount) => {
    expect(stableOutBeforeFee(SKEWED, 0, 1, amount) / (amount * rate)).toBeCloseTo(1, 9);
    expect(stableIn(SKEWED, 0, 1, amount) / (amount / rate)).toBeCloseTo(1, 9);
  });

  test("an input of zero gives an output of zero", () =>
    expect(stableOutBeforeFee(SKEWED, 0, 1, 0)).toBe(0));

  test("trading nearly the whole balance satisfies the pool's equation", () => {
    const left = 1e-3;
    const paid = stableIn(SKEWED, 0, 1, 400_000 - left);
    expect(stableInvariant([1_600_000 + paid, left], 100)).toBeCloseTo(
      stableInvariant(SKEWED.balances, 100),
      1,
    );
  });
});

describe("any stable pool", () => {
  test("D lies between n times the geometric mean and the sum; equal balances make it the sum", () => {
    fc.assert(
      fc.property(POOL, ({ balances, amplification }) => {
        const n = balances.length;
        const total = balances.reduce((all, balance) => all + balance, 0);
        const geometric =
          n * Math.exp(balances.reduce((all, balance) => all + Math.log(balance), 0) / n);
        const invariant = stableInvariant(balances, amplification);
        expect(invariant).toBeLessThanOrEqual(total * (1 + 1e-12));
        expect(invariant).toBeGreaterThanOrEqual(geometric * (1 - 1e-12));
        expect(
          stableInvariant(
            balances.map(() => 7),
            amplification,
          ),
        ).toBeCloseTo(7 * n, 9);
      }),
    );
  });

  test("D never falls in a swap", () => {
    fc.assert(
      fc.property(POOL, SHARE, (pool, share) => {
        const amount = (pool.balances[0] ?? 0) * share;
        const out = stableOut(pool, 0, 1, amount);
        const after = pool.balances.map(
          (balance, index) => balance + (index === 0 ? amount : index === 1 ? -out : 0),
        );
        const growth =
          stableInvariant(after, pool.amplification) /
          stableInvariant(pool.balances, pool.amplification);
        expect(growth).toBeGreaterThanOrEqual(1 - 1e-11);
      }),
    );
  });

  test("more input gives more output at a falling rate, never the whole balance", () => {
    fc.assert(
      fc.property(POOL, SHARE, (pool, share) => {
        const amount = (pool.balances[0] ?? 0) * share;
        const once = stableOut(pool, 0, 1, amount);
        const twice = stableOut(pool, 0, 1, 2 * amount);
        expect(twice).toBeGreaterThan(once);
        expect(twice).toBeLessThan(pool.balances[1] ?? 0);
        expect(stableRate(pool, 0, 1, 2 * amount)).toBeLessThanOrEqual(
          stableRate(pool, 0, 1, amount) * (1 + 1e-9),
        );
      }),
    );
  });

  test("exact output undoes exact input, and a round trip does not gain", () => {
    fc.assert(
      fc.property(POOL, fc.double({ min: 1e-3, max: 0.9, noNaN: true }), (pool, share) => {
        const wanted = (pool.balances[1] ?? 0) * share * (1 - pool.fee);
        expect(stableOut(pool, 0, 1, stableIn(pool, 0, 1, wanted)) / wanted).toBeCloseTo(1, 6);
        const amount = (pool.balances[0] ?? 0) * share;
        const got = stableOut(pool, 0, 1, amount);
        const after = pool.balances.map(
          (balance, index) => balance + (index === 0 ? amount : index === 1 ? -got : 0),
        );
        expect(stableOut({ ...pool, balances: after }, 1, 0, got)).toBeLessThanOrEqual(
          amount * (1 + 1e-9),
        );
      }),
    );
  });

  test("a higher A gives more output from balance", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000 }), SHARE, (amplification, share) => {
        const outAt = (a: number) =>
          stableOutBeforeFee({ ...POOL_S, amplification: a }, 0, 1, 1_000_000 * share);
        expect(outAt(2 * amplification)).toBeGreaterThan(outAt(amplification));
      }),
    );
  });

  test("tokens are interchangeable", () => {
    fc.assert(
      fc.property(POOL, SHARE, (pool, share) => {
        const mirrored = { ...pool, balances: [...pool.balances].reverse() };
        const last = pool.balances.length - 1;
        const amount = (pool.balances[0] ?? 0) * share;
        expect(
          stableOut(mirrored, last, last - 1, amount) / stableOut(pool, 0, 1, amount),
        ).toBeCloseTo(1, 7);
        expect(stableSpotRate(pool, 0, 1) * stableSpotRate(pool, 1, 0)).toBeCloseTo(1, 9);
      }),
    );
  });

  test("the rate is the slope of the output", () => {
    const slope = (stableOut(POOL_S, 0, 1, 100_001) - stableOut(POOL_S, 0, 1, 99_999)) / 2;
    expect(stableRate(POOL_S, 0, 1, 100_000)).toBeCloseTo(slope, 6);
  });

  test("the curve of figure P01 lies between constant sum and constant product", () => {
    for (const x of [200_000, 600_000, 1_000_000, 1_400_000, 1_800_000]) {
      const at10 = stableBalance([x], 2_000_000, 10);
      const at100 = stableBalance([x], 2_000_000, 100);
      expect(at100).toBeLessThanOrEqual(at10 * (1 + 1e-12));
      expect(at10).toBeLessThanOrEqual((1e12 / x) * (1 + 1e-12));
      expect(at100).toBeGreaterThanOrEqual((2_000_000 - x) * (1 - 1e-12));
    }
  });
});

describe("stable pools, edges", () => {
  test("reports which value is wrong", () => {
    expect(() => stableInvariant([1], 100)).toThrow(
      new RangeError("number of balances must be 2 or more, got 1"),
    );
    expect(() => stableInvariant([1, 0], 100)).toThrow("balance must be above 0, got 0");
    expect(() => stableInvariant([1, 1], 0.5)).toThrow("amplification must be 1 or more, got 0.5");
    expect(() => stableBalance([1], 0, 100)).toThrow("invariant must be above 0, got 0");
    expect(() => stableBalance([0], 1, 100)).toThrow("balance must be above 0, got 0");
    expect(() => stableBalance([1], 1, 0)).toThrow("amplification must be 1 or more, got 0");
    expect(() => stableIn(POOL_S, 1, 1, 1)).toThrow("got 1 and 1");
    expect(() => stableSpotRate(POOL_S, 0, 0)).toThrow("got 0 and 0");
    expect(() => stableOut(POOL_S, 0, 0, 1)).toThrow(
      "tokens of a swap must be two different ones, got 0 and 0",
    );
    expect(() => stableOut(POOL_S, 0, 2, 1)).toThrow("balances has no item 2, its length is 2");
    expect(() => stableOut(POOL_S, 0, 1, -1)).toThrow("amountIn must be 0 or more, got -1");
    expect(() => stableOut({ ...POOL_S, fee: 1 }, 0, 1, 1)).toThrow(
      "fee must be 0 or more and below 1, got 1",
    );
    expect(() => stableIn({ ...POOL_S, fee: 0 }, 0, 1, 1_000_000)).toThrow(
      "below 1000000, got 1000000",
    );
    expect(() => stableSpotRate(POOL_S, 2, 1)).toThrow("balances has no item 2");
  });
});
