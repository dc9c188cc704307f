import { graphql, useStaticQuery } from "gatsby";
import { type ReactNode, useState } from "react";
import { BlogSidebar } from "../components/blog/BlogSidebar";
import type { MenuYear } from "../domain/blog";
import { useSiteConfig } from "../hooks/useSiteConfig";
import { fetchList, type MenuData } from "./menuData";

type BlogMenuProps = { readonly path: string; readonly post: MenuData["post"] };

/**
 * All listed posts by year: the blog's side column and secondary menu. A small blog has all of them in every page. On a
 * large one, a page has those around its own post; the rest is fetched from a shared file when a year is first opened.
 */
export function BlogMenu({ path, post }: BlogMenuProps): ReactNode {
  const { blog } = useSiteConfig();
  const { postMenu } = useStaticQuery<Queries.BlogMenuQuery>(graphql`
    query BlogMenu {
      postMenu { years file }
    }
  `);
  const [fetched, setFetched] = useState<readonly MenuYear[] | undefined>(undefined);
  const own = parseYears(post?.menuYears);
  const years = (post?.unlisted ? own : fetched) ?? own ?? parseYears(postMenu?.years) ?? [];
  const file = postMenu?.file;
  const fill =
    file && !fetched
      ? () => fetchList(file).then((list) => setFetched(parseYears(list)))
      : undefined;
  return (
    <BlogSidebar
      title={blog.sidebarTitle}
      years={years}
      path={path}
      folded={Boolean(file)}
      fill={fill}
    />
  );
}

/** Years from untyped JSON, which the build has validated. */
function parseYears(json: unknown): readonly MenuYear[] | undefined {
  return Array.isArray(json) ? (json as readonly MenuYear[]) : undefined;
}
