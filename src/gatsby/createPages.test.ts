import path from "node:path";
import { createPages } from "./createPages";

type Hook = NonNullable<typeof createPages>;

const DATA = {
  allDoc: { nodes: [{ id: "d", path: "/" }] },
  allPage: { nodes: [{ id: "p", path: "/imprint" }] },
  allPost: {
    nodes: [
      ...Array.from({ length: 10 }, (_, index) => ({
        id: `${index}`,
        path: `/blog/${index}`,
        listed: true,
      })),
      { id: "u", path: "/blog/u", listed: false },
    ],
  },
  allAuthor: { nodes: [{ id: "a", authorId: "ada", count: 1 }] },
  allTag: { nodes: [{ id: "t", tagId: "amm", count: 1, unlisted: false }] },
};

async function create(answer: unknown) {
  const createPage = jest.fn();
  const args = { actions: { createPage }, graphql: async () => answer };
  await createPages?.(args as unknown as Parameters<Hook>[0], { plugins: [] }, () => undefined);
  return createPage.mock.calls.map(([page]) => page);
}

describe("creating pages", () => {
  test("creates one for every doc, page, post and list", async () => {
    const pages = await create({ data: DATA });
    expect(pages.map((page) => page.path)).toStrictEqual([
      "/",
      "/imprint",
      ...DATA.allPost.nodes.map((post) => post.path),
      "/blog",
      "/blog/archive",
      "/blog/tags",
      "/blog/authors",
      "/blog/tags/amm",
      "/blog/authors/ada",
    ]);
  });

  test("gives each its template and what it needs to find its data", async () => {
    const pages = await create({ data: DATA });
    expect(pages[0]).toStrictEqual({
      path: "/",
      component: path.resolve("src/templates/DocPage.tsx"),
      context: { surface: "docs", id: "d" },
    });
  });

  test("stops when the query fails", async () => {
    await expect(create({ errors: [{ message: "No field." }] })).rejects.toThrow(
      "The query BuildPages failed:\n  No field.",
    );
  });
});
