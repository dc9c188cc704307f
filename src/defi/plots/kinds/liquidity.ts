import { impermanentLoss, positionAfterMove } from "../../math/impermanentLoss";
import { feeApr } from "../../math/returns";
import { decimals, fixed, percent, percentSign, trimmed, upTo } from "../../numberText";
import { dot, type Series, series, text, vertical } from "../marks";
import type { PlotSpec } from "../plotSpec";
import { axis, geomspace, linspace } from "../scale";

const WEIGHTS: readonly (Series & { readonly weight: number })[] = [
  { weight: 0.5, name: "50%", tone: 1, dash: 0 },
  { weight: 0.8, name: "80%", tone: 2, dash: 1 },
  { weight: 0.2, name: "20%", tone: 3, dash: 3 },
];

/** Impermanent loss by price ratio and weight of the token that moves. */
export function lossByRatio(): PlotSpec {
  const [even, heavy, light] = WEIGHTS.map(({ weight }) => percent(impermanentLoss(2, weight)));
  const ratios = geomspace(0.1, 10, 49);
  return {
    title: "Impermanent loss by price ratio",
    finding: `Any change of the price ratio costs something, a rise or a fall: when the price doubles, a pool with 50% in the moving token is at ${even} against holding, one with 80% at ${heavy} and one with 20% at ${light}.`,
    x: axis("New price ÷ old price (log)", [0.1, 0.25, 0.5, 1, 2, 4, 10], upTo(2), {
      log: true,
      hidden: [1],
    }),
    y: axis("Against holding, by weight of the moving token", linspace(0, -40, 5), percentSign, {
      low: -45,
      high: 0,
    }),
    height: 250,
    marks: [
      vertical(2),
      ...WEIGHTS.flatMap((each) =>
        series(each, ratios, (ratio) => 100 * impermanentLoss(ratio, each.weight), 2, 3),
      ),
    ],
    table: {
      caption: "Position against holding, by price ratio and weight of the moving token.",
      columns: ["Price ratio", ...WEIGHTS.map(({ name }) => name)],
      rows: [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 5, 10].map((ratio) => [
        fixed(ratio),
        ...WEIGHTS.map(({ weight }) => percent(impermanentLoss(ratio, weight))),
      ]),
    },
  };
}

const FEES: readonly (Series & { readonly fee: number })[] = [
  { fee: 0.01, name: "1.00%", tone: 2, dash: 1 },
  { fee: 0.003, name: "0.30%", tone: 1, dash: 0 },
  { fee: 0.0005, name: "0.05%", tone: 3, dash: 3 },
];

/** Fee APR by daily volume as a multiple of the pool's value; providers keep 80% of the fee. */
export function aprByTurnover(): PlotSpec {
  const aprOf = (turnover: number, fee: number) =>
    feeApr({ dailyVolume: turnover, fee, providerShare: 0.8, totalValue: 1 });
  const example = aprOf(0.125, 0.003);
  return {
    title: "Fee APR by daily volume",
    finding: `APR grows in proportion to volume times fee: a daily volume of 0.125 times the pool at a fee of 0.30% gives ${percent(example)}; liquidity providers keep 80% of the fee.`,
    x: axis("Daily volume ÷ TVL", linspace(0, 0.5, 5), upTo(3), { hidden: [1, 3] }),
    y: axis("Fee APR, by swap fee", linspace(0, 150, 4), percentSign),
    height: 240,
    marks: [
      ...FEES.flatMap((each) =>
        series(each, [0, 0.5], (turnover) => 100 * aprOf(turnover, each.fee)),
      ),
      dot([0.125, 100 * example], 1),
      text([0.15, 0], `${percent(example)} at 0.125`, { tone: 1, dy: -12 }),
    ],
    table: {
      caption: "Fee APR by daily volume divided by TVL, LPs receiving 80% of the fee.",
      columns: ["Daily volume ÷ TVL", ...FEES.map(({ name }) => `Fee ${name}`)],
      rows: [0.05, 0.1, 0.125, 0.2, 0.5].map((turnover) => [
        trimmed(turnover, 3),
        ...FEES.map(({ fee }) => percent(aprOf(turnover, fee))),
      ]),
    },
  };
}

/** A deposit of 20,000 USDX in pool 1 beside the same tokens held. */
export function positionAgainstHolding(): PlotSpec {
  const after = (ratio: number) => positionAfterMove(20_000, ratio, 0.5);
  const ratios = linspace(0.25, 4, 46);
  const doubled = after(2);
  return {
    title: "A position in pool 1 beside holding",
    finding: `The position is worth less than holding at every price but the first: when ALPHA doubles, ${fixed(doubled.positionValue)} USDX against ${fixed(doubled.holdValue, 0)} USDX, without fees.`,
    x: axis("New price ÷ old price", [0.25, 1, 2, 3, 4], upTo(2), { hidden: [1, 3] }),
    y: axis("Value, USDX", linspace(0, 50_000, 6), decimals(0)),
    height: 240,
    marks: [
      vertical(2),
      ...series({ name: "Holding", tone: 2, dash: 1 }, ratios, (x) => after(x).holdValue, 2),
      ...series({ name: "Position", tone: 1, dash: 0 }, ratios, (x) => after(x).positionValue, 2),
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
