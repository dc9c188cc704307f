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

test("the hosted search is read with it", () => {
  expect(
    readBuildEnv({
      GATSBY_ALGOLIA_APP_ID: "APP",
      GATSBY_ALGOLIA_SEARCH_KEY: "public-key",
      GATSBY_ALGOLIA_INDEX_NAME: "docs",
    }).hostedSearch,
  ).toStrictEqual({ appId: "APP", searchKey: "public-key", indexName: "docs" });
});
