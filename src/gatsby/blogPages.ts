import { POSTS_PER_PAGE } from "../domain/constants";
import type { PageSpec, Surface } from "../domain/pageSpec";
import { pageCount } from "../domain/pagination";
import {
  archivePath,
  authorPath,
  authorsPath,
  blogListPath,
  tagPath,
  tagsPath,
} from "../domain/routes";

type Row = Pick<Queries.Doc, "id" | "path">;

/** One page for each node, at its path. */
export function pagesOf(
  nodes: readonly Row[],
  template: PageSpec["template"],
  surface: Surface,
): PageSpec[] {
  return nodes.map(({ id, path }) => ({ path, template, context: { surface, id } }));
}

export type BlogData = {
  readonly posts: readonly Row[];
  /** Number of listed posts. */
  readonly listed: number;
  readonly authors: readonly Pick<Queries.Author, "id" | "authorId" | "count">[];
  readonly tags: readonly Pick<Queries.Tag, "id" | "tagId" | "count" | "unlisted">[];
};

/** Every page of the blog: posts, lists, archive, tags in use, authors with and without posts. */
export function buildBlogPages({ posts, listed, authors, tags }: BlogData): PageSpec[] {
  return [
    ...pagesOf(posts, "BlogPost", "blog"),
    ...paginate(listed, "BlogList", blogListPath),
    { path: archivePath(), template: "Archive", context: { surface: "page" } },
    { path: tagsPath(), template: "TagList", context: { surface: "blog" } },
    { path: authorsPath(), template: "AuthorList", context: { surface: "blog" } },
    ...tags
      .filter(({ count }) => count > 0)
      .flatMap(({ id, tagId, count, unlisted }) =>
        paginate(count, "TagPosts", (page) => tagPath(tagId, page), { id, listed: !unlisted }),
      ),
    ...authors.flatMap(({ id, authorId, count }) =>
      paginate(count, "AuthorPosts", (page) => authorPath(authorId, page), { id }),
    ),
  ];
}

function paginate(
  count: number,
  template: PageSpec["template"],
  path: (page: number) => string,
  own: Partial<PageSpec["context"]> = {},
): PageSpec[] {
  const pages = pageCount(count, POSTS_PER_PAGE);
  return Array.from({ length: pages }, (_, index) => ({
    path: path(index + 1),
    template,
    context: {
      surface: "blog",
      ...own,
      skip: index * POSTS_PER_PAGE,
      limit: POSTS_PER_PAGE,
      page: index + 1,
      pages,
    },
  }));
}
