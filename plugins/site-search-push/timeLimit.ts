import { setTimeout as sleepFor } from "node:timers/promises";

/** A clock, which tests replace. Times are in milliseconds. */
export type Clock = {
  readonly now: () => number;
  /** Resolves after `ms`, or at once when `signal` aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** 0 ≤ value < 1, to spread retries. */
  readonly random: () => number;
};

const SYSTEM_CLOCK: Clock = {
  now: Date.now,
  sleep: (ms, signal) => sleepFor(ms, undefined, { signal }).catch(() => undefined),
  random: Math.random,
};

/** Default for the longest time that a push and its promotion may take together. */
export const LIMIT_MINUTES = 10;
/** Share of it that is reserved for cleaning up, or for finding out the state of the indexes. */
const RESERVE = 0.1;

/** Part of another limit: it ends with that one, minus a reserve, and when that one is stopped. */
type Part = { readonly whole: TimeLimit; readonly keepBack: number };

/** One limit for all requests to the service, including every wait. It starts with the first request. */
export class TimeLimit {
  readonly clock: Clock;
  readonly #ms: number;
  readonly #part: Part | undefined;
  readonly #stopped = new AbortController();
  #end: number | undefined;
  #reason: string | undefined;

  /** @param end if another process has started the limit: when it ends, in clock time */
  constructor(
    ms = LIMIT_MINUTES * 60_000,
    clock = SYSTEM_CLOCK,
    { part, end }: { part?: Part; end?: number } = {},
  ) {
    this.#ms = ms;
    this.clock = clock;
    this.#part = part;
    this.#end = end;
  }

  /** When it ends, in clock time. */
  get end(): number {
    this.#end ??= this.clock.now() + this.#ms;
    return this.#end;
  }

  /** Milliseconds left; 0 once time is up or {@link stop} was called. */
  get msLeft(): number {
    if (this.#reason !== undefined) return 0;
    const own = this.end - this.clock.now();
    const { whole, keepBack } = this.#part ?? {};
    return Math.max(0, whole ? Math.min(own, whole.msLeft - (keepBack ?? 0)) : own);
  }

  /** Why no more requests may be sent; `undefined` while there is time. */
  get over(): string | undefined {
    if (this.msLeft > 0) return undefined;
    return this.#reason ?? this.#part?.whole.over ?? `It took more than ${readable(this.#ms)}.`;
  }

  /** True once {@link stop} was called. */
  get isStopped(): boolean {
    return this.#reason !== undefined;
  }

  /** Part of this limit, which lasts no longer than `ms`. */
  atMost(ms: number): TimeLimit {
    return new TimeLimit(ms, this.clock, { part: { whole: this, keepBack: 0 } });
  }

  /** All of it except the last tenth. */
  forWork(): TimeLimit {
    const keepBack = this.#ms * RESERVE;
    return new TimeLimit(this.#ms - keepBack, this.clock, { part: { whole: this, keepBack } });
  }

  /** Ends pending requests, and every wait. */
  stop(reason: string): void {
    this.#reason ??= reason;
    this.#stopped.abort();
  }

  /** Waits, but no longer than the limit allows. */
  async sleep(ms: number): Promise<void> {
    await this.clock.sleep(Math.min(ms, this.msLeft), AbortSignal.any(this.#signals));
  }

  /**
   * Aborts after `ms`, when time is up, or when {@link stop} is called. The timer holds its signal: an `AbortSignal.timeout` that
   * only `AbortSignal.any` references is garbage collected, and then never aborts.
   */
  signal(ms: number): AbortSignal {
    const timeout = new AbortController();
    const end = () =>
      timeout.abort(new DOMException("The operation was aborted due to timeout", "TimeoutError"));
    setTimeout(end, Math.ceil(Math.min(ms, this.msLeft))).unref();
    return AbortSignal.any([...this.#signals, timeout.signal]);
  }

  get #signals(): AbortSignal[] {
    return [this.#stopped.signal, ...(this.#part ? this.#part.whole.#signals : [])];
  }
}

function readable(ms: number): string {
  return ms < 60_000 ? `${Math.round(ms / 1000)} seconds` : `${Math.round(ms / 60_000)} minutes`;
}
