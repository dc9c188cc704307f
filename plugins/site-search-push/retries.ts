/** A response of the service; status 0 when there was none. */
export type Answer = {
  readonly status: number;
  readonly content: string;
  readonly isTimedOut: boolean;
};

/** What decides whether a request is sent again. */
export type Outcome = Answer & {
  /** Milliseconds the service asks to wait (`Retry-After`). */
  readonly retryAfter?: number;
  /** The host name could not be resolved: another one may work. */
  readonly isUnknownHost?: boolean;
  /** There was no connection, so nothing can have been carried out. */
  readonly isUnreached?: boolean;
};

const ATTEMPTS = 5;
/** A request that timed out is sent only once more. */
const TIMED_OUT_ATTEMPTS = 2;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/**
 * Milliseconds to wait before a request is sent again; `undefined` when it is not.
 * @param attempt 1 after the first try
 * @param isRepeatable false for a request that must not be carried out twice: it is sent again only if the service says that it
 * did nothing (429), or could not be reached
 * @param random 0 ≤ value < 1
 */
export function waitBeforeRetry(
  { status, isTimedOut, retryAfter = 0, isUnknownHost = false, isUnreached = false }: Outcome,
  attempt: number,
  isRepeatable: boolean,
  random: number,
): number | undefined {
  const isRefused = status === 429;
  const isBroken = status === 0 || status >= 500;
  if (!isRefused && !(isBroken && (isRepeatable || isUnreached) && !isUnknownHost)) return;
  if (attempt >= (isTimedOut ? TIMED_OUT_ATTEMPTS : ATTEMPTS)) return;
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return Math.max(Math.min(retryAfter, LONGEST_WAIT_MS), longest / 2 + (random * longest) / 2);
}

/** Milliseconds of a `Retry-After` header, which holds seconds or a date. */
export function retryAfterMs(header: string | null, now: number): number {
  if (header === null) return 0;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}
