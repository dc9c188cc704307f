import { readHostedSearch } from "./hostedSearchEnv";

const SEARCH = {
  GATSBY_ALGOLIA_APP_ID: "APP",
  GATSBY_ALGOLIA_SEARCH_KEY: "public-key",
  GATSBY_ALGOLIA_INDEX_NAME: "docs",
};

describe("the search engine", () => {
  test("is the embedded one with nothing set", () => {
    expect(readHostedSearch({})).toBeUndefined();
  });

  test("is the hosted one when application id, search key and index name are all set", () => {
    expect(readHostedSearch(SEARCH)).toStrictEqual({
      appId: "APP",
      searchKey: "public-key",
      indexName: "docs",
    });
  });

  test.each([
    ["one", { ...SEARCH, GATSBY_ALGOLIA_SEARCH_KEY: "" }, "GATSBY_ALGOLIA_SEARCH_KEY is missing."],
    [
      "a blank one",
      { ...SEARCH, GATSBY_ALGOLIA_APP_ID: "  " },
      "GATSBY_ALGOLIA_APP_ID is missing.",
    ],
    [
      "two",
      { GATSBY_ALGOLIA_INDEX_NAME: "docs" },
      "GATSBY_ALGOLIA_APP_ID and GATSBY_ALGOLIA_SEARCH_KEY are missing.",
    ],
  ])("some but not all set: the build fails naming the missing %s", (_, env, message) => {
    expect(() => readHostedSearch(env)).toThrow(message);
  });

  test.each([
    ["http://127.0.0.1:8108", "http://127.0.0.1:8108"],
    ["http://localhost:8108/", "http://localhost:8108"],
    ["http://[::1]:8108", "http://[::1]:8108"],
    ["https://search.example.com", "https://search.example.com"],
    [" https://search.example.com/\n", "https://search.example.com"],
    [" \n", undefined],
  ])("may have another host: %s", (GATSBY_ALGOLIA_HOST, host) => {
    expect(readHostedSearch({ ...SEARCH, GATSBY_ALGOLIA_HOST })?.host).toBe(host);
  });

  test.each([
    "http://example.com",
    "example.com",
    "https://example.com/path",
    "ftp://127.0.0.1",
    "https://a.example?x",
  ])("has no host such as %s", (value) => {
    expect(() => readHostedSearch({ ...SEARCH, GATSBY_ALGOLIA_HOST: value })).toThrow(
      `GATSBY_ALGOLIA_HOST is "${value}".`,
    );
  });

  test("has no host with a password, and does not print it", () => {
    const GATSBY_ALGOLIA_HOST = "https://user:word@example.com";
    expect(() => readHostedSearch({ ...SEARCH, GATSBY_ALGOLIA_HOST })).toThrow(
      'GATSBY_ALGOLIA_HOST is "https://…@example.com".',
    );
  });

  test.each(["public\nkey", "“public-key”", "'public-key'", "\u200bkey"])(
    "rejects what else was pasted: %j",
    (GATSBY_ALGOLIA_SEARCH_KEY) => {
      expect(() => readHostedSearch({ ...SEARCH, GATSBY_ALGOLIA_SEARCH_KEY })).toThrow(
        "GATSBY_ALGOLIA_SEARCH_KEY holds a line break",
      );
    },
  );
});
