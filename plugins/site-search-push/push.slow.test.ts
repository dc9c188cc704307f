import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { AlgoliaServer } from "../../src/testing/algoliaServer/server";
import { recordsOf, testPage } from "../../src/testing/searchIndex";
import { byId, changed, fewer, original, PushTester, wantedOf } from "../../src/testing/searchPush";
import { writeDryRun } from "./dryRun";
import { finishNext } from "./finishNext";
import { digestOfContent } from "./recordsOf";
import { INDEX_SETTINGS } from "./settings";
import { readRecordsFile, stampOf } from "./stamp";

let server: AlgoliaServer;
let site: PushTester;

beforeEach(async () => {
  server = await AlgoliaServer.start();
  site = new PushTester(server);
});
afterEach(() => server.stop());

const uploads = () => server.requests.filter(({ path: url }) => url.endsWith("docs_next/batch"));
const uploaded = () =>
  uploads().flatMap(({ body }) =>
    typeof body === "object" && body !== null && "requests" in body && Array.isArray(body.requests)
      ? body.requests
      : [],
  );
const synonyms = (name: string) => byId([...server.store.index(name).synonyms.values()]);

test("a first push fills docs_next with records, settings and synonyms, marks it, and writes to no other index", async () => {
  expect(await site.push(original)).toEqual(["/pools +3", "/swap +2"]);
  expect(site.stored("docs_next")).toEqual(byId(original.records));
  expect(server.store.index("docs_next").settings).toMatchObject(INDEX_SETTINGS);
  expect(synonyms("docs_next")).toEqual(byId(original.synonyms));
  expect(stampOf(server.store.index("docs_next").settings)).toEqual(original.stamp);
  expect(server.store.names).toEqual(["docs_next"]);
  expect(uploads().map(({ query }) => query["x-algolia-agent"])).toEqual([
    expect.stringMatching(/^Algolia for JavaScript \(4\./),
  ]);
  expect(server.writes.every(({ path: url }) => url.startsWith("/1/indexes/docs_next/"))).toBe(
    true,
  );
});

test("no change: no writes, and gatsby-plugin-algolia sends no request", async () => {
  await site.publish(original);
  server.forget();
  expect(await site.push(original)).toEqual([]);
  expect(server.writes).toEqual([]);
  expect(server.requests.every(({ path: url }) => /^\/1\/indexes\/docs(_next)?\//.test(url))).toBe(
    true,
  );
  expect(await site.promote(original)).toBe(
    "docs already holds the 5 records of the site, nothing to promote",
  );
  expect(server.writes).toEqual([]);
});

test("no change, but a live index that lost its stamp: it gets one, and can be promoted again", async () => {
  await site.publish(original);
  server.store.setSettings("docs", { userData: { mine: 1 } });
  await server.store.settled();
  server.forget();
  await site.push(original);
  expect(server.writes.filter(({ path: url }) => url.endsWith("/batch"))).toEqual([]);
  expect(await site.promote(original)).toContain("docs now holds 5 records");
  expect(server.store.index("docs").settings.userData).toEqual({
    mine: 1,
    siteBuild: original.stamp,
  });
});

test("no change, but a temporary index left by an earlier push: it is removed", async () => {
  await site.publish(original);
  server.store.batch("docs_next", [{ action: "updateObject", body: { objectID: "left" } }]);
  await site.push(original);
  expect(server.store.names).toEqual(["docs"]);
});

test.each(["push", "pushFile"] as const)(
  "%s sends only records that differ, and only their pages are listed",
  async (push) => {
    await site.publish(original);
    server.forget();
    expect(await site[push](changed)).toEqual(["/swap ~1"]);
    expect(uploaded()).toEqual([
      {
        action: "updateObject",
        body: changed.records.find(
          (record) => !original.records.includes(record) && record.content?.includes("turns"),
        ),
      },
    ]);
    expect(site.stored("docs_next")).toEqual(byId(changed.records));
    expect(site.stored()).toEqual(byId(original.records));
    await site.promote(changed);
    // Copy, one record, settings, mark, move: with the record fewer than 20 operations.
    expect(server.writes.map(({ path: url }) => url.replace("/1/indexes/", ""))).toEqual([
      "docs/operation",
      "docs_next/batch",
      "docs_next/settings",
      "docs_next/settings",
      "docs_next/operation",
    ]);
  },
);

test("a page that moves costs at most twice its records, and deletes its old ones", async () => {
  const page = (route: string) => testPage(route, "Swap", "A text.", "## Fees", "Each swap pays.");
  const others = Array.from({ length: 20 }, (_, n) => testPage(`/p${n}`, `Page ${n}`, "A text."));
  await site.publish(wantedOf(recordsOf([page("/old"), ...others])));
  server.forget();
  const moved = wantedOf(recordsOf([page("/new"), ...others]), 2);
  const size = recordsOf([page("/new")]).length;
  expect(await site.push(moved)).toEqual([`/new +${size}`, `/old −${size}`]);
  expect(uploaded()).toHaveLength(2 * size);
  expect(site.stored("docs_next")).toEqual(byId(moved.records));
});

test("settings and synonyms that differ are written, others of the owner stay", async () => {
  await site.fill();
  const own = { customNormalization: { default: { ä: "ae" } }, mode: "neuralSearch" };
  const mine = { objectID: "mine", type: "synonym", synonyms: ["dex", "exchange"] };
  const rule = { objectID: "promo", conditions: [], consequence: {} };
  server.store.setSettings("docs", { ...own, distinct: false, userData: { mine: 1 } });
  server.store.setItems("docs", "synonyms", [mine]);
  server.store.setItems("docs", "rules", [rule]);
  await server.store.settled();
  const other = wantedOf(original.records, 2, [{ type: "synonym", synonyms: ["LP", "provider"] }]);
  await site.publish(other);
  const { settings, rules } = server.store.index("docs");
  expect(settings).toMatchObject({ ...INDEX_SETTINGS, ...own, userData: { mine: 1 } });
  expect(synonyms("docs")).toEqual(byId([mine, ...other.synonyms]));
  expect([...rules.values()]).toEqual([rule]);
});

test.each<[string, () => void]>([
  ["cleared", () => server.store.index("docs").objects.clear()],
  ["deleted", () => server.store.delete("docs")],
  [
    "edited, digests untouched",
    () => {
      const { objects } = server.store.index("docs");
      for (const [id, object] of objects) objects.set(id, { ...object, content: "?" });
    },
  ],
  [
    "filled with records of others",
    () => server.store.index("docs").objects.set("x", { objectID: "x" }),
  ],
])("index %s remotely: the next push corrects it", async (_, damage) => {
  await site.fill();
  damage();
  await server.store.settled();
  await site.publish(original);
  expect(site.stored()).toEqual(byId(original.records));
  expect(synonyms("docs")).toEqual(byId(original.synonyms));
});

test.each([
  ["the first push", async () => undefined],
  ["a later one", () => site.fill()],
])(
  "what a push that was killed left in docs_next does not get into the live index: %s",
  async (_, fill) => {
    await fill();
    server.store.batch("docs_next", [{ action: "updateObject", body: { objectID: "half" } }]);
    server.store.setSettings("docs_next", { customRanking: ["asc(half)"], hidden: "left" });
    await server.store.settled();
    await site.publish(changed);
    expect(site.stored()).toEqual(byId(changed.records));
    expect(Object.keys(server.store.index("docs").settings).sort()).toEqual(
      [...Object.keys(INDEX_SETTINGS), "userData"].sort(),
    );
    expect(server.store.names).toEqual(["docs"]);
  },
);

test("two simultaneous pushes never mix the index: the one that finds foreign records stops", async () => {
  await site.fill();
  const [first, second] = [site.session(), site.session({ allowDrop: true })];
  await site.open(first, changed);
  await site.upload(first, changed.records);
  await site.open(second, fewer);
  await site.upload(second, fewer.records);
  await expect(finishNext(first)).rejects.toThrow(
    "The temporary index docs_next is not what was sent to it",
  );
  await expect(finishNext(second)).rejects.toThrow("docs_next no longer exists");
  expect(site.stored()).toEqual(byId(original.records));
});

test("other indexes are left alone", async () => {
  const others = ["docs_tmp_archive", "docs_next_year", "docs_tmp_0123abcd", "other_next"];
  for (const name of others) server.store.setSettings(name, {});
  await server.store.settled();
  await site.publish(original);
  await site.publish(changed);
  expect([...server.store.names].sort()).toEqual(["docs", ...others].sort());
});

test("a dry run sends nothing, and its file pushes what the build would have", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "dry-run-"));
  const file = path.join(folder, "records.json");
  expect(writeDryRun(original, file)).toContain("5 records of 2 pages");
  const text = readFileSync(file, "utf8");
  rmSync(folder, { recursive: true });
  expect(server.requests).toEqual([]);
  const read = readRecordsFile(text, "records.json", digestOfContent);
  await site.pushFile(read);
  await site.promote(original);
  expect(site.stored()).toEqual(byId(original.records));
  expect(() =>
    readRecordsFile(
      text.replace("Each swap pays", "No swap pays"),
      "records.json",
      digestOfContent,
    ),
  ).toThrow("records.json was changed after the build that wrote it.");
});
