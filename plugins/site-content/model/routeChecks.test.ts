import { load, source } from "../../../src/testing/builders";
import type { SourceFile } from "./files/source";
import type { Content } from "./types";

const docs = (name: string, text = "# A\n\nText.\n") => source(`content/docs/${name}`, text);
const posts = (name: string, text = "# A\n\na\n\n<!-- truncate -->\n") =>
  source(`content/blog/${name}`, text);
const pages = (name: string, text = "# A\n\nText.\n") => source(`content/pages/${name}`, text);
const found = ({ problems }: Content) =>
  problems.map(({ file, line, message }) => `${file}:${line ?? "?"} ${message}`);

/** The line of a page's slug, or else the first. */
function slugLine(file: SourceFile | undefined): number {
  return file?.yaml?.().includes("slug:") ? 3 : 1;
}

describe("two files that claim one route", () => {
  test.each([
    [
      "by their slugs",
      [
        docs("a.md", "---\ntitle: A\nslug: /x\n---\n\nText.\n"),
        docs("b.md", "---\ntitle: B\nslug: /x\n---\n\nText.\n"),
      ],
      "content/docs/b.md",
      "/x",
      "content/docs/a.md",
    ],
    [
      "by file and folder",
      [docs("a.md"), docs("a/index.md")],
      "content/docs/a/index.md",
      "/a",
      "content/docs/a.md",
    ],
    [
      "by numbers before their names",
      [docs("01-a.md"), docs("02-a.md", "---\ntitle: A\n---\n\nText.\n")],
      "content/docs/02-a.md",
      "/a",
      "content/docs/01-a.md",
    ],
    [
      "in letters of another case",
      [docs("FAQ.md"), pages("faq.md")],
      "content/pages/faq.md",
      "/faq",
      "content/docs/FAQ.md",
    ],
    [
      "as doc and page",
      [docs("a.md"), pages("a.md")],
      "content/pages/a.md",
      "/a",
      "content/docs/a.md",
    ],
    [
      "one of them a draft",
      [docs("a.md", "---\ntitle: A\ndraft: true\n---\n\nText.\n"), pages("a.md")],
      "content/pages/a.md",
      "/a",
      "content/docs/a.md",
    ],
    [
      "with the search page",
      [pages("search.md")],
      "content/pages/search.md",
      "/search",
      "the search page",
    ],
    [
      "with the not-found page",
      [pages("404.md")],
      "content/pages/404.md",
      "/404",
      "the not-found page",
    ],
    [
      "with a file of the build",
      [docs("a.md", "---\ntitle: A\nslug: /Robots.txt\n---\n\nText.\n")],
      "content/docs/a.md",
      "/Robots.txt",
      "a file of the build",
    ],
    [
      "with a folder of the build",
      [docs("page-data.md")],
      "content/docs/page-data.md",
      "/page-data",
      "a file of the build",
    ],
    [
      "below a folder of the build",
      [docs("a.md", "---\ntitle: A\nslug: /_hosting/a\n---\n\nText.\n")],
      "content/docs/a.md",
      "/_hosting/a",
      "a file of the build",
    ],
    [
      "with the copy of the start page",
      [docs("a.md", "---\ntitle: A\nslug: /index\n---\n\nText.\n")],
      "content/docs/a.md",
      "/index",
      "the start page",
    ],
    [
      "with another page's copy",
      [docs("a.md"), docs("b.md", "---\ntitle: B\nslug: /a.md\n---\n\nText.\n")],
      "content/docs/b.md",
      "/a.md",
      "the Markdown copy of content/docs/a.md",
    ],
    [
      "with a file of static/",
      [docs("a.md", "---\ntitle: A\nslug: /tide.png\n---\n\nText.\n")],
      "content/docs/a.md",
      "/tide.png",
      "static/tide.png",
    ],
    ["with the blog", [docs("blog/index.md")], "content/docs/blog/index.md", "/blog", "the blog"],
    [
      "with the archive",
      [posts("2026-01-15-archive.md")],
      "content/blog/2026-01-15-archive.md",
      "/blog/archive",
      "the blog archive",
    ],
    [
      "with the tags",
      [posts("2026-01-15-tags.md")],
      "content/blog/2026-01-15-tags.md",
      "/blog/tags",
      "the tag list",
    ],
    [
      "with the authors",
      [posts("2026-01-15-Authors.md")],
      "content/blog/2026-01-15-Authors.md",
      "/blog/Authors",
      "the author list",
    ],
  ])("%s are a problem that names both", async (_, files, file, path, owner) => {
    const line = slugLine(files.find((each) => each.path === file));
    expect(found(await load(files))).toStrictEqual([
      `${file}:${line} The route "${path}" is already taken by ${owner}.`,
    ]);
  });
});

test.each([
  ["/a.md/in", "/a.md"],
  ["/tide.png/deep/in", "/tide.png"],
  ["/sitemap.xml/in", "/sitemap.xml"],
])("a page cannot be below a file: %s", async (slug, file) => {
  const page = docs("b.md", `---\ntitle: B\nslug: ${slug}\n---\n\nText.\n`);
  expect(found(await load([docs("a.md"), page]))).toStrictEqual([
    `content/docs/b.md:3 The route "${slug}" is below "${file}", which is a file.`,
  ]);
});

test("two docs with one id are a problem that names both", async () => {
  expect(
    found(
      await load([
        docs("a.md", "---\ntitle: A\nid: x\nslug: a\n---\n\nText.\n"),
        docs("b.md", "---\ntitle: B\nid: x\n---\n\nText.\n"),
      ]),
    ),
  ).toStrictEqual(['content/docs/b.md:1 The id "x" is already used by content/docs/a.md.']);
});

describe("a category's link", () => {
  const linking = (link: string, file = "_category.yml") =>
    load([docs("amm/overview.md"), docs(`amm/${file}`, `link: ${link}\n`)]);

  test("opens a page of the site", async () => {
    const content = await linking("/amm/overview");
    expect(content.sidebar).toMatchObject([{ href: "/amm/overview", items: [] }]);
    expect(content.problems).toStrictEqual([]);
  });

  test.each(["_category.yml", "_category.yaml"])(
    "to an unknown route is a problem of %s",
    async (file) => {
      expect(found(await linking("/amm/overveiw", file))).toStrictEqual([
        `content/docs/amm/${file}:1 The category links to the unknown route "/amm/overveiw". Did you mean "/amm/overview"?`,
      ]);
    },
  );
});

test.each([
  ["a file", docs("a\u202Eb\u200Bc.mdx"), "/a\\u{202E}b\\u{200B}c", "U+202E"],
  ["a line", docs("new\nline.mdx"), "/new\\u{000A}line", "U+000A"],
  ["a slug", pages("a.md", '---\ntitle: A\nslug: "/a\\u200B"\n---\n'), "/a\\u{200B}", "U+200B"],
])("a route with a hidden character, of %s, is an error", async (_, file, shown, code) => {
  expect(found(await load([file]))).toContain(
    `${file.path}:${slugLine(file)} The route "${shown}" contains the hidden character ${code}.`,
  );
});

test.each([
  ["slug", docs("a.md", "---\ntitle: A\nslug: /old.html\n---\n\nText.\n"), "/old.html"],
  ["slug in capitals", docs("a.md", "---\ntitle: A\nslug: /old.HTML\n---\n\nText.\n"), "/old.HTML"],
  ["file", docs("index.html.mdx"), "/index.html"],
  ["older name", docs("old.htm.md"), "/old.htm"],
  ["page", pages("terms.html.md"), "/terms.html"],
  ["post", posts("2026-01-15-a.html.md"), "/blog/a.html"],
])("a route that ends in .html, of a %s, is an error", async (_, file, path) => {
  expect(found(await load([file]))).toStrictEqual([
    `${file.path}:${slugLine(file)} The route "${path}" ends in "${path.slice(path.lastIndexOf("."))}", as files of the build do.`,
  ]);
});

test("a route with .html in it is a page like any other", async () => {
  expect(found(await load([docs("html.md"), docs("a.html-b.md")]))).toStrictEqual([]);
});

test.each([
  ["slug", `slug: ${"a".repeat(300)}`],
  ["slug of many parts", `slug: ${"a/".repeat(600)}a`],
  ["id", `id: ${"a".repeat(300)}`],
])("a %s that is too long for a folder is a problem, not a crash", async (_, key) => {
  const { problems } = await load([
    source("content/docs/a.md", `---\ntitle: A\n${key}\n---\n\nText.\n`),
  ]);
  expect(problems).toMatchObject([
    {
      severity: "error",
      file: "content/docs/a.md",
      message: expect.stringMatching(/^The route "\/a.*longer than 240 bytes/),
    },
  ]);
});
