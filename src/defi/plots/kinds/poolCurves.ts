import { POOL_S } from "../../math/illustrativePools";
import { priceImpact } from "../../math/priceImpact";
import { stableBalance, stableInvariant, stableOutBeforeFee } from "../../math/stablePool";
import { constantProductOut, spotPrice } from "../../math/swap";
import { weightedOut, weightedSpotPrice } from "../../math/weightedPool";
import { fixed, millions, percent } from "../../numberText";
import type { PlotSpec, Point } from "../plotSpec";
import { byRatio } from "../scale";

const INVARIANT = stableInvariant(POOL_S.balances, POOL_S.amplification);
const HALF = INVARIANT / 2;

/** The USDY that a stable pool holds beside `x` USDX. */
function stableY(x: number, amplification: number): number {
  return stableBalance([x], INVARIANT, amplification);
}

/** A curve that is its own mirror image, from (minimum, `most`) to (`most`, minimum). */
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
  const axis = {
    low: 0,
    high: INVARIANT,
    ticks: [0, 500_000, 1_000_000, 1_500_000, 2_000_000],
    text: millions,
  };
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
      columns: [
        "USDX in pool",
        "Constant sum",
        "Constant product",
        "Stable, A = 10",
        "Stable, A = 100",
      ],
      rows: rows.map((x) => [
        fixed(x, 0),
        fixed(INVARIANT - x, 0),
        fixed(product(x), 0),
        fixed(stableY(x, 10), 0),
        fixed(stableY(x, 100), 0),
      ]),
    },
  };
}

/**
 * Price impact, as a fraction, of `trade` USDX in three pools worth 2,000,000 USDX, without fee.
 */
export function impactByPool(trade: number): {
  readonly even: number;
  readonly uneven: number;
  readonly stable: number;
} {
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
    x: {
      label: "Trade size, USDX",
      low: 1_000,
      high: 200_000,
      log: true,
      ticks: [1_000, 10_000, 100_000],
      text: (value) => fixed(value, 0),
    },
    endRoom: "short",
    panels: [
      {
        height: 260,
        y: {
          label: "Price impact, %",
          low: 0.0005,
          high: 30,
          log: true,
          ticks: [0.001, 0.01, 0.1, 1, 10],
          text: (value) => `${value}%`,
        },
        marks: [
          { kind: "rule", x: 10_000, tone: 4, dash: 2 },
          {
            kind: "line",
            points: sizes.map((size): Point => [size, 100 * impactByPool(size).uneven]),
            tone: 2,
            dash: 1,
          },
          {
            kind: "line",
            points: sizes.map((size): Point => [size, 100 * impactByPool(size).even]),
            tone: 3,
            dash: 3,
          },
          {
            kind: "line",
            points: sizes.map((size): Point => [size, 100 * impactByPool(size).stable]),
            tone: 1,
          },
          { kind: "dot", at: [10_000, 100 * at.uneven], tone: 2 },
          { kind: "dot", at: [10_000, 100 * at.even], tone: 3 },
          { kind: "dot", at: [10_000, 100 * at.stable], tone: 1 },
          {
            kind: "text",
            at: [10_000, 100 * at.uneven],
            text: percent(at.uneven, 4),
            tone: 2,
            dx: -8,
            dy: -4,
            anchor: "end",
          },
          {
            kind: "text",
            at: [10_000, 100 * at.even],
            text: percent(at.even, 4),
            tone: 3,
            dx: 8,
            dy: 14,
          },
          {
            kind: "text",
            at: [10_000, 100 * at.stable],
            text: percent(at.stable, 4),
            tone: 1,
            dx: 8,
            dy: 14,
          },
          { kind: "end", y: 100 * last.uneven, text: "80/20", tone: 2 },
          { kind: "end", y: 100 * last.even, text: "50/50", tone: 3 },
          { kind: "end", y: 100 * last.stable, text: "A = 100", tone: 1 },
        ],
      },
    ],
    table: {
      caption:
        "Price impact by trade size, three pools of 2,000,000 USDX, no fee, first token USDX.",
      columns: ["Trade, USDX", "50/50", "80/20", "Stable, A = 100"],
      rows: [1_000, 10_000, 50_000, 100_000, 200_000].map((size) => {
        const { even, uneven, stable } = impactByPool(size);
        return [fixed(size, 0), percent(even, 4), percent(uneven, 4), percent(stable, 4)];
      }),
    },
  };
}
