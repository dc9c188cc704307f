import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { BlogFrame } from "../components/blog/BlogFrame";
import { PostList } from "../components/blog/PostList";
import { BLOG_TEXTS } from "../components/blog/texts";
import { SiteHead } from "../components/head/SiteHead";
import { PageImages } from "../components/mdx/Image";
import { Link } from "../components/ui/Link";
import { postCount } from "../domain/blog";
import { authorPath, authorsPath } from "../domain/routes";
import { parseSummary } from "./lib/blogFragments";
import { type ListContext, olderAndNewer } from "./lib/listContext";
import { parsePictures } from "./lib/parse";

/** `/blog/authors/{author}` and its further pages; an author without posts has a page too. */
export default function AuthorPosts({ data: { author, allPost }, pageContext }: PageProps<Queries.AuthorPostsTemplateQuery, ListContext>): ReactNode {
  if (!author) return null;
  const pathOf = (page: number) => authorPath(author.authorId, page);
  return (
    <PageImages value={parsePictures(allPost.nodes.flatMap(({ images }) => images))}>
      <SiteHead
        path={pathOf(pageContext.page)}
        title={`${author.name} - ${postCount(author.count)}`}
        description={author.description ?? author.name}
        searchTag="blog_authors_posts"
      />
      <BlogFrame
        title={author.name}
        lead={
          <>
            {author.description} <Link href={authorsPath()}>{BLOG_TEXTS.viewAllAuthors}</Link>
          </>
        }
      >
        {allPost.nodes.length === 0 ? (
          <p>{BLOG_TEXTS.noPosts}</p>
        ) : (
          <PostList posts={allPost.nodes.map(parseSummary)} {...olderAndNewer(pageContext, pathOf)} />
        )}
      </BlogFrame>
    </PageImages>
  );
}

export const query = graphql`
  query AuthorPostsTemplate($id: String!, $skip: Int!, $limit: Int!) {
    author(id: { eq: $id }) { authorId name description count }
    allPost(filter: { listed: { eq: true }, authors: { elemMatch: { id: { eq: $id } } } }, sort: [{ date: DESC }, { path: ASC }], skip: $skip, limit: $limit) {
      nodes { ...PostSummary }
    }
  }
`;
