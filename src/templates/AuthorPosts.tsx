import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { BlogFrame } from "../components/blog/BlogFrame";
import { AuthorHeader } from "../components/blog/PostInfo";
import { PostList } from "../components/blog/PostList";
import { BLOG_TEXTS } from "../components/blog/texts";
import { SiteHead } from "../components/head/SiteHead";
import { PageImages } from "../components/mdx/image/PageImages";
import { postCount } from "../domain/blog";
import { picturesOf } from "../domain/pictures";
import { authorPath } from "../domain/routes";
import { parseSummary } from "./lib/blogFragments";
import { type ListContext, listPage } from "./lib/listContext";
import { missingData } from "./lib/parse";

/** `/blog/authors/{author}` and its further pages; an author without posts still has a page. */
export default function AuthorPosts({
  data: { author, allPost },
  pageContext,
}: PageProps<Queries.AuthorPostsTemplateQuery, ListContext>): ReactNode {
  if (!author) throw missingData();
  const pathOf = (page: number) => authorPath(author.authorId, page);
  return (
    <PageImages value={picturesOf(allPost.nodes.flatMap(({ images }) => images))}>
      <SiteHead
        path={pathOf(pageContext.page)}
        title={BLOG_TEXTS.titleOfPage(
          `${author.name} - ${postCount(author.count)}`,
          pageContext.page,
        )}
        description={author.description ?? author.name}
        searchTag="blog_authors_posts"
      />
      <BlogFrame title={author.name} lead={<AuthorHeader {...author} />}>
        {allPost.nodes.length === 0 ? (
          <p>{BLOG_TEXTS.noPosts}</p>
        ) : (
          <PostList posts={allPost.nodes.map(parseSummary)} list={listPage(pageContext, pathOf)} />
        )}
      </BlogFrame>
    </PageImages>
  );
}

export const query = graphql`
  query AuthorPostsTemplate($id: String!, $skip: Int!, $limit: Int!) {
    author(id: { eq: $id }) { authorId name title description url email image count }
    allPost(filter: { listed: { eq: true }, authors: { elemMatch: { id: { eq: $id } } } }, sort: [{ date: DESC }, { path: ASC }], skip: $skip, limit: $limit) {
      nodes { ...PostSummary }
    }
  }
`;
