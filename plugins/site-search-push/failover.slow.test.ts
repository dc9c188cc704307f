/** Without ALGOLIA_HOST there are four hosts; here all of them are one server on this machine, or dead. */
import { AlgoliaServer } from "../../src/testing/algoliaServer/server";
import { byId, changed, instantClock, original, PushTester } from "../../src/testing/searchPush";
import { PushSession } from "./pushSession";
import { TimeLimit } from "./timeLimit";

let server: AlgoliaServer;
let site: PushTester;
const realFetch = globalThis.fetch;

beforeEach(async () => {
  server = await AlgoliaServer.start();
  site = new PushTester(server);
  await site.fill(original);
  await site.pushFile(changed);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.stop();
});

/** The first host fails each move with this error of the network. @returns the hosts that moves were sent to, in order */
function failMovesOfFirstHost(code: string): readonly string[] {
  const moves: string[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const { hostname, pathname, search } = new URL(String(input));
    const isMove = pathname.endsWith("docs_next/operation");
    if (isMove) moves.push(hostname);
    if (isMove && new Set(moves).size === 1)
      throw new TypeError("fetch failed", {
        cause: Object.assign(new Error(`connect ${code}`), { code }),
      });
    return realFetch(hostname === "127.0.0.1" ? input : `${server.url}${pathname}${search}`, init);
  });
  return moves;
}

/** A session with the service's own hosts. */
function withoutHost() {
  const { host: _, ...target } = site.session().target;
  return new PushSession(target, { limit: new TimeLimit(600_000, instantClock()) });
}

test.each(["ECONNREFUSED", "ENOTFOUND", "UND_ERR_CONNECT_TIMEOUT"])(
  "a move whose host was not reached (%s) goes to the next one",
  async (code) => {
    const moves = failMovesOfFirstHost(code);
    expect(await site.promote(changed, withoutHost())).toContain("docs now holds 5 records");
    expect(new Set(moves).size).toBe(2);
    expect(site.stored()).toEqual(byId(changed.records));
  },
);

test("a move that may have arrived goes nowhere else", async () => {
  const moves = failMovesOfFirstHost("ECONNRESET");
  await expect(site.promote(changed, withoutHost())).rejects.toThrow("holds its old records");
  expect(moves).toHaveLength(1);
});
