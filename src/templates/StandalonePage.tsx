import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { SiteHead } from "../components/head/SiteHead";
import { PageImages } from "../components/mdx/image/PageImages";
import { PageView } from "../components/PageView";
import { picturesOf } from "../domain/pictures";
import { HOME_PATH } from "../domain/routes";
import { useSiteConfig } from "../hooks/useSiteConfig";
import { contentHead } from "./lib/contentHead";
import { missingData, parseTree } from "./lib/parse";

/** A standalone page of `content/pages`. */
export default function StandalonePage({
  data: { page },
}: PageProps<Queries.StandalonePageTemplateQuery>): ReactNode {
  const { tagline } = useSiteConfig();
  if (!page) throw missingData();
  return (
    <PageImages value={picturesOf(page.images)}>
      <SiteHead {...contentHead(page)} />
      <PageView
        {...page}
        tree={parseTree(page.tree)}
        {...(page.path === HOME_PATH && { tagline })}
      />
    </PageImages>
  );
}

export const query = graphql`
  query StandalonePageTemplate($id: String!) {
    page(id: { eq: $id }) {
      path title heading metaTitle description keywords draft unlisted hideTitle
      image { src width height alt }
      tree
      toc { id text level }
      images { ...PagePicture }
    }
  }
`;
