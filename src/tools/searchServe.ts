/**
 * `npm run search:serve -- [--port 8108] [--index docs] [--records records.json]`: a server of the hosted search protocol on this
 * machine.
 */
import { parseArgs } from "node:util";
import { INDEX_SETTINGS } from "../../plugins/site-search-push/settings";
import { stamped } from "../../plugins/site-search-push/stamp";
import { AlgoliaServer } from "../testing/algoliaServer/server";
import { readRecords } from "./recordsFile";

const DEFAULT_PORT = "8108";

export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: DEFAULT_PORT },
      index: { type: "string", default: "docs" },
      records: { type: "string" },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port is "${values.port}". Give a number from 0 to 65535.`);
  const server = await AlgoliaServer.start({ port });
  if (values.records) {
    const { records, synonyms, stamp } = readRecords(values.records);
    server.store.setSettings(values.index, { ...INDEX_SETTINGS, userData: stamped({}, stamp) });
    server.store.setItems(values.index, "synonyms", synonyms);
    server.store.batch(
      values.index,
      records.map((body) => ({ action: "updateObject", body })),
    );
    await server.store.settled();
    console.log(`${records.length} records of ${values.records} in index ${values.index}`);
  }
  console.log(`Listening on ${server.url}. Stop with Ctrl+C.

Push:    ALGOLIA_PUSH=true ALGOLIA_HOST=${server.url} ALGOLIA_APP_ID=${server.appId} ALGOLIA_WRITE_KEY=${server.writeKey} ALGOLIA_INDEX_NAME=${values.index} npm run build
Search:  GATSBY_ALGOLIA_HOST=${server.url} GATSBY_ALGOLIA_APP_ID=${server.appId} GATSBY_ALGOLIA_SEARCH_KEY=${server.searchKey} GATSBY_ALGOLIA_INDEX_NAME=${values.index} npm run build`);
}
