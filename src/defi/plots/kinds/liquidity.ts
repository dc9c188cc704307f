import { impermanentLoss, positionAfterMove } from "../../math/impermanentLoss";
import { feeApr } from "../../math/returns";
import { decimals, fixed, percent, upTo, wholePercent } from "../../numberText";
import { tableOf } from "../dataTable";
import { type Curve, columnsOf, curves, dot, text, vertical } from "../marks";
import type { PlotSpec } from "../plotSpec";
import { axis, geomspace, linspace } from "../scale";

const lossOf = (weight: number) => (ratio: number) => impermanentLoss(ratio, weight);

const LOSSES: readonly Curve[] = [
  { name: "50%", tone: 1, dash: 0, y: lossOf(0.5) },
  { name: "80%", tone: 2, dash: 1, y: lossOf(0.8) },
  { name: "20%", tone: 3, dash: 3, y: lossOf(0.2) },
];

/** Impermanent loss by price ratio and weight of the token that moves. */
export function lossByRatio(): PlotSpec {
  const [even, heavy, light] = LOSSES.map(({ y }) => percent(y(2)));
  return {
    title: "Impermanent loss by price ratio",
    finding: `Any change of the price ratio costs something, a rise or a fall: when the price doubles, a pool with 50% in the moving token is at ${even} against holding, one with 80% at ${heavy} and one with 20% at ${light}.`,
    x: axis("New price ÷ old price (log)", [0.1, 0.25, 0.5, 1, 2, 4, 10], upTo(2), {
      log: true,
      hidden: [1],
    }),
    y: axis("Against holding, by weight of the moving token", linspace(0, -0.4, 5), wholePercent, {
      low: -0.45,
      high: 0,
    }),
    height: 250,
    marks: [vertical(2), ...curves(LOSSES, geomspace(0.1, 10, 49), 2, 3)],
    table: tableOf(
      "Position against holding, by price ratio and weight of the moving token.",
      [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 5, 10],
      { "Price ratio": decimals(2), ...columnsOf(LOSSES, percent) },
    ),
  };
}

const aprOf = (fee: number) => (turnover: number) => feeApr(turnover, fee, 0.8);

const APRS: readonly Curve[] = [
  { name: "1.00%", tone: 2, dash: 1, y: aprOf(0.01) },
  { name: "0.30%", tone: 1, dash: 0, y: aprOf(0.003) },
  { name: "0.05%", tone: 3, dash: 3, y: aprOf(0.0005) },
];

/** Fee APR by daily volume as a multiple of the pool's value; providers keep 80% of the fee. */
export function aprByTurnover(): PlotSpec {
  const example = aprOf(0.003)(0.125);
  const byFee = APRS.map((each) => ({ ...each, name: `Fee ${each.name}` }));
  return {
    title: "Fee APR by daily volume",
    finding: `APR grows in proportion to volume times fee: a daily volume of 0.125 times the pool at a fee of 0.30% gives ${percent(example)}; liquidity providers keep 80% of the fee.`,
    x: axis("Daily volume ÷ TVL", linspace(0, 0.5, 5), upTo(3), { hidden: [1, 3] }),
    y: axis("Fee APR, by swap fee", linspace(0, 1.5, 4), wholePercent),
    height: 240,
    marks: [
      ...curves(APRS, [0, 0.5]),
      dot([0.125, example], 1),
      text([0.15, 0], `${percent(example)} at 0.125`, { tone: 1, dy: -12 }),
    ],
    table: tableOf(
      "Fee APR by daily volume divided by TVL, LPs receiving 80% of the fee.",
      [0.05, 0.1, 0.125, 0.2, 0.5],
      { "Daily volume ÷ TVL": upTo(3), ...columnsOf(byFee, percent) },
    ),
  };
}

/** A deposit of 20,000 USDX in pool 1 beside the same tokens held. */
export function positionAgainstHolding(): PlotSpec {
  const after = (ratio: number) => positionAfterMove(20_000, ratio, 0.5);
  const values: readonly Curve[] = [
    { name: "Holding", tone: 2, dash: 1, y: (ratio) => after(ratio).holdValue },
    { name: "Position", tone: 1, dash: 0, y: (ratio) => after(ratio).positionValue },
  ];
  const doubled = after(2);
  return {
    title: "A position in pool 1 beside holding",
    finding: `The position is worth less than holding at every price but the first: when ALPHA doubles, ${fixed(doubled.positionValue)} USDX against ${fixed(doubled.holdValue, 0)} USDX, without fees.`,
    x: axis("New price ÷ old price", [0.25, 1, 2, 3, 4], upTo(2), { hidden: [1, 3] }),
    y: axis("Value, USDX", linspace(0, 50_000, 6), decimals(0)),
    height: 240,
    marks: [vertical(2), ...curves(values, linspace(0.25, 4, 46), 2)],
    table: tableOf(
      "Value of the deposit of 20,000 USDX by price ratio, without fees.",
      [0.25, 0.5, 1, 1.5, 2, 3, 4],
      {
        "Price ratio": upTo(2),
        "Holding, USDX": (ratio) => fixed(after(ratio).holdValue),
        "Position, USDX": (ratio) => fixed(after(ratio).positionValue),
        "Difference, USDX": (ratio) => fixed(-after(ratio).loss),
      },
    ),
  };
}
