import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { PostView } from "../components/blog/PostView";
import { articleProperties, blogPosting } from "../components/head/blogData";
import { SiteHead } from "../components/head/SiteHead";
import { PageImages } from "../components/mdx/Image";
import { useSiteConfig } from "../hooks/useSiteConfig";
import { parsePictures, parseTree } from "./lib/parse";

/** A blog post. */
export default function BlogPost({ data: { post } }: PageProps<Queries.BlogPostTemplateQuery>): ReactNode {
  const config = useSiteConfig();
  if (!post) return null;
  return (
    <PageImages value={parsePictures(post.images)}>
      <SiteHead
        path={post.path}
        title={post.metaTitle ?? post.title}
        description={post.description}
        keywords={post.keywords}
        image={post.image}
        type="article"
        {...(post.unlisted && { noIndex: "noindex, nofollow" as const })}
        structuredData={[blogPosting(config, post)]}
        properties={articleProperties(config, post)}
      />
      <PostView {...post} toc={post.hideToc ? [] : post.toc} tree={parseTree(post.tree)} />
    </PageImages>
  );
}

export const query = graphql`
  query BlogPostTemplate($id: String!) {
    post(id: { eq: $id }) {
      path title metaTitle description keywords draft unlisted scheduled hideTitle hideToc menuYears editUrl
      image { src width height }
      date lastUpdate minutes tree
      toc { id text level }
      authors { authorId name kind title path image url }
      tags { tagId label description path }
      images { ...PagePicture }
      newer { label href }
      older { label href }
    }
  }
`;
