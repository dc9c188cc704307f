import { resultPath } from "./resultPath";

test.each([
  ["the site's address", "https://docs.example.com/first-steps#wallet", "", "/first-steps#wallet"],
  ["its front page", "https://docs.example.com", "", "/"],
  ["its front page with a hash", "https://docs.example.com#top", "", "/#top"],
  ["the address of a preview", "http://localhost:9000/first-steps?x=1", "", "/first-steps?x=1"],
  ["a path", "/first-steps", "", "/first-steps"],
  ["a path that begins with /docs/", "https://docs.example.com/docs/fees#max", "", "/fees#max"],
  ["/docs/ further on", "https://docs.example.com/blog/docs/x", "", "/blog/docs/x"],
  ["/docs alone", "https://docs.example.com/docs", "", "/docs"],
  ["a name that only begins like /docs/", "/docs-team/x", "", "/docs-team/x"],
  ["the base path", "https://docs.example.com/base/fees", "/base", "/fees"],
  ["the base path alone", "https://docs.example.com/base", "/base", "/"],
  ["a name that only begins like the base path", "/basement", "/base", "/basement"],
  ["the base path and /docs/", "/base/docs/fees", "/base", "/fees"],
  ["a base path called /docs", "/docs/fees", "/docs", "/fees"],
  ["two slashes", "https://docs.example.com//evil.test/x", "", "/evil.test/x"],
  ["two slashes after /docs", "/docs//evil.test", "", "/evil.test"],
  ["two slashes after the base path", "/base//evil.test", "/base", "/evil.test"],
  ["another site", "https://evil.test/docs/x", "", "/x"],
  ["another site without a scheme", "//evil.test/x", "", "/x"],
  ["another site behind a backslash", "/\\evil.test/x", "", "/x"],
  ["our name before an @", "https://docs.example.com@evil.test/x", "", "/x"],
  ["a script", "javascript:alert(1)", "", undefined],
  ["nonsense", "http://", "", undefined],
])("leads from %s to a path of this site or nowhere", (_, url, pathPrefix, expected) => {
  expect(resultPath(url, pathPrefix)).toBe(expected);
});
