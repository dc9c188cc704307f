import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { BlogSidebar } from "../components/blog/BlogSidebar";
import type { MenuYear } from "../domain/blog";
import { useSiteConfig } from "../hooks/useSiteConfig";
import { type MenuData, parseList, useSharedList } from "./menuData";

type BlogMenuProps = { readonly path: string; readonly post: MenuData["post"] };

/**
 * All listed posts by year: the blog's side column and secondary menu. Every page of a small blog has all of them. On a large
 * blog, a page has those around its own post; the rest are fetched from a shared file when a year is first opened.
 */
export function BlogMenu({ path, post }: BlogMenuProps): ReactNode {
  const { blog } = useSiteConfig();
  const { postMenu } = useStaticQuery<Queries.BlogMenuQuery>(graphql`
    query BlogMenu {
      postMenu { years file }
    }
  `);
  const [fetched, fill] = useSharedList<MenuYear>(postMenu?.file);
  const own = parseList<MenuYear>(post?.menuYears);
  const shared = parseList<MenuYear>(postMenu?.years);
  const years = fetched ?? own ?? shared ?? [];
  return (
    <BlogSidebar
      title={blog.sidebarTitle}
      years={years}
      path={path}
      folded={Boolean(postMenu?.file)}
      fill={fill}
    />
  );
}
