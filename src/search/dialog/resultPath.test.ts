import { resultPath } from "./resultPath";

const place = {
  siteUrl: "https://docs.example.com",
  origin: "http://localhost:9000",
  pathPrefix: "",
};
const prefixed = { ...place, pathPrefix: "/base" };

test.each([
  [
    "the site's address",
    "https://docs.example.com/first-steps#wallet",
    place,
    "/first-steps#wallet",
  ],
  ["its front page", "https://docs.example.com", place, "/"],
  ["its front page with a hash", "https://docs.example.com#top", place, "/#top"],
  ["the address of a preview", "http://localhost:9000/first-steps?x=1", place, "/first-steps?x=1"],
  ["a path", "/first-steps", place, "/first-steps"],
  [
    "a path that begins with /docs/",
    "https://docs.example.com/docs/fees#maths",
    place,
    "/fees#maths",
  ],
  ["/docs/ further on", "https://docs.example.com/blog/docs/x", place, "/blog/docs/x"],
  ["/docs alone", "https://docs.example.com/docs", place, "/docs"],
  ["a name that only begins like /docs/", "/docs-team/x", place, "/docs-team/x"],
  ["the base path", "https://docs.example.com/base/fees", prefixed, "/fees"],
  ["the base path alone", "https://docs.example.com/base", prefixed, "/"],
  ["a name that only begins like the base path", "/basement", prefixed, "/basement"],
  ["the base path and /docs/", "/base/docs/fees", prefixed, "/fees"],
  ["a base path called /docs", "/docs/fees", { ...place, pathPrefix: "/docs" }, "/fees"],
  ["two slashes", "https://docs.example.com//evil.test/x", place, "/evil.test/x"],
  ["two slashes of a preview", "http://localhost:9000/\\evil.test", place, "/evil.test"],
  ["two slashes after /docs", "/docs//evil.test", place, "/evil.test"],
  ["two slashes after the base path", "/base//evil.test", prefixed, "/evil.test"],
  ["another site", "https://example.org/docs/x", place, undefined],
  ["another site without a scheme", "//evil.test/x", place, undefined],
  ["another site behind a backslash", "/\\evil.test/x", place, undefined],
  ["a site whose name begins like ours", "https://docs.example.com.evil.test/x", place, undefined],
  ["our name before an @", "https://docs.example.com@evil.test/x", place, undefined],
  ["a script", "javascript:alert(1)", place, undefined],
  ["nonsense", "http://", place, undefined],
])("leads from %s to a path of this site or nowhere", (_, url, where, expected) => {
  expect(resultPath(url, where)).toBe(expected);
});
