import { priceAt, progressAt, raisedAt, soldAtShare } from "../../math/bondingCurve";
import { MOON_CURVE } from "../../math/illustrativeTerms";
import { fixed, millions, percent, trimmed } from "../../numberText";
import type { PlotSpec, Point } from "../plotSpec";
import { evenly } from "../scale";

/** P04: price and money raised along the bonding curve of MOON. */
export function curveProgress(): PlotSpec {
  const all = MOON_CURVE.curveSupply;
  const half = progressAt(MOON_CURVE, soldAtShare(MOON_CURVE, 0.5));
  const halfSold = all / 2;
  const sold = evenly(0, all, 41);
  return {
    title: "Price and money raised along the curve",
    finding: `Half of the tokens sold is only ${percent(half.raisedShare, 0)} of the money raised, at ${fixed(half.priceMultiple)} times the first price; the price ends at ${trimmed(priceAt(MOON_CURVE, all) / priceAt(MOON_CURVE, 0), 2)} times the first one.`,
    x: {
      label: "MOON sold",
      low: 0,
      high: all,
      ticks: [0, 200_000_000, 400_000_000, 600_000_000, 800_000_000],
      text: millions,
    },
    panels: [
      {
        height: 130,
        y: {
          label: "Price of the next token, SUPRA",
          low: 0,
          high: 0.0003,
          ticks: [0, 0.0001, 0.0002, 0.0003],
          text: (value) => (value === 0 ? "0" : fixed(value, 4)),
        },
        marks: [
          { kind: "rule", x: halfSold, tone: 4, dash: 2 },
          {
            kind: "line",
            points: sold.map((tokens): Point => [tokens, priceAt(MOON_CURVE, tokens)]),
            tone: 1,
          },
          { kind: "dot", at: [halfSold, priceAt(MOON_CURVE, halfSold)], tone: 1 },
          {
            kind: "text",
            at: [halfSold, priceAt(MOON_CURVE, halfSold)],
            text: `×${fixed(half.priceMultiple)} at half`,
            tone: 1,
            dx: -8,
            dy: -8,
            anchor: "end",
          },
        ],
      },
      {
        height: 130,
        y: {
          label: "Raised, SUPRA",
          low: 0,
          high: 60_000,
          ticks: [0, 20_000, 40_000, 60_000],
          text: (value) => fixed(value, 0),
        },
        marks: [
          { kind: "rule", x: halfSold, tone: 4, dash: 2 },
          {
            kind: "line",
            points: sold.map((tokens): Point => [tokens, raisedAt(MOON_CURVE, tokens)]),
            tone: 2,
            dash: 1,
          },
          { kind: "dot", at: [halfSold, half.raised], tone: 2 },
          {
            kind: "text",
            at: [halfSold, half.raised],
            text: `${percent(half.raisedShare, 0)} at half`,
            tone: 2,
            dx: -8,
            dy: -8,
            anchor: "end",
          },
        ],
      },
    ],
    table: {
      caption: "Progress of the example launch of MOON.",
      columns: ["Tokens sold", "SUPRA raised", "Share of the raise", "Price multiple"],
      rows: [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1].map((share) => {
        const { raised, raisedShare, priceMultiple } = progressAt(
          MOON_CURVE,
          soldAtShare(MOON_CURVE, share),
        );
        return [percent(share, 0), fixed(raised), percent(raisedShare), `×${fixed(priceMultiple)}`];
      }),
    },
  };
}
