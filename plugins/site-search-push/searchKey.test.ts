import { AlgoliaServer } from "../../src/testing/algoliaServer/server";
import { ALL_RIGHTS, type ApiKey } from "../../src/testing/algoliaServer/service";
import { instantClock, PushTester } from "../../src/testing/searchPush";
import { Reader } from "./searchKey";
import { TimeLimit } from "./timeLimit";

let server: AlgoliaServer;
beforeEach(async () => {
  server = await AlgoliaServer.start();
});
afterEach(() => server.stop());

const check = (key: ApiKey | undefined) => {
  if (key) server.keys.set("public-key", key);
  const { appId, url } = server;
  const search = { appId, searchKey: "public-key", indexName: "docs", host: url };
  const limit = new TimeLimit(600_000, instantClock());
  return new Reader(search, { limit, site: "https://docs.example.com/base" }).checkKey();
};

test("a key that may only search is accepted, before and after the index exists", async () => {
  await check({ acl: ["search"] });
  await new PushTester(server).fill();
  await check({ acl: ["search"], indexes: ["docs"] });
  await check({ acl: ["search"], referers: ["https://docs.example.com/"] });
  expect(server.writes).toEqual([]);
});

test.each<[string, ApiKey | undefined, string]>([
  [
    "may do everything",
    { acl: ALL_RIGHTS },
    "GATSBY_ALGOLIA_SEARCH_KEY, which is published with the site, may do more than search: browse, addObject, settings",
  ],
  ["may add records", { acl: ["search", "addObject"] }, "more than search: addObject."],
  ["does not exist", undefined, "key of application local that has not expired"],
  ["may search another index only", { acl: ["search"], indexes: ["blog"] }, "may search docs"],
  ["may not search", { acl: [] }, "may search docs"],
  [
    "other sites may use",
    { acl: ["search"], referers: ["https://blog.example.com/"] },
    "Add https://docs.example.com/* to the referers of GATSBY_ALGOLIA_SEARCH_KEY",
  ],
])("a key that %s is refused", async (_, key, message) => {
  await new PushTester(server).fill();
  await expect(check(key)).rejects.toMatchObject({
    name: "PushFailure",
    message: expect.stringContaining(message),
  });
});

test.each([
  ["This application has been blocked.", "Application local is blocked: its dashboard says why."],
  ["Operations quota exceeded.", "The plan of application local is used up"],
])("when the service says “%s”, the key is not blamed", async (message, expected) => {
  server.fail({ path: /queries$/, status: 403, body: { message, status: 403 } });
  const failure = await check({ acl: ["search"] }).catch(String);
  expect(failure).toContain(expected);
  expect(failure).not.toContain("GATSBY_ALGOLIA_SEARCH_KEY");
});

test("without a response about the key, what it is allowed to read decides", async () => {
  server.fail({ path: /keys\/public-key$/, status: 404 });
  await new PushTester(server).fill();
  await expect(check({ acl: ["search", "settings"] })).rejects.toThrow(
    "more than search: settings.",
  );
});
