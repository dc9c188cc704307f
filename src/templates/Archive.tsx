import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { BlogFrame } from "../components/blog/BlogFrame";
import { ArchiveYears } from "../components/blog/BlogLists";
import { BLOG_TEXTS } from "../components/blog/texts";
import { SiteHead } from "../components/head/SiteHead";
import { archivePath } from "../domain/routes";
import { useSiteConfig } from "../hooks/useSiteConfig";

/** `/blog/archive`. */
export default function Archive({
  data: { allPost },
}: PageProps<Queries.ArchiveTemplateQuery>): ReactNode {
  const { product } = useSiteConfig();
  return (
    <>
      <SiteHead
        path={archivePath()}
        title={BLOG_TEXTS.archive}
        description={`All ${product.name} blog posts by year.`}
        searchTag="blog_posts_list"
      />
      <BlogFrame title={BLOG_TEXTS.archive} lead={BLOG_TEXTS.archiveLead} alone>
        <ArchiveYears posts={allPost.nodes} />
      </BlogFrame>
    </>
  );
}

export const query = graphql`
  query ArchiveTemplate {
    allPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }]) {
      nodes { path title date year }
    }
  }
`;
