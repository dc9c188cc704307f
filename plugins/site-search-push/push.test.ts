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

/** What a push asks for, in its order, and the step that it belongs to. */
const STEPS: readonly (readonly [step: string, fault: Fault])[] = [
  ["Reading the index docs", { method: "GET", path: /docs\/settings$/ }],
  ["Reading the index docs", { path: /docs\/rules\/search$/ }],
  ["Removing docs_next", { method: "DELETE", path: /docs_next$/ }],
  ["Copying the settings of docs", { path: /docs\/operation$/ }],
  ["Filling docs_next", { path: /docs_next\/batch$/ }],
  ["Filling docs_next", { method: "PUT", path: /docs_next\/settings$/ }],
  ["Writing synonyms to docs_next", { path: /docs_next\/synonyms\/batch$/ }],
  ["Reading docs_next back", { path: /docs_next\/browse$/, skip: 1 }],
  ["Completing docs_next", { method: "PUT", path: /docs_next\/settings$/, skip: 1 }],
];
const FAULTS: readonly (readonly [name: string, fault: Omit<Fault, "path">, said: RegExp])[] = [
  [
    "is refused",
    { status: 403, body: { message: "Not allowed with local-write-key" } },
    /403 Not allowed with \[key\]\. Check that the key belongs/,
  ],
  [
    "is redirected",
    { status: 307, headers: { location: "https://x.test/" } },
    /redirects elsewhere/,
  ],
  ["is lost", { broken: "dropped" }, /Check the network/],
  ["gets half an answer", { broken: "cut" }, /not the service's/],
  ["gets an error page", { status: 502, body: "<h1>Bad gateway</h1>" }, /502 <h1>Bad gateway/],
];

describe.each(STEPS)("%s", (step, at) => {
  test.each(FAULTS)(
    "that %s ends the push, says so, and leaves the live index",
    async (_, what, said) => {
      await tester.publish(original);
      const before = tester.state();
      tester.algolia.fail({ ...at, ...what, times: 100 });
      const failure = await tester.push(changed).catch((error: Error) => error.message);
      expect(failure).toMatch(new RegExp(`^${step} failed`));
      expect(failure).toMatch(said);
      expect(failure).toContain("is unchanged");
      expect(failure).not.toContain(tester.algolia.writeKey);
      tester.algolia.forget();
      tester.deploy(changed);
      await expect(tester.promote({ minutes: 0.1 })).rejects.toThrow("docs is unchanged");
      expect(tester.state()).toEqual(before);
      expect(await tester.publish(changed)).toContain(
        "docs now holds the 8 records of build 0000000",
      );
    },
  );
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
