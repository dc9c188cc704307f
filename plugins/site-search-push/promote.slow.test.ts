import { AlgoliaServer, type Fault } from "../../src/testing/algoliaServer/server";
import {
  byId,
  changed,
  fewer,
  instantClock,
  original,
  PushTester,
  refusal,
  wantedOf,
} from "../../src/testing/searchPush";
import { TimeLimit } from "./timeLimit";

let server: AlgoliaServer;
let site: PushTester;

beforeEach(async () => {
  server = await AlgoliaServer.start();
  site = new PushTester(server);
  await site.fill(original);
});
afterEach(() => server.stop());

const NEW = byId(changed.records);
const OLD = byId(original.records);
const MOVE = /docs_next\/operation$/;

test("a promotion replaces the live index in one step, and searches it with the readers' key", async () => {
  await site.pushFile(changed);
  server.forget();
  expect(await site.promote(changed)).toBe(
    `docs now holds 5 records of the build of 0000000 (2026-01-02T00:00:00Z), read back`,
  );
  expect(site.stored()).toEqual(NEW);
  expect(server.store.names).toEqual(["docs"]);
  expect(server.writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /1/indexes/docs_next/operation",
  ]);
  const asked = server.requests.findLast(({ path }) => path === "/1/indexes/*/queries");
  expect(asked?.headers["x-algolia-api-key"]).toBe(server.searchKey);
});

test("the owner's replicas, mode, re-ranking, rules and synonyms are there afterwards", async () => {
  const own = { replicas: ["docs_by_date"], mode: "neuralSearch", enableReRanking: false };
  server.store.setSettings("docs", own);
  server.store.setItems("docs", "rules", [{ objectID: "promo" }]);
  server.store.setItems("docs", "synonyms", [{ objectID: "mine", type: "synonym" }]);
  await server.store.settled();
  await site.publish(changed, {}, "pushFile");
  const { settings, rules, synonyms } = server.store.index("docs");
  expect(settings).toMatchObject(own);
  expect([...rules.keys()]).toEqual(["promo"]);
  expect([...synonyms.keys()]).toContain("mine");
});

test.each<[string, () => void, string]>([
  ["rules", () => server.store.setItems("docs", "rules", [{ objectID: "new" }]), "the rules"],
  [
    "synonyms",
    () => server.store.setItems("docs", "synonyms", [{ objectID: "new" }]),
    "the synonyms",
  ],
  [
    "settings",
    () => server.store.setSettings("docs", { keepDiacriticsOnCharacters: "ø" }),
    "the setting keepDiacriticsOnCharacters",
  ],
  ["mode", () => server.store.setSettings("docs", { mode: "neuralSearch" }), "the setting mode"],
])("%s that the owner edits during the push are not undone", async (_, edit, what) => {
  await site.pushFile(changed);
  edit();
  await server.store.settled();
  await expect(site.promote(changed)).rejects.toThrow(
    `While the push was under way, somebody changed ${what} of docs`,
  );
  expect(site.stored()).toEqual(OLD);
  await site.publish(changed, {}, "pushFile");
  expect(site.stored()).toEqual(NEW);
});

describe("faults around the move: the exit and the text are true", () => {
  const refused = { path: MOVE, ...refusal(403, "Method not allowed with this API key") };
  test.each<[string, Fault, "old" | "new", string]>([
    [
      "refused",
      refused,
      "old",
      "The index docs, read just now, holds its old records; docs_next is kept until the next push: promote again.",
    ],
    ["busy at first", { path: MOVE, times: 2, ...refusal(429, "x") }, "new", ""],
    ["carried out, answer lost", { path: MOVE, apply: true, broken: "dropped" }, "new", ""],
    ["carried out, answer cut off", { path: MOVE, apply: true, broken: "cut" }, "new", ""],
    ["carried out, 500 all the same", { path: MOVE, apply: true, ...refusal(500, "x") }, "new", ""],
    [
      "not carried out, connection lost",
      { path: MOVE, broken: "dropped" },
      "old",
      "read just now, holds its old records",
    ],
    [
      "confirmed, not carried out",
      { path: MOVE, status: 200, body: { taskID: 1 } },
      "old",
      "was confirmed, but docs, read just now, does not hold the build of 0000000",
    ],
    [
      "carried out, its task refused",
      { path: /docs_next\/task/, times: 1, apply: true, ...refusal(403, "x") },
      "new",
      "",
    ],
    [
      "never confirmed",
      { path: /docs_next\/task/, apply: true, status: 200, body: { status: "notPublished" } },
      "new",
      "",
    ],
    [
      "carried out, then unreadable",
      { path: /docs\/browse$/, skip: 2, ...refusal(500, "x") },
      "new",
      "Reading docs after the move failed: 500 x.",
    ],
    [
      "carried out, then answers nothing to readers",
      { path: /queries$/, ...refusal(403, "Invalid Application-ID or API key") },
      "new",
      "docs holds the records of the site, but readers do not find them",
    ],
  ])("%s", async (_, fault, outcome, message) => {
    await site.pushFile(changed);
    server.fail(fault);
    const promotion = site.promote(changed);
    if (message === "") expect(await promotion).toContain("docs now holds 5 records");
    else await expect(promotion).rejects.toThrow(message);
    expect(site.stored()).toEqual(outcome === "new" ? NEW : OLD);
    server.forget();
    await site.publish(changed, {}, "pushFile");
    expect(site.stored()).toEqual(NEW);
    expect(server.store.names).toEqual(["docs"]);
  });

  test.each<[string, Fault, string]>([
    ["refused", refused, "Moving docs_next over docs failed: 403 Method not allowed"],
    [
      "not carried out",
      { path: MOVE, ...refusal(500, "x") },
      "Moving docs_next over docs failed: No clear answer: x",
    ],
  ])("%s, where only settings differ: no move is taken for done", async (_, fault, message) => {
    server.store.setSettings("docs", { ignorePlurals: false });
    await server.store.settled();
    await site.pushFile(original);
    server.fail(fault);
    await expect(site.promote(original)).rejects.toThrow(message);
  });

  test("a temporary index that has disappeared is not reported as kept", async () => {
    await site.pushFile(changed);
    server.fail({ path: MOVE, ...refusal(404, "Index docs_next does not exist") });
    const settings = { path: /docs_next\/settings$/, skip: 2 };
    server.fail({ ...settings, ...refusal(404, "Index docs_next does not exist") });
    await expect(site.promote(changed)).rejects.toThrow(
      /Index docs_next does not exist\..+holds its old records; docs_next no longer exists: push again, then promote\.$/,
    );
  });

  test("a move that is carried out after its response", async () => {
    await site.pushFile(changed);
    server.store.pollsUntilDone = 60;
    expect(await site.promote(changed)).toContain("docs now holds 5 records");
  });
});

describe("only the build that is deployed is promoted", () => {
  test("an older site is waited for, then the index stays", async () => {
    await site.pushFile(changed);
    const clock = instantClock();
    const session = site.session({}, { limit: new TimeLimit(60_000, clock) });
    await expect(site.promote(original, session, { mayArrive: true })).rejects.toThrow(
      /The site is the build of 0000000 \(2026-01-01.+; the index made ready is of the build of 0000000 \(2026-01-02.+Deploy the build/,
    );
    expect(clock.waits.length).toBeGreaterThan(5);
    expect(site.stored()).toEqual(OLD);
  });

  test("a deployment that arrives late is promoted then", async () => {
    await site.pushFile(changed);
    let looks = 0;
    const { commit, committed, digest } = changed.stamp;
    const deployed = async () => {
      if (++looks < 4) throw new Error("https://docs.example.com/build.json answers 404");
      return { commit, committed, digest };
    };
    await site.promote(changed, site.session(), { deployed, mayArrive: true });
    expect(site.stored()).toEqual(NEW);
  });

  test("of two merges the newer one is live, in either order of finishing", async () => {
    const newer = wantedOf(fewer.records, 3);
    await site.publish(newer, { allowDrop: true }, "pushFile");
    await site.pushFile(changed);
    expect(await site.promote(newer)).toMatch(
      /the site is the build of .+, which is newer: docs was left/,
    );
    expect(site.stored()).toEqual(byId(newer.records));
    await expect(site.promote(changed)).rejects.toThrow("which is newer than the build of");
    expect(site.stored()).toEqual(byId(newer.records));
    await site.promote(changed, site.session(), { allowOlder: true });
    expect(site.stored()).toEqual(NEW);
  });

  test("an index whose push is unfinished, or that was changed since, is not promoted", async () => {
    await expect(site.promote(changed)).rejects.toThrow(
      "There is no temporary index docs_next to promote, and docs holds the build of 0000000 (2026-01-01T00:00:00Z), not the records of the site.",
    );
    const session = site.session();
    await site.open(session, changed);
    await site.upload(session, changed.records);
    await expect(site.promote(changed)).rejects.toThrow(
      "Its 5 records are not the 5 that its build made.",
    );
    await site.pushFile(changed);
    server.store.index("docs_next").objects.delete(changed.records[0]?.objectID ?? "");
    await expect(site.promote(changed)).rejects.toThrow("Its 4 records");
    expect(site.stored()).toEqual(OLD);
  });
});
