import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { DocsSidebar } from "../components/docs/DocsSidebar";
import type { SidebarItem } from "../domain/sidebar";
import { type MenuData, parseList, useSharedList } from "./menuData";

type DocsMenuProps = { readonly path: string; readonly doc: MenuData["doc"] };

/**
 * The docs sidebar. Every page has all of a small sidebar. With a large one, a page has the top level and the categories that are
 * open on it; the rest is fetched from a shared file when a closed category is first opened.
 */
export function DocsMenu({ path, doc }: DocsMenuProps): ReactNode {
  const { sidebar } = useStaticQuery<Queries.DocsMenuQuery>(graphql`
    query DocsMenu {
      sidebar(name: { eq: "docs" }) {
        inlineItems
        file
      }
    }
  `);
  const [fetched, fill] = useSharedList<SidebarItem>(sidebar?.file);
  const inPage = parseList<SidebarItem>(doc?.sidebarTrail ?? sidebar?.inlineItems);
  const items = fetched ?? inPage ?? [];
  return <DocsSidebar items={items} path={path} fill={fill} />;
}
