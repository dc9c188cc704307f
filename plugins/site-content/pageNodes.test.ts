import path from "node:path";
import { element } from "../../src/domain/documentTree";
import { DEVELOPMENT, doc, page, post, site } from "../../src/testing/builders";
import { nodeFields as fields } from "../../src/testing/nodeFields";
import { group, link } from "../../src/testing/sidebarItems";
import type { DocData, PostData } from "./model/types";

describe("any page", () => {
  test("is stored without source lines and with its reading time", () => {
    const tree = [element("p", {}, ["a"], 3)];
    const [found] = fields("Page", { pages: [page({ tree, words: 401 })] });
    expect(found).toMatchObject({ tree: [element("p", {}, ["a"])], minutes: 3 });
  });

  test("refers to its pictures by their paths in the content folder", () => {
    expect(fields("Page", { pages: [page({ images: ["content/docs/a.png"] })] })).toMatchObject([
      { images: [path.resolve("content/docs/a.png")] },
    ]);
  });

  test("is listed unless it is unlisted, in production", () => {
    const pages = [page(), page({ unlisted: true })];
    expect(fields("Page", { pages }).map(({ listed }) => listed)).toStrictEqual([true, false]);
    expect(fields("Page", { pages }, DEVELOPMENT).map(({ listed }) => listed)).toStrictEqual([
      true,
      true,
    ]);
  });

  const known = site();
  const withRepository = {
    ...known,
    config: { ...known.config, repositoryUrl: "https://github.com/o/r" },
  };

  test("can be edited where the repository is known", () => {
    expect(fields("Page", { pages: [page()], site: withRepository })).toMatchObject([
      { editUrl: "https://github.com/o/r/edit/main/content/pages/a.md" },
    ]);
    expect(fields("Page", { pages: [page()] })[0]).not.toHaveProperty("editUrl");
  });

  test("of another repository has only the edit address of its own", () => {
    const docs = [
      doc({ file: "../contracts/docs/a.md", path: "/a" }),
      doc({ file: "../contracts/docs/b.md", path: "/b", editUrl: "https://git.example.com/b.md" }),
    ];
    const found = fields("Doc", { docs, site: withRepository });
    expect(found.map(({ editUrl }) => editUrl)).toEqual([
      undefined,
      "https://git.example.com/b.md",
    ]);
  });
});

describe("a doc", () => {
  const docs = (...overrides: Partial<DocData>[]) => overrides.map((each) => doc(each));
  const sidebar = [
    link("home"),
    group("AMM", [link("a"), link("b")], { href: "/amm" }),
    link("secret", { unlisted: true }),
  ];

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
    [
      "that is unlisted has no link in its breadcrumbs",
      "/secret",
      { breadcrumbs: [{ label: "secret" }] },
    ],
    [
      "that is not in the sidebar has none",
      "/x",
      { group: "Documentation", sidebar: null, breadcrumbs: [] },
    ],
  ])("%s", (_, path, expected) => {
    expect(fields("Doc", { sidebar, docs: docs({ path }) })).toMatchObject([expected]);
  });

  test.each<[string, string, Partial<DocData>, unknown, unknown]>([
    [
      "has its neighbours in the sidebar",
      "/a",
      {},
      { label: "AMM", href: "/amm" },
      { label: "b", href: "/b" },
    ],
    ["at the start has no previous", "/home", {}, null, { label: "AMM", href: "/amm" }],
    ["has no neighbour that is unlisted", "/b", {}, { label: "a", href: "/a" }, null],
    [
      "has the neighbours its front matter names",
      "/a",
      { front: { pagination_prev: "/b", pagination_next: "/home" } },
      { label: "b", href: "/b" },
      { label: "home", href: "/home" },
    ],
    [
      "has none where its front matter says so",
      "/a",
      { front: { pagination_prev: null, pagination_next: null } },
      null,
      null,
    ],
    ["that is unlisted has none", "/a", { unlisted: true }, null, null],
  ])("%s", (_, path, overrides, previous, next) => {
    expect(fields("Doc", { sidebar, docs: docs({ path, ...overrides }) })).toMatchObject([
      { previous, next },
    ]);
  });

  test("that is unlisted leads to the others of a folder without listed pages, and is not in the menu", () => {
    const secret = { unlisted: true } as const;
    const tutorial = group("Tutorial", [link("one", secret), link("two", secret)], secret);
    const pages = docs(
      { path: "/one", sidebarLabel: "one", ...secret },
      { path: "/two", sidebarLabel: "two", ...secret },
    );
    const nodes = { sidebar: [...sidebar, tutorial], docs: pages };
    expect(fields("Doc", nodes)).toMatchObject([
      { previous: null, next: { label: "two", href: "/two" } },
      { previous: { label: "one", href: "/one" }, next: null },
    ]);
    expect(JSON.stringify(fields("Sidebar", nodes))).not.toMatch(/Tutorial|two/);
  });

  test("calls a neighbour by the label that it asks for", () => {
    expect(
      fields("Doc", {
        sidebar,
        docs: docs({ path: "/a" }, { path: "/b", front: { pagination_label: "On to B" } }),
      })[0],
    ).toMatchObject({
      next: { label: "On to B", href: "/b" },
    });
  });
});

describe("a post", () => {
  const posts = (...overrides: Partial<PostData>[]) => overrides.map((each) => post(each));

  test("has its year in UTC, its excerpt without lines, and knows when it is still to come", () => {
    const [found] = fields(
      "Post",
      {
        posts: posts({
          date: "2026-12-31T23:59:59.000Z",
          tree: [element("p", {}, ["a"], 3)],
          cut: 1,
        }),
      },
      DEVELOPMENT,
    );
    expect(found).toMatchObject({
      year: 2026,
      scheduled: true,
      excerpt: [element("p", {}, ["a"])],
    });
    expect(fields("Post", { posts: posts({}) })).toMatchObject([{ scheduled: false }]);
  });

  test("lies between a newer and an older listed one", () => {
    const three = posts(
      { path: "/blog/c", title: "C" },
      { path: "/blog/x", unlisted: true },
      { path: "/blog/b", title: "B" },
      { path: "/blog/a", title: "A" },
    );
    const [c, x, b, a] = fields("Post", { posts: three });
    expect([c, x, b, a]).toMatchObject([
      { newer: null, older: { label: "B", href: "/blog/b" } },
      { newer: null, older: null },
      { newer: { label: "C", href: "/blog/c" }, older: { label: "A", href: "/blog/a" } },
      { newer: { label: "B", href: "/blog/b" }, older: null },
    ]);
  });
});
