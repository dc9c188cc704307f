import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { BlogSidebar } from "../components/blog/BlogSidebar";
import { groupByYear } from "../domain/blog";
import { useSiteConfig } from "../hooks/useSiteConfig";

/** All listed posts by year: the blog's side column and secondary menu. */
export function BlogMenu({ path }: { readonly path: string }): ReactNode {
  const { blog } = useSiteConfig();
  const { allPost } = useStaticQuery<Queries.BlogMenuQuery>(graphql`
    query BlogMenu {
      allPost(filter: { listed: { eq: true } }, sort: [{ date: DESC }, { path: ASC }]) {
        nodes { path title year }
      }
    }
  `);
  return <BlogSidebar title={blog.sidebarTitle} years={groupByYear(allPost.nodes)} path={path} />;
}
