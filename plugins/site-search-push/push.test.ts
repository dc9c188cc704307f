import { inspect } from "node:util";
import type { Fault } from "../../src/testing/algoliaServer/server";
import { byId, changed, fewer, original, PushTester } from "../../src/testing/searchPush";
import { Push } from "./push";
import { checkReadersKey } from "./readersKey";

let tester: PushTester;
beforeEach(async () => {
  tester = await PushTester.start();
});
afterEach(() => tester.stop());

test("fills the temporary index with the records, settings and synonyms of a build, and leaves the live one alone", async () => {
  expect(await tester.push(original)).toMatch(/^docs_next is ready with 8 records/);
  expect(tester.algolia.store.names).toEqual(["docs_next"]);
  expect(tester.records("docs_next")).toEqual(byId(original.records));
  const { synonyms, settings } = tester.algolia.store.index("docs_next");
  expect([...synonyms.values()]).toEqual(original.synonyms);
  expect(settings).toMatchObject({ distinct: true, userData: { siteBuild: { records: 8 } } });
});

test("keeps what the owner set in the live index, and what an earlier push left goes", async () => {
  await tester.publish(original);
  const { store } = tester.algolia;
  store.setSettings("docs", { mode: "neuralSearch", maxFacetHits: 7, userData: { mine: 1 } });
  store.setItems("docs", "synonyms", [{ objectID: "mine", type: "synonym", synonyms: ["a", "b"] }]);
  store.setItems("docs", "rules", [{ objectID: "rule", enabled: true }]);
  store.batch("docs_next", [{ action: "addObject", body: { objectID: "half a push" } }]);
  store.publish();
  await tester.publish(changed);
  expect(tester.records()).toEqual(byId(changed.records));
  const { settings, synonyms, rules } = store.index("docs");
  expect(settings).toMatchObject({ mode: "neuralSearch", maxFacetHits: 7, userData: { mine: 1 } });
  expect([...synonyms.keys()].sort()).toEqual(
    [...original.synonyms.map(({ objectID }) => objectID), "mine"].sort(),
  );
  expect([...rules.keys()]).toEqual(["rule"]);
});

test("a loss of more than 30 % of the records stops before anything is written, unless it is allowed", async () => {
  await tester.publish(original);
  tester.algolia.forget();
  await expect(tester.push(fewer)).rejects.toThrow(
    /holds 8 records and would hold 4, more than 30 % less.*ALGOLIA_ALLOW_DROP=true.*docs is unchanged/,
  );
  expect(tester.algolia.store.names).toEqual(["docs"]);
  expect(await tester.publish(fewer, { allowDrop: true })).toContain("now holds the 4 records");
});

test.each<[string, Fault]>([
  [
    "an accepted batch that is not stored",
    { path: /_next\/batch$/, status: 200, body: { taskID: 1 } },
  ],
  [
    "another push that writes, too",
    {
      path: /_next\/browse$/,
      skip: 1,
      before: () => {
        tester.algolia.store.batch("docs_next", [
          { action: "addObject", body: { objectID: "/other#" } },
        ]);
        tester.algolia.store.publish();
      },
    },
  ],
])("%s is found before the stamp", async (_, fault) => {
  tester.algolia.fail({ times: 1, ...fault });
  await expect(tester.push(original)).rejects.toThrow(/which are not the 8 that were sent|failed/);
  tester.deploy(original);
  await expect(tester.promote({ minutes: 0.1 })).rejects.toThrow("No push has finished");
});

test.each<[string, Fault]>([
  ["an answer that never comes", { path: /docs\/settings$/, broken: "hanging" }],
  [
    "a task that is never done",
    { path: /\/task\//, status: 200, body: { status: "notPublished" } },
  ],
])("%s ends when time is up", async (_, fault) => {
  tester.algolia.fail(fault);
  await expect(tester.push(original, { minutes: 0.03 })).rejects.toThrow(/failed: .*unchanged/);
});

test("the key is in nothing that Gatsby stores, and goes to no other host", async () => {
  const push = new Push(tester.target());
  const seen = [JSON.stringify(push), JSON.stringify(push.pluginOptions)];
  seen.push(
    inspect(push, { depth: 9, showHidden: true }),
    inspect(push.pluginOptions, { depth: 9 }),
  );
  expect(seen.join("\n")).not.toContain(tester.algolia.writeKey);
});

describe("the readers' key", () => {
  const check = (searchKey: string) =>
    checkReadersKey({
      appId: tester.algolia.appId,
      indexName: "docs",
      searchKey,
      host: tester.algolia.url,
    });

  test("may search and do nothing else", async () => {
    await expect(check(tester.algolia.searchKey)).resolves.toBeUndefined();
    await expect(check(tester.algolia.writeKey)).rejects.toThrow(
      /may do more than search: search, browse, addObject.*revoke it/,
    );
    await expect(check("unknown")).rejects.toThrow(/403 Invalid Application-ID or API key/);
  });
});
