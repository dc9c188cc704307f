import { dcaOutcome } from "../../math/dca";
import { SIMULATION, simulateDca } from "../../math/dcaSimulation";
import { outputAtSpot, spotNeeded } from "../../math/orders";
import { SEASON, STREAK_CAP_DAY, streakMultiplier } from "../../math/points";
import { histogram, sum, summarise } from "../../math/statistics";
import { decimals, fixed, percent, upTo, wholePercent } from "../../numberText";
import { tableOf } from "../dataTable";
import { area, curve, dot, end, horizontal, line, text, vertical } from "../marks";
import type { PlotSpec } from "../plotSpec";
import { axis, linspace, type Point } from "../scale";

/** Prices of six buys, USDX per ALPHA: a dip that recovers. */
const PRICES = [2, 1.6, 1.25, 1, 1.6, 2.5];

/** Six equal buys in a dip. */
export function buysInDip(): PlotSpec {
  const { averageCost, meanPrice, tokensPerBuy } = dcaOutcome(PRICES, 200);
  const steps = PRICES.flatMap((price, index): Point[] => [
    [index + 0.5, price],
    [index + 1.5, price],
  ]);
  return {
    title: "Six buys of 200 USDX in a dip",
    finding: `The average cost of ${fixed(averageCost, 4)} USDX lies below the mean price of ${fixed(meanPrice, 4)} USDX, because the same money buys more tokens when the price is low. Larger dots are larger purchases.`,
    x: axis("Purchase", linspace(1, 6, 6), String, { low: 0.5, high: 6.5 }),
    y: axis("Price, USDX per ALPHA", [1, 1.5, 2, 2.5], decimals(2), {
      low: 0.75,
      high: 2.75,
    }),
    height: 240,
    marks: [
      horizontal(averageCost, 1, 1),
      horizontal(meanPrice, 2, 2),
      line(steps, 4),
      ...PRICES.map((price, index) =>
        dot([index + 1, price], 1, Math.sqrt((tokensPerBuy[index] ?? 0) / 2)),
      ),
      end(meanPrice, `Mean ${fixed(meanPrice, 4)}`, 2),
      end(averageCost, `Cost ${fixed(averageCost, 4)}`, 1),
    ],
    table: tableOf(
      `Six rounds of 200 USDX; average cost ${fixed(averageCost, 5)}, mean price ${fixed(meanPrice, 5)}.`,
      [...PRICES.keys()],
      {
        Round: (buy) => String(buy + 1),
        "Price, USDX per ALPHA": (buy) => fixed(PRICES[buy] ?? 0),
        "ALPHA bought": (buy) => fixed(tokensPerBuy[buy] ?? 0, 0),
        "ALPHA so far": (buy) => fixed(sum(tokensPerBuy.slice(0, buy + 1)), 0),
      },
    ),
  };
}

const BINS = 50;
const MAX = 2.5;

/** The outline of a histogram of outcomes, as shares of all of them. */
function outline(values: readonly number[]): Point[] {
  return histogram(values, 0, MAX, BINS).flatMap((count, bin) =>
    [bin, bin + 1].map((edge): Point => [(edge * MAX) / BINS, count / values.length]),
  );
}

/** Final values of a simulation, 12 weekly buys against one. */
export function outcomesOfSimulation(): PlotSpec {
  const { dca, lumpSum } = simulateDca();
  const [weekly, once] = [summarise(dca), summarise(lumpSum)];
  const measures = Object.keys(weekly) as (keyof typeof weekly)[];
  return {
    title: "Simulated value per 1 invested after 12 weeks",
    finding: `Both ways average ${fixed(weekly.Mean)}, but a lump sum (outline) spreads wider: a standard deviation of ${fixed(once["Standard deviation"])} against ${fixed(weekly["Standard deviation"])} with 12 weekly buys (filled). ${fixed(SIMULATION.paths, 0)} random paths without drift, ${percent(SIMULATION.annualVolatility, 0)} volatility a year, seed ${SIMULATION.seed}.`,
    x: axis("Final value per 1 invested", linspace(0, MAX, 6), upTo(1)),
    y: axis("Share of the paths, per 0.05 of value", linspace(0, 0.1, 6), wholePercent),
    height: 220,
    marks: [
      vertical(weekly.Mean),
      area([[0, 0], ...outline(dca), [MAX, 0]], 1),
      line(outline(dca), 1, 0, "12 weekly buys"),
      line(outline(lumpSum), 3, 1, "Lump sum"),
      text([1.2, 0.072], "12 weekly buys", { tone: 1 }),
      text([1.6, 0.02], "Lump sum", { tone: 3 }),
    ],
    table: tableOf("Simulated value after 12 weeks, per 1 USDX invested.", measures, {
      Measure: String,
      "12 weekly buys": (measure) => fixed(weekly[measure]),
      "Lump sum": (measure) => fixed(once[measure]),
    }),
  };
}

/** An invented path of the spot price, hour by hour, that first touches the limit and later rises above what a fill needs. */
const SPOT_PRICES = [
  2.158, 2.163, 2.159, 2.168, 2.177, 2.172, 2.184, 2.192, 2.2, 2.2045, 2.2015, 2.194, 2.188, 2.193,
  2.201, 2.206, 2.2035, 2.2085,
];

/** The pool that the order meets. */
const POOL = { invariant: 500_000_000_000, fee: 0.003 };

/** A sell limit fills above its limit. */
export function limitFill(): PlotSpec {
  const needed = spotNeeded(POOL, 1_000, 2.2);
  const path = [...SPOT_PRICES, needed, 2.219, 2.2235];
  const pays = (spot: number) => outputAtSpot(POOL, spot, 1_000);
  const minimum = 1_000 * 2.2;
  return {
    title: "When a sell limit at 2.20 fills",
    finding: `The order fills above its limit, not at it: at a spot price of 2.20 the pool pays ${fixed(pays(2.2))} USDX for 1,000 ALPHA, and the ${fixed(minimum, 0)} USDX of the order are reached at ${fixed(needed, 5)}. The path of the price is invented.`,
    x: axis("Hours", linspace(0, 20, 5), String),
    y: axis("Spot price, USDX per ALPHA", linspace(2.14, 2.24, 6), decimals(2)),
    height: 240,
    marks: [
      horizontal(2.2, 3, 1),
      horizontal(needed, 2, 2),
      curve([...path.keys()], (hour) => path[hour] ?? needed, 1),
      dot([8, 2.2], 3, 5, "ring"),
      dot([18, needed], 2, 5),
      text([0, needed], "○ checked, not filled", { tone: 3, dy: -30 }),
      text([18, needed], "● filled", { tone: 2, dx: -6, dy: -10, textAnchor: "end" }),
      end(needed, `Needs ${fixed(needed, 5)}`, 2),
      end(2.2, "Limit 2.20", 3),
    ],
    table: tableOf(
      "Output for 1,000 ALPHA at several spot prices, limit 2.20.",
      [2, 2.1, 2.2, needed],
      {
        "Spot price, USDX per ALPHA": (spot) => fixed(spot, spot === needed ? 5 : 2),
        "Pool pays, USDX": (spot) => fixed(pays(spot)),
        Result: (spot) => (spot === needed ? "filled" : "checked, not filled"),
      },
    ),
  };
}

/** The streak multiplier by day. */
export function multiplierByDay(): PlotSpec {
  const days = linspace(1, 14, 14);
  const text2 = (multiplier: number) => `×${fixed(multiplier)}`;
  return {
    title: "Streak multiplier by day",
    finding: `Every day in a row adds ${fixed(SEASON.streakStep)} to the multiplier until it reaches ${fixed(SEASON.streakCap)} on day ${STREAK_CAP_DAY}; a missed day starts again at ${fixed(streakMultiplier(1))}.`,
    x: axis("Day of the streak", [1, 3, 5, 7, 9, 11, 14], String),
    y: axis("Multiplier", linspace(1, 1.5, 6), text2),
    height: 170,
    marks: [
      vertical(STREAK_CAP_DAY),
      curve(days, streakMultiplier, 1),
      ...days.map((day) => dot([day, streakMultiplier(day)], 1, 3)),
      text([STREAK_CAP_DAY, 1.08], `Cap from day ${STREAK_CAP_DAY}`, { dx: -8, textAnchor: "end" }),
    ],
    table: tableOf("Streak multiplier by day.", days, {
      "Streak day": String,
      Multiplier: (day) => text2(streakMultiplier(day)),
    }),
  };
}
