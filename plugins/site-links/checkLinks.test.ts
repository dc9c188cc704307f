import { formatReport } from "../../src/domain/problems";
import { checkLinks, type SourceIndex, type WrittenRoute } from "./checkLinks";
import { readHtml } from "./readHtml";

const check = (
  pages: Readonly<Record<string, string>>,
  {
    basePath = "",
    sources = new Map(),
    routes = [],
  }: { basePath?: string; sources?: SourceIndex; routes?: WrittenRoute[] } = {},
) =>
  checkLinks({
    pages: Object.entries(pages).map(([path, html]) => readHtml(path, html)),
    basePath,
    sources,
    routes,
    fileExists: (file) => file === "/logo.png",
  }).map(({ file, line, message }) => `${file}:${line ?? "?"} ${message}`);

test("nothing is found when every link, anchor and file exists", () => {
  expect(
    check({
      "/": '<a href="/a#one">a</a><img src="/logo.png">',
      "/a": '<h2 id="one">One</h2><a href="#one">up</a>',
    }),
  ).toEqual([]);
});

test("a fault is reported with the file and line that the link is written in", () => {
  const sources = new Map([
    ["/a", { file: "content/docs/a.md", links: [{ href: "/gone", line: 7 }] }],
  ]);
  expect(check({ "/a": '<a href="/gone">x</a>' }, { sources })).toEqual([
    'content/docs/a.md:7 The link "/gone" leads to no page.',
  ]);
});

test("the source of a link is found under a base path, too", () => {
  const sources = new Map([
    ["/a", { file: "content/docs/a.md", links: [{ href: "/gone", line: 7 }] }],
  ]);
  expect(check({ "/a": '<a href="/docs/gone">x</a>' }, { basePath: "/docs", sources })).toEqual([
    'content/docs/a.md:7 The link "/docs/gone" leads to no page.',
  ]);
});

test("the source of a link is found when it is written with a trailing slash or percent-encoded", () => {
  const links = [
    { href: "/gone/#a", line: 7 },
    { href: "/a b", line: 8 },
  ];
  const sources = new Map([["/a", { file: "content/docs/a.md", links }]]);
  expect(
    check({ "/a": '<a href="/gone#a">x</a><a href="/a%20b">y</a>' }, { sources }),
  ).toStrictEqual([
    'content/docs/a.md:7 The link "/gone#a" leads to no page.',
    'content/docs/a.md:8 The link "/a%20b" leads to no page. Did you mean "/a"?',
  ]);
});

test("a route in the frame is reported once, with the line that gives it", () => {
  const html = '<a href="/docs/gone">x</a>';
  const routes = [{ route: "/gone", file: "content/site.yml", line: 40 }];
  expect(check({ "/a": html, "/b": html }, { basePath: "/docs", routes })).toEqual([
    'content/site.yml:40 The link "/docs/gone" leads to no page. (on 2 pages)',
  ]);
});

test("the same fault twice on a page is reported once", () => {
  expect(check({ "/a": '<a href="/gone">x</a><a href="/gone">y</a>' })).toHaveLength(1);
});

test("a fault of the frame, on many pages, is reported once with their number", () => {
  const frame = '<nav><a href="/gone">x</a></nav>';
  expect(check({ "/a": frame, "/b": frame, "/c": frame })).toEqual([
    'page /a:? The link "/gone" leads to no page. (on 3 pages)',
  ]);
});

test("a link with a different target on each page is looked up on each, a root-relative one once", () => {
  const asked: string[] = [];
  const links = '<a href="#end">end</a><a href="/logo.png">logo</a>';
  const html = { "/a": `<p id="end"></p>${links}`, "/b": links };
  const problems = checkLinks({
    pages: Object.entries(html).map(([path, text]) => readHtml(path, text)),
    basePath: "",
    sources: new Map(),
    routes: [],
    fileExists: (file) => asked.push(file) > 0,
  });
  expect(problems.map(({ file }) => file)).toEqual(["page /b"]);
  expect(asked).toEqual(["/logo.png"]);
});

test("a missing picture is called a file", () => {
  expect(check({ "/a": '<img src="/missing.png">' })).toEqual([
    'page /a:? The file "/missing.png" does not exist.',
  ]);
});

test("the report says what to do", () => {
  const [problem] = checkLinks({
    pages: [readHtml("/a", '<a href="/b">b</a>')],
    basePath: "",
    sources: new Map(),
    routes: [],
    fileExists: () => false,
  });
  expect(formatReport(problem ? [problem] : [])).toContain("→ Correct the route, or add the page.");
});
