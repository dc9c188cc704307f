import { ORDER_POOL } from "../../math/illustrativeTerms";
import { limitMinimum, outputAtSpot, spotNeeded } from "../../math/orders";
import { fixed } from "../../numberText";
import type { PlotSpec, Point } from "../plotSpec";

/** An invented path of the spot price, hour by hour, that first touches the limit and later rises above what a fill needs. */
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
        y: {
          label: "Spot price, USDX per ALPHA",
          low: 2.14,
          high: 2.24,
          ticks: [2.14, 2.16, 2.18, 2.2, 2.22, 2.24],
          text: (value) => fixed(value, 2),
        },
        marks: [
          { kind: "rule", y: 2.2, tone: 3, dash: 1 },
          { kind: "rule", y: needed, tone: 2, dash: 2 },
          { kind: "line", points: path, tone: 1 },
          { kind: "dot", at: [8, 2.2], tone: 3, hollow: true, radius: 5 },
          { kind: "dot", at: [18, needed], tone: 2, radius: 5 },
          { kind: "text", at: [0, needed], text: "○ checked, not filled", tone: 3, dy: -30 },
          {
            kind: "text",
            at: [18, needed],
            text: "● filled",
            tone: 2,
            dx: -6,
            dy: -10,
            anchor: "end",
          },
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
