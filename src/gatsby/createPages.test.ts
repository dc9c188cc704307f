import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
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
  const panicOnBuild = jest.fn();
  const args = { actions: { createPage }, graphql: async () => answer, reporter: { panicOnBuild } };
  await createPages?.(args as unknown as Parameters<Hook>[0], { plugins: [] }, () => undefined);
  return { pages: createPage.mock.calls.map(([page]) => page), panicOnBuild };
}

describe("creating pages", () => {
  test("creates one for every doc, page, post and list", async () => {
    const { pages, panicOnBuild } = await create({ data: DATA });
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
    expect(panicOnBuild).not.toHaveBeenCalled();
  });

  test("gives each its template and what it needs to find its data", async () => {
    const { pages } = await create({ data: DATA });
    expect(pages[0]).toStrictEqual({
      path: "/",
      component: path.resolve("src/templates/DocPage.tsx"),
      context: { surface: "docs", id: "d" },
    });
  });

  test("stops at a template without default export, and names it", async () => {
    const root = mkdtempSync(path.join(tmpdir(), "pages-"));
    mkdirSync(path.join(root, "src/templates"), { recursive: true });
    writeFileSync(path.join(root, "src/templates/Empty.tsx"), "export const a = 1;\n");
    const cwd = jest.spyOn(process, "cwd").mockReturnValue(root);
    const { panicOnBuild } = await create({ data: DATA });
    cwd.mockRestore();
    rmSync(root, { recursive: true });
    expect(panicOnBuild.mock.calls).toStrictEqual([
      [
        "src/templates/Empty.tsx has no default export, so its pages would be empty.\n  → Export the page component as default.",
      ],
    ]);
  });

  test("stops when the query fails", async () => {
    await expect(create({ errors: [{ message: "No field." }] })).rejects.toThrow(
      "The query BuildPages failed:\n  No field.",
    );
  });
});
