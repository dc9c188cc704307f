import { AlgoliaServer, type Fault } from "../../src/testing/algoliaServer/server";
import {
  BATCH,
  byId,
  changed,
  instantClock,
  PushTester,
  refusal,
} from "../../src/testing/searchPush";
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

/** Settings or synonyms of ours are not all there, so that they have to be written. */
const spoil = async () => {
  const index = server.store.index("docs");
  index.settings = { ...index.settings, attributesForFaceting: ["type"] };
  index.synonyms.clear();
};

const QUOTA = "The plan of application local is used up";

describe("a lasting fault: the push stops and says why, live is untouched, nothing is left, and the next push works", () => {
  test.each<[string, Fault, string]>([
    [
      "a wrong key",
      { path: /docs\/settings$/, ...refusal(403, "Invalid Application-ID or API key") },
      "Check that ALGOLIA_WRITE_KEY is a key of application local that has not expired",
    ],
    [
      "a key without the right to browse",
      { path: /docs\/browse$/, ...refusal(403, "Method not allowed with this API key") },
      "Give ALGOLIA_WRITE_KEY the rights search, browse, addObject",
    ],
    [
      "a key for the live index only",
      { path: /docs_next\//, ...refusal(403, "Index not allowed with this API key") },
      "ALGOLIA_WRITE_KEY is restricted to other indexes: allow it docs*",
    ],
    [
      "a key without the right to copy",
      { path: /docs\/operation$/, ...refusal(403, "Method not allowed with this API key") },
      "Copying docs to docs_next failed: 403 Method not allowed",
    ],
    [
      "a key without the right to add records",
      { path: BATCH, ...refusal(403, "Method not allowed with this API key") },
      "Uploading 5 records to docs_next failed: 403 Method not allowed with this API key. Give",
    ],
    ["a record quota", { path: BATCH, ...refusal(403, "Record quota exceeded.") }, QUOTA],
    [
      "an operations quota",
      { path: BATCH, ...refusal(403, "Operations quota exceeded, change plan to get more.") },
      QUOTA,
    ],
    ["an index limit", { path: /operation$/, ...refusal(403, "Too many indices") }, QUOTA],
    ["an unpaid plan", { path: BATCH, ...refusal(402, "Payment required") }, QUOTA],
    [
      "a blocked application",
      { path: /docs\/browse$/, ...refusal(403, "This application has been blocked.") },
      "Application local is blocked: its dashboard says why.",
    ],
    [
      "too many requests",
      { path: BATCH, ...refusal(429, "Too many requests") },
      "The service is busy at the moment",
    ],
    [
      "too many requests for reading",
      { path: /docs\/settings$/, ...refusal(429, "Too many requests") },
      "Reading the index docs failed: 429 Too many requests. The service is busy at the moment",
    ],
    [
      "500 on reading back",
      { path: /docs_next\/browse$/, ...refusal(500, "Internal error") },
      "Reading docs_next back failed: 500 Internal error.",
    ],
    [
      "a record the service finds too big",
      {
        path: BATCH,
        ...refusal(
          400,
          "Record at the position 3 objectID=/swap is too big size=11000/10000 bytes.",
        ),
      },
      "Record at the position 3 objectID=/swap is too big size=11000/10000 bytes. Shorten the headings and texts of this section",
    ],
    [
      "500",
      { path: BATCH, ...refusal(500, "Internal error") },
      "failed: 500 Internal error. The service has a problem of its own",
    ],
    [
      "a page of HTML with 503",
      { path: /docs\/browse$/, status: 503, body: "<html>Unavailable</html>" },
      "Reading the index docs failed: 503 <html>Unavailable</html>",
    ],
    [
      "a connection that ends early",
      { path: /docs\/browse$/, broken: "dropped" },
      ", which ALGOLIA_HOST names: check that address and the server there, then run the job again.",
    ],
    [
      "a redirect to another site",
      { path: BATCH, status: 307, headers: { location: "https://other.example/x" } },
      "redirects to https://other.example, where no key is sent. The service never does that",
    ],
    [
      "answers cut off",
      { path: BATCH, broken: "cut" },
      "The answer ends too soon, after 28 characters. Look at what answers at http://127.0.0.1",
    ],
    [
      "a sign-in page",
      { path: /docs\/settings$/, status: 200, body: "<html> <h1>Welcome to the hotel</h1>" },
      'The answer is not the service\'s: it begins with "<html> <h1>Welcome to the hotel</h1>". Look at what answers at',
    ],
    [
      "a page of a host that is another's",
      { path: /docs\/settings$/, status: 404, body: "<h1>Not here</h1>" },
      'it begins with "<h1>Not here</h1>". Look at what answers at',
    ],
    [
      "an index that is gone in the middle of reading it",
      { path: /docs\/browse$/, ...refusal(404, "Index docs does not exist") },
      "Reading the index docs failed: 404 docs disappeared while it was being read. Another push or person deleted it",
    ],
    [
      "an upload that a proxy finds too large",
      { path: BATCH, status: 413, body: "<h1>Request Entity Too Large</h1>" },
      "(ALGOLIA_HOST) refuses a request of this size: let it take 5 MB",
    ],
    [
      "null in place of settings",
      { path: /docs\/settings$/, status: 200, body: "null" },
      'The answer is not the service\'s: it begins with "null". Look at what answers at',
    ],
    [
      "a list in place of a task",
      { path: /docs_next\/task\//, status: 200, body: "[]" },
      'The answer is not the service\'s: it begins with "[]". Look at what answers at',
    ],
    [
      "a change that is no task",
      { path: /docs\/operation$/, status: 200, body: {} },
      "The answer is not the service's: it names no task. Look at what answers at",
    ],
    [
      "JSON of another kind",
      { path: /docs\/browse$/, status: 200, body: {} },
      "The answer is not the service's: it has no list of hits. Look at what answers at",
    ],
    [
      "hits that are none",
      { path: /docs\/browse$/, status: 200, body: { hits: [null] } },
      "The answer is not the service's: it has a hit without an objectID. Look at what answers at",
    ],
    [
      "a hit whose id is no text",
      { path: /docs\/browse$/, status: 200, body: { hits: [{ objectID: { a: 1 } }] } },
      "The answer is not the service's: it has a hit without an objectID. Look at what answers at",
    ],
    [
      "no answer in time",
      { path: BATCH, delayMs: 2000 },
      "Uploading 5 records to docs_next failed: The operation was aborted due to timeout",
    ],
    [
      "records lost on the way",
      { path: BATCH, status: 200, body: { taskID: 1, objectIDs: [] } },
      "1 records are different, the first is /swap#",
    ],
    [
      "settings lost on the way",
      { path: /docs_next\/settings$/, method: "PUT", status: 200, body: { taskID: 1 } },
      "The setting attributesForFaceting is",
    ],
    [
      "synonyms lost on the way",
      { path: /docs_next\/synonyms\/batch$/, status: 200, body: { taskID: 1 } },
      "2 synonyms are missing",
    ],
    [
      "uploads that are not found",
      { path: BATCH, ...refusal(404, "Not found") },
      "Uploading 5 records to docs_next failed: 404 Not found.",
    ],
    [
      "uploads that are no task",
      { path: BATCH, status: 200, body: {} },
      "Uploading 5 records to docs_next failed: The answer is not the service's: it names no task.",
    ],
    [
      "searches that find nothing",
      { path: /\/queries$/, status: 200, body: { results: [{ hits: [], nbHits: 0 }] } },
      'The search for "Swap" with',
    ],
    [
      "filters without effect",
      {
        path: /\/queries$/,
        status: 200,
        body: { results: [{ hits: [{ objectID: "foreign" }], nbHits: 1 }] },
      },
      "finds foreign, which the filters exclude.",
    ],
  ])("%s", async (name, fault, message) => {
    await site.fill();
    if (name.includes("lost")) await spoil();
    const before = site.live();
    server.fail(fault);
    const limit = new TimeLimit(600_000, instantClock());
    const timeouts = { read: 2000, write: fault.delayMs ? 100 : 2000 };
    const failure = site.push(changed, site.session({}, { limit, timeouts }));
    await expect(failure).rejects.toMatchObject({
      name: "PushFailure",
      message: expect.stringContaining(message),
    });
    await expect(failure).rejects.toThrow("The push wrote nothing to the index docs");
    expect(site.live()).toEqual(before);
    server.forget();
    await server.store.settled();
    if (!name.includes("in time")) expect(server.store.names).toEqual(["docs"]);
    await site.publish(changed, {}, "pushFile");
    expect(site.stored()).toEqual(byId(changed.records));
    expect(server.store.names).toEqual(["docs"]);
  });
});

test("a service without rules can still be pushed to", async () => {
  await site.fill();
  server.fail({ path: /\/rules\/search$/, ...refusal(404, "Not found") });
  await site.publish(changed, {}, "pushFile");
  expect(site.stored()).toEqual(byId(changed.records));
});
