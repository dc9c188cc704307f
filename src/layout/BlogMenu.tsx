import { graphql, useStaticQuery } from "gatsby";
import { type ReactNode, useState } from "react";
import { BlogSidebar } from "../components/blog/BlogSidebar";
import type { MenuYear } from "../domain/blog";
import { useSiteConfig } from "../hooks/useSiteConfig";
import { fetchList, propertyOf } from "./menuData";

type BlogMenuProps = { readonly path: string; readonly data: object };

/**
 * All listed posts by year: the blog's side column and secondary menu. While they are few all are in the page; of many,
 * a page has those around its own post, and the rest comes from one shared file when the reader first opens a year.
 */
export function BlogMenu({ path, data }: BlogMenuProps): ReactNode {
  const { blog } = useSiteConfig();
  const { postMenu } = useStaticQuery<Queries.BlogMenuQuery>(graphql`
    query BlogMenu {
      postMenu { years file }
    }
  `);
  const [fetched, setFetched] = useState<readonly MenuYear[] | undefined>(undefined);
  const post = propertyOf(data, "post");
  const own = parseYears(propertyOf(post, "menuYears"));
  const isUnlisted = propertyOf(post, "unlisted") === true;
  const years = (isUnlisted ? own : fetched) ?? own ?? parseYears(postMenu?.years) ?? [];
  const file = postMenu?.file;
  const fill = file && !fetched ? () => fetchList(file).then((list) => setFetched(parseYears(list))) : undefined;
  return <BlogSidebar title={blog.sidebarTitle} years={years} path={path} folded={Boolean(file)} fill={fill} />;
}

/** Years from untyped JSON; the build made and checked them. */
function parseYears(json: unknown): readonly MenuYear[] | undefined {
  return Array.isArray(json) ? (json as readonly MenuYear[]) : undefined;
}
