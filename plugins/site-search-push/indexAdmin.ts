import { algoliasearch, type OperationIndexParams } from "algoliasearch";
import type { PushTarget } from "../../src/build/env";
import { splitHost } from "../../src/domain/search/hostedSearch";

/** Milliseconds. The client's "connect" runs until an answer begins. */
export type Timeouts = { readonly connect: number; readonly read: number; readonly write: number };

/** What an index holds at one moment. */
export type IndexState = {
  readonly records: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly settings: Readonly<Record<string, unknown>>;
};

export type Probe = { readonly query: string; readonly facetFilters: readonly (string | readonly string[])[] };
export type ProbeAnswer = { readonly nbHits: number; readonly objectIDs: readonly string[] };

/** Everything a push does to indexes beside uploading records. Each change is waited for. Rejects with the client's errors. */
export type IndexAdmin = {
  /** @returns undefined when there is no such index */
  readonly read: (name: string, attributes: readonly string[]) => Promise<IndexState | undefined>;
  /** Gives a new index what an owner set by hand in the old one. */
  readonly copySettings: (from: string, to: string) => Promise<void>;
  /** Replaces `to` in one step. */
  readonly move: (from: string, to: string) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
  readonly probe: (name: string, probes: readonly Probe[]) => Promise<readonly ProbeAnswer[]>;
  /** Names and times of the indexes whose names begin with `prefix`. */
  readonly list: (prefix: string) => Promise<readonly { readonly name: string; readonly updatedAt: Date }[]>;
};

/** The official client, for one application. */
export function createIndexAdmin({ appId, writeKey, host }: Pick<PushTarget, "appId" | "writeKey" | "host">, timeouts: Timeouts): IndexAdmin {
  const client = algoliasearch(appId, writeKey, { timeouts, ...(host !== undefined && { hosts: [{ ...splitHost(host), accept: "readWrite" as const }] }) });
  const done = async (indexName: string, { taskID }: { readonly taskID: number }) => {
    await client.waitForTask({ indexName, taskID, timeout: (polls) => Math.min(25 * 2 ** polls, 5000) });
  };
  const operate = async (indexName: string, operationIndexParams: OperationIndexParams) =>
    done(indexName, await client.operationIndex({ indexName, operationIndexParams }));
  return {
    read: async (indexName, attributes) => {
      const settings = await client.getSettings({ indexName }).catch((error: unknown) => {
        if (isNotFound(error)) return undefined;
        throw error;
      });
      if (!settings) return undefined;
      const records = new Map<string, Readonly<Record<string, unknown>>>();
      await client.browseObjects<Record<string, unknown>>({
        indexName,
        browseParams: { attributesToRetrieve: [...attributes] },
        aggregator: ({ hits }) => {
          for (const hit of hits) records.set(hit.objectID, hit);
        },
      });
      return { records, settings: { ...settings } };
    },
    copySettings: (from, to) => operate(from, { operation: "copy", destination: to, scope: ["settings", "synonyms", "rules"] }),
    move: (from, to) => operate(from, { operation: "move", destination: to }),
    remove: async (indexName) => done(indexName, await client.deleteIndex({ indexName })),
    probe: async (indexName, probes) => {
      const requests = probes.map(({ query, facetFilters }) => ({
        indexName,
        query,
        facetFilters: facetFilters.map((filter) => (typeof filter === "string" ? filter : [...filter])),
      }));
      const { results } = await client.searchForHits({ requests });
      return results.map(({ nbHits = 0, hits }) => ({ nbHits, objectIDs: hits.map(({ objectID }) => objectID) }));
    },
    list: async (prefix) => {
      const { items } = await client.listIndices();
      return items.filter(({ name }) => name.startsWith(prefix)).map(({ name, updatedAt }) => ({ name, updatedAt: new Date(updatedAt) }));
    },
  };
}

function isNotFound(error: unknown): boolean {
  return typeof error === "object" && error !== null && "status" in error && error.status === 404;
}
