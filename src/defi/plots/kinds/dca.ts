import { dcaOutcome } from "../../math/dca";
import { DCA_SIMULATION, simulateDca } from "../../math/dcaSimulation";
import { DCA_PRICES } from "../../math/illustrativeTerms";
import { histogram, type Summary, summarise } from "../../math/statistics";
import { fixed, percent, trimmed } from "../../numberText";
import type { PlotSpec, Point } from "../plotSpec";

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
        y: {
          label: "Price, USDX per ALPHA",
          low: 0.75,
          high: 2.75,
          ticks: [1, 1.5, 2, 2.5],
          text: (value) => fixed(value, 2),
        },
        marks: [
          { kind: "rule", y: outcome.averageCost, tone: 1, dash: 1 },
          { kind: "rule", y: outcome.meanPrice, tone: 2, dash: 2 },
          { kind: "line", points: step, tone: 4 },
          ...DCA_PRICES.map(
            (price, index) =>
              ({
                kind: "dot",
                at: [index + 1, price],
                tone: 1,
                radius: Math.sqrt((outcome.tokensPerBuy[index] ?? 0) / 2),
              }) as const,
          ),
          {
            kind: "end",
            y: outcome.meanPrice,
            text: `Mean ${fixed(outcome.meanPrice, 4)}`,
            tone: 2,
          },
          {
            kind: "end",
            y: outcome.averageCost,
            text: `Cost ${fixed(outcome.averageCost, 4)}`,
            tone: 1,
          },
        ],
      },
    ],
    table: {
      caption: `Six rounds of 200 USDX; average cost ${fixed(outcome.averageCost, 5)}, mean price ${fixed(outcome.meanPrice, 5)}.`,
      columns: ["Round", "Price, USDX per ALPHA", "ALPHA bought", "ALPHA so far"],
      rows: DCA_PRICES.map((price, index) => {
        const soFar = outcome.tokensPerBuy
          .slice(0, index + 1)
          .reduce((sum, tokens) => sum + tokens, 0);
        return [
          String(index + 1),
          fixed(price),
          fixed(outcome.tokensPerBuy[index] ?? 0, 0),
          fixed(soFar, 0),
        ];
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
    x: {
      label: "Final value per 1 invested",
      low: WORST,
      high: MOST,
      ticks: [0, 0.5, 1, 1.5, 2, 2.5],
      text: (value) => trimmed(value, 1),
    },
    panels: [
      {
        height: 220,
        y: {
          label: "Share of the paths, per 0.05 of value",
          low: 0,
          high: 10,
          ticks: [0, 2, 4, 6, 8, 10],
          text: (value) => percent(value / 100, 0),
        },
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
