import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { instantClock } from "../../src/testing/searchPush";
import { Requester } from "./requester";
import { TimeLimit } from "./timeLimit";

const requester = (key = "secret-key") =>
  new Requester({ key, limit: new TimeLimit(60_000, instantClock()), allows: () => true });
const question = (url: string) => ({ url: `${url}/1/indexes/docs`, method: "GET", headers: {} });

test.each(["secret\nkey", "“secret-key”"])(
  "a key that no header can hold is not sent and not printed: %j",
  async (key) => {
    const fetched = jest.spyOn(globalThis, "fetch");
    const answer = await requester(key).send(question("http://127.0.0.1:9"));
    expect(answer).toMatchObject({
      status: 400,
      content: expect.stringContaining("no header can hold"),
    });
    expect(answer.content).not.toContain("secret");
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  },
);

test.each([302, 307, 308])("a redirect (%d) is not followed with the key", async (status) => {
  const seen: (string | string[] | undefined)[] = [];
  const other = await listen((request, response) => {
    seen.push(request.headers["x-algolia-api-key"]);
    response.end("{}");
  });
  const service = await listen((_, response) => {
    response.writeHead(status, { location: `${other.url}/elsewhere` }).end();
  });
  const answer = await requester().send(question(service.url));
  expect(answer.status).toBe(400);
  expect(answer.content).toContain(
    `${service.url} redirects to ${other.url}, where no key is sent`,
  );
  expect(seen).toEqual([]);
  await Promise.all([other.stop(), service.stop()]);
});

test.each([
  [403, JSON.stringify({ message: "secret-key is no key of this application" })],
  [200, "<p>You sent the header secret-key"],
  [200, "You sent x-algolia-api-key: secret-key"],
  [502, "x-algolia-api-key: secret-key"],
])("a response (%d) that repeats the key is passed on without it: %s", async (status, body) => {
  const service = await listen((_, response) => response.writeHead(status).end(body));
  const asking = requester();
  const { content } = await asking.send(question(service.url));
  expect(content).toContain("[key]");
  expect(`${content} ${asking.firstFailure?.message}`).not.toContain("secret");
  await service.stop();
});

test("an endless trickling response is given up, whatever is garbage collected in the meantime", async () => {
  const service = await listen((_, response) => {
    response.writeHead(200).write("{");
    setFlagsFromString("--expose_gc");
    const drip = setInterval(() => {
      runInNewContext("gc")();
      response.write(" ");
    }, 50);
    response.on("close", () => clearInterval(drip));
  });
  const limit = new TimeLimit(60_000, instantClock());
  const timeouts = { read: 300, write: 300 };
  const asking = new Requester({ key: "key", limit, timeouts, allows: () => true });
  expect(await asking.send(question(service.url))).toMatchObject({ status: 0, isTimedOut: true });
  await service.stop();
});

async function listen(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
