/** @jest-environment jsdom */
import { renderElement } from "../../testing/renderElement";
import { AuthorCards, TagLetters } from "./BlogLists";
import { BlogSidebar } from "./BlogSidebar";
import { PostList } from "./PostList";
import { BLOG_TEXTS } from "./texts";
import type { PostSummary } from "./types";

jest.mock("gatsby", () => ({
  Link: ({ to, ...rest }: { readonly to: string }) => <a href={to} {...rest} />,
}));

const years = [
  {
    year: 2026,
    posts: [
      { path: "/blog/b", title: "B" },
      { path: "/blog/a", title: "A" },
    ],
  },
];
const sidebar = <BlogSidebar title="Recent posts" years={years} path="/blog/a/" />;
const post = (overrides: Partial<PostSummary> = {}): PostSummary => ({
  path: "/blog/a",
  title: "A",
  date: "2026-01-15T00:00:00.000Z",
  minutes: 2,
  authors: [
    { authorId: "team", name: "The team", title: null, path: "/blog/authors/team", image: null },
  ],
  tags: [{ tagId: "news", label: "News", description: null, path: "/blog/tags/news" }],
  image: null,
  excerpt: [{ type: "p", children: ["The opening."] }],
  truncated: true,
  ...overrides,
});
const list = (posts: readonly PostSummary[], page = 1, pages = 1) => (
  <PostList
    posts={posts}
    list={{
      page,
      pages,
      newer: page > 1 ? `/newer-than-${page}` : null,
      older: page < pages ? `/older-than-${page}` : null,
    }}
  />
);

describe("the blog's sidebar", () => {
  test("marks the current post, with or without a trailing slash", () => {
    const links = renderElement(sidebar).document.querySelectorAll("[aria-current=page]");
    expect([...links].map(({ textContent }) => textContent)).toStrictEqual(["A"]);
  });
});

describe("a list of posts", () => {
  test("says so when it is empty", () => {
    expect(renderElement(list([])).text).toBe(BLOG_TEXTS.noPostsAtAll);
  });

  test("offers to read on only when a post was truncated", () => {
    const more = (truncated: boolean) => renderElement(list([post({ truncated })])).text;
    expect(more(true)).toContain(BLOG_TEXTS.readMore);
    expect(more(false)).not.toContain(BLOG_TEXTS.readMore);
  });

  test.each([
    ["the first page links to older posts", 1, 3, ["next /older-than-1"]],
    ["a page in the middle links both ways", 2, 3, ["prev /newer-than-2", "next /older-than-2"]],
    ["the last page links to newer posts", 3, 3, ["prev /newer-than-3"]],
  ])("links to its other pages: %s", (_rule, page, pages, expected) => {
    const links = renderElement(list([post()], page, pages)).document.querySelectorAll(
      "nav a[rel]",
    );
    expect(
      [...links].map((link) => `${link.getAttribute("rel")} ${link.getAttribute("href")}`),
    ).toStrictEqual(expected);
  });

  test("has no navigation when it is a single page", () => {
    expect(renderElement(list([post()])).document.querySelector("nav")).toBeNull();
  });
});

test("screen readers hear what a number beside a tag or an author counts", () => {
  const tag = { description: null, path: "/blog/tags/x" };
  const tags = renderElement(
    <TagLetters
      tags={[
        { ...tag, tagId: "cranes", label: "Cranes", count: 1 },
        { ...tag, tagId: "news", label: "News", count: 12 },
      ]}
    />,
  );
  expect(tags.text).toContain("Cranes1 post");
  expect(tags.text).toContain("News12 posts");
  const author = { title: null, description: null, image: null, path: "/blog/authors/mara" };
  const cards = <AuthorCards authors={[{ ...author, authorId: "mara", name: "Mara", count: 4 }]} />;
  expect(renderElement(cards).document.querySelector("h2")?.textContent).toBe("Mara 4 posts");
});
