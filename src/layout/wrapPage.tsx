import type { GatsbyBrowser } from "gatsby";
import type { ReactNode } from "react";
import type { Surface } from "../build/pageSpec";
import { Search } from "../components/search/Search";
import { SiteLayout } from "../components/shell/SiteLayout";
import { normalisePath, withoutBasePath } from "../domain/routes";
import { BlogMenu } from "./BlogMenu";
import { DocsMenu } from "./DocsMenu";

/** The frame around every page. It stays mounted, so the menu column keeps its state from page to page. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => {
  const surface = surfaceOf(props.pageContext);
  const path = normalisePath(withoutBasePath(props.location.pathname, __PATH_PREFIX__));
  return (
    <SiteLayout path={path} inDocs={surface === "docs"} secondary={menuOf(surface, path, props.data)} search={<Search />}>
      {element}
    </SiteLayout>
  );
};

function menuOf(surface: Surface, path: string, data: object): ReactNode {
  if (surface === "docs") return <DocsMenu path={path} data={data} />;
  if (surface === "blog") return <BlogMenu path={path} data={data} />;
  return null;
}

function surfaceOf(context: Record<string, unknown>): Surface {
  return context.surface === "docs" || context.surface === "blog" ? context.surface : "page";
}
