import { stableBalance, stableRate } from "./stablePool";

const HALVINGS = 100;
/** Below this share of D, on a logarithmic scale, no pool's scarce token is as cheap as a calculator allows. */
const SCARCEST = -20;

/** Balance of the scarce token at which the plentiful one costs `price`, by bisection on the logarithm. */
function scarceBalance(price: number, invariant: number, a: number): number {
  let high = Math.log(invariant / 2);
  let low = high + SCARCEST;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    const scarce = Math.exp(middle);
    const rate = stableRate({ x: stableBalance(scarce, invariant, a), y: scarce, a });
    if (rate < price) low = middle;
    else high = middle;
  }
  return Math.exp((low + high) / 2);
}

/**
 * Tokens and value (in the token that kept its peg) of a stable pool when the market price of the other one has fallen to
 * `price` ≤ 1 and arbitrage has followed, without fees and at an unchanged D (`invariant`, the tokens deposited at balance).
 * `versus…` and shares are fractions. Source: the point of the stable curve whose spot price is `price`.
 */
export function depegComposition(a: number, price: number, invariant: number) {
  const pegged = scarceBalance(price, invariant, a);
  const depegged = stableBalance(pegged, invariant, a);
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
