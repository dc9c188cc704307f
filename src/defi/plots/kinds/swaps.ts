import { POOL_1, POOL_2, POOL_3 } from "../../math/illustrativePools";
import { optimalSplit } from "../../math/router";
import { sandwichBound } from "../../math/sandwich";
import { constantProductOut } from "../../math/swap";
import { fixed, percent } from "../../numberText";
import type { PlotSpec, Point } from "../plotSpec";
import { evenly } from "../scale";

const ORDER = 50_000;

/** Ways to trade 50,000 USDX and what each of them pays, in ALPHA. */
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
          {
            kind: "bar",
            from: [0, index + 0.52],
            to: [output, index + 0.9],
            tone: index === ways.length - 1 ? 1 : 5,
          } as const,
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

/** P14: the most a sandwich attack can take. */
export function sandwichByTolerance(): PlotSpec {
  const bound = (tolerance: number) => sandwichBound(POOL_1, 10_000, tolerance);
  const tolerances = evenly(0, 0.05, 21);
  const [low, high] = [bound(0.005), bound(0.05)];
  return {
    title: "The most a sandwich attack can take",
    finding: `The loss grows in step with the tolerance: a swap of 10,000 USDX in pool 1 can lose ${fixed(low.victimLoss)} ALPHA at 0.5% and ${fixed(high.victimLoss)} ALPHA at 5%, and the attacker gains ${fixed(low.attackerGain)} and ${fixed(high.attackerGain)} USDX.`,
    x: {
      label: "Slippage tolerance",
      low: 0,
      high: 0.05,
      ticks: [0, 0.01, 0.02, 0.03, 0.04, 0.05],
      text: (value) => percent(value, 0),
    },
    panels: [
      {
        height: 120,
        y: {
          label: "You lose up to, ALPHA",
          low: 0,
          high: 300,
          ticks: [0, 100, 200, 300],
          text: String,
        },
        marks: [
          {
            kind: "line",
            points: tolerances.map((tolerance): Point => [tolerance, bound(tolerance).victimLoss]),
            tone: 1,
          },
          { kind: "dot", at: [0.005, low.victimLoss], tone: 1 },
          { kind: "dot", at: [0.05, high.victimLoss], tone: 1 },
          {
            kind: "text",
            at: [0.005, low.victimLoss],
            text: fixed(low.victimLoss),
            tone: 1,
            dx: -6,
            dy: -20,
          },
          {
            kind: "text",
            at: [0.05, high.victimLoss],
            text: fixed(high.victimLoss),
            tone: 1,
            dx: -2,
            dy: -10,
            anchor: "end",
          },
        ],
      },
      {
        height: 120,
        y: {
          label: "Attacker gains up to, USDX",
          low: 0,
          high: 400,
          ticks: [0, 200, 400],
          text: String,
        },
        marks: [
          {
            kind: "line",
            points: tolerances.map(
              (tolerance): Point => [tolerance, bound(tolerance).attackerGain],
            ),
            tone: 2,
            dash: 1,
          },
          { kind: "dot", at: [0.005, low.attackerGain], tone: 2 },
          { kind: "dot", at: [0.05, high.attackerGain], tone: 2 },
          {
            kind: "text",
            at: [0.005, low.attackerGain],
            text: fixed(low.attackerGain),
            tone: 2,
            dx: -6,
            dy: -20,
          },
          {
            kind: "text",
            at: [0.05, high.attackerGain],
            text: fixed(high.attackerGain),
            tone: 2,
            dx: -2,
            dy: -8,
            anchor: "end",
          },
        ],
      },
    ],
    table: {
      caption: "Largest sandwich on a swap of 10,000 USDX in pool 1, before network fees.",
      columns: [
        "Tolerance",
        "Attacker buys first, USDX",
        "You lose, ALPHA",
        "Attacker gains, USDX",
      ],
      rows: [0.005, 0.01, 0.03, 0.05].map((tolerance) => {
        const { attackerBuys, victimLoss, attackerGain } = bound(tolerance);
        return [percent(tolerance, 1), fixed(attackerBuys), fixed(victimLoss), fixed(attackerGain)];
      }),
    },
  };
}
