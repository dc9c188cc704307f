import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { PostView } from "../components/blog/PostView";
import { SiteHead } from "../components/head/SiteHead";
import { articleProperties, blogPosting } from "../components/head/structuredData";
import { PageImages } from "../components/mdx/image/PageImages";
import { picturesOf } from "../domain/pictures";
import { useSiteConfig } from "../hooks/useSiteConfig";
import { contentHead } from "./lib/contentHead";
import { missingData, parseTree } from "./lib/parse";

/** A blog post. */
export default function BlogPost({
  data: { post },
}: PageProps<Queries.BlogPostTemplateQuery>): ReactNode {
  const config = useSiteConfig();
  if (!post) throw missingData();
  return (
    <PageImages value={picturesOf(post.images)}>
      <SiteHead
        {...contentHead(post)}
        type="article"
        structuredData={[blogPosting(config, post)]}
        properties={articleProperties(config, post)}
      />
      <PostView {...post} tree={parseTree(post.tree)} />
    </PageImages>
  );
}

export const query = graphql`
  query BlogPostTemplate($id: String!) {
    post(id: { eq: $id }) {
      path title heading metaTitle description keywords draft unlisted scheduled hideTitle editUrl
      image { src width height alt }
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
