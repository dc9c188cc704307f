import { mulDivDown } from "./fixedPoint";
import {
  requireNonNegative,
  requirePositive,
  requireShare,
  requireThat,
  requireWhole,
} from "./validation";

/** Rule (a): a share at once, nothing until the cliff, then the rest evenly. Times in months. */
export type CliffThenLinear = {
  readonly amount: number;
  /** Share released at once, as a fraction of the amount. */
  readonly unlockShare: number;
  readonly cliff: number;
  /** Months from the cliff to the end; 0 releases everything at the cliff. */
  readonly duration: number;
};

/**
 * Tokens released by `month` under rule (a): `A·[u + (1 − u)·clamp((t − c)/v, 0, 1)]`; all of it from the cliff on when v = 0.
 * @throws RangeError for negative amounts or times, or an unlock share outside [0, 1]
 * Source: brief M12, M14.
 */
export function releasedAfterCliff(terms: CliffThenLinear, month: number): number {
  requireNonNegative("amount", terms.amount);
  requireShare("unlockShare", terms.unlockShare);
  requireNonNegative("cliff", terms.cliff);
  requireNonNegative("duration", terms.duration);
  requireNonNegative("month", month);
  const since = month - terms.cliff;
  const passed = terms.duration === 0 ? Number(since >= 0) : since / terms.duration;
  return (
    terms.amount * (terms.unlockShare + (1 - terms.unlockShare) * Math.min(1, Math.max(0, passed)))
  );
}

/** Rule (b): tokens accrue from the start, but nothing is released before the cliff. Times in months. */
export type AccrualWithCliff = {
  readonly amount: number;
  readonly cliff: number;
  readonly duration: number;
};

function requireAccrual(
  amount: number | bigint,
  cliff: number,
  duration: number,
  month: number,
): void {
  requireNonNegative("amount", amount);
  requirePositive("duration", duration);
  requireThat(
    cliff >= 0 && cliff <= duration,
    "cliff",
    `from 0 to the duration of ${duration}`,
    cliff,
  );
  requireNonNegative("month", month);
}

/**
 * Tokens released by `month` under rule (b): `A·t/d` from the cliff on (at most A), 0 before it.
 * @throws RangeError for negative amounts or times, a duration that is not above 0 or a cliff after the end
 * Source: brief M12.
 */
export function releasedWithAccrual(terms: AccrualWithCliff, month: number): number {
  requireAccrual(terms.amount, terms.cliff, terms.duration, month);
  return month < terms.cliff ? 0 : terms.amount * Math.min(1, month / terms.duration);
}

/**
 * Rule (b) in base units and seconds (or any whole unit of time), rounded down, as a contract releases it; with
 * `start` = the cliff and `cliff` = 0 it is rule (a) without an unlock.
 * @throws RangeError as `releasedWithAccrual`, and for times that are not whole numbers
 */
export function releasedUnits(
  amount: bigint,
  cliff: number,
  duration: number,
  elapsed: number,
): bigint {
  requireAccrual(amount, cliff, duration, elapsed);
  for (const time of [cliff, duration, elapsed]) requireWhole("time", time, 0);
  if (elapsed < cliff) return 0n;
  return mulDivDown(amount, BigInt(Math.min(elapsed, duration)), BigInt(duration));
}

/** The next month with a release, and how much. */
export type Release = { readonly month: number; readonly amount: number };

/**
 * First whole month after `month`, up to `lastMonth`, in which more is released; undefined when everything has been released.
 * @param releasedBy tokens released by a month, such as `(m) => releasedAfterCliff(terms, m)`
 * @throws RangeError for months that are not whole numbers
 */
export function nextRelease(
  releasedBy: (month: number) => number,
  month: number,
  lastMonth: number,
): Release | undefined {
  requireWhole("month", month, 0);
  requireWhole("lastMonth", lastMonth, 0);
  const before = releasedBy(month);
  for (let next = month + 1; next <= lastMonth; next += 1) {
    const amount = releasedBy(next) - before;
    if (amount > 0) return { month: next, amount };
  }
  return undefined;
}
