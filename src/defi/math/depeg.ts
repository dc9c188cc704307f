import { stableBalance, stableSpotRate } from "./stablePool";

/** A two-token stable pool after arbitrage, in tokens and in units of the token that kept its peg. */
export type DepeggedPool = {
  /** Tokens in the pool that kept their peg. */
  readonly pegged: number;
  /** Tokens in the pool that lost their peg. */
  readonly depegged: number;
  readonly value: number;
  /** Value of the balanced deposit, had it been held outside. */
  readonly holdValue: number;
  /** Pool value against holding, as a fraction; 0 or negative. */
  readonly versusHolding: number;
  /** Pool value against the original deposit at 1:1, as a fraction. */
  readonly versusDeposit: number;
  /** Depegged tokens as a fraction of all tokens in the pool. */
  readonly depeggedShare: number;
};

const HALVINGS = 100;

/** Spot price of the second token at the point of the curve where the pool holds `first` of the first one. */
function priceAt(first: number, invariant: number, amplification: number): number {
  const second = stableBalance([first], invariant, amplification);
  return stableSpotRate({ balances: [first, second], amplification, fee: 0 }, 1, 0);
}

/** Balance of the scarce token at which the plentiful one costs `price`, by bisection on the logarithm. */
function scarceBalance(price: number, invariant: number, amplification: number): number {
  let high = Math.log(invariant / 2);
  let low = high - 1;
  while (priceAt(Math.exp(low), invariant, amplification) > price) low -= 2;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (priceAt(Math.exp(middle), invariant, amplification) < price) low = middle;
    else high = middle;
  }
  return Math.exp((low + high) / 2);
}

/**
 * Composition of a two-token stable pool when the market price of one token has fallen to `price` ≤ 1 and arbitrage has followed,
 * without fees and at an unchanged D (`invariant`, the tokens deposited at balance). `amplification` is A as contracts store it.
 * Source: the point of the stable curve whose spot price is `price`.
 */
export function depegComposition(
  amplification: number,
  price: number,
  invariant: number,
): DepeggedPool {
  const pegged = price === 1 ? invariant / 2 : scarceBalance(price, invariant, amplification);
  const depegged = stableBalance([pegged], invariant, amplification);
  const value = pegged + price * depegged;
  const holdValue = (invariant / 2) * (1 + price);
  return {
    pegged,
    depegged,
    value,
    holdValue,
    versusHolding: value / holdValue - 1,
    versusDeposit: value / invariant - 1,
    depeggedShare: depegged / (pegged + depegged),
  };
}
