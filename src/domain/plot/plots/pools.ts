import { depegComposition } from "../../math/depeg";
import { POOL_S } from "../../math/illustrativePools";
import { impermanentLoss } from "../../math/impermanentLoss";
import { priceImpact } from "../../math/priceImpact";
import { stableBalance, stableInvariant, stableOutBeforeFee, stableSpotRate } from "../../math/stablePool";
import { constantProductOut, spotPrice } from "../../math/swap";
import { weightedOut, weightedSpotPrice } from "../../math/weightedPool";
import { fixed, millions, percent } from "../../numberText";
import { byRatio, evenly } from "../scale";
import type { Dash, PlotSpec, Point, Tone } from "../spec";

const INVARIANT = stableInvariant(POOL_S.balances, POOL_S.amplification);
const HALF = INVARIANT / 2;

/** USDY a stable pool holds beside `x` USDX. */
function stableY(x: number, amplification: number): number {
  return stableBalance([x], INVARIANT, amplification);
}

/** A curve that is its own mirror image, from (its least, `most`) to (`most`, its least). */
function mirrored(otherOf: (x: number) => number, most: number): Point[] {
  const half = byRatio(otherOf(most), HALF, 24).map((x): Point => [x, otherOf(x)]);
  return [
    ...half,
    ...half
      .slice(0, -1)
      .reverse()
      .map(([x, y]): Point => [y, x]),
  ];
}

/** P01: the pairs of balances each pool rule allows. */
export function invariantCurves(): PlotSpec {
  const product = (x: number) => (HALF * HALF) / x;
  const axis = { low: 0, high: INVARIANT, ticks: [0, 500_000, 1_000_000, 1_500_000, 2_000_000], text: millions };
  const rows = [200_000, 500_000, 750_000, 1_000_000, 1_250_000, 1_500_000, 1_800_000, 2_000_000];
  return {
    title: "Balances that four pool rules allow",
    finding: `The stable curve follows the straight line in the middle and bends like the product curve at the ends: with 1,500,000 USDX in the pool, A = 100 leaves ${fixed(stableY(1_500_000, 100), 0)} USDY, the straight line 500,000 and the product ${fixed(product(1_500_000), 0)}.`,
    x: { ...axis, label: "USDX in the pool" },
    endRoom: "short",
    panels: [
      {
        height: 260,
        y: { ...axis, label: "USDY in the pool" },
        marks: [
          { kind: "line", points: mirrored(product, INVARIANT), tone: 2, dash: 1 },
          { kind: "line", points: mirrored((x) => stableY(x, 10), INVARIANT), tone: 3, dash: 3 },
          {
            kind: "line",
            points: [
              [0, INVARIANT],
              [INVARIANT, 0],
            ],
            tone: 4,
            dash: 2,
          },
          { kind: "line", points: mirrored((x) => stableY(x, 100), INVARIANT), tone: 1 },
          { kind: "dot", at: [HALF, HALF], tone: 1 },
          { kind: "text", at: [HALF, HALF], text: "1M of each", dx: -8, dy: 16, anchor: "end" },
          { kind: "end", y: product(INVARIANT), text: "Product", tone: 2 },
          { kind: "end", y: stableY(INVARIANT, 10), text: "A = 10", tone: 3 },
          { kind: "end", y: stableY(INVARIANT, 100), text: "A = 100", tone: 1 },
          { kind: "end", y: 0, text: "1:1 line", tone: 4 },
        ],
      },
    ],
    table: {
      caption: "USDY in the pool for a given amount of USDX, all curves through 1,000,000 of each.",
      columns: ["USDX in pool", "Constant sum", "Constant product", "Stable, A = 10", "Stable, A = 100"],
      rows: rows.map((x) => [fixed(x, 0), fixed(INVARIANT - x, 0), fixed(product(x), 0), fixed(stableY(x, 10), 0), fixed(stableY(x, 100), 0)]),
    },
  };
}

/** Price impact, as a fraction, of `trade` USDX in three pools worth 2,000,000 USDX, without fee. */
export function impactByPool(trade: number): { readonly even: number; readonly uneven: number; readonly stable: number } {
  const even = { reserveIn: 1_000_000, reserveOut: 500_000, fee: 0 };
  const uneven = { balanceIn: 400_000, weightIn: 0.2, balanceOut: 800_000, weightOut: 0.8, fee: 0 };
  return {
    even: priceImpact(trade, constantProductOut(even, trade), spotPrice(even)),
    uneven: priceImpact(trade, weightedOut(uneven, trade), weightedSpotPrice(uneven)),
    stable: priceImpact(trade, stableOutBeforeFee({ ...POOL_S, fee: 0 }, 0, 1, trade), 1),
  };
}

/** P02: price impact by trade size in three pools of equal value. */
export function impactBySize(): PlotSpec {
  const sizes = byRatio(1_000, 200_000, 32);
  const at = impactByPool(10_000);
  const last = impactByPool(200_000);
  return {
    title: "Price impact by trade size",
    finding: `The same 10,000 USDX moves the price by ${percent(at.even, 4)} in a 50/50 pool, ${percent(at.uneven, 4)} in an 80/20 pool and ${percent(at.stable, 4)} in a stable pool, each worth 2,000,000 USDX. Both scales are logarithmic.`,
    x: { label: "Trade size, USDX", low: 1_000, high: 200_000, log: true, ticks: [1_000, 10_000, 100_000], text: (value) => fixed(value, 0) },
    endRoom: "short",
    panels: [
      {
        height: 260,
        y: { label: "Price impact, %", low: 0.0005, high: 30, log: true, ticks: [0.001, 0.01, 0.1, 1, 10], text: (value) => `${value}%` },
        marks: [
          { kind: "rule", x: 10_000, tone: 4, dash: 2 },
          { kind: "line", points: sizes.map((size): Point => [size, 100 * impactByPool(size).uneven]), tone: 2, dash: 1 },
          { kind: "line", points: sizes.map((size): Point => [size, 100 * impactByPool(size).even]), tone: 3, dash: 3 },
          { kind: "line", points: sizes.map((size): Point => [size, 100 * impactByPool(size).stable]), tone: 1 },
          { kind: "dot", at: [10_000, 100 * at.uneven], tone: 2 },
          { kind: "dot", at: [10_000, 100 * at.even], tone: 3 },
          { kind: "dot", at: [10_000, 100 * at.stable], tone: 1 },
          { kind: "text", at: [10_000, 100 * at.uneven], text: percent(at.uneven, 4), tone: 2, dx: -8, dy: -4, anchor: "end" },
          { kind: "text", at: [10_000, 100 * at.even], text: percent(at.even, 4), tone: 3, dx: 8, dy: 14 },
          { kind: "text", at: [10_000, 100 * at.stable], text: percent(at.stable, 4), tone: 1, dx: 8, dy: 14 },
          { kind: "end", y: 100 * last.uneven, text: "80/20", tone: 2 },
          { kind: "end", y: 100 * last.even, text: "50/50", tone: 3 },
          { kind: "end", y: 100 * last.stable, text: "A = 100", tone: 1 },
        ],
      },
    ],
    table: {
      caption: "Price impact by trade size, three pools of 2,000,000 USDX, no fee, first token USDX.",
      columns: ["Trade, USDX", "50/50", "80/20", "Stable, A = 100"],
      rows: [1_000, 10_000, 50_000, 100_000, 200_000].map((size) => {
        const { even, uneven, stable } = impactByPool(size);
        return [fixed(size, 0), percent(even, 4), percent(uneven, 4), percent(stable, 4)];
      }),
    },
  };
}

const AMPLIFICATIONS: readonly { readonly a: number; readonly tone: Tone; readonly dash: Dash }[] = [
  { a: 10, tone: 3, dash: 3 },
  { a: 50, tone: 4, dash: 2 },
  { a: 100, tone: 1, dash: 0 },
  { a: 500, tone: 2, dash: 1 },
];

/** Spot price of the abundant token of pool S in the other one, when it makes up `share` of all tokens. */
export function priceOfAbundant(share: number, amplification: number): number {
  return stableSpotRate({ balances: [share * INVARIANT, (1 - share) * INVARIANT], amplification, fee: 0 }, 0, 1);
}

/** P08: price of the token a stable pool has too much of. */
export function priceBySkew(): PlotSpec {
  const prices = AMPLIFICATIONS.map(({ a }) => fixed(priceOfAbundant(0.8, a), 4));
  return {
    title: "Price of the abundant token in a stable pool",
    finding: `The larger A, the longer the price stays near 1: with 80% of the pool in one token it costs ${prices.slice(0, -1).join(", ")} and ${prices.at(-1)} USDY at A = 10, 50, 100 and 500.`,
    x: { label: "Share of the abundant token", low: 0.5, high: 0.95, ticks: [0.5, 0.6, 0.7, 0.8, 0.9], text: (value) => percent(value, 0) },
    endRoom: "short",
    panels: [
      {
        height: 250,
        y: { label: "Spot price, USDY", low: 0.2, high: 1, ticks: [0.2, 0.4, 0.6, 0.8, 1], text: (value) => fixed(value, 1) },
        marks: [
          { kind: "rule", x: 0.8, tone: 4, dash: 2 },
          ...AMPLIFICATIONS.flatMap(({ a, tone, dash }) => [
            { kind: "line", points: evenly(0.5, 0.95, 40).map((share): Point => [share, priceOfAbundant(share, a)]), tone, dash } as const,
            { kind: "dot", at: [0.8, priceOfAbundant(0.8, a)], tone } as const,
            { kind: "end", y: priceOfAbundant(0.95, a), text: `A = ${a}`, tone } as const,
          ]),
        ],
      },
    ],
    table: {
      caption: "Spot price of the abundant token by its share of the pool.",
      columns: ["Share of the abundant token", ...AMPLIFICATIONS.map(({ a }) => `A = ${a}`)],
      rows: [0.5, 0.6, 0.7, 0.8, 0.9, 0.95].map((share) => [percent(share, 0), ...AMPLIFICATIONS.map(({ a }) => fixed(priceOfAbundant(share, a), 4))]),
    },
  };
}

/** Value of a position against holding when USDY falls to `price`: a 50/50 pool, then stable pools of each A. */
export function valueInDepeg(price: number): number[] {
  return [impermanentLoss(price, 0.5), ...[10, 100, 500].map((a) => depegComposition(a, price, INVARIANT).versusHolding)];
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
    x: { label: "Market price of USDY, USDX", low: 1, high: 0.5, ticks: [1, 0.9, 0.8, 0.7, 0.6, 0.5], text: (value) => fixed(value, 2) },
    endRoom: "short",
    panels: [
      {
        height: 250,
        y: { label: "Against holding, %", low: -32, high: 0, ticks: [0, -10, -20, -30], text: (value) => percent(value / 100, 0) },
        marks: [
          { kind: "rule", x: 0.9, tone: 4, dash: 2 },
          ...curves.flatMap(({ name, tone, dash }, index) => [
            { kind: "line", points: evenly(1, 0.5, 40).map((price): Point => [price, lossOf(price, index)]), tone, dash } as const,
            { kind: "dot", at: [0.9, lossOf(0.9, index)], tone, radius: 3 } as const,
            { kind: "end", y: lossOf(0.5, index), text: name, tone } as const,
          ]),
        ],
      },
    ],
    table: {
      caption: "LP value against holding by market price of USDY, without fees.",
      columns: ["Price of USDY", ...curves.map(({ name }) => name)],
      rows: [1, 0.99, 0.95, 0.9, 0.8, 0.7, 0.6, 0.5].map((price) => [fixed(price), ...valueInDepeg(price).map((value) => percent(value, 3))]),
    },
  };
}
