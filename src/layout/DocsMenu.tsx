import { graphql, useStaticQuery } from "gatsby";
import { type ReactNode, useState } from "react";
import { DocsSidebar } from "../components/docs/DocsSidebar";
import { fetchSidebar, parseSidebar } from "./parseSidebar";

type DocsMenuProps = { readonly path: string; readonly data: object };

/**
 * The docs tree. While it is small all of it is in the page; a large one comes as the open trail of this page, and the
 * rest from one shared file when the reader first opens a closed category.
 */
export function DocsMenu({ path, data }: DocsMenuProps): ReactNode {
  const { sidebar } = useStaticQuery<Queries.DocsMenuQuery>(graphql`
    query DocsMenu {
      sidebar(name: { eq: "docs" }) {
        inlineItems
        file
      }
    }
  `);
  const [fetched, setFetched] = useState<ReturnType<typeof parseSidebar>>(undefined);
  const items = parseSidebar(sidebar?.inlineItems) ?? fetched ?? trailOf(data) ?? [];
  const file = sidebar?.file;
  return <DocsSidebar items={items} path={path} {...(file && !fetched && { fill: () => fetchSidebar(file).then(setFetched) })} />;
}

function trailOf(data: object): ReturnType<typeof parseSidebar> {
  if (!("doc" in data) || data.doc === null || typeof data.doc !== "object" || !("sidebarTrail" in data.doc)) return undefined;
  return parseSidebar(data.doc.sidebarTrail);
}
