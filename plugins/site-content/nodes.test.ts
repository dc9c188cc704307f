import { SIDEBAR_INLINE_MAX_ITEMS } from "../../src/domain/constants";
import { problem } from "../../src/domain/problems";
import { content, DEVELOPMENT, doc, page, post, site } from "../../src/testing/builders";
import { nodeFields as fields, nodesOf } from "../../src/testing/nodeFields";
import { group, link } from "../../src/testing/sidebarItems";
import { menusOf } from "./menus";
import type { Content } from "./model/types";

const sidebarFile = (sidebar: Content["sidebar"]) => menusOf({ sidebar }).sidebarFile;

test("every kind of content becomes nodes with unique keys", () => {
  const all = nodesOf(
    content({
      docs: [doc()],
      posts: [post()],
      pages: [page()],
      site: site({ values: { "a.b": { value: "x", confirmed: false } } }),
    }),
  );
  expect(all.map(({ type, key }) => [type, key])).toStrictEqual([
    ["SiteConfig", "site"],
    ["Version", "current"],
    ["Sidebar", "docs"],
    ["Doc", "/a"],
    ["Post", "/blog/a"],
    ["Page", "/a"],
    ["OwnerValue", "a.b"],
    ["Author", "ada"],
    ["Tag", "news"],
  ]);
});

test("the site knows its problems and the number of unconfirmed values", () => {
  const values = {
    a: { value: "x", confirmed: false },
    b: { value: "y", confirmed: true },
    c: { value: ["z"], confirmed: false },
  };
  const problems = [problem("repeated-id", "a.md", 1, "Odd.")];
  expect(fields("SiteConfig", { site: site({ values }), problems })).toMatchObject([
    { product: { name: "Harbour" }, unconfirmed: 2, problems },
  ]);
});

test("an owner value is always a list", () => {
  const values = {
    a: { value: "x", confirmed: false },
    b: { value: ["y", "z"], confirmed: true },
  };
  expect(fields("OwnerValue", { site: site({ values }) })).toStrictEqual([
    { key: "a", value: ["x"], confirmed: false },
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
    expect(fields("Sidebar", { sidebar })).toStrictEqual([
      {
        name: "docs",
        items: sidebar,
        inlineItems: sidebar,
        file: null,
      },
    ]);
    expect(fields("Doc", { sidebar, docs: [doc()] })).toMatchObject([{ sidebarTrail: null }]);
  });

  test("is in a file of its own when it is large: each page has its top level and the path to itself", () => {
    const sidebar = [group("g", items(SIDEBAR_INLINE_MAX_ITEMS)), group("h", [link("a")])];
    expect(fields("Sidebar", { sidebar })).toMatchObject([
      {
        inlineItems: [
          { label: "g", items: [], first: "/p0" },
          { label: "h", items: [], first: "/a" },
        ],
        file: sidebarFile(sidebar)?.path,
      },
    ]);
    expect(fields("Doc", { sidebar, docs: [doc()] })).toMatchObject([
      {
        sidebarTrail: [
          { label: "g", items: [] },
          { label: "h", items: [{ label: "a" }] },
        ],
      },
    ]);
  });
});

test("a tag that only unlisted posts have counts those, and is marked as unlisted", () => {
  const posts = [post({ tags: ["news"], unlisted: true })];
  expect(fields("Tag", { posts })).toMatchObject([{ count: 1, unlisted: true }]);
  expect(fields("Tag", { posts }, DEVELOPMENT)).toMatchObject([{ count: 1, unlisted: false }]);
});

test("authors and tags keep their order, have their path and count listed posts", () => {
  const people = site({
    authors: { zoe: { name: "Zoe" }, ada: { name: "Ada" } },
    tags: { news: { label: "News" }, amm: { label: "AMM" } },
  });
  const posts = [
    post({ authors: ["zoe", "ada"], tags: ["news"] }),
    post({ authors: ["zoe"], tags: ["news"], unlisted: true }),
    post({ authors: ["zoe"] }),
  ];
  expect(fields("Author", { site: people, posts })).toStrictEqual([
    { name: "Zoe", kind: "person", authorId: "zoe", order: 0, path: "/blog/authors/zoe", count: 2 },
    { name: "Ada", kind: "person", authorId: "ada", order: 1, path: "/blog/authors/ada", count: 1 },
  ]);
  expect(fields("Tag", { site: people, posts })).toStrictEqual([
    { label: "News", tagId: "news", path: "/blog/tags/news", count: 1, unlisted: false },
    { label: "AMM", tagId: "amm", path: "/blog/tags/amm", count: 0, unlisted: false },
  ]);
  expect(fields("Tag", { site: people, posts }, DEVELOPMENT)).toMatchObject([
    { count: 2 },
    { count: 0 },
  ]);
});

test("the words of search.yml are next to the search options, in the engines' format", () => {
  const search = {
    synonyms: [["LP", "liquidity provider"]],
    oneWay: [{ word: "MEV", finds: ["sandwich"] }],
  };
  const synonyms = [
    { type: "synonym", synonyms: ["LP", "liquidity provider"] },
    { type: "oneWaySynonym", input: "MEV", synonyms: ["sandwich"] },
  ];
  expect(fields("SiteConfig", { site: site({ search }) })).toMatchObject([
    {
      search: {
        minimumRecords: 1,
        maxResultsPerGroup: 5,
        synonyms,
      },
    },
  ]);
});
