import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { BlogFrame } from "../components/blog/BlogFrame";
import { PostList } from "../components/blog/PostList";
import { BLOG_TEXTS } from "../components/blog/texts";
import { SiteHead } from "../components/head/SiteHead";
import { PageImages } from "../components/mdx/image/PageImages";
import { Link } from "../components/ui/Link";
import { StatusBanner } from "../components/ui/StatusBanner";
import { postCount } from "../domain/blog";
import { picturesOf } from "../domain/pictures";
import { tagPath, tagsPath } from "../domain/routes";
import { parseSummary } from "./lib/blogFragments";
import { type ListContext, listPage } from "./lib/listContext";
import { missingData } from "./lib/parse";

/** `/blog/tags/{tag}` and its further pages. */
export default function TagPosts({
  data: { tag, allPost },
  pageContext,
}: PageProps<Queries.TagPostsTemplateQuery, ListContext>): ReactNode {
  if (!tag) throw missingData();
  const title = BLOG_TEXTS.tagged(postCount(tag.count), tag.label);
  const pathOf = (page: number) => tagPath(tag.tagId, page);
  return (
    <PageImages value={picturesOf(allPost.nodes.flatMap(({ images }) => images))}>
      <SiteHead
        path={pathOf(pageContext.page)}
        title={BLOG_TEXTS.titleOfPage(title, pageContext.page)}
        description={tag.description ?? title}
        searchTag="blog_tags_posts"
        {...(tag.unlisted && { noIndex: "noindex, nofollow" as const })}
      />
      <BlogFrame
        title={title}
        lead={
          <>
            {tag.description} <Link href={tagsPath()}>{BLOG_TEXTS.viewAllTags}</Link>
          </>
        }
      >
        <StatusBanner unlisted={tag.unlisted} />
        <PostList posts={allPost.nodes.map(parseSummary)} list={listPage(pageContext, pathOf)} />
      </BlogFrame>
    </PageImages>
  );
}

export const query = graphql`
  query TagPostsTemplate($id: String!, $listed: Boolean!, $skip: Int!, $limit: Int!) {
    tag(id: { eq: $id }) { tagId label description count unlisted }
    allPost(filter: { listed: { eq: $listed }, tags: { elemMatch: { id: { eq: $id } } } }, sort: [{ date: DESC }, { path: ASC }], skip: $skip, limit: $limit) {
      nodes { ...PostSummary }
    }
  }
`;
