import { POOL_1, POOL_2, POOL_3, POOL_S } from "../../math/exampleTerms";
import { optimalSplit } from "../../math/router";
import { sandwichBound } from "../../math/sandwich";
import { stableBalance, stableInvariant, stableOut } from "../../math/stablePool";
import { belowSpot, constantProductOut, spotPrice } from "../../math/swap";
import { weightedOut, weightedSpotPrice } from "../../math/weightedPool";
import { decimals, fixed, millions, percent, trimmed, wholePercent } from "../../numberText";
import { tableOf } from "../dataTable";
import { bar, type Curve, curve, curves, dot, end, line, text, vertical } from "../marks";
import type { PlotSpec } from "../plotSpec";
import { axis, geomspace, linspace, type Point } from "../scale";

const INVARIANT = stableInvariant(POOL_S);
const HALF = INVARIANT / 2;

/** The USDY that pools hold beside `x` USDX: stable ones with A = 10 and A = 100, and one with x·y = k. */
const ten = (x: number) => stableBalance(x, INVARIANT, 10);
const hundred = (x: number) => stableBalance(x, INVARIANT, 100);
const product = (x: number) => (HALF * HALF) / x;

/** A curve that is its own mirror image, up to the invariant on both axes. */
function mirrored(otherOf: (x: number) => number): Point[] {
  const half = geomspace(otherOf(INVARIANT), HALF, 24).map((x): Point => [x, otherOf(x)]);
  const rest = half.slice(0, -1).reverse();
  return [...half, ...rest.map(([x, y]): Point => [y, x])];
}

/** The pairs of balances that each pool rule allows. */
export function invariantCurves(): PlotSpec {
  const axis = { low: 0, high: INVARIANT, ticks: linspace(0, 2_000_000, 5), text: millions };
  const whole = decimals(0);
  return {
    title: "Balances that four pool rules allow",
    finding: `The stable curve follows the straight line in the middle and bends like the product curve at the ends: with 1,500,000 USDX in the pool, A = 100 leaves ${whole(hundred(1_500_000))} USDY, the straight line 500,000 and the product ${whole(product(1_500_000))}.`,
    x: { ...axis, label: "USDX in the pool" },
    y: { ...axis, label: "USDY in the pool" },
    height: 260,
    marks: [
      line(mirrored(product), 2, 1, "Product"),
      line(mirrored(ten), 3, 3, "A = 10"),
      curve([0, INVARIANT], (x) => INVARIANT - x, 4, 2, "1:1 line"),
      line(mirrored(hundred), 1, 0, "A = 100"),
      dot([HALF, HALF], 1),
      text([HALF, HALF], "1M of each", { dx: -8, dy: 16, textAnchor: "end" }),
      end(product(INVARIANT), "Product", 2),
      end(ten(INVARIANT), "A = 10", 3),
      end(hundred(INVARIANT), "A = 100", 1),
      end(0, "1:1 line", 4),
    ],
    table: tableOf(
      "USDY in the pool for a given amount of USDX, all curves through 1,000,000 of each.",
      [200_000, 500_000, 750_000, 1_000_000, 1_250_000, 1_500_000, 1_800_000, 2_000_000],
      {
        "USDX in pool": whole,
        "Constant sum": (x) => whole(INVARIANT - x),
        "Constant product": (x) => whole(product(x)),
        "Stable, A = 10": (x) => whole(ten(x)),
        "Stable, A = 100": (x) => whole(hundred(x)),
      },
    ),
  };
}

const EVEN = { reserveIn: 1_000_000, reserveOut: 500_000, fee: 0 };
const UNEVEN = {
  from: { balance: 400_000, weight: 0.2 },
  to: { balance: 800_000, weight: 0.8 },
  fee: 0,
};

/** Price impact, as a fraction, of a trade in USDX in three pools worth 2,000,000 USDX, without fee. */
const IMPACTS = {
  uneven: (trade: number) =>
    belowSpot(trade, weightedOut(UNEVEN, trade), weightedSpotPrice(UNEVEN)),
  even: (trade: number) => belowSpot(trade, constantProductOut(EVEN, trade), spotPrice(EVEN)),
  stable: (trade: number) => belowSpot(trade, stableOut(POOL_S, trade), 1),
};

/** Price impact by trade size in three pools of equal value. */
export function impactBySize(): PlotSpec {
  const { even, uneven, stable } = IMPACTS;
  const text4 = (value: number) => percent(value, 4);
  const at = (impact: (trade: number) => number, settings: Parameters<typeof text>[2]) =>
    text([10_000, impact(10_000)], text4(impact(10_000)), settings);
  const all: readonly Curve[] = [
    { name: "80/20", tone: 2, dash: 1, y: uneven },
    { name: "50/50", tone: 3, dash: 3, y: even },
    { name: "A = 100", tone: 1, dash: 0, y: stable },
  ];
  return {
    title: "Price impact by trade size",
    finding: `The same 10,000 USDX moves the price by ${text4(even(10_000))} in a 50/50 pool, ${text4(uneven(10_000))} in an 80/20 pool and ${text4(stable(10_000))} in a stable pool, each worth 2,000,000 USDX. Both scales are logarithmic.`,
    x: axis("Trade size, USDX", [1_000, 10_000, 100_000], decimals(0), {
      high: 200_000,
      log: true,
    }),
    y: axis(
      "Price impact, %",
      [1e-5, 1e-4, 1e-3, 0.01, 0.1],
      (value) => `${trimmed(100 * value, 3)}%`,
      {
        low: 5e-6,
        high: 0.3,
        log: true,
      },
    ),
    height: 260,
    marks: [
      vertical(10_000),
      ...curves(all, geomspace(1_000, 200_000, 32), 10_000),
      at(uneven, { tone: 2, dx: -8, dy: -4, textAnchor: "end" }),
      at(even, { tone: 3, dx: 8, dy: 14 }),
      at(stable, { tone: 1, dx: 8, dy: 14 }),
    ],
    table: tableOf(
      "Price impact by trade size, three pools of 2,000,000 USDX, no fee, first token USDX.",
      [1_000, 10_000, 50_000, 100_000, 200_000],
      {
        "Trade, USDX": decimals(0),
        "50/50": (size) => text4(even(size)),
        "80/20": (size) => text4(uneven(size)),
        "Stable, A = 100": (size) => text4(stable(size)),
      },
    ),
  };
}

const ORDER = 50_000;

/** Output of one order by the pools it uses. */
export function outputByPools(): PlotSpec {
  const ways = Object.entries({
    "Pool 1 only": [POOL_1],
    "Pool 2 only": [POOL_2],
    "Pool 3 only": [POOL_3],
    "Pools 1 and 2": [POOL_1, POOL_2],
    "All three": [POOL_1, POOL_2, POOL_3],
  }).map(([name, pools]) => ({ name, output: optimalSplit(pools, ORDER).total }));
  const best = Math.max(...ways.slice(0, 3).map(({ output }) => output));
  const split = ways.at(-1)?.output ?? best;
  return {
    title: "Output of 50,000 USDX by the pools used",
    finding: `The split over three pools pays ${fixed(split)} ALPHA, ${fixed(split - best)} ALPHA (${percent(split / best - 1, 3)}) more than the best single pool.`,
    x: axis("Output, ALPHA", linspace(0, 25_000, 6), (value) =>
      value === 0 ? "0" : `${value / 1_000}k`,
    ),
    y: axis("", [], String, { low: ways.length, high: 0 }),
    height: ways.length * 44,
    marks: ways.flatMap(({ name, output }, index) => [
      bar([0, index + 0.52], [output, index + 0.9], index === ways.length - 1 ? 1 : 5),
      text([0, index + 0.42], name),
      text([output, index + 0.42], fixed(output), { textAnchor: "end" }),
    ]),
    table: tableOf("Output of 50,000 USDX by way of trading.", ways, {
      "Pools used": ({ name }) => name,
      "Output, ALPHA": ({ output }) => fixed(output),
    }),
  };
}

/** The most a sandwich attack can take. */
export function sandwichByTolerance(): PlotSpec {
  const bound = (tolerance: number) => sandwichBound(POOL_1, 10_000, tolerance);
  const loss = (tolerance: number) => bound(tolerance).victimLoss;
  const gain = (tolerance: number) => bound(tolerance).attackerGain;
  const tolerances = linspace(0, 0.05, 21);
  const ends = (y: (tolerance: number) => number, tone: 1 | 2, above: number) => [
    dot([0.005, y(0.005)], tone),
    dot([0.05, y(0.05)], tone),
    text([0.005, y(0.005)], fixed(y(0.005)), { tone, dx: -6, dy: -20 }),
    text([0.05, y(0.05)], fixed(y(0.05)), { tone, dx: -2, dy: above, textAnchor: "end" }),
  ];
  return {
    title: "The most a sandwich attack can take",
    finding: `The loss grows in step with the tolerance: a swap of 10,000 USDX in pool 1 can lose ${fixed(loss(0.005))} ALPHA at 0.5% and ${fixed(loss(0.05))} ALPHA at 5%, and the attacker gains ${fixed(gain(0.005))} and ${fixed(gain(0.05))} USDX.`,
    x: axis("Slippage tolerance", linspace(0, 0.05, 6), wholePercent),
    y: axis("You lose up to, ALPHA", linspace(0, 300, 4), String),
    height: 120,
    marks: [curve(tolerances, loss, 1), ...ends(loss, 1, -10)],
    below: {
      y: axis("Attacker gains up to, USDX", linspace(0, 400, 3), String),
      height: 120,
      marks: [curve(tolerances, gain, 2, 1), ...ends(gain, 2, -8)],
    },
    table: tableOf(
      "Largest sandwich on a swap of 10,000 USDX in pool 1, before network fees.",
      [0.005, 0.01, 0.03, 0.05],
      {
        Tolerance: (tolerance) => percent(tolerance, 1),
        "Attacker buys first, USDX": (tolerance) => fixed(bound(tolerance).attackerBuys),
        "You lose, ALPHA": (tolerance) => fixed(loss(tolerance)),
        "Attacker gains, USDX": (tolerance) => fixed(gain(tolerance)),
      },
    ),
  };
}
