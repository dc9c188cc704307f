import { depegComposition } from "../../math/depeg";
import { POOL_S } from "../../math/illustrativePools";
import { impermanentLoss } from "../../math/impermanentLoss";
import { stableInvariant, stableSpotRate } from "../../math/stablePool";
import { fixed, percent } from "../../numberText";
import type { Dash, PlotSpec, Point, Tone } from "../plotSpec";
import { evenly } from "../scale";

const INVARIANT = stableInvariant(POOL_S.balances, POOL_S.amplification);

const AMPLIFICATIONS: readonly { readonly a: number; readonly tone: Tone; readonly dash: Dash }[] =
  [
    { a: 10, tone: 3, dash: 3 },
    { a: 50, tone: 4, dash: 2 },
    { a: 100, tone: 1, dash: 0 },
    { a: 500, tone: 2, dash: 1 },
  ];

/** Spot price of the abundant token of pool S in terms of the other one, when it makes up `share` of all tokens. */
export function priceOfAbundant(share: number, amplification: number): number {
  return stableSpotRate(
    { balances: [share * INVARIANT, (1 - share) * INVARIANT], amplification, fee: 0 },
    0,
    1,
  );
}

/** P08: price of the token a stable pool has too much of. */
export function priceBySkew(): PlotSpec {
  const prices = AMPLIFICATIONS.map(({ a }) => fixed(priceOfAbundant(0.8, a), 4));
  return {
    title: "Price of the abundant token in a stable pool",
    finding: `The larger A, the longer the price stays near 1: with 80% of the pool in one token it costs ${prices.slice(0, -1).join(", ")} and ${prices.at(-1)} USDY at A = 10, 50, 100 and 500.`,
    x: {
      label: "Share of the abundant token",
      low: 0.5,
      high: 0.95,
      ticks: [0.5, 0.6, 0.7, 0.8, 0.9],
      text: (value) => percent(value, 0),
    },
    endRoom: "short",
    panels: [
      {
        height: 250,
        y: {
          label: "Spot price, USDY",
          low: 0.2,
          high: 1,
          ticks: [0.2, 0.4, 0.6, 0.8, 1],
          text: (value) => fixed(value, 1),
        },
        marks: [
          { kind: "rule", x: 0.8, tone: 4, dash: 2 },
          ...AMPLIFICATIONS.flatMap(({ a, tone, dash }) => [
            {
              kind: "line",
              points: evenly(0.5, 0.95, 40).map(
                (share): Point => [share, priceOfAbundant(share, a)],
              ),
              tone,
              dash,
            } as const,
            { kind: "dot", at: [0.8, priceOfAbundant(0.8, a)], tone } as const,
            { kind: "end", y: priceOfAbundant(0.95, a), text: `A = ${a}`, tone } as const,
          ]),
        ],
      },
    ],
    table: {
      caption: "Spot price of the abundant token by its share of the pool.",
      columns: ["Share of the abundant token", ...AMPLIFICATIONS.map(({ a }) => `A = ${a}`)],
      rows: [0.5, 0.6, 0.7, 0.8, 0.9, 0.95].map((share) => [
        percent(share, 0),
        ...AMPLIFICATIONS.map(({ a }) => fixed(priceOfAbundant(share, a), 4)),
      ]),
    },
  };
}

/**
 * Value of a position against holding when USDY falls to `price`: a 50/50 pool, then stable pools
 * of each A.
 */
export function valueInDepeg(price: number): number[] {
  return [
    impermanentLoss(price, 0.5),
    ...[10, 100, 500].map((a) => depegComposition(a, price, INVARIANT).versusHolding),
  ];
}

/** P09: what a depeg costs liquidity providers. */
export function lossInDepeg(): PlotSpec {
  const curves: readonly { readonly name: string; readonly tone: Tone; readonly dash: Dash }[] = [
    { name: "50/50", tone: 4, dash: 2 },
    { name: "A = 10", tone: 3, dash: 3 },
    { name: "A = 100", tone: 1, dash: 0 },
    { name: "A = 500", tone: 2, dash: 1 },
  ];
  const lossOf = (price: number, index: number) => 100 * (valueInDepeg(price)[index] ?? 0);
  const at = valueInDepeg(0.9).map((value) => percent(value));
  return {
    title: "Position against holding when USDY falls",
    finding: `The flatter the curve, the more of the failing token providers end up with: at a price of 0.90 they are at ${at[0]} against holding in a 50/50 pool, ${at[1]} at A = 10, ${at[2]} at A = 100 and ${at[3]} at A = 500.`,
    x: {
      label: "Market price of USDY, USDX",
      low: 1,
      high: 0.5,
      ticks: [1, 0.9, 0.8, 0.7, 0.6, 0.5],
      text: (value) => fixed(value, 2),
    },
    endRoom: "short",
    panels: [
      {
        height: 250,
        y: {
          label: "Against holding, %",
          low: -32,
          high: 0,
          ticks: [0, -10, -20, -30],
          text: (value) => percent(value / 100, 0),
        },
        marks: [
          { kind: "rule", x: 0.9, tone: 4, dash: 2 },
          ...curves.flatMap(({ name, tone, dash }, index) => [
            {
              kind: "line",
              points: evenly(1, 0.5, 40).map((price): Point => [price, lossOf(price, index)]),
              tone,
              dash,
            } as const,
            { kind: "dot", at: [0.9, lossOf(0.9, index)], tone, radius: 3 } as const,
            { kind: "end", y: lossOf(0.5, index), text: name, tone } as const,
          ]),
        ],
      },
    ],
    table: {
      caption: "LP value against holding by market price of USDY, without fees.",
      columns: ["Price of USDY", ...curves.map(({ name }) => name)],
      rows: [1, 0.99, 0.95, 0.9, 0.8, 0.7, 0.6, 0.5].map((price) => [
        fixed(price),
        ...valueInDepeg(price).map((value) => percent(value, 3)),
      ]),
    },
  };
}
