import { resultPath } from "./resultPath";

const place = { siteUrl: "https://docs.example.com", origin: "http://localhost:9000", pathPrefix: "" };
const prefixed = { ...place, pathPrefix: "/base" };

test.each([
  ["the site's address", "https://docs.example.com/quick-start#wallet", place, "/quick-start#wallet"],
  ["its front page", "https://docs.example.com", place, "/"],
  ["its front page with a hash", "https://docs.example.com#top", place, "/#top"],
  ["the address of a preview", "http://localhost:9000/quick-start?x=1", place, "/quick-start?x=1"],
  ["a path", "/quick-start", place, "/quick-start"],
  ["a path that begins with /docs/", "https://docs.example.com/docs/fees#maths", place, "/fees#maths"],
  ["/docs/ further on", "https://docs.example.com/blog/docs/x", place, "/blog/docs/x"],
  ["/docs alone", "https://docs.example.com/docs", place, "/docs"],
  ["a name that only begins like /docs/", "/docs-team/x", place, "/docs-team/x"],
  ["the base path", "https://docs.example.com/base/fees", prefixed, "/fees"],
  ["the base path alone", "https://docs.example.com/base", prefixed, "/"],
  ["a name that only begins like the base path", "/basement", prefixed, "/basement"],
  ["the base path and /docs/", "/base/docs/fees", prefixed, "/fees"],
  ["a base path called /docs", "/docs/fees", { ...place, pathPrefix: "/docs" }, "/fees"],
  ["another site", "https://example.org/docs/x", place, "https://example.org/docs/x"],
  ["a site whose name begins like ours", "https://docs.example.com.evil.test/x", place, "https://docs.example.com.evil.test/x"],
  ["a script", "javascript:alert(1)", place, "/"],
  ["nonsense", "http://", place, "/"],
])("leads from %s to a path of this site or to the other site", (_, url, where, expected) => {
  expect(resultPath(url, where)).toBe(expected);
});
