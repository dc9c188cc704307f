import { POSTS_PER_PAGE } from "../domain/constants";
import { type BlogData, buildBlogPages } from "./blogPages";

const build = (data: Partial<BlogData>) =>
  buildBlogPages({ posts: [], listed: 0, authors: [], tags: [], ...data });
const list = (page: number, pages: number, id?: string) => ({
  surface: "blog",
  ...(id && { id }),
  skip: (page - 1) * POSTS_PER_PAGE,
  limit: POSTS_PER_PAGE,
  page,
  pages,
});

describe("the pages of the blog", () => {
  test("without posts are its lists, all empty", () => {
    expect(build({})).toStrictEqual([
      { path: "/blog", template: "BlogList", context: list(1, 1) },
      { path: "/blog/archive", template: "Archive", context: { surface: "page" } },
      { path: "/blog/tags", template: "TagList", context: { surface: "blog" } },
      { path: "/blog/authors", template: "AuthorList", context: { surface: "blog" } },
    ]);
  });

  test("have one for every post, whether it is listed or not", () => {
    const posts = [
      { id: "1", path: "/blog/a" },
      { id: "2", path: "/blog/b" },
    ];
    expect(
      build({ posts, listed: 1 }).filter(({ template }) => template === "BlogPost"),
    ).toStrictEqual([
      { path: "/blog/a", template: "BlogPost", context: { surface: "blog", id: "1" } },
      { path: "/blog/b", template: "BlogPost", context: { surface: "blog", id: "2" } },
    ]);
  });

  test.each([
    [1, ["/blog"]],
    [10, ["/blog"]],
    [11, ["/blog", "/blog/page/2"]],
    [21, ["/blog", "/blog/page/2", "/blog/page/3"]],
  ])("list %i posts on %j", (listed, paths) => {
    const lists = build({ listed }).filter(({ template }) => template === "BlogList");
    expect(lists.map(({ path }) => path)).toStrictEqual(paths);
    expect(lists.map(({ context }) => context)).toStrictEqual(
      paths.map((_, index) => list(index + 1, paths.length)),
    );
  });

  test("have one for every tag and author, and more when they have many posts", () => {
    const pages = build({
      tags: [{ id: "t", tagId: "amm", count: 11, unlisted: false }],
      authors: [{ id: "a", authorId: "ada", count: 0 }],
    });
    expect(
      pages.filter(({ template }) => template === "TagPosts" || template === "AuthorPosts"),
    ).toStrictEqual([
      {
        path: "/blog/tags/amm",
        template: "TagPosts",
        context: { ...list(1, 2, "t"), listed: true },
      },
      {
        path: "/blog/tags/amm/page/2",
        template: "TagPosts",
        context: { ...list(2, 2, "t"), listed: true },
      },
      { path: "/blog/authors/ada", template: "AuthorPosts", context: list(1, 1, "a") },
    ]);
  });

  test("omit a tag without posts, and list unlisted posts for a tag that has no others", () => {
    const tags = [
      { id: "n", tagId: "none", count: 0, unlisted: false },
      { id: "u", tagId: "hidden", count: 1, unlisted: true },
    ];
    expect(build({ tags }).filter(({ template }) => template === "TagPosts")).toStrictEqual([
      {
        path: "/blog/tags/hidden",
        template: "TagPosts",
        context: { ...list(1, 1, "u"), listed: false },
      },
    ]);
  });
});
