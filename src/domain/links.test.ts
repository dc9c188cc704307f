import { findLinkFault, type LinkTargets } from "./links";

const targets = (basePath = ""): LinkTargets => ({
  pages: new Map([
    ["/", new Set<string>()],
    ["/guides/fees", new Set(["swap-fees", "größe"])],
    ["/guides/swap", new Set<string>()],
  ]),
  basePath,
  fileExists: (path) => path === "/banner.png",
});
const fault = (href: string, kind: "link" | "asset" = "link", basePath = "") =>
  findLinkFault(href, kind, "/guides/swap", targets(basePath))?.message;

test.each([
  "",
  "#",
  "/",
  "/guides/fees",
  "/guides/fees?a=b#swap-fees",
  "/guides/fees#gr%C3%B6%C3%9Fe",
  "/guides/fees#:~:text=fees",
  "/banner.png",
  "https://www.example.com/nowhere",
  "mailto:a@example.com",
  "//cdn.example.com/x",
  "#top",
  "/guides/fees#Top",
])("%j leads somewhere, or away from the site", (href) => {
  expect(fault(href)).toBeUndefined();
});

test("a wrong route is a fault, and the nearest one is suggested", () => {
  expect(fault("/guides/feees")).toBe(
    'The link "/guides/feees" leads to no page. Did you mean "/guides/fees"?',
  );
});

test.each([
  ["/files/report.pdf", "Put the file at static/files/report.pdf, or correct the path."],
  ["/report.html", "Correct the route, or add the page."],
  ["/v1.2", "Correct the route, or add the page."],
])("what a link to nothing needs depends on its ending: %s", (href, fix) => {
  expect(findLinkFault(href, "link", "/", targets(""))).toMatchObject({ fix });
});

test("a wrong anchor is a fault, on the page itself too", () => {
  expect(fault("/guides/fees#swap-fee")).toBe(
    'The link "/guides/fees#swap-fee" leads to no anchor: /guides/fees has no "swap-fee". Did you mean "swap-fees"?',
  );
  expect(fault("#top-of-page")).toBe(
    'The link "#top-of-page" leads to no anchor: /guides/swap has no "top-of-page".',
  );
});

test("a file that does not exist is a fault of an asset", () => {
  expect(fault("/gone.png", "asset")).toBe('The file "/gone.png" does not exist.');
});

test("under a base path a link without it is a fault, and one with it is resolved without it", () => {
  expect(fault("/guides/fees", "link", "/docs")).toBe(
    'The link "/guides/fees" lacks the base path /docs.',
  );
  expect(fault("/docs/guides/fees#swap-fees", "link", "/docs")).toBeUndefined();
  expect(fault("/docs", "link", "/docs")).toBeUndefined();
});

test("a path that is badly encoded is compared as is", () => {
  expect(fault("/100%")).toContain("leads to no page");
});

test("a relative link is resolved as a browser does", () => {
  expect(fault("fees#swap-fees")).toBeUndefined();
  expect(fault("./fees")).toBeUndefined();
  expect(fault("../guides/fees")).toBeUndefined();
  expect(fault("fee")).toBe('The link "fee" leads to no page. Did you mean "/guides/fees"?');
});
