import { onPostBuild as uploadWithPlugin } from "gatsby-plugin-algolia/gatsby-node";
import type { PushTarget } from "../../src/build/env";
import type { SearchRecord } from "../../src/domain/searchRecord";
import type { Timeouts } from "./indexAdmin";
import { INDEX_SETTINGS } from "./settings";

/** Records of one batch; a batch is refused as a whole. */
const CHUNK_SIZE = 500;

/**
 * Uploads records and settings with gatsby-plugin-algolia. The plugin remembers pushes in Gatsby's cache before they
 * happen, and ends the process when one fails; here its memory is empty each time, and its failures are thrown.
 */
export async function uploadRecords(
  records: readonly SearchRecord[],
  { appId, writeKey, indexName, host }: Omit<PushTarget, "allowDrop">,
  timeouts: Timeouts,
): Promise<void> {
  const panicOnBuild = (message: string, cause?: unknown): never => {
    throw new Error(message, { cause });
  };
  const silent = () => undefined;
  await uploadWithPlugin(
    {
      graphql: async () => ({ data: records }),
      cache: { get: async () => undefined, set: async () => undefined },
      reporter: { activityTimer: () => ({ start: silent, setStatus: silent, end: silent, panicOnBuild }), panicOnBuild, info: silent, warn: silent },
    },
    {
      appId,
      apiKey: writeKey,
      indexName,
      queries: [{ query: "", transformer: ({ data }) => data, settings: INDEX_SETTINGS, mergeSettings: false }],
      chunkSize: CHUNK_SIZE,
      concurrentQueries: false,
      continueOnFailure: false,
      dryRun: false,
      algoliasearchOptions: {
        timeouts: { connect: timeouts.connect / 1000, read: timeouts.read / 1000, write: timeouts.write / 1000 },
        ...(host !== undefined && { hosts: [{ url: new URL(host).host, protocol: new URL(host).protocol.replace(":", "") }] }),
      },
    },
  );
}
