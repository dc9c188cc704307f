import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { DocView } from "../components/docs/DocView";
import { SiteHead } from "../components/head/SiteHead";
import { breadcrumbList } from "../components/head/structuredData";
import { PageImages } from "../components/mdx/image/PageImages";
import { picturesOf } from "../domain/pictures";
import { HOME_PATH } from "../domain/routes";
import { useSiteConfig } from "../hooks/useSiteConfig";
import { contentHead } from "./lib/contentHead";
import { missingData, parseTree } from "./lib/parse";

/** A docs page. */
export default function DocPage({
  data: { doc },
}: PageProps<Queries.DocPageTemplateQuery>): ReactNode {
  const config = useSiteConfig();
  if (!doc) throw missingData();
  return (
    <PageImages value={picturesOf(doc.images)}>
      <SiteHead
        {...contentHead(doc)}
        searchTag={`docs-default-${doc.version.name}`}
        version={doc.version.name}
        structuredData={
          doc.breadcrumbs.length > 0 ? [breadcrumbList(config.url, doc.path, doc.breadcrumbs)] : []
        }
      />
      <DocView
        {...doc}
        tree={parseTree(doc.tree)}
        home={doc.layout === "home"}
        {...(doc.path === HOME_PATH && { tagline: config.tagline })}
        {...(doc.version.badge && { versionLabel: doc.version.label })}
        examples={doc.exampleKeys.length}
      />
    </PageImages>
  );
}

export const query = graphql`
  query DocPageTemplate($id: String!) {
    doc(id: { eq: $id }) {
      path title heading metaTitle description keywords draft unlisted noIndex hideTitle
      image { src width height alt }
      tree
      toc { id text level }
      images { ...PagePicture }
      breadcrumbs { label href }
      previous { label href }
      next { label href }
      sidebarTrail
      status layout exampleKeys lastReviewed editUrl
      lastUpdate { date author }
      tags { label href }
      version { name label badge }
    }
  }
`;
