import { depegComposition } from "../../math/depeg";
import { POOL_S } from "../../math/exampleTerms";
import { impermanentLoss } from "../../math/impermanentLoss";
import { stableInvariant, stableSpotRate } from "../../math/stablePool";
import { decimals, fixed, percent, percentSign, wholePercent } from "../../numberText";
import { type Series, series, vertical } from "../marks";
import type { PlotSpec } from "../plotSpec";
import { axis, linspace } from "../scale";

const INVARIANT = stableInvariant(POOL_S.balances, POOL_S.amplification);

const AMPLIFICATIONS: readonly (Series & { readonly a: number })[] = [
  { a: 10, name: "A = 10", tone: 3, dash: 3 },
  { a: 50, name: "A = 50", tone: 4, dash: 2 },
  { a: 100, name: "A = 100", tone: 1, dash: 0 },
  { a: 500, name: "A = 500", tone: 2, dash: 1 },
];

/** Price of the token that a stable pool has too much of, in terms of the other one, by its share of all tokens. */
export function priceBySkew(): PlotSpec {
  const priceAt = (part: number, amplification: number) => {
    const balances = [part * INVARIANT, (1 - part) * INVARIANT];
    return stableSpotRate({ balances, amplification, fee: 0 }, 0, 1);
  };
  const shares = linspace(0.5, 0.95, 40);
  const prices = AMPLIFICATIONS.map(({ a }) => fixed(priceAt(0.8, a), 4));
  return {
    title: "Price of the abundant token in a stable pool",
    finding: `The larger A, the longer the price stays near 1: with 80% of the pool in one token it costs ${prices.slice(0, -1).join(", ")} and ${prices.at(-1)} USDY at A = 10, 50, 100 and 500.`,
    x: axis("Share of the abundant token", linspace(0.5, 0.9, 5), wholePercent, {
      high: 0.95,
      hidden: [1, 3],
    }),
    y: axis("Spot price, USDY", linspace(0.2, 1, 5), decimals(1)),
    height: 250,
    marks: [
      vertical(0.8),
      ...AMPLIFICATIONS.flatMap((each) =>
        series(each, shares, (part) => priceAt(part, each.a), 0.8),
      ),
    ],
    table: {
      caption: "Spot price of the abundant token by its share of the pool.",
      columns: ["Share of the abundant token", ...AMPLIFICATIONS.map(({ name }) => name)],
      rows: [0.5, 0.6, 0.7, 0.8, 0.9, 0.95].map((part) => [
        percent(part, 0),
        ...AMPLIFICATIONS.map(({ a }) => fixed(priceAt(part, a), 4)),
      ]),
    },
  };
}

/** Value of a position against holding, as a fraction, when USDY falls to a price: a 50/50 pool and stable pools of each A. */
const POSITIONS: readonly (Series & { readonly at: (price: number) => number })[] = [
  { name: "50/50", tone: 4, dash: 2, at: (price) => impermanentLoss(price, 0.5) },
  ...AMPLIFICATIONS.filter(({ a }) => a !== 50).map((each) => ({
    ...each,
    at: (price: number) => depegComposition(each.a, price, INVARIANT).versusHolding,
  })),
];

/** What a depeg costs liquidity providers. */
export function lossInDepeg(): PlotSpec {
  const prices = linspace(1, 0.5, 40);
  const at = POSITIONS.map((each) => percent(each.at(0.9)));
  return {
    title: "Position against holding when USDY falls",
    finding: `The flatter the curve, the more of the failing token providers end up with: at a price of 0.90 they are at ${at[0]} against holding in a 50/50 pool, ${at[1]} at A = 10, ${at[2]} at A = 100 and ${at[3]} at A = 500.`,
    x: axis("Market price of USDY, USDX", linspace(1, 0.5, 6), decimals(2), { hidden: [1, 3, 5] }),
    y: axis("Against holding, %", linspace(0, -30, 4), percentSign, {
      low: -32,
      high: 0,
    }),
    height: 250,
    marks: [
      vertical(0.9),
      ...POSITIONS.flatMap((each) => series(each, prices, (price) => 100 * each.at(price), 0.9, 3)),
    ],
    table: {
      caption: "LP value against holding by market price of USDY, without fees.",
      columns: ["Price of USDY", ...POSITIONS.map(({ name }) => name)],
      rows: [1, 0.99, 0.95, 0.9, 0.8, 0.7, 0.6, 0.5].map((price) => [
        fixed(price),
        ...POSITIONS.map((each) => percent(each.at(price), 3)),
      ]),
    },
  };
}
