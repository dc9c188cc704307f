import type { SearchResult } from "../../search/query/answerRequests";
import { RetryError } from "./client/retryError";
import { createDialogClient, type SearchOutcome, showingErrors } from "./dialogClient";

const PLACE = {
  siteUrl: "https://docs.example.com",
  origin: "https://docs.example.com",
  pathPrefix: "",
};
const HIT = {
  objectID: "1",
  url: "https://docs.example.com/fees",
  type: "lvl1" as const,
  hierarchy: { lvl0: "Guides", lvl1: "Fees" },
};

function answerOf(hits: readonly object[], nbHits = hits.length): SearchResult {
  return { hits, nbHits } as unknown as SearchResult;
}

const body = (query: string) => ({ requests: [{ indexName: "test", query }] });

/** A client whose answers the test gives by hand, in any order. */
function setUp() {
  const waiting: {
    readonly query: string;
    readonly resolve: (results: readonly SearchResult[]) => void;
    readonly reject: (error: unknown) => void;
  }[] = [];
  const outcomes: SearchOutcome[] = [];
  const client = createDialogClient({
    place: PLACE,
    maxResultsPerGroup: 2,
    onOutcome: (outcome) => outcomes.push(outcome),
    getClient: async () => ({
      preload: async () => {},
      search: ({ requests }) =>
        new Promise((resolve, reject) => {
          waiting.push({
            query: requests[0]?.query ?? "",
            resolve: (results) => resolve({ results }),
            reject,
          });
        }),
    }),
  });
  return { client, waiting, outcomes };
}

const turn = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("the dialog's client", () => {
  test("returns sections with their paths, and the number of all that can be shown", async () => {
    const { client, waiting, outcomes } = setUp();
    const answer = client.search(body("fees"));
    await turn();
    waiting[0]?.resolve([answerOf([HIT, { objectID: "broken" }], 42)]);
    const { results } = await answer;
    expect(results).toMatchObject([
      { hits: [{ objectID: "1", url: "/fees", type: "lvl1" }], nbHits: 41 },
    ]);
    expect(results[0]?.hits).toHaveLength(1);
    expect(outcomes).toStrictEqual([{ query: "fees", count: 41 }]);
  });

  test("says which words the hits lack, if there are hits", async () => {
    const { client, waiting, outcomes } = setUp();
    for (const hits of [[HIT], []]) {
      const answer = client.search(body("dark fees"));
      await turn();
      waiting.at(-1)?.resolve([{ ...answerOf(hits), queryAfterRemoval: "fees" }]);
      await answer;
    }
    expect(outcomes).toStrictEqual([
      { query: "dark fees", count: 1, note: expect.stringContaining("without “dark”") },
      { query: "dark fees", count: 0 },
    ]);
  });

  test("promises no results when none of the hits can be shown", async () => {
    const { client, waiting, outcomes } = setUp();
    const answer = client.search(body("fees"));
    await turn();
    waiting[0]?.resolve([answerOf([{ ...HIT, url: "https://other.example/fees" }], 42)]);
    expect((await answer).results).toMatchObject([{ hits: [], nbHits: 0 }]);
    expect(outcomes).toStrictEqual([{ query: "fees", count: 0 }]);
  });

  test("puts all hits into the first list in their order, as many per group as configured", async () => {
    const { client, waiting } = setUp();
    const hit = (objectID: string, lvl0: string, lvl1: string) => ({
      ...HIT,
      objectID,
      hierarchy: { lvl0, lvl1 },
    });
    const answer = client.search(body("fees"));
    await turn();
    waiting[0]?.resolve([
      answerOf([
        hit("1", "Guides", "Fees"),
        hit("2", "Support", "Questions"),
        hit("3", "Guides", "Swaps"),
        hit("4", "Guides", "Fees"),
        hit("5", "Support", "Fees"),
      ]),
    ]);
    const [{ hits } = { hits: [] }] = (await answer).results;
    expect(hits.map(({ objectID }) => objectID)).toEqual(["1", "2", "3", "4", "5"]);
    const rows = client.rowsFor(hits.filter(({ hierarchy: { lvl1 } }) => lvl1 === "Fees"));
    expect(rows.map(({ objectID }) => objectID)).toEqual(["1", "2", "3", "5"]);
    expect(rows[1]).toMatchObject({
      hierarchy: { lvl0: "Support" },
      _highlightResult: { hierarchy: { lvl0: { value: "Results" } } },
    });
    expect(client.rowsFor(hits.slice(1))).toEqual([]);
  });

  test.each(["", "   ", "\t\n"])("sends no request for the blank query %j", async (query) => {
    const { client, waiting } = setUp();
    await expect(client.search(body(query))).resolves.toStrictEqual({
      results: [{ hits: [], nbHits: 0 }],
    });
    expect(waiting).toHaveLength(0);
  });

  test("is pending until the newest query has its answer", async () => {
    const { client, waiting, outcomes } = setUp();
    expect(client.isPending()).toBe(false);
    client.search(body("f"));
    client.search(body("fe"));
    await turn();
    waiting[0]?.resolve([answerOf([HIT])]);
    await turn();
    expect([client.isPending(), outcomes]).toStrictEqual([true, []]);
    waiting[1]?.resolve([answerOf([])]);
    await turn();
    expect([client.isPending(), outcomes]).toStrictEqual([false, [{ query: "fe", count: 0 }]]);
  });

  test("is not pending after a failure, nor when the query was emptied", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    const { client, waiting, outcomes } = setUp();
    client.search(body("f")).catch(() => {});
    await turn();
    waiting[0]?.reject(new Error("offline"));
    await turn();
    expect([client.isPending(), outcomes]).toStrictEqual([
      false,
      [{ query: "f", count: "failed" }],
    ]);
    client.search(body("fe"));
    client.forget();
    expect(client.isPending()).toBe(false);
  });

  test("turns every failure into the one error that the dialog shows, and keeps the cause for the console", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => {});
    const { client, waiting } = setUp();
    const report = jest.fn();
    client.search(body("f")).catch(report);
    await turn();
    const cause = Object.assign(new Error("Invalid Application-ID or API key"), {
      name: "ApiError",
    });
    waiting[0]?.reject(cause);
    await jest.advanceTimersByTimeAsync(340);
    expect(report.mock.calls).toMatchObject([[{ name: "RetryError", cause }]]);
    expect(log.mock.calls).toStrictEqual([["The search could not be reached.", cause]]);
  });

  test("leaves an error of that kind as it is, and its reporting to the client", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => {});
    const { client, waiting } = setUp();
    const report = jest.fn();
    client.search(body("f")).catch(report);
    await turn();
    const error = new RetryError("The search index could not be read.");
    waiting[0]?.reject(error);
    await jest.advanceTimersByTimeAsync(340);
    expect(report.mock.calls).toStrictEqual([[error]]);
    expect(log).not.toHaveBeenCalled();
  });

  test("loads the engine's client once, and again only after a failure", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    const search = jest.fn(async () => ({ results: [answerOf([HIT])] }));
    const getClient = jest.fn(async () => ({ preload: async () => {}, search }));
    getClient.mockRejectedValueOnce(new Error("Loading chunk 5 failed."));
    const client = createDialogClient({
      place: PLACE,
      maxResultsPerGroup: 5,
      onOutcome: () => {},
      getClient,
    });
    client.search(body("f")).catch(() => {});
    await turn();
    await client.search(body("fe"));
    await client.search(body("fee"));
    expect([getClient.mock.calls.length, search.mock.calls.length]).toStrictEqual([2, 2]);
  });

  test("does not report an error for a query that is no longer current", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    const { client, waiting } = setUp();
    const report = jest.fn();
    client.search(body("f")).catch(report);
    await turn();
    waiting[0]?.reject(new Error("offline"));
    client.search(body("fe"));
    await jest.advanceTimersByTimeAsync(1000);
    expect(report).not.toHaveBeenCalled();
  });
});

describe("an error that stays", () => {
  const failure = new Error("offline");
  const rethrow = jest.fn((error: unknown) => {
    throw error;
  });
  beforeEach(() => rethrow.mockClear());

  test("is reported once, after the dialog's own timer, and nothing follows", async () => {
    const then = jest.fn();
    showingErrors(Promise.reject(failure), () => true)
      .catch(rethrow)
      .then(then, then);
    await jest.advanceTimersByTimeAsync(339);
    expect(rethrow).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(rethrow.mock.calls).toStrictEqual([[failure]]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect([rethrow.mock.calls.length, then.mock.calls.length]).toStrictEqual([1, 0]);
  });

  test("is reported at once when the search took longer than that timer", async () => {
    const slow = new Promise<never>((_, reject) => void setTimeout(() => reject(failure), 5000));
    showingErrors(slow, () => true).catch(rethrow);
    await jest.advanceTimersByTimeAsync(5001);
    expect(rethrow).toHaveBeenCalledTimes(1);
  });

  test("leaves a search that succeeds alone", async () => {
    await expect(showingErrors(Promise.resolve(7), () => true).catch(rethrow)).resolves.toBe(7);
    expect(rethrow).not.toHaveBeenCalled();
  });
});
