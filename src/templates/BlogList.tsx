import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { BlogFrame } from "../components/blog/BlogFrame";
import { PostList } from "../components/blog/PostList";
import { blogListing } from "../components/head/blogData";
import { SiteHead } from "../components/head/SiteHead";
import { PageImages } from "../components/mdx/Image";
import { blogListPath } from "../domain/routes";
import { useSiteConfig } from "../hooks/useSiteConfig";
import { parseSummary } from "./lib/blogFragments";
import { type ListContext, olderAndNewer } from "./lib/listContext";
import { parsePictures } from "./lib/parse";

/** `/blog` and its further pages. */
export default function BlogList({ data: { allPost }, pageContext }: PageProps<Queries.BlogListTemplateQuery, ListContext>): ReactNode {
  const config = useSiteConfig();
  const path = blogListPath(pageContext.page);
  return (
    <PageImages value={parsePictures(allPost.nodes.flatMap(({ images }) => images))}>
      <SiteHead
        path={path}
        title={config.blog.title}
        description={config.blog.tagline}
        searchTag="blog_posts_list"
        structuredData={[blogListing(config, allPost.nodes)]}
      />
      <BlogFrame title={config.blog.title} lead={config.blog.tagline}>
        <PostList posts={allPost.nodes.map(parseSummary)} {...olderAndNewer(pageContext, blogListPath)} />
      </BlogFrame>
    </PageImages>
  );
}

export const query = graphql`
  query BlogListTemplate($skip: Int!, $limit: Int!) {
    allPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }], skip: $skip, limit: $limit) {
      nodes { ...PostSummary description }
    }
  }
`;
