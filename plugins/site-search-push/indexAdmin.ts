import {
  algoliasearch,
  type OperationIndexParams,
  type Rule,
  type SynonymHit,
} from "algoliasearch";
import { isObject } from "../../src/domain/json";
import { splitHost } from "../../src/search/dialog/hostedSearch";
import type { HostedSynonym } from "../../src/search/records/hostedIndex";
import { statusOf } from "./failure";
import type { Requester } from "./requester";
import type { TimeLimit } from "./timeLimit";

type Fields = Readonly<Record<string, unknown>>;
export type Stored = Fields & { readonly objectID: string };

/** What an index holds at one moment. */
export type IndexState = {
  readonly records: ReadonlyMap<string, Stored>;
  readonly settings: Fields;
  readonly synonyms: readonly Stored[];
  readonly rules: readonly Stored[];
};

export type Probe = {
  readonly query: string;
  readonly facetFilters: readonly (string | readonly string[])[];
};
export type ProbeAnswer = { readonly nbHits: number; readonly objectIDs: readonly string[] };

/** The service, for one application and one key. */
export type Connection = {
  readonly appId: string;
  readonly host: string | undefined;
  readonly requester: Requester;
  readonly limit: TimeLimit;
};

/** First and longest pause between two requests for the status of a task, in milliseconds. */
const FIRST_POLL_MS = 50;
const LONGEST_POLL_MS = 5000;
/** Records and synonyms are deleted and uploaded in portions of this many. */
const PORTION = 500;
/** The settings format with current names, and without synonyms. */
const SETTINGS_FORMAT = 2;

/**
 * All requests to the service besides the uploads of gatsby-plugin-algolia. Waits for each change to be carried out. Rejects with
 * the service's own message if there is one.
 */
export class IndexAdmin {
  readonly #connection: Connection;
  readonly #client: ReturnType<typeof algoliasearch>;

  constructor(connection: Connection) {
    const { appId, host, requester } = connection;
    this.#connection = connection;
    this.#client = algoliasearch(appId, "sent by the requester", {
      requester,
      // The requester decides how long to wait, and knows how much time is left.
      maxRateLimitRetries: 0,
      ...(host !== undefined && { hosts: [{ ...splitHost(host), accept: "readWrite" as const }] }),
    });
  }

  /** @returns undefined when there is no such index */
  async settings(indexName: string): Promise<Fields | undefined> {
    // Without the version the service uses an old format: attributesToIndex, slaves, and the synonyms among the settings.
    const request = { indexName, getVersion: SETTINGS_FORMAT };
    return this.#ask(async () => ({ ...(await this.#client.getSettings(request)) }));
  }

  /** @returns undefined when there is no such index */
  async read(indexName: string): Promise<IndexState | undefined> {
    const settings = await this.settings(indexName);
    if (!settings) return undefined;
    const records = new Map<string, Stored>();
    const synonyms: Stored[] = [];
    const rules: Stored[] = [];
    const browsed = await this.#ask(() =>
      this.#client.browseObjects<Fields>({
        indexName,
        browseParams: { attributesToRetrieve: ["*"] },
        aggregator: ({ hits }) => {
          for (const hit of listOf(hits)) records.set(hit.objectID, hit);
        },
      }),
    );
    if (!browsed) throw goneFailure(indexName);
    const lists = [
      () =>
        this.#client.browseSynonyms({
          indexName,
          aggregator: ({ hits }) => void synonyms.push(...listOf(hits).map(plainSynonym)),
        }),
      () =>
        this.#client.browseRules({
          indexName,
          aggregator: ({ hits }) => void rules.push(...listOf(hits).map(plainRule)),
        }),
    ];
    // A service with the same protocol may not support rules or synonyms; then the index still exists.
    for (const browse of lists)
      if (!(await this.#ask<unknown>(browse)) && !(await this.settings(indexName)))
        throw goneFailure(indexName);
    return { records, settings, synonyms, rules };
  }

  /** Copies an index, or only what an owner set by hand (settings, synonyms, rules), over another. */
  async copy(from: string, to: string, what: "everything" | "settings"): Promise<void> {
    await this.#operate(from, {
      operation: "copy",
      destination: to,
      ...(what === "settings" && { scope: ["settings", "synonyms", "rules"] }),
    });
  }

  /** Replaces `to` in one step. */
  async move(from: string, to: string): Promise<void> {
    await this.#operate(from, { operation: "move", destination: to });
  }

  async remove(indexName: string): Promise<void> {
    await this.#change(indexName, () => this.#client.deleteIndex({ indexName }));
  }

  async setSettings(indexName: string, indexSettings: Fields): Promise<void> {
    await this.#change(indexName, () => this.#client.setSettings({ indexName, indexSettings }));
  }

  /** Adds, replaces and deletes records. */
  async writeRecords(
    indexName: string,
    changed: readonly Stored[],
    gone: readonly string[],
  ): Promise<void> {
    const requests = [
      ...changed.map((body) => ({ action: "updateObject" as const, body })),
      ...gone.map((objectID) => ({ action: "deleteObject" as const, body: { objectID } })),
    ];
    for (const portion of portionsOf(requests))
      await this.#change(indexName, () =>
        this.#client.batch({ indexName, batchWriteParams: { requests: portion } }),
      );
  }

  /** Adds and deletes synonyms; all others stay. */
  async writeSynonyms(
    indexName: string,
    added: readonly HostedSynonym[],
    gone: readonly string[],
  ): Promise<void> {
    for (const portion of portionsOf(added)) {
      const synonymHit = portion.map((synonym) => ({
        ...synonym,
        synonyms: [...synonym.synonyms],
      }));
      await this.#change(indexName, () => this.#client.saveSynonyms({ indexName, synonymHit }));
    }
    for (const objectID of gone)
      await this.#change(indexName, () => this.#client.deleteSynonym({ indexName, objectID }));
  }

  async probe(indexName: string, probes: readonly Probe[]): Promise<readonly ProbeAnswer[]> {
    const requests = probes.map(({ query, facetFilters }) => ({
      indexName,
      query,
      facetFilters: facetFilters.map((filter) =>
        typeof filter === "string" ? filter : [...filter],
      ),
    }));
    const answer = await this.#ask(() => this.#client.searchForHits({ requests }));
    return (answer?.results ?? []).map(({ nbHits = 0, hits }) => ({
      nbHits,
      objectIDs: hits.map(({ objectID }) => objectID),
    }));
  }

  /** The response of a path that only reads. @returns undefined for 404 */
  async get(path: string): Promise<unknown> {
    return this.#ask(() => this.#client.customGet({ path: path.slice(1) }));
  }

  async #operate(indexName: string, operationIndexParams: OperationIndexParams): Promise<void> {
    await this.#change(indexName, () =>
      this.#client.operationIndex({ indexName, operationIndexParams }),
    );
  }

  /** Sends a change and waits until it is carried out. */
  async #change(
    indexName: string,
    send: () => Promise<{ readonly taskID: number }>,
  ): Promise<void> {
    const { limit } = this.#connection;
    const { taskID } = await this.#withReason(send);
    for (let pause = FIRST_POLL_MS; ; pause = Math.min(2 * pause, LONGEST_POLL_MS)) {
      const { status } = await this.#withReason(() => this.#client.getTask({ indexName, taskID }));
      if (status === "published") return;
      await limit.sleep(pause);
    }
  }

  /** @returns undefined for 404 */
  async #ask<Result>(send: () => Promise<Result>): Promise<Result | undefined> {
    return this.#withReason(send).catch((error: unknown) => {
      if (statusOf(error) === 404) return undefined;
      throw error;
    });
  }

  /** A client that has tried all hosts only says that none can be reached; the requester knows the reason. */
  async #withReason<Result>(send: () => Promise<Result>): Promise<Result> {
    try {
      return await send();
    } catch (error) {
      throw statusOf(error) === undefined
        ? (this.#connection.requester.lastFailure ?? error)
        : error;
    }
  }
}

/** Part of an index that is removed while it is read would look like an index without records. */
function goneFailure(indexName: string): Error {
  return Object.assign(new Error(`${indexName} disappeared while it was being read`), {
    status: 404,
  });
}

/** The hits of a response, which may be any JSON if a proxy sent it. */
function listOf<Hit extends { readonly objectID: string }>(hits: readonly Hit[]): readonly Hit[] {
  if (!Array.isArray(hits))
    throw new Error("The answer is not the service's: it has no list of hits.");
  if (!hits.every((hit: unknown) => isObject(hit) && typeof hit.objectID === "string"))
    throw new Error("The answer is not the service's: it has a hit without an objectID.");
  return hits;
}

/** The service may return the type in lower case, and adds how the entry matched. */
function plainSynonym({ objectID, type, synonyms, input }: SynonymHit): Stored {
  return {
    objectID,
    type: String(type).toLowerCase() === "onewaysynonym" ? "oneWaySynonym" : type,
    ...(synonyms && { synonyms }),
    ...(input !== undefined && { input }),
  };
}

/** Without what the service adds, such as when it was last changed. */
function plainRule({ objectID, ...rule }: Rule): Stored {
  const own = Object.entries(rule).filter(([name]) => !name.startsWith("_"));
  return { objectID, ...Object.fromEntries(own) };
}

function portionsOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / PORTION) }, (_, number) =>
    items.slice(number * PORTION, (number + 1) * PORTION),
  );
}
