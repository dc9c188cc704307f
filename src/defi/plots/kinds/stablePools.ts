import { depegComposition } from "../../math/depeg";
import { POOL_S } from "../../math/exampleTerms";
import { impermanentLoss } from "../../math/impermanentLoss";
import { stableInvariant, stableRate } from "../../math/stablePool";
import { decimals, fixed, percent, wholePercent } from "../../numberText";
import { tableOf } from "../dataTable";
import { type Curve, columnsOf, curves, vertical } from "../marks";
import type { PlotSpec } from "../plotSpec";
import { axis, linspace } from "../scale";

const INVARIANT = stableInvariant(POOL_S);

/** Curves for several amplification factors. */
function byAmplification(curveOf: (a: number) => Curve["y"]) {
  return {
    ten: { name: "A = 10", tone: 3, dash: 3, y: curveOf(10) },
    fifty: { name: "A = 50", tone: 4, dash: 2, y: curveOf(50) },
    hundred: { name: "A = 100", tone: 1, dash: 0, y: curveOf(100) },
    most: { name: "A = 500", tone: 2, dash: 1, y: curveOf(500) },
  } as const satisfies Record<string, Curve>;
}

/** Price of the token that a stable pool has too much of, in terms of the other one, by its share of all tokens. */
export function priceBySkew(): PlotSpec {
  const prices = Object.values(
    byAmplification(
      (a) => (share) => stableRate({ x: share * INVARIANT, y: (1 - share) * INVARIANT, a }),
    ),
  );
  const at = prices.map(({ y }) => fixed(y(0.8), 4));
  return {
    title: "Price of the abundant token in a stable pool",
    finding: `The larger A, the longer the price stays near 1: with 80% of the pool in one token it costs ${at.slice(0, -1).join(", ")} and ${at.at(-1)} USDY at A = 10, 50, 100 and 500.`,
    x: axis("Share of the abundant token", linspace(0.5, 0.9, 5), wholePercent, {
      high: 0.95,
      hidden: [1, 3],
    }),
    y: axis("Spot price, USDY", linspace(0.2, 1, 5), decimals(1)),
    height: 250,
    marks: [vertical(0.8), ...curves(prices, linspace(0.5, 0.95, 40), 0.8)],
    table: tableOf(
      "Spot price of the abundant token by its share of the pool.",
      [0.5, 0.6, 0.7, 0.8, 0.9, 0.95],
      { "Share of the abundant token": wholePercent, ...columnsOf(prices, decimals(4)) },
    ),
  };
}

/** What a depeg costs liquidity providers: value against holding in a 50/50 pool and in stable pools. */
export function lossInDepeg(): PlotSpec {
  const { ten, hundred, most } = byAmplification(
    (a) => (price) => depegComposition(a, price, INVARIANT).versusHolding,
  );
  const even = {
    name: "50/50",
    tone: 4,
    dash: 2,
    y: (price: number) => impermanentLoss(price, 0.5),
  } as const;
  const losses: readonly Curve[] = [even, ten, hundred, most];
  const at = losses.map(({ y }) => percent(y(0.9)));
  return {
    title: "Position against holding when USDY falls",
    finding: `The flatter the curve, the more of the failing token providers end up with: at a price of 0.90 they are at ${at[0]} against holding in a 50/50 pool, ${at[1]} at A = 10, ${at[2]} at A = 100 and ${at[3]} at A = 500.`,
    x: axis("Market price of USDY, USDX", linspace(1, 0.5, 6), decimals(2), { hidden: [1, 3, 5] }),
    y: axis("Against holding, %", linspace(0, -0.3, 4), wholePercent, { low: -0.32, high: 0 }),
    height: 250,
    marks: [vertical(0.9), ...curves(losses, linspace(1, 0.5, 40), 0.9, 3)],
    table: tableOf(
      "LP value against holding by market price of USDY, without fees.",
      [1, 0.99, 0.95, 0.9, 0.8, 0.7, 0.6, 0.5],
      { "Price of USDY": decimals(2), ...columnsOf(losses, (loss) => percent(loss, 3)) },
    ),
  };
}
