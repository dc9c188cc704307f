import { readBuildEnv } from "./env";

describe("the base path", () => {
  test.each([
    ["is empty without PATH_PREFIX", {}, ""],
    ["is empty when PATH_PREFIX is empty", { PATH_PREFIX: "" }, ""],
    ["is one part", { PATH_PREFIX: "/docs" }, "/docs"],
    ["is several parts", { PATH_PREFIX: "/team/docs-v1.2" }, "/team/docs-v1.2"],
    ["loses space around it", { PATH_PREFIX: " /docs\n" }, "/docs"],
    ["comes from PATH_PREFIX alone", { PREFIX: "/docs" }, ""],
  ])("%s", (_, env, pathPrefix) => {
    expect(readBuildEnv(env)).toStrictEqual({
      pathPrefix,
      hostedSearch: undefined,
      plainGatsby: false,
    });
  });

  test.each([
    "docs",
    "/docs/",
    "/",
    "https://example.com/docs",
    "/do cs",
    "/docs?x",
    "/dócs",
    "//docs",
    "/team//docs",
    "/team/../docs",
    "/./docs",
  ])("cannot be %j", (value) => {
    expect(() => readBuildEnv({ PATH_PREFIX: value })).toThrow(
      `PATH_PREFIX is "${value}". Begin each part with one slash, end without one, and write it in `,
    );
  });
});

test.each([
  [undefined, false],
  ["", false],
  ["0", false],
  ["1", true],
  ["1\n", true],
])("SITE_PLAIN_GATSBY may be %j", (value, plainGatsby) => {
  expect(readBuildEnv({ SITE_PLAIN_GATSBY: value })).toMatchObject({ plainGatsby });
});

test.each(["true", "yes", '"1"'])("SITE_PLAIN_GATSBY cannot be %j", (value) => {
  expect(() => readBuildEnv({ SITE_PLAIN_GATSBY: value })).toThrow(
    `SITE_PLAIN_GATSBY is "${value}". Set it to 1 to build without`,
  );
});

test("the hosted search is read with it", () => {
  expect(
    readBuildEnv({
      GATSBY_ALGOLIA_APP_ID: "APP",
      GATSBY_ALGOLIA_SEARCH_KEY: "public-key",
      GATSBY_ALGOLIA_INDEX_NAME: "docs",
    }).hostedSearch,
  ).toStrictEqual({ appId: "APP", searchKey: "public-key", indexName: "docs" });
});
