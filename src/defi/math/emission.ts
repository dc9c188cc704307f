import { integerPower, mulDivDown, sumUnits } from "./fixedPoint";
import { requireNonNegative, requirePositive, requireThat, requireWhole } from "./validation";

/** An emission that falls by a constant factor per period (month). */
export type DecayingEmission = {
  /** Tokens over all periods. */
  readonly total: number;
  /** What a period keeps of the one before, q: 0.97 for a decay of 3%. */
  readonly retention: number;
  readonly periods: number;
};

function requireEmission(emission: DecayingEmission): void {
  requirePositive("total", emission.total);
  requireThat(
    emission.retention > 0 && emission.retention <= 1,
    "retention",
    "above 0 and at most 1",
    emission.retention,
  );
  requireWhole("periods", emission.periods, 1);
}

/** Σ q^i for i from 0 to count − 1. */
function geometricSum(retention: number, count: number): number {
  if (retention === 1) return count;
  return -Math.expm1(count * Math.log(retention)) / (1 - retention);
}

/**
 * Tokens emitted in one period, counted from 1: `E₁·q^(m−1)` with `E₁ = total·(1 − q)/(1 − qⁿ)`; 0 after the last.
 * @throws RangeError for a total not above 0, retention outside (0, 1] or periods that are not whole numbers from 1
 * Source: geometric series; brief M13.
 */
export function emissionIn(emission: DecayingEmission, period: number): number {
  requireEmission(emission);
  requireWhole("period", period, 1);
  if (period > emission.periods) return 0;
  const first = emission.total / geometricSum(emission.retention, emission.periods);
  return first * emission.retention ** (period - 1);
}

/**
 * Tokens emitted up to the end of a period, `E₁·(1 − q^m)/(1 − q)`; 0 for period 0, the total from the last one on.
 * @throws RangeError as `emissionIn`, and for a negative period
 * Source: brief M13.
 */
export function emittedBy(emission: DecayingEmission, period: number): number {
  requireEmission(emission);
  requireNonNegative("period", period);
  if (period >= emission.periods) return emission.total;
  return (
    (emission.total * geometricSum(emission.retention, period)) /
    geometricSum(emission.retention, emission.periods)
  );
}

/** Periods until the emission has halved, `ln 0.5 / ln q`; Infinity without decay. @throws RangeError outside (0, 1] */
export function emissionHalfLife(retention: number): number {
  requireThat(retention > 0 && retention <= 1, "retention", "above 0 and at most 1", retention);
  return retention === 1 ? Number.POSITIVE_INFINITY : Math.log(0.5) / Math.log(retention);
}

/**
 * Whole schedule in base units: every period rounded down, the remainder in the last, so the sum is exact.
 * @param retentionPercent q in whole percent, 97 for a decay of 3%
 * @throws RangeError for a negative total, retention outside 1–100 or periods outside 1–1,200
 * Source: as `emissionIn`; brief, supply schedule.
 */
export function emissionScheduleUnits(
  total: bigint,
  retentionPercent: number,
  periods: number,
): bigint[] {
  requireNonNegative("total", total);
  requireWhole("retentionPercent", retentionPercent, 1, 100);
  requireWhole("periods", periods, 1, 1_200);
  const numerator = BigInt(retentionPercent);
  const parts = Array.from({ length: periods }, (_, period) => {
    return integerPower(numerator, period) * integerPower(100n, periods - 1 - period);
  });
  const whole = sumUnits(parts);
  const amounts = parts.map((part) => mulDivDown(total, part, whole));
  const rest = total - sumUnits(amounts);
  return amounts.map((amount, period) => (period === periods - 1 ? amount + rest : amount));
}
