/** @jest-environment node */
import { hostedRecords } from "../../../search/records/hostedIndex";
import { AlgoliaServer } from "../../../testing/algoliaServer/server";
import { recordsOf, testPage } from "../../../testing/searchIndex";
import { createSiteSearch } from "./siteSearch";

test("typing sends one request per pause, the newest query alone is answered, and a blank one is not sent", async () => {
  const server = await AlgoliaServer.start();
  const records = hostedRecords(recordsOf([testPage("/coin", "Coins", "Words.")]));
  server.store.batch(
    "docs",
    records.map((body) => ({ action: "updateObject", body })),
  );
  server.store.publish();
  const { appId, searchKey, url: host } = server;
  const HOSTED_SEARCH = { appId, searchKey, host, indexName: "docs" };
  Object.assign(globalThis, { SEARCH_MODE: "hosted", HOSTED_SEARCH });
  const search = createSiteSearch();
  const answered: string[] = [];
  const ask = async (query: string) => {
    const { hits, count } = await search({ indexName: "test", query });
    answered.push(`${query}: ${hits[0]?.url} of ${count}`);
  };
  void ask("co");
  void ask("coi");
  await ask(" coins ");
  await ask("  ");
  expect(answered).toEqual([" coins : /coin of 1", "  : undefined of 0"]);
  expect(server.requests.map(({ body }) => body)).toMatchObject([
    { requests: [{ indexName: "docs", query: "coins" }] },
  ]);
  await server.stop();
});
