import { integerPower, mulDivDown, mulDivUp, smallerOf, squareRootDown } from "./fixedPoint";
import { stableInvariantUp } from "./stablePoolBaseUnits";
import { itemAt, requireBelow, requireFeeBps, requireNonNegative, requirePositive, requireSameLength, requireThat } from "./validation";

/** LP base units locked for ever at the first deposit (example value of the site), so a share cannot be inflated. */
export const MINIMUM_LIQUIDITY = 1_000n;

/**
 * LP base units a first depositor of a 50/50 pool receives: `√(x·y)` rounded down, less the locked minimum.
 * @throws RangeError for an amount that is not above 0 or a deposit that does not exceed the minimum
 * Source: Uniswap v2 Core, mint; brief M10.
 */
export function firstSharesUnits(first: bigint, second: bigint): bigint {
  requirePositive("first", first);
  requirePositive("second", second);
  const shares = squareRootDown(first * second);
  requireThat(shares > MINIMUM_LIQUIDITY, "first deposit", `worth more than ${MINIMUM_LIQUIDITY} LP units`, shares);
  return shares - MINIMUM_LIQUIDITY;
}

/** Result of a balanced deposit: LP units minted, and what the pool takes of every token. */
export type DepositUnits = { readonly minted: bigint; readonly used: bigint[] };

/**
 * LP base units for a balanced deposit, `min(aₜ·L / Bₜ)` rounded down; the amounts used are rounded up.
 * @param supply all LP units before the deposit
 * @throws RangeError for lists that are empty or do not match, negative amounts, or balances or supply not above 0
 */
export function balancedDepositUnits(amounts: readonly bigint[], balances: readonly bigint[], supply: bigint): DepositUnits {
  requireSameLength("amounts and balances", amounts, balances);
  requirePositive("supply", supply);
  const shares = balances.map((balance, index) => mulDivDown(itemAt("amounts", amounts, index), supply, balance));
  const minted = shares.reduce(smallerOf, itemAt("balances", shares, 0));
  return { minted, used: balances.map((balance) => mulDivUp(balance, minted, supply)) };
}

/**
 * Base units of every token paid for burning LP units, rounded down.
 * @throws RangeError unless supply and balances are above 0 and 0 ≤ shares ≤ supply
 */
export function withdrawalUnits(shares: bigint, balances: readonly bigint[], supply: bigint): bigint[] {
  requirePositive("supply", supply);
  requireBelow("shares", shares, supply + 1n);
  return balances.map((balance) => {
    requirePositive("balance", balance);
    return mulDivDown(balance, shares, supply);
  });
}

/**
 * LP base units for a deposit of one token into a two-token 50/50 pool, rounded down: `L·√((B + a′)/B) − L`, where
 * half of the deposit pays the swap fee, `a′ = a(1 − f/2)`.
 * @throws RangeError for a negative amount, or balance or supply not above 0, or feeBps outside 0–9,999
 * Source: Balancer v2, WeightedMath join for weight 1/2; brief M10.
 */
export function oneSidedSharesUnits(amount: bigint, balance: bigint, supply: bigint, feeBps: number): bigint {
  requireNonNegative("amount", amount);
  requirePositive("balance", balance);
  requirePositive("supply", supply);
  requireFeeBps(feeBps);
  const counted = amount * (20_000n - BigInt(feeBps));
  const square = mulDivDown(integerPower(supply, 2), balance * 20_000n + counted, balance * 20_000n);
  return squareRootDown(square) - supply;
}

/**
 * LP base units for a deposit into a stable pool without fee, `L·(D₁ − D₀) / D₀` rounded down.
 * @throws RangeError for lists that do not match, negative amounts, empty balances or supply, or an invalid A
 * Source: Curve, add_liquidity; brief M10.
 */
export function stableSharesUnits(amounts: readonly bigint[], balances: readonly bigint[], amplification: number, supply: bigint): bigint {
  requireSameLength("amounts and balances", amounts, balances);
  requirePositive("supply", supply);
  const after = balances.map((balance, index) => {
    requireNonNegative("amount", itemAt("amounts", amounts, index));
    return balance + itemAt("amounts", amounts, index);
  });
  const before = stableInvariantUp(balances, amplification);
  const growth = stableInvariantUp(after, amplification) - 1n - before;
  return growth > 0n ? mulDivDown(supply, growth, before) : 0n;
}
