import { type Allows, onlyNext, reads, readsAndFillsNext, readsAndMoves } from "./access";
import { IndexAdmin } from "./indexAdmin";
import { PluginRequester } from "./pluginRequester";
import type { PushTarget } from "./pushEnv";
import { Requester, type Timeouts } from "./requester";
import type { Wanted } from "./stamp";
import { TimeLimit } from "./timeLimit";

/** What tests replace. */
export type SessionOptions = { readonly limit?: TimeLimit; readonly timeouts?: Timeouts };

/** Maximum milliseconds for finding out the state of the indexes, or removing the temporary one, once a push has failed. */
const EXTRA_MS = 60_000;

/**
 * One push or promotion. Gatsby passes each plugin a copy of its options, but class instances by reference, so that the open
 * step, gatsby-plugin-algolia and the check step share one. Gatsby also stores options as nodes, in `.cache`, which is why the
 * write key is in a private field here and not in an option.
 */
export class PushSession {
  readonly #target: PushTarget;
  readonly #options: SessionOptions;
  readonly #uploads: Requester;
  readonly #whole: TimeLimit;
  /** Limit for the work; the rest of the time is for cleaning up. */
  readonly limit: TimeLimit;
  #opened: Wanted | undefined;
  /** Settings of the live index that a copy does not include, as read from it. */
  kept: Readonly<Record<string, unknown>> = {};

  constructor(target: PushTarget, options: SessionOptions = {}) {
    this.#target = target;
    this.#options = options;
    this.#whole = options.limit ?? new TimeLimit(target.minutes * 60_000);
    this.limit = this.#whole.forWork();
    this.#uploads = this.#requester(onlyNext(this.indexes));
  }

  get target(): PushTarget {
    return this.#target;
  }

  /** `next` is the temporary index: filled by a push, moved over the live one by a promotion. */
  get indexes(): { readonly live: string; readonly next: string } {
    const { indexName } = this.#target;
    return { live: indexName, next: `${indexName}_next` };
  }

  /** Set when the temporary index is ready to be filled; `undefined` while there is nothing to upload. */
  get opened(): Wanted | undefined {
    return this.#opened;
  }

  open(wanted: Wanted): void {
    this.#opened = wanted;
  }

  /** The first request of gatsby-plugin-algolia that failed: the cause if the temporary index is incomplete. */
  get uploadFailure(): Error | undefined {
    return this.#uploads.firstFailure;
  }

  /**
   * Resolves when no request of gatsby-plugin-algolia is pending: it continues after the first that fails, with others
   * unanswered.
   */
  uploadSettled(): Promise<void> {
    return this.#uploads.settled();
  }

  /** Client for a push: cannot change the live index. */
  filler(): IndexAdmin {
    return this.#admin(readsAndFillsNext(this.indexes), this.limit);
  }

  /** The same with a separate time limit, for cleaning up afterwards. */
  cleaner(): IndexAdmin {
    return this.#admin(readsAndFillsNext(this.indexes), this.extraTime());
  }

  /** Client that only reads. */
  reader(): IndexAdmin {
    return this.#admin(reads(this.indexes), this.limit);
  }

  /** Client that only reads, with a separate time limit. */
  looker(): IndexAdmin {
    return this.#admin(reads(this.indexes), this.extraTime());
  }

  /** Client for a promotion: can only replace the live index, and leaves time to check the result. */
  promoter(): IndexAdmin {
    return this.#admin(readsAndMoves(this.indexes), this.limit.atMost(this.limit.msLeft / 2));
  }

  /** Options of gatsby-plugin-algolia's client, algoliasearch 4: hosts with their port in `url`. */
  get clientOptions() {
    const { host } = this.#target;
    return {
      requester: new PluginRequester(this.#uploads),
      ...(host !== undefined && {
        hosts: [{ url: new URL(host).host, protocol: new URL(host).protocol.replace(":", "") }],
      }),
    };
  }

  /** `queries` for gatsby-plugin-algolia, filled only once this push is open. */
  whenOpen<Query>(queries: readonly Query[]): OpenQueries<Query> {
    return new OpenQueries(() => (this.#opened ? queries : []));
  }

  /** When the time of this push is over, its promotion included. */
  get end(): number {
    return this.#whole.end;
  }

  /** A separate time limit for what comes after the work. */
  extraTime(): TimeLimit {
    return this.#whole.atMost(EXTRA_MS);
  }

  #admin(allows: Allows, limit: TimeLimit): IndexAdmin {
    const { appId, host } = this.#target;
    return new IndexAdmin({ appId, host, requester: this.#requester(allows, limit), limit });
  }

  #requester(allows: Allows, limit = this.limit): Requester {
    const { timeouts } = this.#options;
    return new Requester({ key: this.#target.writeKey, limit, allows, timeouts });
  }
}

/**
 * The list that gatsby-plugin-algolia iterates over when its turn comes, empty when nothing is to be uploaded: with an empty list
 * it sends no requests. Not an array, because Gatsby copies those when it starts.
 */
class OpenQueries<Query> {
  readonly #current: () => readonly Query[];

  constructor(current: () => readonly Query[]) {
    this.#current = current;
  }

  get length(): number {
    return this.#current().length;
  }

  reduce<Result>(add: (result: Result, query: Query) => Result, start: Result): Result {
    return this.#current().reduce((result, query) => add(result, query), start);
  }
}
