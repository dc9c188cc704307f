import { dcaOutcome } from "../../math/dca";
import { DCA_SIMULATION, simulateDca } from "../../math/dcaSimulation";
import { POOL_1, POOL_2, POOL_3 } from "../../math/illustrativePools";
import { DCA_PRICES, ORDER_POOL, SEASON } from "../../math/illustrativeTerms";
import { limitMinimum, outputAtSpot, spotNeeded } from "../../math/orders";
import { streakCapDay, streakMultiplier } from "../../math/points";
import { optimalSplit } from "../../math/router";
import { sandwichBound } from "../../math/sandwich";
import { histogram, type Summary, summarise } from "../../math/statistics";
import { constantProductOut } from "../../math/swap";
import { fixed, percent, trimmed } from "../../numberText";
import { evenly } from "../scale";
import type { PlotSpec, Point } from "../spec";

const ORDER = 50_000;

/** Ways to trade 50,000 USDX and what each pays, ALPHA. */
export function waysToTrade(): readonly { readonly name: string; readonly output: number }[] {
  return [
    { name: "Pool 1 only", output: constantProductOut(POOL_1, ORDER) },
    { name: "Pool 2 only", output: constantProductOut(POOL_2, ORDER) },
    { name: "Pool 3 only", output: constantProductOut(POOL_3, ORDER) },
    { name: "Pools 1 and 2", output: optimalSplit([POOL_1, POOL_2], ORDER).total },
    { name: "All three", output: optimalSplit([POOL_1, POOL_2, POOL_3], ORDER).total },
  ];
}

/** P07: output of one order by the pools it uses. */
export function outputByPools(): PlotSpec {
  const ways = waysToTrade();
  const best = Math.max(...ways.slice(0, 3).map(({ output }) => output));
  const split = ways.at(-1)?.output ?? best;
  return {
    title: "Output of 50,000 USDX by the pools used",
    finding: `The split over three pools pays ${fixed(split)} ALPHA, ${fixed(split - best)} ALPHA (${percent(split / best - 1, 3)}) more than the best single pool.`,
    x: {
      label: "Output, ALPHA",
      low: 0,
      high: 25_000,
      ticks: [0, 5_000, 10_000, 15_000, 20_000, 25_000],
      text: (value) => (value === 0 ? "0" : `${value / 1_000}k`),
    },
    panels: [
      {
        height: ways.length * 44,
        y: { label: "", low: ways.length, high: 0, ticks: [], text: String },
        hideTicks: true,
        marks: ways.flatMap(({ name, output }, index) => [
          { kind: "bar", from: [0, index + 0.52], to: [output, index + 0.9], tone: index === ways.length - 1 ? 1 : 5 } as const,
          { kind: "text", at: [0, index + 0.42], text: name } as const,
          { kind: "text", at: [output, index + 0.42], text: fixed(output), anchor: "end" } as const,
        ]),
      },
    ],
    table: {
      caption: "Output of 50,000 USDX by way of trading.",
      columns: ["Pools used", "Output, ALPHA"],
      rows: ways.map(({ name, output }) => [name, fixed(output)]),
    },
  };
}

/** P10: six equal buys in a dip. */
export function buysInDip(): PlotSpec {
  const outcome = dcaOutcome(DCA_PRICES, 200);
  const step = DCA_PRICES.flatMap((price, index): Point[] => [
    [index + 0.5, price],
    [index + 1.5, price],
  ]);
  return {
    title: "Six buys of 200 USDX in a dip",
    finding: `The average cost of ${fixed(outcome.averageCost, 4)} USDX lies below the mean price of ${fixed(outcome.meanPrice, 4)} USDX, because the same money buys more tokens when the price is low. Larger dots are larger purchases.`,
    x: { label: "Purchase", low: 0.5, high: 6.5, ticks: [1, 2, 3, 4, 5, 6], text: String },
    endRoom: "long",
    panels: [
      {
        height: 240,
        y: { label: "Price, USDX per ALPHA", low: 0.75, high: 2.75, ticks: [1, 1.5, 2, 2.5], text: (value) => fixed(value, 2) },
        marks: [
          { kind: "rule", y: outcome.averageCost, tone: 1, dash: 1 },
          { kind: "rule", y: outcome.meanPrice, tone: 2, dash: 2 },
          { kind: "line", points: step, tone: 4 },
          ...DCA_PRICES.map(
            (price, index) => ({ kind: "dot", at: [index + 1, price], tone: 1, radius: Math.sqrt((outcome.tokensPerBuy[index] ?? 0) / 2) }) as const,
          ),
          { kind: "end", y: outcome.meanPrice, text: `Mean ${fixed(outcome.meanPrice, 4)}`, tone: 2 },
          { kind: "end", y: outcome.averageCost, text: `Cost ${fixed(outcome.averageCost, 4)}`, tone: 1 },
        ],
      },
    ],
    table: {
      caption: `Six rounds of 200 USDX; average cost ${fixed(outcome.averageCost, 5)}, mean price ${fixed(outcome.meanPrice, 5)}.`,
      columns: ["Round", "Price, USDX per ALPHA", "ALPHA bought", "ALPHA so far"],
      rows: DCA_PRICES.map((price, index) => {
        const soFar = outcome.tokensPerBuy.slice(0, index + 1).reduce((sum, tokens) => sum + tokens, 0);
        return [String(index + 1), fixed(price), fixed(outcome.tokensPerBuy[index] ?? 0, 0), fixed(soFar, 0)];
      }),
    },
  };
}

const BINS = 50;
const WORST = 0;
const MOST = 2.5;

/** P11: final values of a simulation, 12 weekly buys against one. */
export function outcomesOfSimulation(): PlotSpec {
  const { dca, lumpSum } = simulateDca(DCA_SIMULATION);
  const [weekly, once] = [summarise(dca), summarise(lumpSum)];
  const outline = (values: readonly number[]): Point[] =>
    histogram(values, WORST, MOST, BINS).flatMap((count, bin): Point[] => {
      const share = (100 * count) / values.length;
      const width = (MOST - WORST) / BINS;
      return [
        [WORST + bin * width, share],
        [WORST + (bin + 1) * width, share],
      ];
    });
  const measures: readonly (readonly [string, keyof Summary])[] = [
    ["Mean", "mean"],
    ["Standard deviation", "standardDeviation"],
    ["5th percentile", "p5"],
    ["Median", "median"],
    ["95th percentile", "p95"],
  ];
  return {
    title: "Simulated value per 1 invested after 12 weeks",
    finding: `Both ways average ${fixed(weekly.mean)}, but a lump sum (outline) spreads wider: a standard deviation of ${fixed(once.standardDeviation)} against ${fixed(weekly.standardDeviation)} with 12 weekly buys (filled). ${fixed(DCA_SIMULATION.paths, 0)} random paths without drift, ${percent(DCA_SIMULATION.annualVolatility, 0)} volatility a year, seed ${DCA_SIMULATION.seed}.`,
    x: { label: "Final value per 1 invested", low: WORST, high: MOST, ticks: [0, 0.5, 1, 1.5, 2, 2.5], text: (value) => trimmed(value, 1) },
    panels: [
      {
        height: 220,
        y: { label: "Share of the paths, per 0.05 of value", low: 0, high: 10, ticks: [0, 2, 4, 6, 8, 10], text: (value) => percent(value / 100, 0) },
        marks: [
          { kind: "rule", x: weekly.mean, tone: 4, dash: 2 },
          { kind: "area", points: [[WORST, 0], ...outline(dca), [MOST, 0]], tone: 1 },
          { kind: "line", points: outline(dca), tone: 1 },
          { kind: "line", points: outline(lumpSum), tone: 3, dash: 1 },
          { kind: "text", at: [1.2, 7.2], text: "12 weekly buys", tone: 1, dx: 0, dy: 0 },
          { kind: "text", at: [1.6, 2], text: "Lump sum", tone: 3, dx: 0, dy: 0 },
        ],
      },
    ],
    table: {
      caption: "Simulated value after 12 weeks, per 1 USDX invested.",
      columns: ["Measure", "12 weekly buys", "Lump sum"],
      rows: measures.map(([name, key]) => [name, fixed(weekly[key]), fixed(once[key])]),
    },
  };
}

/** An invented path of the spot price, hour by hour, that first touches the limit and later passes what a fill needs. */
const SPOT_PATH: readonly Point[] = [
  [0, 2.158],
  [1, 2.163],
  [2, 2.159],
  [3, 2.168],
  [4, 2.177],
  [5, 2.172],
  [6, 2.184],
  [7, 2.192],
  [8, 2.2],
  [9, 2.2045],
  [10, 2.2015],
  [11, 2.194],
  [12, 2.188],
  [13, 2.193],
  [14, 2.201],
  [15, 2.206],
  [16, 2.2035],
  [17, 2.2085],
];

/** P12: a sell limit fills above its limit. */
export function limitFill(): PlotSpec {
  const needed = spotNeeded(ORDER_POOL, 1_000, 2.2);
  const path = [...SPOT_PATH, [18, needed] as const, [19, 2.219] as const, [20, 2.2235] as const];
  const pays = (spot: number) => outputAtSpot(ORDER_POOL, spot, 1_000);
  const minimum = limitMinimum(1_000, 2.2);
  return {
    title: "When a sell limit at 2.20 fills",
    finding: `The order fills above its limit, not at it: at a spot price of 2.20 the pool pays ${fixed(pays(2.2))} USDX for 1,000 ALPHA, and the ${fixed(minimum, 0)} USDX of the order are reached at ${fixed(needed, 5)}. The path of the price is invented.`,
    x: { label: "Hours", low: 0, high: 20, ticks: [0, 5, 10, 15, 20], text: String },
    endRoom: "long",
    panels: [
      {
        height: 240,
        y: { label: "Spot price, USDX per ALPHA", low: 2.14, high: 2.24, ticks: [2.14, 2.16, 2.18, 2.2, 2.22, 2.24], text: (value) => fixed(value, 2) },
        marks: [
          { kind: "rule", y: 2.2, tone: 3, dash: 1 },
          { kind: "rule", y: needed, tone: 2, dash: 2 },
          { kind: "line", points: path, tone: 1 },
          { kind: "dot", at: [8, 2.2], tone: 3, hollow: true, radius: 5 },
          { kind: "dot", at: [18, needed], tone: 2, radius: 5 },
          { kind: "text", at: [0, needed], text: "○ checked, not filled", tone: 3, dy: -30 },
          { kind: "text", at: [18, needed], text: "● filled", tone: 2, dx: -6, dy: -10, anchor: "end" },
          { kind: "end", y: needed, text: `Needs ${fixed(needed, 5)}`, tone: 2 },
          { kind: "end", y: 2.2, text: "Limit 2.20", tone: 3 },
        ],
      },
    ],
    table: {
      caption: "Output for 1,000 ALPHA at several spot prices, limit 2.20.",
      columns: ["Spot price, USDX per ALPHA", "Pool pays, USDX", "Result"],
      rows: [2, 2.1, 2.2, needed].map((spot) => [
        spot === needed ? fixed(spot, 5) : fixed(spot),
        fixed(pays(spot)),
        spot === needed || pays(spot) >= minimum ? "filled" : "checked, not filled",
      ]),
    },
  };
}

/** P14: the most a sandwich attack can take. */
export function sandwichByTolerance(): PlotSpec {
  const bound = (tolerance: number) => sandwichBound(POOL_1, 10_000, tolerance);
  const tolerances = evenly(0, 0.05, 21);
  const [low, high] = [bound(0.005), bound(0.05)];
  return {
    title: "The most a sandwich attack can take",
    finding: `The loss grows in step with the tolerance: a swap of 10,000 USDX in pool 1 can lose ${fixed(low.victimLoss)} ALPHA at 0.5% and ${fixed(high.victimLoss)} ALPHA at 5%, and the attacker gains ${fixed(low.attackerGain)} and ${fixed(high.attackerGain)} USDX.`,
    x: { label: "Slippage tolerance", low: 0, high: 0.05, ticks: [0, 0.01, 0.02, 0.03, 0.04, 0.05], text: (value) => percent(value, 0) },
    panels: [
      {
        height: 120,
        y: { label: "You lose up to, ALPHA", low: 0, high: 300, ticks: [0, 100, 200, 300], text: String },
        marks: [
          { kind: "line", points: tolerances.map((tolerance): Point => [tolerance, bound(tolerance).victimLoss]), tone: 1 },
          { kind: "dot", at: [0.005, low.victimLoss], tone: 1 },
          { kind: "dot", at: [0.05, high.victimLoss], tone: 1 },
          { kind: "text", at: [0.005, low.victimLoss], text: fixed(low.victimLoss), tone: 1, dx: -6, dy: -20 },
          { kind: "text", at: [0.05, high.victimLoss], text: fixed(high.victimLoss), tone: 1, dx: -2, dy: -10, anchor: "end" },
        ],
      },
      {
        height: 120,
        y: { label: "Attacker gains up to, USDX", low: 0, high: 400, ticks: [0, 200, 400], text: String },
        marks: [
          { kind: "line", points: tolerances.map((tolerance): Point => [tolerance, bound(tolerance).attackerGain]), tone: 2, dash: 1 },
          { kind: "dot", at: [0.005, low.attackerGain], tone: 2 },
          { kind: "dot", at: [0.05, high.attackerGain], tone: 2 },
          { kind: "text", at: [0.005, low.attackerGain], text: fixed(low.attackerGain), tone: 2, dx: -6, dy: -20 },
          { kind: "text", at: [0.05, high.attackerGain], text: fixed(high.attackerGain), tone: 2, dx: -2, dy: -8, anchor: "end" },
        ],
      },
    ],
    table: {
      caption: "Largest sandwich on a swap of 10,000 USDX in pool 1, before network fees.",
      columns: ["Tolerance", "Attacker buys first, USDX", "You lose, ALPHA", "Attacker gains, USDX"],
      rows: [0.005, 0.01, 0.03, 0.05].map((tolerance) => {
        const { attackerBuys, victimLoss, attackerGain } = bound(tolerance);
        return [percent(tolerance, 1), fixed(attackerBuys), fixed(victimLoss), fixed(attackerGain)];
      }),
    },
  };
}

/** P15: the streak multiplier by day. */
export function multiplierByDay(): PlotSpec {
  const days = Array.from({ length: 14 }, (_, index) => index + 1);
  const cap = streakCapDay(SEASON);
  const multiplier = (day: number) => streakMultiplier(SEASON, day);
  return {
    title: "Streak multiplier by day",
    finding: `Every day in a row adds ${fixed(SEASON.streakStep)} to the multiplier until it reaches ${fixed(SEASON.streakCap)} on day ${cap}; a missed day starts again at ${fixed(multiplier(1))}.`,
    x: { label: "Day of the streak", low: 1, high: 14, ticks: [1, 3, 5, 7, 9, 11, 14], text: String },
    panels: [
      {
        height: 170,
        y: { label: "Multiplier", low: 1, high: 1.5, ticks: [1, 1.1, 1.2, 1.3, 1.4, 1.5], text: (value) => `×${fixed(value, 2)}` },
        marks: [
          { kind: "rule", x: cap, tone: 4, dash: 2 },
          { kind: "line", points: days.map((day): Point => [day, multiplier(day)]), tone: 1 },
          ...days.map((day) => ({ kind: "dot", at: [day, multiplier(day)], tone: 1, radius: 3 }) as const),
          { kind: "text", at: [cap, 1.08], text: `Cap from day ${cap}`, dx: -8, anchor: "end" },
        ],
      },
    ],
    table: {
      caption: "Streak multiplier by day.",
      columns: ["Streak day", "Multiplier"],
      rows: days.map((day) => [String(day), `×${fixed(multiplier(day))}`]),
    },
  };
}
