import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PushTarget } from "../../src/build/env";
import type { SearchRecord } from "../../src/domain/searchRecord";
import { AlgoliaServer } from "../../src/testing/algoliaServer/server";
import { recordsOf, testPage } from "../../src/testing/searchIndex";
import { writeDryRun } from "./dryRun";
import { type PushOptions, pushRecords } from "./pushRecords";
import { INDEX_SETTINGS } from "./settings";

const swap = (text: string) => testPage("/swap", "Swap", text, "## Fees", "Each swap pays.");
const pools = testPage("/pools", "Pools", "A pool holds tokens.", "## Stable pools", "For tokens of one price.", "## Weighted pools", "For others.");
const records = recordsOf([swap("A swap changes one token into another."), pools]);
const changed = recordsOf([swap("A swap turns one token into another."), pools]);
const fewer = recordsOf([pools]);
let server: AlgoliaServer;

beforeEach(async () => {
  server = await AlgoliaServer.start();
});
afterEach(() => server.stop());

const push = (pushed: readonly SearchRecord[], { timeouts, warn, ...target }: Partial<PushTarget> & PushOptions = {}) =>
  pushRecords(
    pushed,
    { appId: server.appId, writeKey: server.writeKey, indexName: "docs", host: server.url, allowDrop: false, ...target },
    { ...(timeouts && { timeouts }), ...(warn && { warn }) },
  );
/** The live index as an earlier push left it. */
async function fill(): Promise<void> {
  server.store.batch(
    "docs",
    records.map((body) => ({ action: "updateObject", body })),
  );
  server.store.setSettings("docs", INDEX_SETTINGS);
  await published();
}
const published = () => server.store.settled();
const stored = (name = "docs") => [...server.store.index(name).objects.values()];
const byId = (list: readonly { readonly objectID: string }[]) => [...list].sort((a, b) => a.objectID.localeCompare(b.objectID));

test("first push: the live index has all records and settings, uploaded by gatsby-plugin-algolia, and no other index is left", async () => {
  expect(await push(records)).toEqual({ written: true, records: records.length });
  expect(byId(stored())).toEqual(byId(records));
  expect(server.store.index("docs").settings).toEqual(INDEX_SETTINGS);
  expect(server.store.names).toEqual(["docs"]);
  const uploads = server.requests.filter(({ path: url }) => url.endsWith("/batch"));
  expect(uploads.map(({ query }) => query["x-algolia-agent"])).toEqual([expect.stringMatching(/^Algolia for JavaScript \(4\./)]);
  expect(server.writes.every(({ path: url }) => url.startsWith("/1/indexes/docs_tmp_"))).toBe(true);
});

test("no change: no writes", async () => {
  await push(records);
  server.forget();
  expect(await push(records)).toEqual({ written: false, records: records.length });
  expect(server.writes).toEqual([]);
});

test("changed, added and deleted records and settings arrive in one step", async () => {
  await fill();
  await push(changed);
  expect(byId(stored())).toEqual(byId(changed));
  await push(fewer, { allowDrop: true });
  expect(byId(stored())).toEqual(byId(fewer));
  server.store.index("docs").settings = { ...INDEX_SETTINGS, distinct: false };
  expect(await push(fewer)).toMatchObject({ written: true });
  expect(server.store.index("docs").settings).toEqual(INDEX_SETTINGS);
});

test("what owners set beside our settings stays", async () => {
  await fill();
  server.store.index("docs").settings = { ...INDEX_SETTINGS, customNormalization: { default: { ä: "ae" } } };
  await push(changed);
  expect(server.store.index("docs").settings).toMatchObject({ customNormalization: { default: { ä: "ae" } } });
});

test.each<[string, () => void]>([
  ["cleared", () => server.store.index("docs").objects.clear()],
  ["deleted", () => server.store.delete("docs")],
  ["edited, digests untouched", () => stored().forEach((object) => void server.store.index("docs").objects.set(object.objectID, { ...object, content: "?" }))],
  ["filled with records of others", () => server.store.index("docs").objects.set("x", { objectID: "x" })],
])("index %s remotely: the next push mends it", async (_, damage) => {
  await fill();
  damage();
  await published();
  expect(await push(records)).toMatchObject({ written: true });
  expect(byId(stored())).toEqual(byId(records));
});

test("dry run then real: the dry run sends nothing, the real push sends everything", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "dry-run-"));
  const file = path.join(folder, "records.json");
  const summary = writeDryRun(records, file);
  const bytes = records.reduce((sum, record) => sum + Buffer.byteLength(JSON.stringify(record)), 0).toLocaleString("en");
  expect(summary).toContain(`${records.length} records of 2 pages, ${bytes} bytes`);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(records);
  rmSync(folder, { recursive: true });
  expect(server.requests).toEqual([]);
  await push(records);
  expect(stored()).toHaveLength(records.length);
});

describe("a push that fails leaves the live index as it was, removes the temporary one and says how to mend it", () => {
  const TEMPORARY = /\/docs_tmp_\w+/;
  const body = (status: number, message: string) => ({ status, body: { message, status } });

  test.each<[string, Parameters<AlgoliaServer["fail"]>[0], string]>([
    [
      "403 on reading",
      { path: /\/docs\/settings$/, ...body(403, "Invalid Application-ID or API key") },
      "Check that ALGOLIA_WRITE_KEY belongs to application local",
    ],
    ["403 on browsing", { path: /\/docs\/browse$/, ...body(403, "Method not allowed with this API key") }, "has the rights search, browse, addObject"],
    ["403 on uploading", { path: /\/batch$/, ...body(403, "Method not allowed with this API key") }, "403 Method not allowed with this API key."],
    ["429", { path: /\/batch$/, ...body(429, "Too many requests") }, "The application has used up its requests: wait or raise its plan"],
    ["a failed batch", { path: /\/batch$/, ...body(400, "Invalid JSON") }, "Uploading 10 records to docs_tmp_"],
    [
      "a record the service finds too big",
      { path: /\/batch$/, ...body(400, "Record at the position 3 objectID=/swap is too big size=11000/10000 bytes.") },
      "Record at the position 3 objectID=/swap is too big size=11000/10000 bytes. Shorten the headings and texts of this section",
    ],
    ["a broken service", { path: /\/batch$/, ...body(503, "Unavailable") }, "Check the network, ALGOLIA_APP_ID and the service's status page"],
    ["a timeout", { path: /\/batch$/, delayMs: 5000 }, "Check the network, ALGOLIA_APP_ID"],
    [
      "records lost on the way",
      { path: /\/batch$/, ...body(200, ""), body: { taskID: 1, objectIDs: [] } },
      "10 records are missing, the first is /swap#:lvl1:0.",
    ],
    ["settings lost on the way", { path: TEMPORARY, method: "PUT", skip: 0, ...body(200, ""), body: { taskID: 1 } }, "The setting attributesForFaceting is"],
    ["searches that find nothing", { path: /\/queries$/, ...body(200, ""), body: { results: [{ hits: [], nbHits: 0 }] } }, 'The search for "Swap" with'],
    [
      "filters without effect",
      { path: /\/queries$/, ...body(200, ""), body: { results: [{ hits: [{ objectID: "foreign" }], nbHits: 1 }] } },
      "finds foreign, which the filters exclude.",
    ],
    ["a failed move", { path: /_tmp_\w+\/operation$/, ...body(403, "Method not allowed with this API key") }, "Moving docs_tmp_"],
  ])("%s", async (_, fault, message) => {
    await fill();
    const before = { objects: stored(), settings: server.store.index("docs").settings };
    if (_ === "settings lost on the way") server.store.index("docs").settings = { ...before.settings, attributesForFaceting: ["type"] };
    const settings = server.store.index("docs").settings;
    server.fail(fault);
    const timeouts = { connect: 2000, read: 2000, write: 2000 };
    const failure = await push(changed, "delayMs" in fault ? { timeouts } : {}).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: "PushFailure", message: expect.stringContaining(message) });
    expect({ objects: stored(), settings: server.store.index("docs").settings }).toEqual({ objects: before.objects, settings });
    await published();
    expect(server.store.names).toEqual(["docs"]);
    server.forget();
    expect(await push(changed)).toMatchObject({ written: true });
    expect(byId(stored())).toEqual(byId(changed));
  });

  test("a temporary index that cannot be removed is named", async () => {
    server.fail({ path: /\/batch$/, ...body(400, "Invalid JSON") });
    server.fail({ method: "DELETE", path: TEMPORARY, ...body(403, "Method not allowed with this API key") });
    await expect(push(records)).rejects.toThrow(/the temporary index docs_tmp_\w+ may be left: delete it by hand/);
  });
});

test("a move whose answer is lost counts as done when the live index says so", async () => {
  await fill();
  server.fail({ path: /_tmp_\w+\/task\/\d+$/, status: 403, body: { message: "x", status: 403 }, skip: 6 });
  const result = await push(changed).catch((error: unknown) => error);
  expect(byId(stored())).toEqual(byId(changed));
  expect(result).toMatchObject({ written: true });
});

test.each<[string, readonly SearchRecord[], string]>([
  ["no records", [], "There are 0 search records, fewer than 1."],
  ["duplicate ids", [...records, ...records.slice(0, 1)], "/swap#:lvl1:0: Its objectID is used twice."],
  ["an oversize record", oversize(), "bytes, more than 9500."],
  ["a record without digest", records.map((record) => ({ ...record, internal: { contentDigest: "" } })), "It has no digest"],
])("refuses %s before anything is sent", async (_, bad, message) => {
  await expect(push(bad)).rejects.toThrow(message);
  expect(server.requests).toEqual([]);
});

function oversize(): SearchRecord[] {
  return records.map((record, position) => (position === 1 ? { ...record, content: "x".repeat(9500) } : record));
}

test("a drop of more than 30 % needs ALGOLIA_ALLOW_DROP=true", async () => {
  await fill();
  server.forget();
  await expect(push(fewer)).rejects.toThrow("The index docs has 10 records, this build only 6: 40 % fewer");
  expect(server.writes).toEqual([]);
  expect(await push(fewer, { allowDrop: true })).toMatchObject({ written: true });
});

test("temporary indexes that dead jobs left are removed, fresh and foreign ones are not; when that fails the push still counts", async () => {
  for (const name of ["docs_tmp_old", "docs_tmp_new", "docs_other"]) server.store.setSettings(name, {});
  await published();
  for (const name of ["docs_tmp_old", "docs_other"]) server.store.index(name).updatedAt = new Date("2020-01-01");
  await push(records);
  expect(server.store.names.sort()).toEqual(["docs", "docs_other", "docs_tmp_new"]);
  const warnings: string[] = [];
  server.fail({ method: "GET", path: /\/indexes$/, status: 403, body: { message: "Method not allowed with this API key", status: 403 } });
  expect(await push(changed, { warn: (message) => warnings.push(message) })).toMatchObject({ written: true });
  expect(warnings).toEqual([expect.stringContaining("could not be removed: Method not allowed")]);
});
