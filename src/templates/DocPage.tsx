import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { DocView } from "../components/docs/DocView";
import { breadcrumbList, SiteHead } from "../components/head/SiteHead";
import { PageImages } from "../components/mdx/Image";
import { useSiteConfig } from "../hooks/useSiteConfig";
import { parsePictures, parseTree } from "./lib/parse";

/** A docs page. */
export default function DocPage({ data: { doc } }: PageProps<Queries.DocPageTemplateQuery>): ReactNode {
  const config = useSiteConfig();
  if (!doc) return null;
  return (
    <PageImages value={parsePictures(doc.images)}>
      <SiteHead
        path={doc.path}
        title={doc.metaTitle ?? doc.title}
        description={doc.description}
        keywords={doc.keywords}
        image={doc.image}
        searchTag={`docs-default-${doc.version.name}`}
        version={doc.version.name}
        {...(doc.unlisted && { noIndex: "noindex, nofollow" as const })}
        structuredData={doc.breadcrumbs.length > 0 ? [breadcrumbList(config.url, doc.path, doc.breadcrumbs)] : []}
      />
      <DocView
        {...doc}
        tree={parseTree(doc.tree)}
        breadcrumbs={config.docs.breadcrumbs ? doc.breadcrumbs : []}
        {...(doc.version.badge && { versionLabel: doc.version.label })}
        example={doc.status === "example" && doc.exampleKeys.length > 0}
      />
    </PageImages>
  );
}

export const query = graphql`
  query DocPageTemplate($id: String!) {
    doc(id: { eq: $id }) {
      path title metaTitle description keywords draft unlisted hideTitle hideToc
      image { src width height }
      tree
      toc { id text level }
      images { ...PagePicture }
      breadcrumbs { label href }
      previous { label href }
      next { label href }
      sidebarTrail
      status exampleKeys lastReviewed editUrl
      version { name label badge }
    }
  }
`;
