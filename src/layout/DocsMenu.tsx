import { graphql, useStaticQuery } from "gatsby";
import { type ReactNode, useState } from "react";
import { DocsSidebar } from "../components/docs/DocsSidebar";
import type { SidebarItem } from "../domain/sidebar";
import { withOpen } from "../domain/sidebarWindow";
import { useSiteConfig } from "../hooks/useSiteConfig";
import { fetchList, type MenuData } from "./menuData";

type DocsMenuProps = { readonly path: string; readonly doc: MenuData["doc"] };

/**
 * The docs sidebar. Every page has all of a small one. Of a large one, a page has the top level, which the pages share, and
 * the categories open on it; the rest is fetched from a shared file when a closed category is first opened.
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
  const { docs } = useSiteConfig();
  const [fetched, setFetched] = useState<readonly SidebarItem[] | undefined>(undefined);
  const shared = parseSidebar(sidebar?.inlineItems);
  const own = parseSidebar(doc?.sidebarTrail) ?? [];
  const items = fetched ?? (shared ? withOpen(shared, own) : own);
  const file = sidebar?.file;
  return (
    <DocsSidebar
      items={items}
      path={path}
      exclusive={docs.autoCollapseCategories}
      {...(file &&
        !fetched && { fill: () => fetchList(file).then((list) => setFetched(parseSidebar(list))) })}
    />
  );
}

/** Sidebar items from untyped JSON, which the build has validated. */
function parseSidebar(json: unknown): readonly SidebarItem[] | undefined {
  return Array.isArray(json) ? (json as readonly SidebarItem[]) : undefined;
}
