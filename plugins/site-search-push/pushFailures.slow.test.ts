import { AlgoliaServer, type Fault } from "../../src/testing/algoliaServer/server";
import { recordsOf, testPage } from "../../src/testing/searchIndex";
import {
  BATCH,
  byId,
  changed,
  fewer,
  instantClock,
  original,
  PushTester,
  refusal,
  wantedOf,
} from "../../src/testing/searchPush";
import { finishNext } from "./finishNext";
import type { Wanted } from "./stamp";
import { TimeLimit } from "./timeLimit";

let server: AlgoliaServer;
let site: PushTester;

beforeEach(async () => {
  server = await AlgoliaServer.start();
  site = new PushTester(server);
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.stop();
});

describe("a temporary fault does no harm", () => {
  test.each<[string, Fault]>([
    ["429 on reading", { path: /docs\/settings$/, times: 2, ...refusal(429, "x") }],
    ["429 on copying", { path: /docs\/operation$/, times: 2, ...refusal(429, "x") }],
    ["429 on uploading", { path: BATCH, times: 2, ...refusal(429, "x") }],
    [
      "429 that asks to wait an hour",
      {
        path: /docs\/settings$/,
        times: 1,
        headers: { "retry-after": "3600" },
        ...refusal(429, "x"),
      },
    ],
    ["500 on uploading", { path: BATCH, times: 1, ...refusal(500, "x") }],
    ["503 on a task", { path: /docs_next\/task/, times: 1, ...refusal(503, "x") }],
    ["a lost answer to an upload", { path: BATCH, times: 1, apply: true, broken: "dropped" }],
    ["a connection lost before an upload", { path: BATCH, times: 1, broken: "dropped" }],
    ["a lost answer to a copy", { path: /operation$/, times: 1, apply: true, broken: "dropped" }],
    ["half an answer to browsing", { path: /browse$/, times: 1, broken: "cut" }],
    ["500 on reading back", { path: /docs_next\/browse$/, times: 1, ...refusal(500, "x") }],
    ["500 on deleting", { path: /docs_next$/, method: "DELETE", times: 1, ...refusal(500, "x") }],
    ["slow answers", { path: /./, delayMs: 20 }],
  ])("%s", async (_, fault) => {
    await site.fill();
    server.store.batch("docs_next", [{ action: "updateObject", body: { objectID: "left" } }]);
    const clock = instantClock();
    server.fail(fault);
    await site.push(changed, site.session({}, { limit: new TimeLimit(600_000, clock) }));
    expect(site.stored("docs_next")).toEqual(byId(changed.records));
    expect(Math.max(0, ...clock.waits)).toBeLessThanOrEqual(30_000);
  });
});

test.each<[string, () => void]>([
  [
    "a key without the right to delete indexes, when there is nothing to delete",
    () => server.fail({ method: "DELETE", path: /./, ...refusal(403, "Method not allowed") }),
  ],
  [
    "a key without the right to list indexes",
    () => server.fail({ path: /^\/1\/indexes\/?$/, ...refusal(403, "Method not allowed") }),
  ],
  [
    "tasks that end after 20 questions",
    () => {
      server.store.pollsUntilDone = 20;
    },
  ],
])("%s is no reason to fail", async (_, arrange) => {
  await site.fill();
  arrange();
  await site.push(changed);
  await site.promote(changed);
  expect(site.stored()).toEqual(byId(changed.records));
  expect(server.store.names).toEqual(["docs"]);
});

test("an upload that the service accepted only in part is found when it is read back", async () => {
  const session = site.session();
  await site.open(session, original);
  await site.upload(session, original.records);
  server.store.index("docs_next").objects.delete(original.records[1]?.objectID ?? "");
  await expect(finishNext(session)).rejects.toThrow("1 records are missing");
  expect(server.store.names).toEqual([]);
});

const FORBIDDEN = refusal(403, "Method not allowed with this API key");
test.each<[string, Fault]>([
  ["records", { path: /docs_next\/browse$/, ...FORBIDDEN }],
  // The open step asks for the settings once before it, and it asks itself whether there is such an index.
  ["settings", { path: /docs_next\/settings$/, method: "GET", skip: 2, ...FORBIDDEN }],
])(
  "the %s of the temporary index cannot be read in the turn of gatsby-plugin-algolia: the push clears up and says why",
  async (_, fault) => {
    server.fail(fault);
    await expect(site.push(original)).rejects.toThrow(
      /^Reading docs_next back failed: 403 Method not allowed with this API key\. Give ALGOLIA_WRITE_KEY the rights .+ wrote nothing to the index docs\.$/,
    );
    expect(server.store.names).toEqual([]);
  },
);

test("a temporary index that cannot be removed is reported", async () => {
  server.fail({ path: BATCH, ...refusal(400, "Invalid JSON") });
  server.fail({ method: "DELETE", path: /\/docs_next$/, ...refusal(403, "Method not allowed") });
  await expect(site.push(original)).rejects.toThrow(
    /the temporary index docs_next may be left: the next push removes it/,
  );
});

test.each<[string, RegExp]>([
  ["a task of gatsby-plugin-algolia", /docs_next\/task\/\d+$/],
  ["a copy", /docs\/task\/\d+$/],
])("%s that never ends does not hold a push longer than its limit", async (_, path) => {
  await site.fill();
  const before = site.live();
  server.fail({ path, status: 200, body: { status: "notPublished" } });
  const polls = () => server.requests.filter((request) => path.test(request.path)).length;
  const clock = { ...instantClock(), now: () => 275_000 * polls() };
  const session = site.session({}, { limit: new TimeLimit(600_000, clock) });
  await expect(site.push(changed, session)).rejects.toThrow("It took more than 9 minutes.");
  expect(site.live()).toEqual(before);
  server.forget();
  await site.publish(changed, {}, "pushFile");
  expect(server.store.names).toEqual(["docs"]);
});

test("a push whose time is over says what failed until then", async () => {
  server.fail({ path: /docs\/settings$/, ...refusal(503, "Maintenance") });
  const clock = { ...instantClock(), now: () => 3000 * server.requests.length };
  const session = site.session({}, { limit: new TimeLimit(10_000, clock) });
  await expect(site.push(changed, session)).rejects.toThrow(
    "It took more than 9 seconds. Before that: Maintenance. See whether the service is slow or down",
  );
});

test("a push that is told to end removes what it began", async () => {
  await site.fill();
  const session = site.session();
  await site.open(session, changed);
  session.limit.stop("The job was told to end (SIGTERM).");
  await site.upload(session, changed.records);
  await expect(finishNext(session)).rejects.toThrow(
    /The job was told to end \(SIGTERM\)\..+wrote nothing to the index docs\.$/,
  );
  expect(server.store.names).toEqual(["docs"]);
});

test("a push that is told to end while it copies names the index that may still appear", async () => {
  await site.fill();
  const session = site.session();
  const opening = site.open(session, changed);
  server.fail({ path: /docs\/task\//, delayMs: 600_000 });
  const copies = () => server.requests.some(({ path }) => path.includes("/docs/task/"));
  while (!copies()) await new Promise((resolve) => setTimeout(resolve, 5));
  session.limit.stop("The job was told to end (SIGTERM).");
  await expect(opening).rejects.toThrow(
    "wrote nothing to the index docs; the temporary index docs_next may still appear: the next push removes it.",
  );
  await server.store.settled();
  expect(server.store.names).toEqual(["docs", "docs_next"]);
  server.forget();
  await site.publish(changed, {}, "pushFile");
  expect(server.store.names).toEqual(["docs"]);
});

test("a first upload that is accepted, but carried out late, leaves nothing when the push is told to end", async () => {
  const session = site.session();
  server.fail({ path: /docs_next\/task\//, times: 1, delayMs: 600_000 });
  const pushing = site.pushFile(original, session);
  const waits = () => server.requests.some(({ path }) => path.includes("/docs_next/task/"));
  while (!waits()) await new Promise((resolve) => setTimeout(resolve, 5));
  session.limit.stop("The job was told to end (SIGTERM).");
  await expect(pushing).rejects.toThrow(/wrote nothing to the index docs\.$/);
  await server.store.settled();
  expect(server.store.names).toEqual([]);
});

test("a batch that is pending when another fails does not recreate the temporary index", async () => {
  const many = wantedOf(
    recordsOf(
      Array.from({ length: 300 }, (_, page) => testPage(`/p${page}`, `Page ${page}`, "A text.")),
    ),
  );
  server.fail({ path: BATCH, times: 1, ...refusal(400, "Invalid JSON") });
  server.fail({ path: BATCH, delayMs: 300 });
  const session = site.session();
  await site.open(session, many);
  await site.upload(session, many.records);
  await expect(finishNext(session)).rejects.toThrow("400 Invalid JSON.");
  await server.store.settled();
  expect(server.store.names).toEqual([]);
});

test("no failure shows the write key", async () => {
  const printed = jest.mocked(console.error);
  server.fail({ path: BATCH, ...refusal(400, "Invalid JSON") });
  const failure = await site.push(original).catch((error: unknown) => error);
  expect(printed).toHaveBeenCalled();
  expect(JSON.stringify([failure, printed.mock.calls, site.reports])).not.toContain(
    server.writeKey,
  );
});

test.each<[string, Wanted, string]>([
  ["no records", wantedOf([]), "There are 0 search records, fewer than 1."],
  [
    "duplicate ids",
    wantedOf([...original.records, ...original.records.slice(0, 1)]),
    "Its objectID is used twice.",
  ],
  [
    "an oversize record",
    wantedOf(
      original.records.map((record, position) =>
        position === 1 ? { ...record, content: "x".repeat(9500) } : record,
      ),
    ),
    "bytes, more than 9500.",
  ],
])("refuses %s before anything is sent", async (_, bad, message) => {
  await expect(site.push(bad)).rejects.toThrow(message);
  expect(server.requests).toEqual([]);
});

test("refuses to fill a replica before anything is written", async () => {
  await site.fill();
  server.store.setSettings("docs", { primary: "everything" });
  await server.store.settled();
  await expect(site.push(changed)).rejects.toThrow(
    "The index docs is a replica of everything, and only that index can fill it. Set ALGOLIA_INDEX_NAME",
  );
  expect(server.writes).toEqual([]);
});

test("a loss of more than 30 % needs ALGOLIA_ALLOW_DROP=true", async () => {
  await site.fill();
  await expect(site.push(fewer)).rejects.toThrow(
    "The index has 5 records, this build only 3: 40 % fewer.",
  );
  expect(server.writes).toEqual([]);
  expect(await site.push(fewer, site.session({ allowDrop: true }))).toEqual(["/swap −2"]);
});
