import { graphql, useStaticQuery } from "gatsby";
import { type ReactNode, useState } from "react";
import { DocsSidebar } from "../components/docs/DocsSidebar";
import type { SidebarItem } from "../domain/sidebar";

/** The field of a docs page's query that the menu uses, so that renaming it in the template is a compile error here. */
export type MenuData = {
  readonly doc?: Pick<NonNullable<Queries.DocPageTemplateQuery["doc"]>, "sidebarTrail"> | null;
};
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
  const [fetched, setFetched] = useState<readonly SidebarItem[]>();
  const file = sidebar?.file;
  const fill = file && !fetched ? () => fetchItems(file).then(setFetched) : undefined;
  const items = fetched ?? itemsOf(doc?.sidebarTrail ?? sidebar?.inlineItems) ?? [];
  return <DocsSidebar items={items} path={path} fill={fill} />;
}

/** Items from untyped JSON, which the build has validated. */
function itemsOf(json: unknown): readonly SidebarItem[] | undefined {
  return Array.isArray(json) ? (json as readonly SidebarItem[]) : undefined;
}

/** Resolves with undefined when the file cannot be fetched, so that the next opening retries. */
async function fetchItems(file: string): Promise<readonly SidebarItem[] | undefined> {
  try {
    const response = await fetch(`${__PATH_PREFIX__}${file}`);
    return response.ok ? itemsOf(await response.json()) : undefined;
  } catch (error) {
    console.warn("The menu could not be loaded.", error);
    return undefined;
  }
}
