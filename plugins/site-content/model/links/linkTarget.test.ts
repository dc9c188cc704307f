import { element, type TreeElement, type TreeProps } from "../../../../src/domain/documentTree";
import { markup } from "../../../../src/testing/builders";
import { resolveContext } from "../../../../src/testing/resolveElement";
import { CONTENT_FOLDER } from "../files/source";
import { resolvePage } from "./resolve";

const FILES: [string, string][] = [
  ["content/docs/a.mdx", "/a"],
  ["content/docs/guide/index.md", "/guide"],
  ["content/docs/guide/b.md", "/guide/bee"],
  ["content/docs/readme/README.md", "/readme"],
  ["content/docs/guide/deep/c.mdx", "/guide/deep/c"],
  ["content/docs/guide/deep/index.md", "/guide/deep"],
  ["content/docs/named/Named.md", "/named"],
  ["content/docs/moved.md", "/named/part"],
  ["content/docs/other.md", "/part"],
  ["content/docs/index.md", "/"],
  ["content/docs/docs.md", "/docs"],
];
const CONTRACTS = { path: "../contracts/docs", place: "content/docs/contracts" };
const pages = FILES.map(([file, path]) => [file, { path, title: path, description: "" }] as const);

function resolve(node: TreeElement, file = "content/docs/a.mdx") {
  const context = resolveContext({
    folderOf: (page) => (page.startsWith(CONTRACTS.path) ? CONTRACTS : CONTENT_FOLDER),
    byFile: new Map(pages),
    byPath: new Map(pages.map(([, page]) => [page.path, page])),
    publish: (name) => `/assets/${name}`,
  });
  const { tree, ...rest } = resolvePage(file, [node], context);
  return { html: markup(tree), ...rest };
}

test.each([
  ["to an address in other capital letters", "/Guide/Deep", "content/docs/a.mdx", "/guide/deep"],
  ["to a file from the docs folder", "guide/b.md", "content/docs/readme/README.md", "/guide/bee"],
  ["to a file from the docs folder, absolute", "/guide/b.md", "content/docs/a.mdx", "/guide/bee"],
  ["to a file of the project", "/docs/guide/b.md#x", "content/docs/a.mdx", "/guide/bee#x"],
  ["to the docs folder", "./", "content/docs/a.mdx", "/"],
  ["to no route", "/deep/d", "content/docs/guide/b.md", "/deep/d"],
  ["to @site", "@site/docs/guide/b.md", "content/docs/a.mdx", "/guide/bee"],
  ["from the page's address", "bee?x=1#y", "content/docs/guide/index.md", "/guide/bee?x=1#y"],
  ["from the address, up", "../guide/bee", "content/docs/guide/b.md", "/guide/bee"],
  ["with .html", "/guide/bee.html", "content/docs/a.mdx", "/guide/bee"],
  ["with a slash at its end", "/guide/bee/#x", "content/docs/a.mdx", "/guide/bee#x"],
  ["to a route of the build, with a slash", "/blog/?a=1#x", "content/docs/a.mdx", "/blog?a=1#x"],
  ["below Docusaurus' docs", "/docs/guide/bee", "content/docs/a.mdx", "/guide/bee"],
  ["to the file of a page with a slug", "/guide/b", "content/docs/a.mdx", "/guide/bee"],
  ["to a folder of @site", "@site/docs/named", "content/docs/a.mdx", "/named"],
  ["from the address of such a page", "part?x", "content/docs/named/Named.md", "/named/part?x"],
  ["to a static file", "../../static/tide.png", "content/docs/guide/b.md", "/tide.png"],
  ["to a static file of @site", "@site/static/tide.png", "content/docs/a.mdx", "/tide.png"],
])("a link %s, as Docusaurus resolves it: %s on %s leads to %s", (_, href, file, route) => {
  expect(resolve(element("a", { href }, ["x"]), file)).toMatchObject({
    html: `<a href="${route}">x</a>`,
    problems: [],
  });
});

describe("a picture", () => {
  const img = (src: string) => element("img", { src, alt: "A" });

  test.each([
    ["../../static/tide.png", "/tide.png"],
    ["@site/static/tide.png", "/tide.png"],
    ["/tide.png?raw=true", "/tide.png"],
  ])("of static may be named %s", (src, address) => {
    expect(resolve(img(src))).toMatchObject({
      html: `<Image src="${address}" alt="A" width=1 height=1/>`,
      problems: [],
    });
  });

  test("beside the page may have a query or GitHub's suffix for one color mode", () => {
    expect(resolve(img("./tide.png?x=1")).images).toStrictEqual(["content/docs/tide.png"]);
    expect(resolve(img("tide.png#gh-light-mode-only")).images).toStrictEqual([
      "content/docs/tide.png",
    ]);
  });

  const sized = (size: TreeProps) => element("img", { src: "./flow.svg", alt: "A", ...size });

  test.each([
    [{ width: "20" }, "shown=20"],
    [{ width: "20.5px" }, "shown=20"],
    [{ width: "50%" }, 'shown="50%"'],
    [{ width: "900%" }, 'shown="100%"'],
    [{ height: "10" }, "shown=20"],
  ])("with %j is as wide as the page wants it", (size, shown) => {
    expect(resolve(sized(size)).html).toContain(
      `src="/assets/content/docs/flow.svg" alt="A" width=40 height=20 ${shown}/>`,
    );
  });

  test.each([{ width: 0 }, { width: "wide" }, { height: "50%" }, { width: "3em" }])(
    "with %j has its own size",
    (size) => {
      expect(resolve(sized(size)).html).not.toContain("shown");
    },
  );
});
