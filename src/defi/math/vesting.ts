/** Rule (a): a share at once, nothing until the cliff, then the rest evenly. Times in months. */
export type CliffThenLinear = {
  readonly amount: number;
  /** Share released at once, as a fraction of the amount. */
  readonly unlockShare: number;
  readonly cliff: number;
  /** Months from the cliff to the end; 0 releases everything at the cliff. */
  readonly duration: number;
};

/** Tokens released by `month` under rule (a): `A·[u + (1 − u)·clamp((t − c)/v, 0, 1)]`; all of it from the cliff on when v = 0. */
export function releasedAfterCliff(terms: CliffThenLinear, month: number): number {
  const since = month - terms.cliff;
  const passed = terms.duration === 0 ? Number(since >= 0) : since / terms.duration;
  return (
    terms.amount * (terms.unlockShare + (1 - terms.unlockShare) * Math.min(1, Math.max(0, passed)))
  );
}

/** Rule (b): tokens accrue from the start, but nothing is released before the cliff. Times in months from the start. */
export type AccrualWithCliff = {
  readonly amount: number;
  readonly cliff: number;
  readonly duration: number;
};

/** Tokens released by `month` under rule (b): `A·t/d` from the cliff on (at most A), 0 before it. */
export function releasedWithAccrual(terms: AccrualWithCliff, month: number): number {
  return month < terms.cliff ? 0 : terms.amount * Math.min(1, month / terms.duration);
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
