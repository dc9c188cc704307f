import { readBuildEnv } from "./env";

describe("the base path", () => {
  test.each([
    ["is none without PATH_PREFIX", {}, ""],
    ["is none when PATH_PREFIX is empty", { PATH_PREFIX: "" }, ""],
    ["is one part", { PATH_PREFIX: "/docs" }, "/docs"],
    ["is several parts", { PATH_PREFIX: "/team/docs-v1.2" }, "/team/docs-v1.2"],
    ["comes from PATH_PREFIX alone", { PREFIX: "/docs" }, ""],
  ])("%s", (_, env, pathPrefix) => {
    expect(readBuildEnv(env)).toStrictEqual({ pathPrefix });
  });

  test.each(["docs", "/docs/", "/", "https://example.com/docs", "/do cs", "/docs?x"])("cannot be %j", (value) => {
    expect(() => readBuildEnv({ PATH_PREFIX: value })).toThrow(`PATH_PREFIX is "${value}". Begin it with a slash and end it without one, such as /docs.`);
  });
});
