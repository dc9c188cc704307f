import { readBuildEnv } from "./env";

const EMBEDDED = { hostedSearch: undefined, push: { mode: "off" } };
const SEARCH = { GATSBY_ALGOLIA_APP_ID: "APP", GATSBY_ALGOLIA_SEARCH_KEY: "public-key", GATSBY_ALGOLIA_INDEX_NAME: "docs" };
const PUSH = { ALGOLIA_APP_ID: "APP", ALGOLIA_WRITE_KEY: "secret-key", ALGOLIA_INDEX_NAME: "docs" };

describe("the base path", () => {
  test.each([
    ["is none without PATH_PREFIX", {}, ""],
    ["is none when PATH_PREFIX is empty", { PATH_PREFIX: "" }, ""],
    ["is one part", { PATH_PREFIX: "/docs" }, "/docs"],
    ["is several parts", { PATH_PREFIX: "/team/docs-v1.2" }, "/team/docs-v1.2"],
    ["comes from PATH_PREFIX alone", { PREFIX: "/docs" }, ""],
  ])("%s", (_, env, pathPrefix) => {
    expect(readBuildEnv(env)).toStrictEqual({ pathPrefix, ...EMBEDDED });
  });

  test.each(["docs", "/docs/", "/", "https://example.com/docs", "/do cs", "/docs?x"])("cannot be %j", (value) => {
    expect(() => readBuildEnv({ PATH_PREFIX: value })).toThrow(`PATH_PREFIX is "${value}". Begin it with a slash and end it without one, such as /docs.`);
  });
});

describe("the search engine", () => {
  test("is the hosted one when application id, search key and index name are all set", () => {
    expect(readBuildEnv(SEARCH).hostedSearch).toStrictEqual({ appId: "APP", searchKey: "public-key", indexName: "docs" });
  });

  test.each([
    ["one", { ...SEARCH, GATSBY_ALGOLIA_SEARCH_KEY: "" }, "GATSBY_ALGOLIA_SEARCH_KEY is missing."],
    ["a blank one", { ...SEARCH, GATSBY_ALGOLIA_APP_ID: "  " }, "GATSBY_ALGOLIA_APP_ID is missing."],
    ["two", { GATSBY_ALGOLIA_INDEX_NAME: "docs" }, "GATSBY_ALGOLIA_APP_ID and GATSBY_ALGOLIA_SEARCH_KEY are missing."],
  ])("some but not all set: the build fails naming the missing %s", (_, env, message) => {
    expect(() => readBuildEnv(env)).toThrow(message);
  });

  test.each([
    ["http://127.0.0.1:8108", "http://127.0.0.1:8108"],
    ["http://localhost:8108/", "http://localhost:8108"],
    ["http://[::1]:8108", "http://[::1]:8108"],
    ["https://search.example.com", "https://search.example.com"],
  ])("may have another host: %s", (GATSBY_ALGOLIA_HOST, host) => {
    expect(readBuildEnv({ ...SEARCH, GATSBY_ALGOLIA_HOST }).hostedSearch?.host).toBe(host);
  });

  test.each(["http://example.com", "example.com", "https://example.com/path", "https://user:word@example.com", "ftp://127.0.0.1", "https://a.example?x"])(
    "has no host such as %s",
    (value) => {
      expect(() => readBuildEnv({ ...SEARCH, GATSBY_ALGOLIA_HOST: value })).toThrow(`GATSBY_ALGOLIA_HOST is "${value}".`);
      expect(() => readBuildEnv({ ...PUSH, ALGOLIA_PUSH: "true", ALGOLIA_HOST: value })).toThrow(`ALGOLIA_HOST is "${value}".`);
    },
  );
});

describe("the push", () => {
  test.each([
    ["without ALGOLIA_PUSH", PUSH],
    ["with ALGOLIA_PUSH=false", { ...PUSH, ALGOLIA_PUSH: "false" }],
    ["with nothing set", {}],
  ])("is off %s", (_, env) => {
    expect(readBuildEnv(env).push).toStrictEqual({ mode: "off" });
  });

  test("is on when its three variables are set and ALGOLIA_PUSH is true", () => {
    const { push } = readBuildEnv({ ...PUSH, ALGOLIA_PUSH: "true" });
    expect(push).toStrictEqual({ mode: "on", appId: "APP", writeKey: "secret-key", indexName: "docs", allowDrop: false });
  });

  test("may shrink the index with ALGOLIA_ALLOW_DROP=true only", () => {
    const allowDrop = (value: string) => readBuildEnv({ ...PUSH, ALGOLIA_PUSH: "true", ALGOLIA_ALLOW_DROP: value }).push;
    expect(allowDrop("true")).toMatchObject({ allowDrop: true });
    expect(allowDrop("1")).toMatchObject({ allowDrop: false });
  });

  test("is dry without any credentials", () => {
    expect(readBuildEnv({ ALGOLIA_PUSH: "dry" }).push).toStrictEqual({ mode: "dry" });
  });

  test.each([
    ["a part of the credentials", { ...PUSH, ALGOLIA_WRITE_KEY: undefined }, "ALGOLIA_WRITE_KEY is missing."],
    ["a part of them in a dry run", { ALGOLIA_PUSH: "dry", ALGOLIA_APP_ID: "APP" }, "ALGOLIA_WRITE_KEY and ALGOLIA_INDEX_NAME are missing."],
    ["none of them", { ALGOLIA_PUSH: "true" }, "ALGOLIA_PUSH is true, but ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY, ALGOLIA_INDEX_NAME are missing."],
    ["another word", { ...PUSH, ALGOLIA_PUSH: "yes" }, 'ALGOLIA_PUSH is "yes".'],
    ["a public write key", { ...SEARCH, ...PUSH, GATSBY_ALGOLIA_SEARCH_KEY: "secret-key" }, "GATSBY_ALGOLIA_SEARCH_KEY holds the key of ALGOLIA_WRITE_KEY"],
  ])("fails the build with %s", (_, env, message) => {
    expect(() => readBuildEnv(env)).toThrow(message);
  });
});
