import { SEASON } from "../../math/illustrativeTerms";
import { streakCapDay, streakMultiplier } from "../../math/points";
import { fixed } from "../../numberText";
import type { PlotSpec, Point } from "../plotSpec";

/** P15: the streak multiplier by day. */
export function multiplierByDay(): PlotSpec {
  const days = Array.from({ length: 14 }, (_, index) => index + 1);
  const cap = streakCapDay(SEASON);
  const multiplier = (day: number) => streakMultiplier(SEASON, day);
  return {
    title: "Streak multiplier by day",
    finding: `Every day in a row adds ${fixed(SEASON.streakStep)} to the multiplier until it reaches ${fixed(SEASON.streakCap)} on day ${cap}; a missed day starts again at ${fixed(multiplier(1))}.`,
    x: {
      label: "Day of the streak",
      low: 1,
      high: 14,
      ticks: [1, 3, 5, 7, 9, 11, 14],
      text: String,
    },
    panels: [
      {
        height: 170,
        y: {
          label: "Multiplier",
          low: 1,
          high: 1.5,
          ticks: [1, 1.1, 1.2, 1.3, 1.4, 1.5],
          text: (value) => `×${fixed(value, 2)}`,
        },
        marks: [
          { kind: "rule", x: cap, tone: 4, dash: 2 },
          { kind: "line", points: days.map((day): Point => [day, multiplier(day)]), tone: 1 },
          ...days.map(
            (day) => ({ kind: "dot", at: [day, multiplier(day)], tone: 1, radius: 3 }) as const,
          ),
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
