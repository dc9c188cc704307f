import { priceAt, progressAt, raisedAt } from "../../math/bondingCurve";
import { emissionHalfLife, emissionIn, emittedBy } from "../../math/emission";
import { EMISSION, MOON_CURVE, VESTING } from "../../math/exampleTerms";
import { sum } from "../../math/statistics";
import { releasedAfterCliff, releasedWithAccrual } from "../../math/vesting";
import { decimals, fixed, millions, percent, trimmed, wholePercent } from "../../numberText";
import { tableOf } from "../dataTable";
import { area, bar, curve, dot, edge, line, type Tone, text, vertical } from "../marks";
import type { PlotSpec } from "../plotSpec";
import { type Axis, axis, linspace, type Point } from "../scale";

const MONTHS = axis("Month", linspace(0, 48, 5), String);

/** An axis of tokens from 0 to `high`, with `count` values. */
function tokenAxis(label: string, high: number, count: number): Axis {
  return axis(label, linspace(0, high, count), millions);
}

/** Price and money raised along the bonding curve of MOON. */
export function curveProgress(): PlotSpec {
  const all = MOON_CURVE.curveSupply;
  const price = (tokens: number) => priceAt(MOON_CURVE, tokens);
  const raised = (tokens: number) => raisedAt(MOON_CURVE, tokens);
  const at = (part: number) => progressAt(MOON_CURVE, all * part);
  const share = wholePercent(at(0.5).raisedShare);
  const multiple = fixed(at(0.5).priceMultiple);
  const marks = (y: (tokens: number) => number, tone: 1 | 2, label: string) => [
    vertical(all / 2),
    curve(linspace(0, all, 41), y, tone, tone === 1 ? 0 : 1),
    dot([all / 2, y(all / 2)], tone),
    text([all / 2, y(all / 2)], `${label} at half`, { tone, dx: -8, dy: -8, textAnchor: "end" }),
  ];
  return {
    title: "Price and money raised along the curve",
    finding: `Half of the tokens sold is only ${share} of the money raised, at ${multiple} times the first price; the price ends at ${trimmed(at(1).priceMultiple, 2)} times the first one.`,
    x: tokenAxis("MOON sold", all, 5),
    y: axis("Price of the next token, SUPRA", linspace(0, 0.0003, 4), (value) =>
      value === 0 ? "0" : fixed(value, 4),
    ),
    height: 130,
    marks: marks(price, 1, `×${multiple}`),
    below: {
      y: axis("Raised, SUPRA", linspace(0, 60_000, 4), decimals(0)),
      height: 130,
      marks: marks(raised, 2, share),
    },
    table: tableOf("Progress of the example launch of MOON.", [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1], {
      "Tokens sold": wholePercent,
      "SUPRA raised": (part) => fixed(at(part).raised),
      "Share of the raise": (part) => percent(at(part).raisedShare),
      "Price multiple": (part) => `×${fixed(at(part).priceMultiple)}`,
    }),
  };
}

/** Emission per month, and the total so far. */
export function emissionSchedule(): PlotSpec {
  const months = linspace(1, EMISSION.periods, EMISSION.periods);
  const soFar = (month: number) => emittedBy(EMISSION, month);
  const share = (month: number) => percent(soFar(month) / EMISSION.total);
  return {
    title: "Liquidity incentives by month",
    finding: `${share(12)} of all emissions are out after month 12; the monthly amount halves every ${fixed(emissionHalfLife(EMISSION.retention))} months.`,
    x: MONTHS,
    y: tokenAxis("Tokens in the month", 8_000_000, 3),
    height: 110,
    marks: months.map((month) =>
      bar([month - 0.85, 0], [month - 0.15, emissionIn(EMISSION, month)], month <= 12 ? 1 : 5),
    ),
    below: {
      y: tokenAxis("Tokens so far", 200_000_000, 5),
      height: 130,
      marks: [
        vertical(12),
        curve([0, ...months], soFar, 2),
        dot([12, soFar(12)], 2),
        text([12, soFar(12)], `${share(12)} after month 12`, { tone: 2, dx: 10, dy: 10 }),
      ],
    },
    table: tableOf("Emissions of the example schedule.", [1, 6, 12, 18, 24, 30, 36, 42, 48], {
      Month: String,
      "Emission of the month": (month) => fixed(emissionIn(EMISSION, month)),
      "Total so far": (month) => fixed(soFar(month)),
      "Share of the total": share,
    }),
  };
}

type Part = readonly [name: string, tone: Tone, releasedBy: (month: number) => number];

/** An allocation under rule (a). */
function vested(amount: number, unlockShare: number, cliff: number, end: number): Part[2] {
  return (month) => releasedAfterCliff({ amount, unlockShare, cliff, end }, month);
}

/** The parts of the circulating supply from below, with the tokens released by a month. */
const STACK: readonly Part[] = [
  ["Liquidity", 3, vested(50_000_000, 1, 0, 0)],
  ["Supporters", 6, vested(80_000_000, 0, 6, 30)],
  ["Contributors", 4, vested(170_000_000, 0, 12, 48)],
  ["Treasury", 5, vested(200_000_000, 0.05, 6, 48)],
  ["Community", 2, vested(300_000_000, 0.1, 0, 48)],
  ["Emissions", 1, (month) => emittedBy(EMISSION, month)],
];

/** Circulating supply by part. */
export function supplyByPart(): PlotSpec {
  const months = linspace(0, 48, 49);
  const below = (month: number, index: number) =>
    sum(STACK.slice(0, index).map(([, , releasedBy]) => releasedBy(month)));
  const inMillions = (tokens: number, places: number) => fixed(tokens / 1_000_000, places);
  const total = (month: number) => below(month, STACK.length);
  const columns = STACK.map(([name, , releasedBy]) => [
    name,
    (month: number) => inMillions(releasedBy(month), 3),
  ]);
  return {
    title: "Circulating supply by part",
    finding: `${trimmed(total(0) / 1_000_000, 1)} million tokens circulate at launch, ${inMillions(total(12), 1)} million at month 12 and all ${inMillions(total(48), 0)} million at month 48.`,
    x: MONTHS,
    y: tokenAxis("Circulating tokens", 1_000_000_000, 5),
    height: 320,
    marks: STACK.flatMap(([name, tone], index) => {
      const lower = months.map((month): Point => [month, below(month, index)]);
      const upper = months.map((month): Point => [month, below(month, index + 1)]);
      const middle = (below(41, index) + below(41, index + 1)) / 2;
      return [
        area([...upper, ...lower.reverse()], tone),
        index < STACK.length - 1 ? edge(upper, tone) : line(upper, tone),
        text([41, middle], name, { dy: 4, textAnchor: "middle", onArea: true }),
      ];
    }),
    table: tableOf(
      "Circulating supply of the example schedule, in millions.",
      [0, 6, 12, 18, 24, 36, 48],
      {
        Month: String,
        ...Object.fromEntries(columns.reverse()),
        Total: (month) => inMillions(total(month), 3),
      },
    ),
  };
}

const AFTER = "(a) starts after the cliff";
const ACCRUED = "(b) accrues from the start";

/** Two readings of the same cliff. */
export function cliffRules(): PlotSpec {
  const after = (month: number) => releasedAfterCliff(VESTING, month);
  const accrued = (month: number) => releasedWithAccrual(VESTING, month);
  const steps: readonly Point[] = [0, 12, 12, 48].map((month, at) => [
    month,
    at < 2 ? 0 : accrued(month),
  ]);
  return {
    title: "Two readings of a 12-month cliff",
    finding: `At month 12, rule (a) has released ${fixed(after(12), 0)} tokens and rule (b) ${fixed(accrued(12), 0)}; both end at ${fixed(accrued(48), 0)} in month 48.`,
    x: MONTHS,
    y: tokenAxis("Tokens released", 120_000_000, 5),
    height: 230,
    marks: [
      line(steps, 2, 1, ACCRUED),
      curve([0, 12, 48], after, 1, 0, AFTER),
      dot([12, accrued(12)], 2),
      dot([12, after(12)], 1),
      text([2, 100_000_000], ACCRUED, { tone: 2 }),
      text([48, 8_000_000], AFTER, { tone: 1, textAnchor: "end" }),
    ],
    table: tableOf("Tokens released, 120,000,000 in total.", [0, 11, 12, 13, 24, 36, 48], {
      Month: String,
      "Rule (a)": (month) => fixed(after(month), 0),
      "Rule (b)": (month) => fixed(accrued(month), 0),
    }),
  };
}
