import {
  DEVELOPMENT,
  load,
  markup,
  PRODUCTION,
  siteYml,
  source,
} from "../../../src/testing/builders";
import { excerptOf } from "./posts/excerpt";
import type { Content } from "./types";

const docs = (name: string, text = "# A\n\nText.\n") => source(`content/docs/${name}`, text);
const posts = (name: string, text = "# A\n\na\n\n<!-- truncate -->\n") =>
  source(`content/blog/${name}`, text);
const pages = (name: string, text = "# A\n\nText.\n") => source(`content/pages/${name}`, text);
const found = ({ problems }: Content) =>
  problems.map(({ file, line, message }) => `${file}:${line ?? "?"} ${message}`);
const paths = ({ docs, posts, pages }: Content) =>
  [docs, posts, pages].map((list) => list.map(({ path }) => path));

describe("a content folder", () => {
  test("gives each kind of page from its folder, whatever a file is called", async () => {
    const content = await load([
      docs("blog-notes.md"),
      posts("2026-01-15-docs.md"),
      pages("notes/blog.mdx"),
      source("content/readme.md", "x"),
      docs("data.yml", "a: b"),
    ]);
    expect(paths(content)).toStrictEqual([["/blog-notes"], ["/blog/docs"], ["/notes/blog"]]);
    expect(content.problems).toStrictEqual([]);
  });

  test("gives the problems of every file while site.yml is wrong, and none that follow from it", async () => {
    const content = await load([
      siteYml({
        url: undefined,
        product: { slug: "Harbour!", name: "Harbour" },
        navbar: { links: [{ label: "A", to: "/a" }, { label: 5 }] },
        logo: { image: 5 },
      }),
      docs("{productSlug}/a.md", "# {product}\n\n[B](/product/b)\n\n![x](gone.png)"),
    ]);
    expect(content.isSiteRead).toBe(false);
    expect(content.docs).toMatchObject([{ title: "Product" }]);
    expect(content.site.routes).toMatchObject([{ route: "/a" }]);
    expect(found(content).map((line) => line.split(" ")[0])).toStrictEqual([
      "content/site.yml:2",
      "content/site.yml:1",
      "content/site.yml:16",
      "content/site.yml:14",
      "content/docs/{productSlug}/a.md:5",
    ]);
  });

  test.each([
    ["values", '<ExampleValue k="fee" /> <StatusBadge k="state" />'],
    ["values", '<AddressList group="contract" />'],
    ["glossary", '<Term id="pool">Pool</Term>'],
    ["networks", '<NetworkTable network="mainnet" />'],
  ])("says once that %s.yml is wrong, not for every name in it", async (file, body) => {
    const problemsWith = async (text: string) =>
      (await load([source(`content/${file}.yml`, text), docs("a.mdx", `# A\n\n${body}`)])).problems;
    expect(await problemsWith("a: [")).toMatchObject([{ file: `content/${file}.yml` }]);
    const names = await problemsWith(file === "glossary" || file === "networks" ? "[]" : "");
    expect(names.map((problem) => problem.file)).toContain("content/docs/a.mdx");
  });

  test.each([
    ["docs/amm/_category.yml", "slug: pools\nposition: {", 2],
    ["docs/amm/_category.yml", "slug: pools\nposition: first", 2],
    ["docs/amm/a.md", "---\nslug: /pools/a\ntitle: [\n---\n\nA", 4],
    ["docs/amm/a.md", "---\nslug: /pools/a\nsidebar_position: first\n---\n\n# A", 3],
  ])("a fault of %s leaves the routes unchanged: %j", async (file, text, line) => {
    const others = [docs("amm/a.md", "# A\n\nText."), docs("b.md", "# B\n\n[A](/pools/a)")];
    const own = source(`content/${file}`, text);
    const { problems } = await load([...others.filter(({ path }) => path !== own.path), own]);
    expect(problems).toMatchObject([{ file: `content/${file}`, line, severity: "error" }]);
  });

  test("gives the problems of every file at once", async () => {
    expect(
      found(
        await load([
          docs("a.md", ""),
          posts("b.md"),
          pages("c.md", ""),
          docs("d/_category.yml", "x: 1\n"),
          docs("d/e.md", "# E\n\nText.\n"),
          source("content/values.yml", "a: 1\n"),
        ]),
      ),
    ).toStrictEqual([
      'content/values.yml:1 "a" is not valid: expected object, received string. It is "1".',
      'content/docs/d/_category.yml:1 Unknown key "x".',
      "content/blog/b.md:1 The post has no valid date.",
      "content/docs/a.md:? The page has no text.",
      "content/pages/c.md:? The page has no text.",
    ]);
  });

  test("gives posts newest first, and those of the same day by path", async () => {
    const content = await load([
      posts("2025-12-31-old.md"),
      posts("2026-01-15-b.md"),
      posts("2026-01-15-a.md"),
      posts("2026-02-01-new.md"),
    ]);
    expect(paths(content)[1]).toStrictEqual(["/blog/new", "/blog/a", "/blog/b", "/blog/old"]);
  });

  test("gives the sidebar of its docs, sorted, with folders as categories", async () => {
    const { sidebar } = await load([
      docs("02-b.md", "# B"),
      docs("01-a/index.md", "# Own"),
      docs("01-a/x.md", "# X"),
      docs("01-a/_category.yml", "label: First\n"),
    ]);
    expect(sidebar).toMatchObject([
      { type: "category", label: "First", href: "/a", items: [{ label: "X", href: "/a/x" }] },
      { type: "link", label: "B", href: "/b" },
    ]);
  });
});

describe("pages that this build omits", () => {
  const files = [
    docs("draft.mdx", "---\ntitle: A\ndraft: true\n---\n{foo}\n"),
    docs("a.md", "# A\n\n[x](draft.mdx)\n"),
    posts("2026-07-01-later.md"),
    posts("2026-05-01-now.md"),
    pages("p.md", "---\ntitle: A\ndraft: true\n---\n\nText.\n"),
  ];

  test("are drafts and future posts; they are checked, and links to them lead nowhere", async () => {
    const content = await load(files);
    expect(paths(content)).toStrictEqual([["/a"], ["/blog/now"], []]);
    expect(content.sidebar).toMatchObject([{ href: "/a" }]);
    expect(found(content)).toStrictEqual([
      "content/docs/draft.mdx:5 {foo} is not a variable of this site.",
      'content/docs/a.md:3 The link "draft.mdx" leads to no file.',
    ]);
  });

  test("do not exist in development", async () => {
    const content = await load(files, DEVELOPMENT);
    expect(paths(content)).toStrictEqual([["/draft", "/a"], ["/blog/later", "/blog/now"], ["/p"]]);
    expect(found(content)).toHaveLength(1);
  });

  test("do not include unlisted ones", async () => {
    expect(
      paths(await load([docs("a.md", "---\ntitle: A\nunlisted: true\n---\n\nText.\n")]))[0],
    ).toStrictEqual(["/a"]);
  });
});

test("terms lead to the glossary that shows them: not a draft's, and not that of another group", async () => {
  const { docs: all } = await load(
    [
      docs("a.mdx", '# A\n\n<Term id="slippage">x</Term>\n'),
      docs("b.mdx", "---\ntitle: B\ndraft: true\n---\n\n<Glossary />\n"),
      docs("c.mdx", "# C\n\n<Glossary group='liquidity' />\n"),
      pages("words.mdx", "# Words\n\n<Glossary group='trading' />\n"),
    ],
    PRODUCTION,
  );
  expect(markup(all[0]?.tree ?? [])).toContain('href="/words#slippage"');
});

describe("a finished page", () => {
  const file = docs(
    "a.mdx",
    '# A\n\n[b](../pages/b.md) <ExampleValue k="api.baseUrl" />\n\n![c](tide.png)\n',
  );

  test("knows its links, pictures and unconfirmed values", async () => {
    expect((await load([file, pages("b.md")])).docs).toMatchObject([
      {
        links: [{ href: "/b", line: 3 }],
        images: ["content/docs/tide.png"],
        exampleKeys: ["api.baseUrl"],
        words: 1,
      },
    ]);
  });

  test("and its excerpt have resolved links, and a problem in both is reported once", async () => {
    const content = await load([
      posts(
        "2026-01-15-a.md",
        "# A\n\n[b](../pages/b.md) [c](nope.md)\n\n<!-- truncate -->\n\nd\n",
      ),
      pages("b.md"),
    ]);
    expect(content.posts.map((post) => markup(excerptOf(post)))).toStrictEqual([
      '<p><a href="/b">b</a> <a href="/blog/a#">c</a></p>',
    ]);
    expect(found(content)).toStrictEqual([
      'content/blog/2026-01-15-a.md:3 The link "nope.md" leads to no file.',
    ]);
  });
});
