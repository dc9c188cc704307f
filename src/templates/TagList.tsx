import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { BlogFrame } from "../components/blog/BlogFrame";
import { TagLetters } from "../components/blog/BlogLists";
import { BLOG_TEXTS } from "../components/blog/texts";
import { SiteHead } from "../components/head/SiteHead";
import { tagsPath } from "../domain/routes";
import { useSiteConfig } from "../hooks/useSiteConfig";

/** `/blog/tags`: tags with at least one listed post. */
export default function TagList({
  data: { allTag },
}: PageProps<Queries.TagListTemplateQuery>): ReactNode {
  const { product } = useSiteConfig();
  return (
    <>
      <SiteHead
        path={tagsPath()}
        title={BLOG_TEXTS.tagList}
        description={`Topics of the ${product.name} blog, with the number of posts for each.`}
        searchTag="blog_tags_list"
      />
      <BlogFrame title={BLOG_TEXTS.tagList}>
        <TagLetters tags={allTag.nodes} />
      </BlogFrame>
    </>
  );
}

export const query = graphql`
  query TagListTemplate {
    allTag(filter: { count: { gt: 0 }, unlisted: { eq: false } }) {
      nodes { tagId label description path count }
    }
  }
`;
