import type { Fault } from "../../src/testing/algoliaServer/server";
import { byId, changed, original, PushTester } from "../../src/testing/searchPush";

let tester: PushTester;
beforeEach(async () => {
  tester = await PushTester.start();
});
afterEach(() => tester.stop());

/** No time to wait for a site that is not there. */
const SOON = { minutes: 0.1 };
const MOVE = /docs_next\/operation$/;
const moves = () => tester.algolia.requests.filter(({ path }) => MOVE.test(path)).length;

test("moves the temporary index over the live one, once", async () => {
  await tester.push(original);
  tester.deploy(original);
  expect(await tester.promote()).toBe(
    "docs now holds the 8 records of build 0000000 (2026-01-01T00:00:00Z)",
  );
  expect(tester.algolia.store.names).toEqual(["docs"]);
  expect(tester.records()).toEqual(byId(original.records));
  expect(await tester.promote()).toBe("docs already holds the 8 records of the site");
  expect(moves()).toBe(1);
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  [
    "no push",
    async () => tester.deploy(changed),
    /The site is build 0000000.*no finished docs_next/,
  ],
  [
    "a push, but no deployment",
    () => tester.push(changed),
    /The site is build 0000000.*docs_next holds/,
  ],
  [
    "a site that does not answer as one",
    async () => {
      await tester.push(changed);
      tester.deployed = { message: "Not found" };
    },
    /What is deployed is unknown: .*build\.json \(200\) is not what a build writes.*--site/,
  ],
  [
    "an owner's change since the push began",
    async () => {
      await tester.push(changed);
      tester.deploy(changed);
      tester.algolia.store.setSettings("docs", { maxFacetHits: 7 });
      tester.algolia.store.publish();
    },
    /Somebody changed settings/,
  ],
  [
    "records that somebody changed after the push",
    async () => {
      await tester.push(changed);
      tester.deploy(changed);
      tester.algolia.store.batch("docs_next", [
        { action: "deleteObject", body: { objectID: "/swap#" } },
      ]);
      tester.algolia.store.publish();
    },
    /docs_next holds 7 records, which are not the 8 of its build/,
  ],
  [
    "a push that is still running",
    async () => {
      await tester.push(changed);
      tester.deploy(changed);
      tester.algolia.store.setSettings("docs_next", { userData: null });
      tester.algolia.store.publish();
    },
    /no finished docs_next/,
  ],
])("after %s, nothing is moved", async (_, arrange, said) => {
  await tester.publish(original);
  const before = [...tester.records()];
  tester.algolia.forget();
  await arrange();
  await expect(tester.promote(SOON)).rejects.toThrow(said);
  await expect(tester.promote(SOON)).rejects.toThrow("docs is unchanged");
  expect(moves()).toBe(0);
  expect(tester.records()).toEqual(before);
});

test("of two merges, the newer one stays, in whichever order they arrive", async () => {
  await tester.publish(original);
  await tester.publish(changed);
  await tester.push(original);
  tester.deploy(original);
  await expect(tester.promote()).rejects.toThrow(/which is newer than build .*ALGOLIA_ALLOW_OLDER/);
  expect(tester.records()).toEqual(byId(changed.records));
  expect(await tester.promote({ allowOlder: true })).toContain("now holds");
  expect(tester.records()).toEqual(byId(original.records));
});

test("the older merge's late promotion finds the newer push and the newer site: it promotes that, and the second has nothing to do", async () => {
  await tester.push(original);
  await tester.push(changed);
  tester.deploy(changed);
  expect(await tester.promote()).toContain("2026-01-02");
  expect(await tester.promote()).toContain("already holds");
  expect(tester.records()).toEqual(byId(changed.records));
});

test.each<[string, Partial<Fault>]>([
  ["the connection breaks", { broken: "dropped" }],
  ["half an answer comes", { broken: "cut" }],
  ["the service says 500", { status: 500 }],
])(
  "a move that was carried out although %s is found done, and is not sent again",
  async (_, fault) => {
    await tester.publish(original);
    await tester.push(changed);
    tester.deploy(changed);
    tester.algolia.forget();
    tester.algolia.fail({ path: MOVE, apply: true, times: 1, ...fault });
    expect(await tester.promote()).toContain("now holds the 8 records");
    expect(moves()).toBe(1);
    expect(tester.records()).toEqual(byId(changed.records));
  },
);

test.each<[string, Partial<Fault>, RegExp]>([
  ["is refused", { status: 403, body: { message: "No" } }, /403 No\. Check that the key/],
  ["is redirected", { status: 302, headers: { location: "https://x.test/" } }, /redirects/],
  ["never gets an answer", { broken: "hanging" }, /Moving docs_next over docs failed/],
  [
    "is confirmed, but not carried out",
    { status: 200, body: { taskID: 1 } },
    /confirmed the move, but/,
  ],
])("a move that %s ends with an error, and readers keep what they had", async (_, fault, said) => {
  await tester.publish(original);
  await tester.push(changed);
  tester.deploy(changed);
  tester.algolia.forget();
  tester.algolia.fail({ path: MOVE, times: 1, ...fault });
  const failure = await tester.promote({ minutes: 0.05 }).catch((error: Error) => error.message);
  expect(failure).toMatch(said);
  expect(failure).toContain("running this again tells");
  expect(failure).not.toContain(tester.algolia.writeKey);
  expect(moves()).toBe(1);
  expect(tester.records()).toEqual(byId(original.records));
  tester.algolia.forget();
  expect(await tester.promote()).toContain("now holds the 8 records");
});
