import { SIDEBAR_INLINE_MAX_ITEMS } from "../../src/domain/constants";
import { element } from "../../src/domain/documentTree";
import { category, content, DEVELOPMENT, doc, PRODUCTION, page, post, site } from "../../src/testing/builders";
import { group, link } from "../../src/testing/sidebarItems";
import type { Content, DocData, PostData } from "./model/types";
import { buildNodes, postMenuFile, sidebarFile } from "./nodes";
import { warning } from "./problems";

const nodes = (type: string, overrides: Partial<Content>, moment = PRODUCTION) => buildNodes(content(overrides), moment).filter((node) => node.type === type);
const fields = (type: string, overrides: Partial<Content>, moment = PRODUCTION) => nodes(type, overrides, moment).map((node) => node.fields);

test("without a site there are no nodes", () => {
  expect(buildNodes({ ...content(), site: undefined }, PRODUCTION)).toStrictEqual([]);
});

test("every kind of content becomes nodes with keys of their own, each naming its file", () => {
  const all = buildNodes(
    content({ docs: [doc()], posts: [post()], pages: [page()], categories: [category()], site: site({ values: { "a.b": { value: "x", confirmed: false } } }) }),
    PRODUCTION,
  );
  expect(all.map(({ type, key, file }) => [type, key, file])).toStrictEqual([
    ["SiteConfig", "site", undefined],
    ["Version", "current", undefined],
    ["Sidebar", "docs", undefined],
    ["Doc", "/a", "content/docs/a.md"],
    ["Post", "/blog/a", "content/blog/2026-01-15-a.md"],
    ["PostMenu", "posts", undefined],
    ["Page", "/a", "content/pages/a.md"],
    ["Category", "f", undefined],
    ["OwnerValue", "a.b", undefined],
    ["Author", "ada", undefined],
    ["Tag", "news", undefined],
  ]);
});

test("the site knows its problems and how many values nobody confirmed", () => {
  const values = { a: { value: "x", confirmed: false }, b: { value: "y", confirmed: true }, c: { value: ["z"], confirmed: false } };
  const problems = [warning("a.md", 1, "Odd.", "Mend it.")];
  expect(fields("SiteConfig", { site: site({ values }), problems })).toMatchObject([{ product: { name: "Harbour" }, unconfirmed: 2, problems }]);
});

test("an owner value is always a list", () => {
  const values = { a: { value: "x", confirmed: false, note: "n" }, b: { value: ["y", "z"], confirmed: true } };
  expect(fields("OwnerValue", { site: site({ values }) })).toStrictEqual([
    { key: "a", value: ["x"], confirmed: false, note: "n" },
    { key: "b", value: ["y", "z"], confirmed: true },
  ]);
});

test("the version's main doc is the one at the root", () => {
  expect(fields("Version", { docs: [doc(), doc({ path: "/", docId: "welcome" })] })).toStrictEqual([
    { name: "current", label: "Next", badge: true, isLatest: true, mainDocId: "welcome" },
  ]);
  expect(fields("Version", {})).toMatchObject([{ mainDocId: "" }]);
});

describe("the sidebar", () => {
  const items = (count: number) => Array.from({ length: count }, (_, index) => link(`p${index}`));

  test("is in every page while it is small", () => {
    const sidebar = items(SIDEBAR_INLINE_MAX_ITEMS);
    expect(fields("Sidebar", { sidebar })).toStrictEqual([{ name: "docs", count: SIDEBAR_INLINE_MAX_ITEMS, items: sidebar, inlineItems: sidebar, file: null }]);
    expect(fields("Doc", { sidebar, docs: [doc()] })).toMatchObject([{ sidebarTrail: null }]);
  });

  test("is in a file of its own when it is large, and pages have the way to themselves", () => {
    const sidebar = [group("g", items(SIDEBAR_INLINE_MAX_ITEMS)), group("h", [link("a")])];
    expect(fields("Sidebar", { sidebar })).toMatchObject([{ inlineItems: null, file: sidebarFile(sidebar)?.path }]);
    expect(fields("Doc", { sidebar, docs: [doc()] })).toMatchObject([
      {
        sidebarTrail: [
          { label: "g", items: [], first: "/p0" },
          { label: "h", items: [{ label: "a" }] },
        ],
      },
    ]);
  });

  test("file is named by its content", () => {
    const many = items(SIDEBAR_INLINE_MAX_ITEMS + 1);
    const file = sidebarFile(many);
    expect([file?.path, JSON.parse(file?.text ?? "")]).toStrictEqual([expect.stringMatching(/^\/sidebar-[0-9a-f]{10}\.json$/), many]);
    expect(sidebarFile([...many, link("b")])?.path).not.toBe(file?.path);
  });
});

describe("any page", () => {
  test("is stored without source lines and with its reading time", () => {
    const tree = [element("p", {}, ["a"], 3)];
    const headings = [{ level: 2, id: "h", text: "H", line: 3 }];
    const [found] = fields("Page", { pages: [page({ tree, headings, words: 401 })] });
    expect(found).toMatchObject({ tree: [element("p", {}, ["a"])], headings: [{ level: 2, id: "h", text: "H" }], minutes: 3 });
    expect(found?.headings).toStrictEqual([{ level: 2, id: "h", text: "H" }]);
    expect(found).not.toHaveProperty("words");
  });

  test("names its pictures as the content folder does", () => {
    expect(fields("Page", { pages: [page({ images: ["content/docs/content/a.png"] })] })).toMatchObject([{ images: ["docs/content/a.png"] }]);
  });

  test("is listed unless it is unlisted, in production", () => {
    const pages = [page(), page({ unlisted: true })];
    expect(fields("Page", { pages }).map(({ listed }) => listed)).toStrictEqual([true, false]);
    expect(fields("Page", { pages }, DEVELOPMENT).map(({ listed }) => listed)).toStrictEqual([true, true]);
  });

  test("can be edited where the repository is known", () => {
    const known = site();
    const withRepository = { ...known, config: { ...known.config, repositoryUrl: "https://github.com/o/r" } };
    expect(fields("Page", { pages: [page()], site: withRepository })).toMatchObject([{ editUrl: "https://github.com/o/r/edit/main/content/pages/a.md" }]);
    expect(fields("Page", { pages: [page()] })[0]).not.toHaveProperty("editUrl");
  });
});

describe("a doc", () => {
  const docs = (...overrides: Partial<DocData>[]) => overrides.map((each) => doc(each));
  const sidebar = [link("home"), group("AMM", [link("a"), link("b")], { href: "/amm" }), link("secret", { unlisted: true })];

  test.each([
    [
      "in a category belongs to its group",
      "/a",
      {
        group: "AMM",
        sidebar: "docs",
        breadcrumbs: [
          { label: "AMM", href: "/amm" },
          { label: "a", href: "/a" },
        ],
      },
    ],
    ["at the top belongs to the documentation", "/home", { group: "Documentation", sidebar: "docs", breadcrumbs: [{ label: "home", href: "/home" }] }],
    ["that is unlisted has no link in its breadcrumbs", "/secret", { breadcrumbs: [{ label: "secret" }] }],
    ["that is not in the sidebar has none", "/x", { group: "Documentation", sidebar: null, breadcrumbs: [] }],
  ])("%s", (_, path, expected) => {
    expect(fields("Doc", { sidebar, docs: docs({ path }) })).toMatchObject([expected]);
  });

  test("in a category without page has a breadcrumb without link", () => {
    expect(fields("Doc", { sidebar: [group("AMM", [link("a")])], docs: docs({ path: "/a" }) })[0]?.breadcrumbs).toStrictEqual([
      { label: "AMM" },
      { label: "a", href: "/a" },
    ]);
  });

  test("leaves out what only the build needs", () => {
    const [found] = fields("Doc", { docs: docs({ paginationLabel: "x", paginationPrev: null, paginationNext: "/b" }) });
    expect(Object.keys(found ?? {}).filter((key) => /^(folder|position|pagination)/.test(key))).toStrictEqual([]);
  });

  test.each<[string, string, Partial<DocData>, unknown, unknown]>([
    ["has its neighbours in the sidebar", "/a", {}, { label: "AMM", href: "/amm" }, { label: "b", href: "/b" }],
    ["at the start has no previous", "/home", {}, null, { label: "AMM", href: "/amm" }],
    ["has no neighbour that is unlisted", "/b", {}, { label: "a", href: "/a" }, null],
    [
      "has the neighbours its front matter names",
      "/a",
      { paginationPrev: "/b", paginationNext: "/home" },
      { label: "b", href: "/b" },
      { label: "home", href: "/home" },
    ],
    ["has none where its front matter says so", "/a", { paginationPrev: null, paginationNext: null }, null, null],
    ["has none where its front matter names an unknown route", "/a", { paginationPrev: "/x" }, null, { label: "b", href: "/b" }],
    ["that is unlisted has none", "/a", { unlisted: true }, null, null],
  ])("%s", (_, path, overrides, previous, next) => {
    expect(fields("Doc", { sidebar, docs: docs({ path, ...overrides }) })).toMatchObject([{ previous, next }]);
  });

  test("that is unlisted has neighbours in development", () => {
    expect(fields("Doc", { sidebar, docs: docs({ path: "/a", unlisted: true }) }, DEVELOPMENT)).toMatchObject([{ next: { href: "/b" } }]);
  });

  test("calls a neighbour by the label that one asks for", () => {
    expect(fields("Doc", { sidebar, docs: docs({ path: "/a" }, { path: "/b", paginationLabel: "On to B" }) })[0]).toMatchObject({
      next: { label: "On to B", href: "/b" },
    });
  });
});

describe("a post", () => {
  const posts = (...overrides: Partial<PostData>[]) => overrides.map((each) => post(each));

  test("has its year in UTC, its excerpt without lines, and knows when it is still to come", () => {
    const [found] = fields("Post", { posts: posts({ date: "2026-12-31T23:59:59.000Z", excerpt: [element("p", {}, ["a"], 3)] }) }, DEVELOPMENT);
    expect(found).toMatchObject({ year: 2026, scheduled: true, excerpt: [element("p", {}, ["a"])] });
    expect(fields("Post", { posts: posts({}) })).toMatchObject([{ scheduled: false }]);
  });

  test("lies between a newer and an older listed one", () => {
    const three = posts({ path: "/blog/c", title: "C" }, { path: "/blog/x", unlisted: true }, { path: "/blog/b", title: "B" }, { path: "/blog/a", title: "A" });
    const [c, x, b, a] = fields("Post", { posts: three });
    expect([c, x, b, a]).toMatchObject([
      { newer: null, older: { label: "B", href: "/blog/b" } },
      { newer: null, older: null },
      { newer: { label: "C", href: "/blog/c" }, older: { label: "A", href: "/blog/a" } },
      { newer: { label: "B", href: "/blog/b" }, older: null },
    ]);
  });
});

describe("the post menu", () => {
  const posts = (count: number, year = 2026) =>
    Array.from({ length: count }, (_, index) => post({ path: `/blog/p${index}`, title: `P${index}`, date: `${year}-01-01T00:00:00.000Z` }));
  const entry = { path: "/blog/p0", title: "P0" };

  test("holds every listed post by year, and is in every page while it is small", () => {
    const few = [...posts(1), post({ path: "/blog/x", unlisted: true }), post({ path: "/blog/old", title: "Old", date: "2024-12-31T23:30:00.000Z" })];
    expect(fields("PostMenu", { posts: few })).toStrictEqual([
      {
        years: [
          { year: 2026, count: 1, posts: [entry] },
          { year: 2024, count: 1, posts: [{ path: "/blog/old", title: "Old" }] },
        ],
        file: null,
      },
    ]);
    expect(fields("Post", { posts: few }).map(({ menuYears }) => menuYears === null)).toStrictEqual([true, false, true]);
  });

  test("shows an unlisted post on its own page only, and in development everywhere", () => {
    const both = [...posts(1), post({ path: "/blog/x", title: "X", date: "2025-01-01T00:00:00.000Z", unlisted: true })];
    expect(fields("Post", { posts: both })[1]?.menuYears).toStrictEqual([
      { year: 2026, count: 1, posts: [entry] },
      { year: 2025, count: 1, posts: [{ path: "/blog/x", title: "X" }] },
    ]);
    expect(fields("Post", { posts: both }, DEVELOPMENT).map(({ menuYears }) => menuYears)).toStrictEqual([null, null]);
  });

  test("of many posts is in a file of its own, and a page has the posts around its own", () => {
    const many = [...posts(SIDEBAR_INLINE_MAX_ITEMS), post({ path: "/blog/old", title: "Old", date: "2014-01-01T00:00:00.000Z" })];
    const file = postMenuFile(content({ posts: many }), PRODUCTION);
    expect(file?.path).toMatch(/^\/posts-[0-9a-f]{10}\.json$/);
    expect(JSON.parse(file?.text ?? "")).toMatchObject([
      { year: 2026, count: 150 },
      { year: 2014, posts: [{ title: "Old" }] },
    ]);
    const [menu] = fields("PostMenu", { posts: many });
    expect(menu).toMatchObject({
      file: file?.path,
      years: [
        { year: 2026, count: 150 },
        { year: 2014, count: 1, posts: [] },
      ],
    });
    expect(fields("Post", { posts: many }).at(-1)?.menuYears).toStrictEqual([
      { year: 2026, count: 150, posts: [] },
      { year: 2014, count: 1, posts: [{ path: "/blog/old", title: "Old" }] },
    ]);
    expect(postMenuFile(content({ posts: posts(SIDEBAR_INLINE_MAX_ITEMS) }), PRODUCTION)).toBeUndefined();
  });
});

test("a tag that only unlisted posts have counts these, and says so", () => {
  const posts = [post({ tags: ["news"], unlisted: true })];
  expect(fields("Tag", { posts })).toMatchObject([{ count: 1, unlisted: true }]);
  expect(fields("Tag", { posts }, DEVELOPMENT)).toMatchObject([{ count: 1, unlisted: false }]);
});

test("authors and tags keep their order, have their path and count listed posts", () => {
  const people = site({ authors: { zoe: { name: "Zoe" }, ada: { name: "Ada" } }, tags: { news: { label: "News" }, amm: { label: "AMM" } } });
  const posts = [post({ authors: ["zoe", "ada"], tags: ["news"] }), post({ authors: ["zoe"], tags: ["news"], unlisted: true }), post({ authors: ["zoe"] })];
  expect(fields("Author", { site: people, posts })).toStrictEqual([
    { name: "Zoe", kind: "person", authorId: "zoe", order: 0, path: "/blog/authors/zoe", count: 2 },
    { name: "Ada", kind: "person", authorId: "ada", order: 1, path: "/blog/authors/ada", count: 1 },
  ]);
  expect(fields("Tag", { site: people, posts })).toStrictEqual([
    { label: "News", tagId: "news", path: "/blog/tags/news", count: 1, unlisted: false },
    { label: "AMM", tagId: "amm", path: "/blog/tags/amm", count: 0, unlisted: false },
  ]);
  expect(fields("Tag", { site: people, posts }, DEVELOPMENT)).toMatchObject([{ count: 2 }, { count: 0 }]);
});

test("the words of search.yml stand beside the search options, in the engines' shape", () => {
  const search = { minimumRecords: 7, synonyms: [["LP", "liquidity provider"]], oneWay: [{ word: "MEV", finds: ["sandwich"] }] };
  const synonyms = [
    { type: "synonym", synonyms: ["LP", "liquidity provider"] },
    { type: "oneWaySynonym", input: "MEV", synonyms: ["sandwich"] },
  ];
  expect(fields("SiteConfig", { site: site({ search }) })).toMatchObject([{ search: { minimumRecords: 7, maxResultsPerGroup: 5, synonyms } }]);
});
