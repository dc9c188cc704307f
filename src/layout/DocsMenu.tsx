import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { DocsSidebar } from "../components/docs/DocsSidebar";
import { parseSidebar } from "./parseSidebar";

type DocsMenuProps = { readonly path: string; readonly data: object };

/** The docs tree: whole while it is small, else only the open trail of this page, which the page brings with it. */
export function DocsMenu({ path, data }: DocsMenuProps): ReactNode {
  const { sidebar } = useStaticQuery<Queries.DocsMenuQuery>(graphql`
    query DocsMenu {
      sidebar(name: { eq: "docs" }) {
        inlineItems
      }
    }
  `);
  const items = parseSidebar(sidebar?.inlineItems) ?? trailOf(data) ?? [];
  return <DocsSidebar items={items} path={path} />;
}

function trailOf(data: object): ReturnType<typeof parseSidebar> {
  if (!("doc" in data) || data.doc === null || typeof data.doc !== "object" || !("sidebarTrail" in data.doc)) return undefined;
  return parseSidebar(data.doc.sidebarTrail);
}
