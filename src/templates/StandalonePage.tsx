import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { SiteHead } from "../components/head/SiteHead";
import { PageImages } from "../components/mdx/Image";
import { PageView } from "../components/PageView";
import { parsePictures, parseTree } from "./lib/parse";

/** A free-standing page of `content/pages`. */
export default function StandalonePage({ data: { page } }: PageProps<Queries.StandalonePageTemplateQuery>): ReactNode {
  if (!page) return null;
  return (
    <PageImages value={parsePictures(page.images)}>
      <SiteHead
        path={page.path}
        title={page.metaTitle ?? page.title}
        description={page.description}
        keywords={page.keywords}
        image={page.image}
        {...(page.unlisted && { noIndex: "noindex, nofollow" as const })}
      />
      <PageView {...page} toc={page.hideToc ? [] : page.toc} tree={parseTree(page.tree)} />
    </PageImages>
  );
}

export const query = graphql`
  query StandalonePageTemplate($id: String!) {
    page(id: { eq: $id }) {
      path title metaTitle description keywords draft unlisted hideTitle hideToc
      image { src width height }
      tree
      toc { id text level }
      images { ...PagePicture }
    }
  }
`;
