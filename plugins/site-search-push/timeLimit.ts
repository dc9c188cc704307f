import { setTimeout as sleepFor } from "node:timers/promises";

/** The passing of time, which tests replace. Milliseconds. */
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

/** Longest time a push and its promotion may take together, where nobody says otherwise. */
export const LIMIT_MINUTES = 10;
/** Share of it that is kept for clearing up, or for finding out how things stand. */
const RESERVE = 0.1;

/** A part of another limit: it ends with that one, less what is kept back, and when that one is stopped. */
type Part = { readonly whole: TimeLimit; readonly keepBack: number };

/** One limit over everything that is asked of the service, every wait included. It starts with the first question. */
export class TimeLimit {
  readonly clock: Clock;
  readonly #ms: number;
  readonly #part: Part | undefined;
  readonly #stopped = new AbortController();
  #end: number | undefined;
  #reason: string | undefined;

  /** @param end where another process has begun with it: when it ends, by the clock */
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

  /** When it ends, by the clock. */
  get end(): number {
    this.#end ??= this.clock.now() + this.#ms;
    return this.#end;
  }

  /** Milliseconds left; 0 once time is up or somebody called {@link stop}. */
  get msLeft(): number {
    if (this.#reason !== undefined) return 0;
    const own = this.end - this.clock.now();
    const { whole, keepBack } = this.#part ?? {};
    return Math.max(0, whole ? Math.min(own, whole.msLeft - (keepBack ?? 0)) : own);
  }

  /** Why nothing may be asked any more; `undefined` while there is time. */
  get over(): string | undefined {
    if (this.msLeft > 0) return undefined;
    return this.#reason ?? this.#part?.whole.over ?? `It took more than ${readable(this.#ms)}.`;
  }

  /** True once somebody called {@link stop}. */
  get isStopped(): boolean {
    return this.#reason !== undefined;
  }

  /** A part of this limit, which lasts no longer than `ms`. */
  atMost(ms: number): TimeLimit {
    return new TimeLimit(ms, this.clock, { part: { whole: this, keepBack: 0 } });
  }

  /** All of it but the last tenth. */
  forWork(): TimeLimit {
    const keepBack = this.#ms * RESERVE;
    return new TimeLimit(this.#ms - keepBack, this.clock, { part: { whole: this, keepBack } });
  }

  /** Ends requests under way, and every wait. */
  stop(reason: string): void {
    this.#reason ??= reason;
    this.#stopped.abort();
  }

  /** Waits, but not longer than there is time. */
  async sleep(ms: number): Promise<void> {
    await this.clock.sleep(Math.min(ms, this.msLeft), AbortSignal.any(this.#signals));
  }

  /**
   * Aborts after `ms`, when time is up, or when somebody calls {@link stop}. The timer holds its signal: one of
   * `AbortSignal.timeout` that only `AbortSignal.any` knows is collected as garbage, and then never aborts.
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
