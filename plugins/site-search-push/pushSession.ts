import { type Allows, onlyNext, reads, readsAndFillsNext, readsAndMoves } from "./access";
import { IndexAdmin } from "./indexAdmin";
import { PluginRequester } from "./pluginRequester";
import type { PushTarget } from "./pushEnv";
import { Requester, type Timeouts } from "./requester";
import type { Wanted } from "./stamp";
import { TimeLimit } from "./timeLimit";

/** What tests replace. */
export type SessionOptions = { readonly limit?: TimeLimit; readonly timeouts?: Timeouts };

/** Most milliseconds to find out how things stand, or to remove the temporary index, once a push has failed. */
const EXTRA_MS = 60_000;

/**
 * One push or promotion. Gatsby hands each plugin a copy of its options, but class instances as they are, so that the open
 * step, gatsby-plugin-algolia and the check step share one. Gatsby also keeps options as nodes, in `.cache`, which is why the
 * write key is in a private field here and in no option.
 */
export class PushSession {
  readonly #target: PushTarget;
  readonly #options: SessionOptions;
  readonly #uploads: Requester;
  readonly #whole: TimeLimit;
  /** For the work; what is left after it is for clearing up. */
  readonly limit: TimeLimit;
  #opened: Wanted | undefined;
  /** Settings of the live index that no copy takes along, from reading it. */
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

  /** The first request of gatsby-plugin-algolia that failed: the reason when the temporary index is incomplete. */
  get uploadFailure(): Error | undefined {
    return this.#uploads.firstFailure;
  }

  /** Resolves when no request of gatsby-plugin-algolia is under way: it goes on at the first that fails, with others unanswered. */
  uploadSettled(): Promise<void> {
    return this.#uploads.settled();
  }

  /** For a push: cannot change the live index. */
  filler(): IndexAdmin {
    return this.#admin(readsAndFillsNext(this.indexes), this.limit);
  }

  /** The same with time of its own, for cleaning up after the limit. */
  cleaner(): IndexAdmin {
    return this.#admin(readsAndFillsNext(this.indexes), this.extraTime());
  }

  /** Only reads. */
  reader(): IndexAdmin {
    return this.#admin(reads(this.indexes), this.limit);
  }

  /** Only reads, with time of its own. */
  looker(): IndexAdmin {
    return this.#admin(reads(this.indexes), this.extraTime());
  }

  /** For a promotion: can do nothing to the live index but replace it, and leaves time to see what came of it. */
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

  /** `queries` for gatsby-plugin-algolia that are there only once this push is open. */
  whenOpen<Query>(queries: readonly Query[]): OpenQueries<Query> {
    return new OpenQueries(() => (this.#opened ? queries : []));
  }

  /** When the time of this push is over, its promotion included. */
  get end(): number {
    return this.#whole.end;
  }

  /** Time of its own for what comes after the work. */
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
 * The list that gatsby-plugin-algolia goes through when its turn comes, empty when nothing is to be uploaded: with an empty
 * list it sends no request at all. Not an array, because Gatsby copies those when it starts.
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
