import { type LiteClient, liteClient } from "algoliasearch/lite";
import { createHostedClient } from "./hosted";

jest.mock("algoliasearch/lite", () => {
  const real = jest.requireActual<typeof import("algoliasearch/lite")>("algoliasearch/lite");
  return { ...real, liteClient: jest.fn(real.liteClient) };
});

type Requester = LiteClient["transporter"]["requester"];
type Sent = Parameters<Requester["send"]>[0];
type Reply = Awaited<ReturnType<Requester["send"]>>;

const INDEX = { appId: "APP", searchKey: "key", indexName: "docs" };
const ask = (query: string) => ({ requests: [{ indexName: "test", query }] });
const OK: Reply = {
  status: 200,
  isTimedOut: false,
  content: JSON.stringify({ results: [{ hits: [], nbHits: 0 }] }),
};
const DOWN: Reply = { status: 0, isTimedOut: false, content: "" };
const TIMED_OUT: Reply = { status: 0, isTimedOut: true, content: "" };
const status = (code: number): Reply => ({
  status: code,
  isTimedOut: false,
  content: JSON.stringify({ message: `It is ${code}`, status: code }),
});
/** Three hosts that no other test has marked as down. */
let tests = 0;
const newHosts = () => {
  tests++;
  return ["a", "b", "c"].map((name) => ({
    url: `${name}.test${tests}`,
    protocol: "https" as const,
    accept: "readWrite" as const,
  }));
};

/** A client whose requests are answered by a function, given the first letter of the host. */
function clientWith(reply: (host: string) => Reply, hosts = newHosts()) {
  const sent: Sent[] = [];
  const nameOf = ({ url }: Sent) => new URL(url).hostname.charAt(0);
  const requester: Requester = {
    send: async (request) => {
      sent.push(request);
      return reply(nameOf(request));
    },
  };
  const client = createHostedClient(INDEX, { hosts, requester });
  const search = async (query: string) => {
    const answer = client.search(ask(query)).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(1000);
    return answer;
  };
  return { client, search, sent, hosts: () => sent.splice(0).map(nameOf) };
}

/** Each failure prints one line to the console. */
const printed = jest.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => printed.mockClear());

describe("the retry policy", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("connects within 1 s, reads within 2 s", async () => {
    const { search, sent } = clientWith(() => OK);
    await search("swap");
    expect(sent[0]).toMatchObject({ connectTimeout: 1000, responseTimeout: 2000 });
  });

  test("would write within 30 s: it never writes, so no request can show it", () => {
    createHostedClient(INDEX);
    expect(liteClient).toHaveBeenLastCalledWith(
      INDEX.appId,
      INDEX.searchKey,
      expect.objectContaining({ timeouts: { connect: 1000, read: 2000, write: 30_000 } }),
    );
  });

  test.each<[string, Reply]>([
    ["a timeout", TIMED_OUT],
    ["status 0", DOWN],
    ["a response that is neither 2xx nor 4xx: 500", status(500)],
    ["503", status(503)],
    ["301", status(301)],
  ])("%s causes a retry on the next host", async (_, reply) => {
    const { search, hosts } = clientWith((host) => (host === "a" ? reply : OK));
    expect(await search("swap")).toMatchObject({ results: [{ nbHits: 0 }] });
    expect(hosts()).toEqual(["a", "b"]);
  });

  test.each([400, 403, 404, 429])(
    "%i is an error at once, named RetryError with its cause",
    async (code) => {
      const { search, hosts } = clientWith(() => status(code));
      expect(await search("swap")).toMatchObject({
        name: "RetryError",
        message: `It is ${code}`,
        cause: { name: "ApiError", status: code },
      });
      expect(hosts()).toEqual(["a"]);
      expect(printed.mock.calls).toEqual([[`The hosted search failed: It is ${code}`]]);
    },
  );

  test.each<[string, Reply]>([
    ["ApiError", status(404)],
    [
      "DetailedApiError",
      { ...status(400), content: JSON.stringify({ message: "No.", error: { code: "bad" } }) },
    ],
    ["DeserializationError", { ...OK, content: "<html>" }],
  ])("the client's own error is kept as the cause: %s", async (name, reply) => {
    const { search, hosts } = clientWith(() => reply);
    expect(await search("swap")).toMatchObject({ name: "RetryError", cause: { name } });
    expect(hosts()).toEqual(["a"]);
  });

  test.each([[{ results: [] }], [{ message: "Moved" }], [null]])(
    "an answer without results is an error, not an empty list: %j",
    async (body) => {
      const { search } = clientWith(() => ({ ...OK, content: JSON.stringify(body) }));
      expect(await search("swap")).toMatchObject({
        name: "RetryError",
        message: "The answer has 0 results for 1 requests.",
      });
    },
  );

  test("all hosts down: RetryError, with the client's message", async () => {
    const { search, hosts } = clientWith(() => DOWN);
    const error = await search("swap");
    expect(error).toMatchObject({
      name: "RetryError",
      message: expect.stringContaining("Unreachable hosts"),
      cause: { name: "RetryError" },
    });
    expect(hosts()).toEqual(["a", "b", "c"]);
  });

  test("a host marked down is retried after 120 s, not before", async () => {
    const { search, hosts } = clientWith((host) => (host === "a" ? DOWN : OK));
    await search("one");
    expect(hosts()).toEqual(["a", "b"]);
    await search("two");
    await jest.advanceTimersByTimeAsync(110_000);
    await search("three");
    expect(hosts()).toEqual(["b", "b"]);
    await jest.advanceTimersByTimeAsync(10_000);
    await search("four");
    expect(hosts()).toEqual(["a", "b"]);
  });

  test("a host that timed out is asked last, with more time, until 120 s have passed", async () => {
    const { search, sent, hosts } = clientWith((host) => (host === "a" ? TIMED_OUT : OK));
    await search("one");
    expect(sent.map(({ responseTimeout }) => responseTimeout)).toEqual([2000, 8000]);
    expect(hosts()).toEqual(["a", "b"]);
    await search("two");
    expect(hosts()).toEqual(["b"]);
    await jest.advanceTimersByTimeAsync(121_000);
    await search("three");
    expect(hosts()).toEqual(["a", "b"]);
  });

  test("the memory is the page's: a second client knows which hosts are down", async () => {
    const hosts = newHosts();
    const reply = (host: string) => (host === "a" ? DOWN : OK);
    const [first, second] = [clientWith(reply, hosts), clientWith(reply, hosts)];
    await first.search("one");
    await second.search("two");
    expect([first.hosts(), second.hosts()]).toEqual([["a", "b"], ["b"]]);
  });
});

describe("typing", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("sends one request per pause; overtaken calls get the newest result", async () => {
    const { client, sent } = clientWith(() => OK);
    const answers = ["s", "sw", "swa", "swap"].map((query) => client.search(ask(query)));
    await jest.advanceTimersByTimeAsync(119);
    expect(sent).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(81);
    expect(sent.map(({ data }) => JSON.parse(String(data)).requests[0].query)).toEqual(["swap"]);
    const [first, ...rest] = await Promise.all(answers);
    for (const answer of rest) expect(answer).toEqual(first);
  });

  test("an overtaken failure does not show: the newest result counts", async () => {
    const replies = [status(403), OK];
    const requester: Requester = {
      send: () => new Promise((resolve) => setTimeout(() => resolve(replies.shift() ?? OK), 100)),
    };
    const client = createHostedClient(INDEX, { hosts: newHosts(), requester });
    const overtaken = client.search(ask("s"));
    await jest.advanceTimersByTimeAsync(200);
    const newest = client.search(ask("sw"));
    await jest.advanceTimersByTimeAsync(1000);
    expect(await overtaken).toEqual(await newest);
  });

  test("a search is skipped when the query is empty or blank, and queries are trimmed", async () => {
    const { client, search, sent } = clientWith(() => OK);
    expect(
      await client.search({ requests: [{ indexName: "docs", query: "  ", hitsPerPage: 7 }] }),
    ).toMatchObject({
      results: [{ hits: [], nbHits: 0, nbPages: 0, hitsPerPage: 7, query: "", index: "docs" }],
    });
    expect(sent).toEqual([]);
    await search("  swap ");
    expect(JSON.parse(String(sent[0]?.data)).requests[0]).toMatchObject({
      query: "swap",
      indexName: "docs",
    });
  });

  test("identifies itself as DocSearch does", async () => {
    const { search, sent } = clientWith(() => OK);
    await search("swap");
    expect(new URL(sent[0]?.url ?? "").searchParams.get("x-algolia-agent")).toMatch(
      /^Algolia for JavaScript \(5\.64\.0\); Lite \(5\.64\.0\); .*docsearch \(3\.9\.0\)$/,
    );
    expect(new URL(sent[0]?.url ?? "").pathname).toBe("/1/indexes/*/queries");
  });
});

describe("credentials and parameters", () => {
  test.each([
    ["no application id", { ...INDEX, appId: "" }, "`appId` is missing."],
    ["no key", { ...INDEX, searchKey: "" }, "`apiKey` is missing."],
    ["nothing", null, "`appId` is missing."],
  ])("%s fails with the client's message", (_, index, message) => {
    expect(() => createHostedClient(index)).toThrow(message);
  });

  test.each([
    [undefined, "Parameter `searchMethodParams` is required when calling `search`."],
    [{}, "Parameter `searchMethodParams.requests` is required when calling `search`."],
  ])("a search of %j fails with the client's message", async (body, message) => {
    const { search }: { search: (body: unknown) => Promise<unknown> } = createHostedClient(
      INDEX,
    ) as never;
    await expect(search(body)).rejects.toMatchObject({ name: "Error", message });
  });
});
