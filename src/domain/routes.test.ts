import { generatedPageAt } from "./generatedRoutes";
import * as routes from "./routes";

describe("joining", () => {
  test.each([
    [[], "/"],
    [["/"], "/"],
    [["a"], "/a"],
    [["/", "a/", "b"], "/a/b"],
    [["//a///b//"], "/a/b"],
    [["a", "", "FA-entry"], "/a/FA-entry"],
  ])("%j → %s", (parts, path) => {
    expect(routes.joinPath(...parts)).toBe(path);
  });
});

describe("the path of a docs page", () => {
  test.each<[string, string[], string, string | undefined, string]>([
    ["is folders and file name", ["amm", "pools"], "stable", undefined, "/amm/pools/stable"],
    ["keeps its case", ["dev"], "FA-entry", undefined, "/dev/FA-entry"],
    ["leaves out a folder whose slug is /", ["/"], "first-steps", undefined, "/first-steps"],
    ["is the folder's for index", ["amm"], "index", undefined, "/amm"],
    ["is the folder's for README in any case", ["amm"], "ReadMe", undefined, "/amm"],
    ["is the site's root for index at the top", [], "index", undefined, "/"],
    ["is the absolute slug, whatever the folders", ["amm"], "x", "/", "/"],
    ["has a relative slug in place of the file name", ["amm"], "x", "y", "/amm/y"],
    ["follows . and .. in a slug", ["amm", "pools"], "x", "./../y", "/amm/y"],
    ["stays within the site", ["amm"], "x", "../../y", "/y"],
    ["takes no other name for an index", ["amm"], "index-funds", undefined, "/amm/index-funds"],
  ])("%s", (_, folders, file, slug, path) => {
    expect(routes.docPath(folders, file, slug)).toBe(path);
  });
});

describe("the path of a free-standing page", () => {
  test.each<[string, string, string | undefined, string]>([
    ["is its file's", "legal/imprint", undefined, "/legal/imprint"],
    ["is the folder's for index", "about/index", undefined, "/about"],
    ["has a relative slug in place of the file name", "about/team", "people", "/about/people"],
    ["has a relative slug in place of index", "about/index", "people", "/about/people"],
  ])("%s", (_, name, slug, path) => {
    expect(routes.pagePath(name, slug)).toBe(path);
  });
});

test.each([
  ["the blog", routes.blogListPath(), "/blog"],
  ["the blog's second list page", routes.blogListPath(2), "/blog/page/2"],
  ["a post", routes.postPath("welcome"), "/blog/welcome"],
  ["a tag's third list page", routes.tagPath("amm", 3), "/blog/tags/amm/page/3"],
])("the path of %s", (_, made, path) => {
  expect(made).toBe(path);
});

describe("a link target is split", () => {
  test.each([
    ["/a?b#c", "/a", "?b", "#c"],
    ["/a", "/a", "", ""],
    ["#c?d", "", "", "#c?d"],
    ["?b", "", "?b", ""],
    ["a.md#c#d", "a.md", "", "#c#d"],
    ["", "", "", ""],
    ["/a\nb?c\n#d", "/a\nb", "?c\n", "#d"],
  ])("%j", (href, path, query, hash) => {
    expect(routes.splitHref(href)).toStrictEqual({ path, query, hash });
  });
});

describe("a link leaves the site", () => {
  test.each([
    ["https://example.com", true],
    ["mailto:a@example.com", true],
    ["web+x.y-z:1", true],
    ["//example.com", true],
    ["/a:b", false],
    ["a/b:c", false],
    ["", false],
  ])("%s: %s", (href, external) => {
    expect(routes.isExternal(href)).toBe(external);
  });
});

describe("the base path", () => {
  test.each([
    ["is put before a route", "/a", "/docs", "/docs/a"],
    ["is not put twice", "/docs/a", "/docs", "/docs/a"],
    ["is not put before itself with query and anchor", "/docs?a#b", "/docs", "/docs?a#b"],
    ["is put before a route that only begins like it", "/docs-old", "/docs", "/docs/docs-old"],
    ["leaves anchors as they are", "#a", "/docs", "#a"],
    ["leaves relative links as they are", "a/b", "/docs", "a/b"],
    ["leaves other sites as they are", "https://example.com/a", "/docs", "https://example.com/a"],
    ["leaves protocol-relative links as they are", "//example.com", "/docs", "//example.com"],
    ["is nothing on a site at the root", "/a", "", "/a"],
  ])("%s", (_, href, base, expected) => {
    expect(routes.withBasePath(href, base)).toBe(expected);
  });
});

test.each([
  ["/", "https://docs.example.com/"],
  ["/docs/a", "https://docs.example.com/docs/a"],
  ["/tags/häfen & boote", "https://docs.example.com/tags/h%C3%A4fen%20&%20boote"],
  ["/港", "https://docs.example.com/%E6%B8%AF"],
])("the address of the page %s is %s", (path, address) => {
  expect(routes.pageAddress("https://docs.example.com", path)).toBe(address);
});

describe("the clean path of an address", () => {
  test.each([
    ["/a/index.html", "/a"],
    ["/a.html", "/a"],
    ["/index.html", "/"],
    ["/index", "/index"],
    ["/a/", "/a"],
    ["/a//", "/a/"],
    ["/", "/"],
    ["", "/"],
    [" /a ", "/a"],
    ["/a/myindex.html", "/a/myindex"],
    ["/v1.html.md", "/v1.html.md"],
    ["//evil.example/x.html", "/evil.example/x"],
    ["/\\evil.example/index.html", "/evil.example"],
    ["\\\\evil.example", "/evil.example"],
  ])("%j → %s", (address, path) => {
    expect(routes.normalisePath(address)).toBe(path);
  });
});

describe("two paths name the same page", () => {
  test.each([
    ["/a", "/a", true],
    ["/FA-entry", "/fa-entry/", true],
    ["/a/index.html", "/A", true],
    ["/", "/index.html", true],
    ["/a", "/a/b", false],
    ["/a", "/b", false],
  ])("%s and %s: %s", (a, b, same) => {
    expect(routes.isSamePath(a, b)).toBe(same);
  });
});

test.each([
  [routes.searchPath(), "the search page"],
  [routes.authorsPath().toUpperCase(), "the author list"],
  [routes.blogListPath(2), "the lists of the blog"],
  [routes.tagPath("amm"), "the lists of the blog"],
  [routes.authorPath("ada", 2), "the lists of the blog"],
  ["/LLMs.txt", "a file of the build"],
  ["/assets", "a file of the build"],
  ["/Page-Data/a/b", "a file of the build"],
  ["/blog/a-post", undefined],
  ["/blogs", undefined],
  ["/assets-of-a-pool", undefined],
])("%s is generated as %s", (path, name) => {
  expect(generatedPageAt(path)).toBe(name);
});

test("the address of a file is percent-encoded, name by name", () => {
  expect(routes.fileAddress("https://code.example/edit", "docs/a b/50% #1?.md")).toBe(
    "https://code.example/edit/docs/a%20b/50%25%20%231%3F.md",
  );
});

test.each([
  ["/assets/2df5990e7b/openapi.yaml", true],
  ["/docs/assets/2df5990e7b/LICENSE", true],
  ["/data.csv", true],
  ["/guides/swap", false],
  ["/assets/fees", false],
  ["/releases/v1.2", false],
  ["/blog/node.js", false],
])("%s is a file: %s", (path, expected) => {
  expect(routes.isFile(path)).toBe(expected);
});
