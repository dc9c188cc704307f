import { readPush, takePush } from "./pushEnv";

const PUSH = { ALGOLIA_APP_ID: "APP", ALGOLIA_WRITE_KEY: "secret-key", ALGOLIA_INDEX_NAME: "docs" };

describe("the push", () => {
  test.each([
    ["without ALGOLIA_PUSH", PUSH],
    ["with ALGOLIA_PUSH=false", { ...PUSH, ALGOLIA_PUSH: "false" }],
    ["with nothing set", {}],
  ])("is off %s", (_, env) => {
    expect(readPush(env)).toStrictEqual({ mode: "off" });
  });

  test("is on when its three variables are set and ALGOLIA_PUSH is true", () => {
    expect(readPush({ ...PUSH, ALGOLIA_PUSH: "true" })).toStrictEqual({
      mode: "on",
      appId: "APP",
      writeKey: "secret-key",
      indexName: "docs",
      allowDrop: false,
      allowOlder: false,
      minutes: 10,
    });
  });

  test("trims its variables, since a pasted secret may have space around it", () => {
    expect(
      readPush({
        ALGOLIA_PUSH: "true\n",
        ALGOLIA_APP_ID: " APP",
        ALGOLIA_WRITE_KEY: "secret-key\n",
        ALGOLIA_INDEX_NAME: "docs ",
        ALGOLIA_HOST: "https://search.example.com/\n",
        ALGOLIA_ALLOW_DROP: "true ",
        ALGOLIA_ALLOW_OLDER: " true",
        ALGOLIA_MINUTES: "20\n",
      }),
    ).toStrictEqual({
      mode: "on",
      appId: "APP",
      writeKey: "secret-key",
      indexName: "docs",
      host: "https://search.example.com",
      allowDrop: true,
      allowOlder: true,
      minutes: 20,
    });
  });

  test("leaves no key in the environment of the build, and is off for what reads it again", () => {
    const env = { ...PUSH, ALGOLIA_PUSH: "true", OTHER: "kept" };
    expect(takePush(env)).toMatchObject({ mode: "on", writeKey: "secret-key" });
    expect(env).toStrictEqual({ ALGOLIA_PUSH: "false", OTHER: "kept" });
    expect(takePush(env)).toStrictEqual({ mode: "off" });
  });

  test("leaves no key where nothing is pushed, either", () => {
    const env = { ...PUSH, ALGOLIA_PUSH: "dry" };
    expect(takePush(env)).toStrictEqual({ mode: "dry" });
    expect(env).toStrictEqual({ ALGOLIA_PUSH: "dry" });
  });

  test("may shrink the index only with ALGOLIA_ALLOW_DROP=true", () => {
    const allowDrop = (value: string) =>
      readPush({ ...PUSH, ALGOLIA_PUSH: "true", ALGOLIA_ALLOW_DROP: value });
    expect(allowDrop("true")).toMatchObject({ allowDrop: true });
    expect(allowDrop("1")).toMatchObject({ allowDrop: false });
  });

  test.each(["http://example.com", "https://example.com/path", "example.com"])(
    "has no host such as %s",
    (value) => {
      expect(() => readPush({ ...PUSH, ALGOLIA_PUSH: "true", ALGOLIA_HOST: value })).toThrow(
        `ALGOLIA_HOST is "${value}".`,
      );
    },
  );

  test.each([
    ["https://me:secret@example.com", "https://…@example.com"],
    ["https://secret@example.com/", "https://…@example.com/"],
    ["https://me:se/cret@example.com", "https://…@example.com"],
    ["https://me:secret@cret@example.com", "https://…@example.com"],
    ["https:me:secret@example.com", "…@example.com"],
    ["//me:secret@example.com", "…@example.com"],
    ["me:secret@example.com", "…@example.com"],
  ])("has no host with a password, and does not print it: %s", (ALGOLIA_HOST, printed) => {
    const read = () => readPush({ ...PUSH, ALGOLIA_PUSH: "true", ALGOLIA_HOST });
    expect(read).toThrow(`ALGOLIA_HOST is "${printed}".`);
    expect(read).not.toThrow(/cret/);
  });

  test.each([".", "..", "docs\n::error::x", "do\u0000cs"])(
    "has no impossible index name: %j",
    (ALGOLIA_INDEX_NAME) => {
      expect(() => readPush({ ...PUSH, ALGOLIA_PUSH: "true", ALGOLIA_INDEX_NAME })).toThrow(
        `ALGOLIA_INDEX_NAME is ${JSON.stringify(ALGOLIA_INDEX_NAME)}, which is not a valid index name.`,
      );
    },
  );

  test.each(["docs v1", "dev_docs", "docs/v1", "döcs%2F?#", "docs..v1"])(
    "has an index of another name: %s",
    (indexName) => {
      const env = { ...PUSH, ALGOLIA_PUSH: "true", ALGOLIA_INDEX_NAME: indexName };
      expect(readPush(env)).toMatchObject({ indexName });
    },
  );

  test.each([
    "secret\nkey",
    "secret\r\nkey",
    "“secret-key”",
    "secret key",
    "secret\u0000key",
    "sécret",
  ])("rejects a key that a header cannot hold, and does not print it: %j", (ALGOLIA_WRITE_KEY) => {
    const read = () => readPush({ ...PUSH, ALGOLIA_PUSH: "true", ALGOLIA_WRITE_KEY });
    expect(read).toThrow("ALGOLIA_WRITE_KEY holds a line break, a space, a quote");
    expect(read).not.toThrow(/s[eé]cret/);
  });

  test("is dry without any credentials", () => {
    expect(readPush({ ALGOLIA_PUSH: "dry" })).toStrictEqual({ mode: "dry" });
  });

  test.each([
    [
      "a part of the credentials",
      { ...PUSH, ALGOLIA_WRITE_KEY: undefined },
      "ALGOLIA_WRITE_KEY is missing.",
    ],
    [
      "a part of them in a dry run",
      { ALGOLIA_PUSH: "dry", ALGOLIA_APP_ID: "APP" },
      "ALGOLIA_WRITE_KEY and ALGOLIA_INDEX_NAME are missing.",
    ],
    [
      "none of them",
      { ALGOLIA_PUSH: "true" },
      "ALGOLIA_PUSH is true, but ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY, ALGOLIA_INDEX_NAME are missing.",
    ],
    [
      "the key alone",
      { ALGOLIA_WRITE_KEY: "secret-key" },
      "ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME are missing. Set ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY, ALGOLIA_INDEX_NAME to push search records, or none of them.",
    ],
    [
      "no minutes",
      { ...PUSH, ALGOLIA_PUSH: "true", ALGOLIA_MINUTES: "soon" },
      'ALGOLIA_MINUTES is "soon".',
    ],
    ["another word", { ...PUSH, ALGOLIA_PUSH: "yes" }, 'ALGOLIA_PUSH is "yes".'],
    [
      "readers of another application",
      { ...PUSH, ALGOLIA_PUSH: "true", GATSBY_ALGOLIA_APP_ID: "OTHER" },
      'GATSBY_ALGOLIA_APP_ID is "OTHER", but ALGOLIA_APP_ID is "APP": readers would search another index',
    ],
    [
      "readers of another index",
      { ...PUSH, ALGOLIA_PUSH: "true", GATSBY_ALGOLIA_INDEX_NAME: "blog" },
      'GATSBY_ALGOLIA_INDEX_NAME is "blog", but ALGOLIA_INDEX_NAME is "docs"',
    ],
    [
      "an index named as the temporary one of another",
      { ...PUSH, ALGOLIA_PUSH: "true", ALGOLIA_INDEX_NAME: "docs_next" },
      'ALGOLIA_INDEX_NAME is "docs_next": a push to the index "docs" would delete it.',
    ],
    [
      "a public write key",
      { ...PUSH, GATSBY_ALGOLIA_SEARCH_KEY: "secret-key" },
      "GATSBY_ALGOLIA_SEARCH_KEY contains the key of ALGOLIA_WRITE_KEY",
    ],
  ])("fails the build with %s", (_, env, message) => {
    expect(() => readPush(env)).toThrow(message);
  });
});
