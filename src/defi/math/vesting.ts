/** Tokens that are released over time. Times in months from the start. */
export type Vesting = {
  readonly amount: number;
  /** Share released at once under rule (a), as a fraction of the amount. */
  readonly unlockShare: number;
  readonly cliff: number;
  /** Not before the cliff. */
  readonly end: number;
};

/**
 * Tokens released by `month` under rule (a), a share at once, nothing until the cliff c, then the rest evenly until the end e:
 * `A·[u + (1 − u)·clamp((t − c)/(e − c), 0, 1)]`; all of it from the cliff on when both are the same month.
 */
export function releasedAfterCliff(terms: Vesting, month: number): number {
  const { amount, unlockShare, cliff, end } = terms;
  const passed = cliff === end ? Number(month >= cliff) : (month - cliff) / (end - cliff);
  return amount * (unlockShare + (1 - unlockShare) * Math.min(1, Math.max(0, passed)));
}

/** Tokens released by `month` under rule (b), which accrue from the start: `A·t/e` from the cliff on (at most A), 0 before it. */
export function releasedWithAccrual({ amount, cliff, end }: Vesting, month: number): number {
  return month < cliff ? 0 : amount * Math.min(1, month / end);
}

/** First whole month after `month`, up to `lastMonth`, in which more is released, and how much; undefined if there is none. */
export function nextRelease(
  releasedBy: (month: number) => number,
  month: number,
  lastMonth: number,
) {
  const before = releasedBy(month);
  for (let next = month + 1; next <= lastMonth; next += 1) {
    const amount = releasedBy(next) - before;
    if (amount > 0) return { month: next, amount };
  }
  return undefined;
}
