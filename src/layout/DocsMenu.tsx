import { graphql, useStaticQuery } from "gatsby";
import { type ReactNode, useState } from "react";
import { DocsSidebar } from "../components/docs/DocsSidebar";
import { useSiteConfig } from "../hooks/useSiteConfig";
import { fetchList, propertyOf } from "./menuData";
import { parseSidebar } from "./parseSidebar";

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
  const { docs } = useSiteConfig();
  const [fetched, setFetched] = useState<ReturnType<typeof parseSidebar>>(undefined);
  const items = parseSidebar(sidebar?.inlineItems) ?? fetched ?? parseSidebar(propertyOf(propertyOf(data, "doc"), "sidebarTrail")) ?? [];
  const file = sidebar?.file;
  return (
    <DocsSidebar
      items={items}
      path={path}
      exclusive={docs.autoCollapseCategories}
      {...(file && !fetched && { fill: () => fetchList(file).then((list) => setFetched(parseSidebar(list))) })}
    />
  );
}
