import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { BlogFrame } from "../components/blog/BlogFrame";
import { BlogLinks, FeedLinks } from "../components/blog/BlogLinks";
import { PostList } from "../components/blog/PostList";
import { BLOG_TEXTS } from "../components/blog/texts";
import { SiteHead } from "../components/head/SiteHead";
import { PageImages } from "../components/mdx/image/PageImages";
import { picturesOf } from "../domain/pictures";
import { blogListPath } from "../domain/routes";
import { useSiteConfig } from "../hooks/useSiteConfig";
import { parseSummary } from "./lib/blogFragments";
import { type ListContext, listPage } from "./lib/listContext";

/** `/blog` and its further pages. */
export default function BlogList({
  data: { allPost },
  pageContext,
}: PageProps<Queries.BlogListTemplateQuery, ListContext>): ReactNode {
  const config = useSiteConfig();
  return (
    <PageImages value={picturesOf(allPost.nodes.flatMap(({ images }) => images))}>
      <SiteHead
        path={blogListPath(pageContext.page)}
        title={BLOG_TEXTS.titleOfPage(config.blog.title, pageContext.page)}
        description={config.blog.tagline}
        searchTag="blog_posts_list"
      />
      <BlogFrame title={config.blog.title} lead={config.blog.tagline}>
        <BlogLinks />
        <PostList
          posts={allPost.nodes.map(parseSummary)}
          list={listPage(pageContext, blogListPath)}
        />
        <FeedLinks />
      </BlogFrame>
    </PageImages>
  );
}

export const query = graphql`
  query BlogListTemplate($skip: Int!, $limit: Int!) {
    allPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }], skip: $skip, limit: $limit) {
      nodes { ...PostSummary }
    }
  }
`;
