import fc from "fast-check";
import { balancedDepositUnits, firstSharesUnits, MINIMUM_LIQUIDITY, oneSidedSharesUnits, stableSharesUnits, withdrawalUnits } from "./liquidityBaseUnits";
import { testExact } from "./testPublished";

const USDX = 100_000_000_000_000n;
const ALPHA = 50_000_000_000_000n;
const SUPPLY = 70_710_678_118_654n;
const UNITS = fc.bigInt({ min: 1n, max: 2n ** 64n });
const PAIR = fc.tuple(UNITS, UNITS);

describe("M10 in base units", () => {
  testExact([
    ["LP units of the first deposit in pool 1, less the locked ones", firstSharesUnits(USDX, ALPHA), SUPPLY - MINIMUM_LIQUIDITY],
    ["10,000 USDX one-sided, no fee", oneSidedSharesUnits(1_000_000_000_000n, USDX, SUPPLY, 0), 352_673_899_104n],
    ["10,000 USDX one-sided, 0.30%", oneSidedSharesUnits(1_000_000_000_000n, USDX, SUPPLY, 30), 352_146_198_986n],
    ["withdrawals are rounded down", withdrawalUnits(1n, [5n, 9n], 2n), [2n, 4n]],
    ["stable shares are rounded down", stableSharesUnits([10n, 10n], [15n, 15n], 100, 10n), 6n],
    ["2% of pool 1", withdrawalUnits(20n, [USDX, ALPHA], 1_000n), [2_000_000_000_000n, 1_000_000_000_000n]],
    ["100,000 one-sided into pool S", stableSharesUnits([10n ** 13n, 0n], [10n ** 14n, 10n ** 14n], 100, 2n * 10n ** 14n), 9_997_637_343_078n],
  ]);
});

describe("any deposit in base units", () => {
  test("takes at most what was offered and mints no share for free", () => {
    fc.assert(
      fc.property(PAIR, PAIR, UNITS, (amounts, balances, supply) => {
        const { minted, used } = balancedDepositUnits(amounts, balances, supply);
        expect(used.every((amount, index) => amount <= (amounts[index] ?? 0n))).toBe(true);
        expect(balances.every((balance, index) => (used[index] ?? 0n) * supply >= minted * balance)).toBe(true);
      }),
    );
  });

  test("deposit and withdrawal never gain", () => {
    fc.assert(
      fc.property(PAIR, PAIR, UNITS, (amounts, balances, supply) => {
        const { minted, used } = balancedDepositUnits(amounts, balances, supply);
        const after = balances.map((balance, index) => balance + (used[index] ?? 0n));
        const back = withdrawalUnits(minted, after, supply + minted);
        expect(back.every((amount, index) => amount <= (used[index] ?? 0n))).toBe(true);
      }),
    );
  });

  test("a one-sided deposit does not lower what a share stands for", () => {
    fc.assert(
      fc.property(UNITS, UNITS, UNITS, fc.constantFrom(0, 30, 9_999), (amount, balance, supply, feeBps) => {
        const minted = oneSidedSharesUnits(amount, balance, supply, feeBps);
        expect((supply + minted) ** 2n * balance <= supply ** 2n * (balance + amount)).toBe(true);
        expect(minted <= oneSidedSharesUnits(amount, balance, supply, 0)).toBe(true);
      }),
    );
  });

  test("a stable deposit mints at most its part of D", () => {
    fc.assert(
      fc.property(PAIR, PAIR, fc.integer({ min: 1, max: 1_000 }), (amounts, balances, amplification) => {
        const more = [amounts[0] + amounts[1], amounts[1]];
        const minted = stableSharesUnits(amounts, balances, amplification, 10n ** 18n);
        expect(minted >= 0n && minted <= stableSharesUnits(more, balances, amplification, 10n ** 18n)).toBe(true);
        expect(stableSharesUnits([0n, 0n], balances, amplification, 10n ** 18n)).toBe(0n);
      }),
    );
  });

  test("says which value is wrong", () => {
    expect(() => firstSharesUnits(0n, 1n)).toThrow(new RangeError("first must be above 0, got 0"));
    expect(() => firstSharesUnits(1n, -1n)).toThrow("second must be above 0, got -1");
    expect(() => firstSharesUnits(1_000n, 1_000n)).toThrow("first deposit must be worth more than 1000 LP units, got 1000");
    expect(() => balancedDepositUnits([1n], [1n, 1n], 1n)).toThrow("got 1 and 2");
    expect(() => balancedDepositUnits([], [], 1n)).toThrow("balances has no item 0");
    expect(() => balancedDepositUnits([], [], -3n)).toThrow("supply must be above 0, got -3");
    expect(() => withdrawalUnits(0n, [], 0n)).toThrow("supply must be above 0, got 0");
    expect(() => balancedDepositUnits([1n], [1n], 0n)).toThrow("supply must be above 0, got 0");
    expect(() => withdrawalUnits(2n, [1n], 1n)).toThrow("shares must be 0 or more and below 2, got 2");
    expect(() => withdrawalUnits(1n, [0n], 1n)).toThrow("balance must be above 0, got 0");
    expect(() => oneSidedSharesUnits(-1n, 1n, 1n, 0)).toThrow("amount must be 0 or more, got -1");
    expect(() => oneSidedSharesUnits(1n, 0n, 1n, 0)).toThrow("balance must be above 0, got 0");
    expect(() => oneSidedSharesUnits(1n, 1n, 0n, 0)).toThrow("supply must be above 0, got 0");
    expect(() => oneSidedSharesUnits(1n, 1n, 1n, 10_000)).toThrow("got 10000");
    expect(() => stableSharesUnits([1n], [1n, 1n], 100, 1n)).toThrow("got 1 and 2");
    expect(() => stableSharesUnits([-1n, 1n], [1n, 1n], 100, 1n)).toThrow("amount must be 0 or more, got -1");
    expect(() => stableSharesUnits([1n, 1n], [1n, 1n], 100, 0n)).toThrow("supply must be above 0, got 0");
  });
});
