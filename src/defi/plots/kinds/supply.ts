import { emissionHalfLife, emissionIn, emittedBy } from "../../math/emission";
import {
  ALLOCATIONS,
  EMISSION,
  VESTING_ACCRUED,
  VESTING_AFTER_CLIFF,
} from "../../math/illustrativeTerms";
import { circulatingSupply } from "../../math/supply";
import { releasedAfterCliff, releasedWithAccrual } from "../../math/vesting";
import { fixed, millions, percent, trimmed } from "../../numberText";
import type { PlotSpec, Point, Tone } from "../plotSpec";
import { evenly } from "../scale";

const YEARS = [0, 12, 24, 36, 48];

/** P05: emission per month, and the total so far. */
export function emissionSchedule(): PlotSpec {
  const months = Array.from({ length: EMISSION.periods }, (_, index) => index + 1);
  const firstYear = emittedBy(EMISSION, 12);
  return {
    title: "Liquidity incentives by month",
    finding: `${percent(firstYear / EMISSION.total)} of all emissions are out after month 12; the monthly amount halves every ${fixed(emissionHalfLife(EMISSION.retention))} months.`,
    x: { label: "Month", low: 0, high: 48, ticks: YEARS, text: String },
    panels: [
      {
        height: 110,
        y: {
          label: "Tokens in the month",
          low: 0,
          high: 8_000_000,
          ticks: [0, 4_000_000, 8_000_000],
          text: millions,
        },
        marks: months.map(
          (month) =>
            ({
              kind: "bar",
              from: [month - 0.85, 0],
              to: [month - 0.15, emissionIn(EMISSION, month)],
              tone: month <= 12 ? 1 : 5,
            }) as const,
        ),
      },
      {
        height: 130,
        y: {
          label: "Tokens so far",
          low: 0,
          high: 200_000_000,
          ticks: [0, 50_000_000, 100_000_000, 150_000_000, 200_000_000],
          text: millions,
        },
        marks: [
          { kind: "rule", x: 12, tone: 4, dash: 2 },
          {
            kind: "line",
            points: [0, ...months].map((month): Point => [month, emittedBy(EMISSION, month)]),
            tone: 2,
          },
          { kind: "dot", at: [12, firstYear], tone: 2 },
          {
            kind: "text",
            at: [12, firstYear],
            text: `${percent(firstYear / EMISSION.total)} after month 12`,
            tone: 2,
            dx: 10,
            dy: 10,
          },
        ],
      },
    ],
    table: {
      caption: "Emissions of the example schedule.",
      columns: ["Month", "Emission of the month", "Total so far", "Share of the total"],
      rows: [1, 6, 12, 18, 24, 30, 36, 42, 48].map((month) => {
        const emitted = emittedBy(EMISSION, month);
        return [
          String(month),
          fixed(emissionIn(EMISSION, month)),
          fixed(emitted),
          percent(emitted / EMISSION.total),
        ];
      }),
    },
  };
}

const STACK = ["Liquidity", "Supporters", "Contributors", "Treasury", "Community", "Emissions"];
const STACK_TONES: readonly Tone[] = [3, 6, 4, 5, 2, 1];

/** Circulating tokens at `month` by category, in the order of the stack. */
export function partsAt(month: number): number[] {
  const { categories, emitted } = circulatingSupply(ALLOCATIONS, EMISSION, month);
  return STACK.map((name) =>
    name === "Emissions"
      ? emitted
      : (categories[ALLOCATIONS.findIndex((part) => part.name === name)] ?? 0),
  );
}

/** P06: circulating supply by category. */
export function supplyByPart(): PlotSpec {
  const months = evenly(0, 48, 49);
  const total = (month: number) => partsAt(month).reduce((sum, part) => sum + part, 0);
  const below = (month: number, index: number) =>
    partsAt(month)
      .slice(0, index)
      .reduce((sum, part) => sum + part, 0);
  return {
    title: "Circulating supply by part",
    finding: `${trimmed(total(0) / 1_000_000, 1)} million tokens circulate at launch, ${fixed(total(12) / 1_000_000, 1)} million at month 12 and all ${fixed(total(48) / 1_000_000, 0)} million at month 48.`,
    x: { label: "Month", low: 0, high: 48, ticks: YEARS, text: String },
    panels: [
      {
        height: 320,
        y: {
          label: "Circulating tokens",
          low: 0,
          high: 1_000_000_000,
          ticks: [0, 250_000_000, 500_000_000, 750_000_000, 1_000_000_000],
          text: millions,
        },
        marks: STACK.flatMap((name, index) => {
          const tone = STACK_TONES[index] ?? 1;
          const lower = months.map((month): Point => [month, below(month, index)]);
          const upper = months.map((month): Point => [month, below(month, index + 1)]);
          const labelMonth = 41;
          return [
            { kind: "area", points: [...upper, ...lower.reverse()], tone } as const,
            { kind: "line", points: upper, tone, isEdge: index < STACK.length - 1 } as const,
            {
              kind: "text",
              at: [labelMonth, (below(labelMonth, index) + below(labelMonth, index + 1)) / 2],
              text: name,
              dy: 4,
              anchor: "middle",
              onArea: true,
            } as const,
          ];
        }),
      },
    ],
    table: {
      caption: "Circulating supply of the example schedule, in millions.",
      columns: ["Month", ...[...STACK].reverse(), "Total"],
      rows: [0, 6, 12, 18, 24, 36, 48].map((month) => [
        String(month),
        ...partsAt(month)
          .reverse()
          .map((part) => fixed(part / 1_000_000, 3)),
        fixed(total(month) / 1_000_000, 3),
      ]),
    },
  };
}

/** P13: two readings of the same cliff. */
export function cliffRules(): PlotSpec {
  const after = (month: number) => releasedAfterCliff(VESTING_AFTER_CLIFF, month);
  const accrued = (month: number) => releasedWithAccrual(VESTING_ACCRUED, month);
  return {
    title: "Two readings of a 12-month cliff",
    finding: `At month 12, rule (a) has released ${fixed(after(12), 0)} tokens and rule (b) ${fixed(accrued(12), 0)}; both end at ${fixed(accrued(48), 0)} in month 48.`,
    x: { label: "Month", low: 0, high: 48, ticks: YEARS, text: String },
    panels: [
      {
        height: 230,
        y: {
          label: "Tokens released",
          low: 0,
          high: 120_000_000,
          ticks: [0, 30_000_000, 60_000_000, 90_000_000, 120_000_000],
          text: millions,
        },
        marks: [
          {
            kind: "line",
            points: [
              [0, 0],
              [12, 0],
              [12, accrued(12)],
              [48, accrued(48)],
            ],
            tone: 2,
            dash: 1,
          },
          {
            kind: "line",
            points: [
              [0, 0],
              [12, after(12)],
              [48, after(48)],
            ],
            tone: 1,
          },
          { kind: "dot", at: [12, accrued(12)], tone: 2 },
          { kind: "dot", at: [12, after(12)], tone: 1 },
          { kind: "text", at: [2, 100_000_000], text: "(b) accrues from the start", tone: 2 },
          {
            kind: "text",
            at: [48, 8_000_000],
            text: "(a) starts after the cliff",
            tone: 1,
            anchor: "end",
          },
        ],
      },
    ],
    table: {
      caption: "Tokens released, 120,000,000 in total.",
      columns: ["Month", "Rule (a)", "Rule (b)"],
      rows: [0, 11, 12, 13, 24, 36, 48].map((month) => [
        String(month),
        fixed(after(month), 0),
        fixed(accrued(month), 0),
      ]),
    },
  };
}
