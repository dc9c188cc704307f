import { stableBalance, stableSpotRate } from "./stablePool";

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
 * Tokens and value (in the token that kept its peg) of a two-token stable pool when the market price of the other one has fallen
 * to `price` ≤ 1 and arbitrage has followed, without fees and at an unchanged D (`invariant`, the tokens deposited at balance).
 * `versus…` and shares are fractions. Source: the point of the stable curve whose spot price is `price`.
 */
export function depegComposition(amplification: number, price: number, invariant: number) {
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
