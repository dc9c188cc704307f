import { priceAt, progressAt, raisedAt } from "../../math/bondingCurve";
import { emissionHalfLife, emissionIn, emittedBy } from "../../math/emission";
import {
  ALLOCATIONS,
  EMISSION,
  MOON_CURVE,
  VESTING_ACCRUED,
  VESTING_AFTER_CLIFF,
} from "../../math/exampleTerms";
import { sum } from "../../math/statistics";
import { releasedAfterCliff, releasedWithAccrual } from "../../math/vesting";
import { decimals, fixed, millions, percent, trimmed } from "../../numberText";
import { area, bar, curve, dot, edge, line, type Point, type Tone, text, vertical } from "../marks";
import type { PlotSpec } from "../plotSpec";
import { type Axis, axis, linspace } from "../scale";

const MONTHS: Axis = { label: "Month", low: 0, high: 48, ticks: linspace(0, 48, 5), text: String };

/** An axis of tokens from 0 to `high`, with `count` values. */
function tokenAxis(label: string, high: number, count: number): Axis {
  return { label, low: 0, high, ticks: linspace(0, high, count), text: millions };
}

/** Price and money raised along the bonding curve of MOON. */
export function curveProgress(): PlotSpec {
  const all = MOON_CURVE.curveSupply;
  const halfSold = all / 2;
  const half = progressAt(MOON_CURVE, halfSold);
  const sold = linspace(0, all, 41);
  const price = (tokens: number) => priceAt(MOON_CURVE, tokens);
  const left = { dx: -8, dy: -8, textAnchor: "end" } as const;
  return {
    title: "Price and money raised along the curve",
    finding: `Half of the tokens sold is only ${percent(half.raisedShare, 0)} of the money raised, at ${fixed(half.priceMultiple)} times the first price; the price ends at ${trimmed(price(all) / price(0), 2)} times the first one.`,
    x: tokenAxis("MOON sold", all, 5),
    y: axis("Price of the next token, SUPRA", linspace(0, 0.0003, 4), (value) =>
      value === 0 ? "0" : fixed(value, 4),
    ),
    height: 130,
    marks: [
      vertical(halfSold),
      curve(sold, price, 1),
      dot([halfSold, price(halfSold)], 1),
      text([halfSold, price(halfSold)], `×${fixed(half.priceMultiple)} at half`, {
        tone: 1,
        ...left,
      }),
    ],
    below: {
      y: axis("Raised, SUPRA", linspace(0, 60_000, 4), decimals(0)),
      height: 130,
      marks: [
        vertical(halfSold),
        curve(sold, (tokens) => raisedAt(MOON_CURVE, tokens), 2, 1),
        dot([halfSold, half.raised], 2),
        text([halfSold, half.raised], `${percent(half.raisedShare, 0)} at half`, {
          tone: 2,
          ...left,
        }),
      ],
    },
    table: {
      caption: "Progress of the example launch of MOON.",
      columns: ["Tokens sold", "SUPRA raised", "Share of the raise", "Price multiple"],
      rows: [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1].map((part) => {
        const { raised, raisedShare, priceMultiple } = progressAt(MOON_CURVE, all * part);
        return [percent(part, 0), fixed(raised), percent(raisedShare), `×${fixed(priceMultiple)}`];
      }),
    },
  };
}

/** Emission per month, and the total so far. */
export function emissionSchedule(): PlotSpec {
  const months = linspace(1, EMISSION.periods, EMISSION.periods);
  const soFar = (month: number) => emittedBy(EMISSION, month);
  const firstYear = percent(soFar(12) / EMISSION.total);
  return {
    title: "Liquidity incentives by month",
    finding: `${firstYear} of all emissions are out after month 12; the monthly amount halves every ${fixed(emissionHalfLife(EMISSION.retention))} months.`,
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
        text([12, soFar(12)], `${firstYear} after month 12`, { tone: 2, dx: 10, dy: 10 }),
      ],
    },
    table: {
      caption: "Emissions of the example schedule.",
      columns: ["Month", "Emission of the month", "Total so far", "Share of the total"],
      rows: [1, 6, 12, 18, 24, 30, 36, 42, 48].map((month) => [
        String(month),
        fixed(emissionIn(EMISSION, month)),
        fixed(soFar(month)),
        percent(soFar(month) / EMISSION.total),
      ]),
    },
  };
}

/** The parts of the circulating supply from below; what is no allocation is emitted. */
const STACK: readonly (readonly [name: string, tone: Tone])[] = [
  ["Liquidity", 3],
  ["Supporters", 6],
  ["Contributors", 4],
  ["Treasury", 5],
  ["Community", 2],
  ["Emissions", 1],
];

/** Circulating tokens at `month` by part, in the order of the stack. */
function partsAt(month: number): number[] {
  return STACK.map(([part]) => {
    const terms = ALLOCATIONS.find(({ name }) => name === part);
    return terms ? releasedAfterCliff(terms, month) : emittedBy(EMISSION, month);
  });
}

/** Circulating supply by part. */
export function supplyByPart(): PlotSpec {
  const months = linspace(0, 48, 49);
  const below = (month: number, index: number) => sum(partsAt(month).slice(0, index));
  const total = (month: number) => below(month, STACK.length);
  return {
    title: "Circulating supply by part",
    finding: `${trimmed(total(0) / 1_000_000, 1)} million tokens circulate at launch, ${fixed(total(12) / 1_000_000, 1)} million at month 12 and all ${fixed(total(48) / 1_000_000, 0)} million at month 48.`,
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
    table: {
      caption: "Circulating supply of the example schedule, in millions.",
      columns: ["Month", ...STACK.map(([name]) => name).reverse(), "Total"],
      rows: [0, 6, 12, 18, 24, 36, 48].map((month) => [
        String(month),
        ...[...partsAt(month).reverse(), total(month)].map((part) => fixed(part / 1_000_000, 3)),
      ]),
    },
  };
}

const AFTER = "(a) starts after the cliff";
const ACCRUED = "(b) accrues from the start";

/** Two readings of the same cliff. */
export function cliffRules(): PlotSpec {
  const after = (month: number) => releasedAfterCliff(VESTING_AFTER_CLIFF, month);
  const accrued = (month: number) => releasedWithAccrual(VESTING_ACCRUED, month);
  return {
    title: "Two readings of a 12-month cliff",
    finding: `At month 12, rule (a) has released ${fixed(after(12), 0)} tokens and rule (b) ${fixed(accrued(12), 0)}; both end at ${fixed(accrued(48), 0)} in month 48.`,
    x: MONTHS,
    y: tokenAxis("Tokens released", 120_000_000, 5),
    height: 230,
    marks: [
      line(
        [
          [0, 0],
          [12, 0],
          [12, accrued(12)],
          [48, accrued(48)],
        ],
        2,
        1,
        ACCRUED,
      ),
      curve([0, 12, 48], after, 1, 0, AFTER),
      dot([12, accrued(12)], 2),
      dot([12, after(12)], 1),
      text([2, 100_000_000], ACCRUED, { tone: 2 }),
      text([48, 8_000_000], AFTER, { tone: 1, textAnchor: "end" }),
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
