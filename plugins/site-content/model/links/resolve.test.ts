import type { PageSummary } from "../../../../src/domain/componentSpec";
import { element, type TreeElement, type TreeProps } from "../../../../src/domain/documentTree";
import { markup } from "../../../../src/testing/builders";
import { resolveContext } from "../../../../src/testing/resolveElement";
import { type ResolveContext, resolvePage } from "./resolve";

const target = (path: string): PageSummary => ({
  path,
  title: `Title of ${path}`,
  description: `About ${path}`,
});
const FILES: [string, string][] = [
  ["content/docs/a.mdx", "/a"],
  ["content/docs/guide/index.md", "/guide"],
  ["content/docs/guide/b.md", "/guide/bee"],
  ["content/docs/readme/README.md", "/readme"],
  ["content/docs/two words.md", "/two-words"],
  ["content/blog/2026-01-15-news.md", "/blog/news"],
];
const context = (overrides: Partial<ResolveContext> = {}): ResolveContext =>
  resolveContext({
    byFile: new Map(FILES.map(([file, path]) => [file, target(path)])),
    byPath: new Map(FILES.map(([, path]) => [path, target(path)])),
    publish: (file) => `/assets/${file}`,
    ...overrides,
  });

function resolve(
  node: TreeElement,
  file = "content/docs/a.mdx",
  overrides?: Partial<ResolveContext>,
) {
  const { tree, problems, ...rest } = resolvePage(file, [{ ...node, line: 7 }], context(overrides));
  return {
    html: markup(tree),
    problems: problems.map(({ line, message }) => `${line}: ${message}`),
    ...rest,
  };
}
const a = (href: string, props: TreeProps = {}) => element("a", { href, ...props }, ["x"]);

describe("a link", () => {
  test.each([
    ["to a route stays", "/anything#x"],
    ["to a heading stays", "#x"],
    ["to another site stays", "https://example.com/a.md"],
    ["that is empty stays", ""],
  ])("%s", (_, href) => {
    expect(resolve(a(href))).toMatchObject({
      html: `<a href="${href}">x</a>`,
      problems: [],
      links: [{ href, line: 7 }],
    });
  });

  test.each([
    ["to a file beside the page", "guide/b.md", "content/docs/a.mdx", "/guide/bee"],
    ["to a file above the page", "../a.mdx", "content/docs/guide/b.md", "/a"],
    ["with query and anchor", "./guide/b.md?x=1#y", "content/docs/a.mdx", "/guide/bee?x=1#y"],
    ["without the file's ending", "guide/b", "content/docs/a.mdx", "/guide/bee"],
    ["to a folder with an index", "guide", "content/docs/a.mdx", "/guide"],
    ["to the folder of the page", "./", "content/docs/guide/b.md", "/guide"],
    ["to a folder with a README", "readme/", "content/docs/a.mdx", "/readme"],
    ["to a post", "../blog/2026-01-15-news.md", "content/docs/a.mdx", "/blog/news"],
  ])("%s becomes a route", (_, href, file, route) => {
    expect(resolve(a(href), file)).toMatchObject({
      html: `<a href="${route}">x</a>`,
      problems: [],
      links: [{ href: route }],
    });
  });

  test("to a file that is not a page becomes its published address", () => {
    expect(resolve(a("report.csv#row=2"))).toMatchObject({
      html: '<a href="/assets/content/docs/report.csv#row=2">x</a>',
      problems: [],
    });
  });

  test.each([
    ["to nothing", "nope.md", ""],
    ["to a file too far above", "../../../b.md", ""],
    ["to nothing, when a page is near", "giude/b.md", ' Did you mean "guide/b.md"?'],
    ["to a page of Markdown that is not built", "../good/anything.md", ""],
    ["to a file outside the content folder", "../../elsewhere/tide.png", ""],
    ["with a broken escape", "%E0%A4%A.md", ""],
  ])("%s is a problem and leads nowhere", (_, href, suggestion) => {
    const { html, problems } = resolve(a(href));
    expect(html).toBe('<a href="#">x</a>');
    expect(problems).toStrictEqual([`7: The link "${href}" leads to no file.${suggestion}`]);
  });

  test.each([
    ["javascript:alert(1)", 'begins with "javascript:".'],
    ["//evil.example/x", "begins with two slashes, so it names another site."],
    ["/\\evil.example", "has a backslash."],
    [
      "https://app.example.com@evil.example",
      "leads to evil.example, not to what comes before the @.",
    ],
  ])("%j is a problem and leads nowhere", (href, fault) => {
    expect(resolve(a(href))).toMatchObject({
      html: '<a href="#">x</a>',
      problems: [`7: The address "${href}" ${fault}`],
    });
  });

  test("that shows a host other than its own is a problem", () => {
    const link = element("a", { href: "https://app.examp1e.com" }, [
      element("b", {}, ["https://app."]),
      "example.com",
    ]);
    expect(resolve(link).problems).toStrictEqual([
      '7: The text of the link to app.examp1e.com shows another host: "app.example.com".',
    ]);
  });

  test("of a Card is treated the same", () => {
    expect(resolve(element("Card", { to: "guide/b.md", title: "t" }))).toMatchObject({
      html: expect.stringContaining('href="/guide/bee">t</a>'),
      links: [{ href: "/guide/bee", line: 7 }],
    });
    expect(resolve(element("Card", { to: "javascript:x", title: "t" })).problems).toStrictEqual([
      '7: The address "javascript:x" begins with "javascript:".',
    ]);
  });

  test("keeps its title", () => {
    expect(resolve(a("/x", { title: "T" })).html).toBe('<a href="/x" title="T">x</a>');
  });

  test("without target is an anchor and is kept", () => {
    expect(resolve(element("a", { id: "x" }))).toMatchObject({ html: '<a id="x"/>', links: [] });
  });
});

describe("a picture", () => {
  const img = (src: string, props: TreeProps = { alt: "A" }) => element("img", { src, ...props });

  test("in a raster format beside the page is left to the image builder", () => {
    expect(resolve(img("tide.png"))).toMatchObject({
      html: '<Image src="tide.png" alt="A" file="content/docs/tide.png"/>',
      images: ["content/docs/tide.png"],
      problems: [],
    });
  });

  test("without a file is reported as such", () => {
    for (const node of [img(""), img("#a"), element("img", { alt: "A" })])
      expect(resolve(node).problems).toEqual([expect.stringMatching(/^7: The picture "#?a?" /)]);
  });

  test("in SVG beside the page is published with its size", () => {
    expect(resolve(img("./flow.svg"))).toMatchObject({
      html: '<Image src="/assets/content/docs/flow.svg" alt="A" width=40 height=20/>',
      images: [],
    });
  });

  test("of static has its size, if it can be read", () => {
    expect(resolve(img("/tide.png"))).toMatchObject({
      html: '<Image src="/tide.png" alt="A" width=1 height=1/>',
      images: [],
      problems: [],
    });
    expect(resolve(img("/odd.png")).problems).toEqual([
      '7: The file of the picture "/odd.png" is not a picture of a known kind.',
    ]);
  });

  test("of another site is a link to it, so that no page asks another site, with a warning", () => {
    const src = "https://example.com/a.png";
    expect(resolve(img(src))).toMatchObject({
      html: `<a href="${src}">A</a>`,
      problems: [`7: The picture "${src}" is on another site, so the page links to it.`],
    });
    expect(resolve(element("a", { href: "/x" }, [img(src, { alt: "build" })])).html).toBe(
      '<a href="/x">build</a>',
    );
  });

  test("without alt text is a problem and shown as decoration; empty alt text marks it as that", () => {
    expect(resolve(img("tide.png", {})).html).toContain('alt=""');
    expect(resolve(img("tide.png", {})).problems).toStrictEqual([
      '7: The picture "tide.png" has no alt text.',
    ]);
    expect(resolve(img("tide.png", { alt: "" })).problems).toStrictEqual([]);
  });

  test.each([
    ["nope.png", 'The picture "nope.png" does not exist.'],
    ["/nope.png", 'The picture "/nope.png" does not exist.'],
    [
      "../../elsewhere/tide.png",
      'The picture "../../elsewhere/tide.png" is outside the content folder.',
    ],
    [
      "/../content/docs/tide.png/../../../../builders.ts",
      'The picture "/../content/docs/tide.png/../../../../builders.ts" is outside the static folder.',
    ],
  ])("%s is a problem and shows its alt text", (src, message) => {
    expect(resolve(img(src))).toMatchObject({
      html: `<Image src=${JSON.stringify(src)} alt="A"/>`,
      problems: [`7: ${message}`],
      images: [],
    });
  });

  test("says where it should be", () => {
    const fix = (src: string) =>
      resolvePage("content/docs/a.mdx", [img(src)], context()).problems[0]?.fix;
    expect([fix("x/nope.png"), fix("/nope.png")]).toStrictEqual([
      "Put the file itself at content/docs/x/nope.png.",
      "Put the file itself at static/nope.png.",
    ]);
  });
});
