import { impermanentLoss, positionAfterMove } from "../../math/impermanentLoss";
import { feeApr } from "../../math/returns";
import { fixed, percent, trimmed } from "../../numberText";
import type { Dash, PlotSpec, Point, Tone } from "../plotSpec";
import { byRatio, evenly } from "../scale";

const WEIGHTS: readonly { readonly weight: number; readonly tone: Tone; readonly dash: Dash }[] = [
  { weight: 0.5, tone: 1, dash: 0 },
  { weight: 0.8, tone: 2, dash: 1 },
  { weight: 0.2, tone: 3, dash: 3 },
];

/** P03: impermanent loss by price ratio and weight of the token that moves. */
export function lossByRatio(): PlotSpec {
  const [even, heavy, light] = WEIGHTS.map(({ weight }) => percent(impermanentLoss(2, weight)));
  return {
    title: "Impermanent loss by price ratio",
    finding: `Any change of the price ratio costs something, a rise or a fall: when the price doubles, a pool with 50% in the moving token is at ${even} against holding, one with 80% at ${heavy} and one with 20% at ${light}.`,
    x: {
      label: "New price ÷ old price (log)",
      low: 0.1,
      high: 10,
      log: true,
      ticks: [0.1, 0.25, 0.5, 1, 2, 4, 10],
      text: (value) => trimmed(value, 2),
    },
    endRoom: "short",
    panels: [
      {
        height: 250,
        y: {
          label: "Against holding, by weight of the moving token",
          low: -45,
          high: 0,
          ticks: [0, -10, -20, -30, -40],
          text: (value) => percent(value / 100, 0),
        },
        marks: [
          { kind: "rule", x: 2, tone: 4, dash: 2 },
          ...WEIGHTS.flatMap(({ weight, tone, dash }) => [
            {
              kind: "line",
              points: byRatio(0.1, 10, 49).map(
                (ratio): Point => [ratio, 100 * impermanentLoss(ratio, weight)],
              ),
              tone,
              dash,
            } as const,
            { kind: "dot", at: [2, 100 * impermanentLoss(2, weight)], tone, radius: 3 } as const,
            {
              kind: "end",
              y: 100 * impermanentLoss(10, weight),
              text: percent(weight, 0),
              tone,
            } as const,
          ]),
        ],
      },
    ],
    table: {
      caption: "Position against holding, by price ratio and weight of the moving token.",
      columns: ["Price ratio", ...WEIGHTS.map(({ weight }) => percent(weight, 0))],
      rows: [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 5, 10].map((ratio) => [
        fixed(ratio),
        ...WEIGHTS.map(({ weight }) => percent(impermanentLoss(ratio, weight))),
      ]),
    },
  };
}

const FEES: readonly { readonly fee: number; readonly tone: Tone; readonly dash: Dash }[] = [
  { fee: 0.01, tone: 2, dash: 1 },
  { fee: 0.003, tone: 1, dash: 0 },
  { fee: 0.0005, tone: 3, dash: 3 },
];

/** Fee APR, as a fraction, of a pool with a daily volume of `turnover` times its value; providers keep 80% of the fee. */
export function aprOf(turnover: number, fee: number): number {
  return feeApr({ dailyVolume: turnover, fee, providerShare: 0.8, totalValue: 1 });
}

/** P16: fee APR by turnover. */
export function aprByTurnover(): PlotSpec {
  return {
    title: "Fee APR by daily volume",
    finding: `APR grows in proportion to volume times fee: a daily volume of 0.125 times the pool at a fee of 0.30% gives ${percent(aprOf(0.125, 0.003))}; liquidity providers keep 80% of the fee.`,
    x: {
      label: "Daily volume ÷ TVL",
      low: 0,
      high: 0.5,
      ticks: [0, 0.125, 0.25, 0.375, 0.5],
      text: (value) => trimmed(value, 3),
    },
    endRoom: "short",
    panels: [
      {
        height: 240,
        y: {
          label: "Fee APR, by swap fee",
          low: 0,
          high: 150,
          ticks: [0, 50, 100, 150],
          text: (value) => percent(value / 100, 0),
        },
        marks: [
          ...FEES.flatMap(({ fee, tone, dash }) => [
            {
              kind: "line",
              points: [
                [0, 0],
                [0.5, 100 * aprOf(0.5, fee)],
              ],
              tone,
              dash,
            } as const,
            { kind: "end", y: 100 * aprOf(0.5, fee), text: percent(fee), tone } as const,
          ]),
          { kind: "dot", at: [0.125, 100 * aprOf(0.125, 0.003)], tone: 1 },
          {
            kind: "text",
            at: [0.15, 0],
            text: `${percent(aprOf(0.125, 0.003))} at 0.125`,
            tone: 1,
            dy: -12,
          },
        ],
      },
    ],
    table: {
      caption: "Fee APR by daily volume divided by TVL, LPs receiving 80% of the fee.",
      columns: ["Daily volume ÷ TVL", ...FEES.map(({ fee }) => `Fee ${percent(fee)}`)],
      rows: [0.05, 0.1, 0.125, 0.2, 0.5].map((turnover) => [
        trimmed(turnover, 3),
        ...FEES.map(({ fee }) => percent(aprOf(turnover, fee))),
      ]),
    },
  };
}

/** P17: a deposit of 20,000 USDX in pool 1 beside the same tokens held. */
export function positionAgainstHolding(): PlotSpec {
  const after = (ratio: number) => positionAfterMove(20_000, 2, ratio, 0.5);
  const ratios = evenly(0.25, 4, 46);
  const doubled = after(2);
  return {
    title: "A position in pool 1 beside holding",
    finding: `The position is worth less than holding at every price but the first: when ALPHA doubles, ${fixed(doubled.positionValue)} USDX against ${fixed(doubled.holdValue, 0)} USDX, without fees.`,
    x: {
      label: "New price ÷ old price",
      low: 0.25,
      high: 4,
      ticks: [0.25, 1, 2, 3, 4],
      text: (value) => trimmed(value, 2),
    },
    endRoom: "short",
    panels: [
      {
        height: 240,
        y: {
          label: "Value, USDX",
          low: 0,
          high: 50_000,
          ticks: [0, 10_000, 20_000, 30_000, 40_000, 50_000],
          text: (value) => fixed(value, 0),
        },
        marks: [
          { kind: "rule", x: 2, tone: 4, dash: 2 },
          {
            kind: "line",
            points: ratios.map((ratio): Point => [ratio, after(ratio).holdValue]),
            tone: 2,
            dash: 1,
          },
          {
            kind: "line",
            points: ratios.map((ratio): Point => [ratio, after(ratio).positionValue]),
            tone: 1,
          },
          { kind: "dot", at: [2, doubled.holdValue], tone: 2 },
          { kind: "dot", at: [2, doubled.positionValue], tone: 1 },
          { kind: "end", y: after(4).holdValue, text: "Holding", tone: 2 },
          { kind: "end", y: after(4).positionValue, text: "Position", tone: 1 },
        ],
      },
    ],
    table: {
      caption: "Value of the deposit of 20,000 USDX by price ratio, without fees.",
      columns: ["Price ratio", "Holding, USDX", "Position, USDX", "Difference, USDX"],
      rows: [0.25, 0.5, 1, 1.5, 2, 3, 4].map((ratio) => {
        const { holdValue, positionValue, loss } = after(ratio);
        return [trimmed(ratio, 2), fixed(holdValue), fixed(positionValue), fixed(-loss)];
      }),
    },
  };
}
