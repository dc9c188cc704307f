import type { GatsbyBrowser } from "gatsby";
import type { ReactNode } from "react";
import { Search } from "../components/search/Search";
import { SiteLayout } from "../components/shell/SiteLayout";
import type { Surface } from "../domain/pageSpec";
import { normalisePath, withoutBasePath } from "../domain/routes";
import { BlogMenu } from "./BlogMenu";
import { DocsMenu, type MenuData } from "./DocsMenu";
import { HydrationSignal } from "./HydrationSignal";
import { LivePage } from "./LivePage";

/** The frame around every page. It stays mounted, so that the menu column keeps its state from page to page. */
export const wrapPageElement: GatsbyBrowser<MenuData | undefined>["wrapPageElement"] = ({
  element,
  props,
}) => {
  const surface = surfaceOf(props.pageContext);
  const path = normalisePath(withoutBasePath(props.location.pathname, __PATH_PREFIX__));
  return (
    <HydrationSignal>
      <SiteLayout
        path={path}
        inDocs={surface === "docs"}
        secondary={menuOf(surface, path, props.data)}
        search={<Search />}
      >
        {process.env.NODE_ENV === "development" ? (
          <LivePage path={path} element={element} />
        ) : (
          element
        )}
      </SiteLayout>
    </HydrationSignal>
  );
};

function menuOf(surface: Surface, path: string, data: MenuData | undefined): ReactNode {
  if (surface === "docs") return <DocsMenu path={path} doc={data?.doc} />;
  if (surface === "blog") return <BlogMenu path={path} />;
  return null;
}

function surfaceOf(context: Record<string, unknown>): Surface {
  return context.surface === "docs" || context.surface === "blog" ? context.surface : "page";
}
