import { liteClient } from "algoliasearch/lite";
import { hostedRecords } from "../../../search/records/hostedIndex";
import { AlgoliaServer, type Fault } from "../../../testing/algoliaServer/server";
import { recordsOf, testPage } from "../../../testing/searchIndex";
import { createHostedClient } from "./hosted";
import { failureKind } from "./searchClient";

jest.mock("algoliasearch/lite", () => {
  const real = jest.requireActual<typeof import("algoliasearch/lite")>("algoliasearch/lite");
  return { ...real, liteClient: jest.fn(real.liteClient) };
});

type Options = NonNullable<Parameters<typeof liteClient>[2]>;
type Requester = NonNullable<Options["requester"]>;
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

describe("the retry policy", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

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

  test("connects within 1 s, reads within 2 s, would write within 30 s", async () => {
    const { search, sent } = clientWith(() => OK);
    await search("swap");
    expect(sent[0]).toMatchObject({ connectTimeout: 1000, responseTimeout: 2000 });
    const timeouts = { connect: 1000, read: 2000, write: 30_000 };
    expect(jest.mocked(liteClient).mock.lastCall?.[2]).toMatchObject({ timeouts });
  });

  test.each<[string, Reply]>([
    ["a timeout", TIMED_OUT],
    ["status 0", DOWN],
    ["a response that is neither 2xx nor 4xx: 500", status(500)],
    ["301", status(301)],
  ])("%s causes a retry on the next host", async (_, reply) => {
    const { search, hosts } = clientWith((host) => (host === "a" ? reply : OK));
    expect(await search("swap")).toMatchObject({ results: [{ nbHits: 0 }] });
    expect(hosts()).toEqual(["a", "b"]);
  });

  test.each([400, 403, 404, 429])("%i is an error at once: the service refused", async (code) => {
    const { search, hosts } = clientWith(() => status(code));
    const error = await search("swap");
    expect(error).toMatchObject({ name: "ApiError", status: code, message: `It is ${code}` });
    expect(failureKind(error)).toBe("refused");
    expect(hosts()).toEqual(["a"]);
  });

  test("all hosts down: unreachable", async () => {
    const { search, hosts } = clientWith(() => DOWN);
    expect(failureKind(await search("swap"))).toBe("unreachable");
    expect(hosts()).toEqual(["a", "b", "c"]);
  });

  test.each(["<html>", "{}", "null", '{"results":[{}]}'])(
    "an answer that is none is unreadable: %s",
    async (content) => {
      const { search } = clientWith(() => ({ ...OK, content }));
      expect(failureKind(await search("swap"))).toBe("unreadable");
    },
  );

  test("a host marked down is retried after 120 s, not before, also by another client of the page", async () => {
    const reply = (host: string) => (host === "a" ? DOWN : OK);
    const known = newHosts();
    const { search, hosts } = clientWith(reply, known);
    const other = clientWith(reply, known);
    await search("one");
    expect(hosts()).toEqual(["a", "b"]);
    await other.search("two");
    expect(other.hosts()).toEqual(["b"]);
    await jest.advanceTimersByTimeAsync(110_000);
    await search("three");
    expect(hosts()).toEqual(["b"]);
    await jest.advanceTimersByTimeAsync(10_000);
    await search("four");
    expect(hosts()).toEqual(["a", "b"]);
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
    const { search } = createHostedClient(INDEX);
    await expect(search(body as Parameters<typeof search>[0])).rejects.toMatchObject({
      name: "Error",
      message,
    });
  });
});

describe("over HTTP", () => {
  let server: AlgoliaServer;
  const records = hostedRecords(
    recordsOf([
      testPage("/coin", "Coin<T> & <img src=x>", "A <b>coin</b> is worth a coin's worth."),
    ]),
  );

  beforeEach(async () => {
    server = await AlgoliaServer.start();
    server.store.batch(
      "docs",
      records.map((body) => ({ action: "updateObject", body })),
    );
    server.store.publish();
  });
  afterEach(() => server.stop());

  const client = (indexName = "docs") =>
    createHostedClient(
      { appId: server.appId, searchKey: server.searchKey, indexName, host: server.url },
      { timeouts: { connect: 2000, read: 2000, write: 2000 } },
    );

  test("texts are text, marks are escaped", async () => {
    const { results } = await client().search(ask("coin worth"));
    expect(results[0]?.hits).toMatchObject([
      {
        type: "content",
        content: "A <b>coin</b> is worth a coin's worth.",
        hierarchy: { lvl1: "Coin<T> & <img src=x>" },
        _snippetResult: {
          content: { value: expect.stringMatching(/^A &lt;b&gt;<mark>coin<\/mark>&lt;\/b&gt; is/) },
        },
      },
    ]);
    const [seen] = server.requests;
    expect(seen).toMatchObject({
      method: "POST",
      path: "/1/indexes/*/queries",
      headers: { "content-type": "text/plain" },
    });
    expect(seen?.query["x-algolia-agent"]).toMatch(/docsearch \(3\.9\.0\)$/);
  });

  test.each<[string, Partial<Fault>, string]>([
    ["half an answer", { broken: "cut" }, "unreadable"],
    ["no answer", { broken: "dropped" }, "unreachable"],
    ["silence", { broken: "hanging" }, "unreachable"],
    ["a page that is not JSON", { status: 404, body: "<h1>Not here</h1>" }, "refused"],
    ["a broken server", { status: 500 }, "unreachable"],
  ])("%s is a failure of its kind, and the next search recovers", async (_, fault, kind) => {
    const searching = client();
    server.fail({ path: /\/queries$/, times: 1, ...fault });
    expect(await searching.search(ask("coin")).catch(failureKind)).toBe(kind);
    expect(await searching.search(ask("coin"))).toMatchObject({ results: [{ nbHits: 1 }] });
  });

  test("an unknown index is an error, not an empty answer", async () => {
    expect(await client("nope").search(ask("x")).catch(failureKind)).toBe("refused");
  });
});
