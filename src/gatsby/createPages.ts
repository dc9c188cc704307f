import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { PageSpec } from "../domain/pageSpec";
import { runQuery } from "../domain/runQuery";
import { type BlogData, buildBlogPages } from "./pages/blog";
import { buildDocPages, buildStandalonePages, type DocRow } from "./pages/docs";
import { findTemplatesWithoutDefault } from "./templates";

const QUERY = /* GraphQL */ `
  query BuildPages {
    allDoc { nodes { id path } }
    allPage { nodes { id path } }
    allPost { nodes { id path listed } }
    allAuthor { nodes { id authorId count } }
    allTag { nodes { id tagId count unlisted } }
  }
`;

type BuildPagesData = {
  readonly allDoc: { readonly nodes: readonly DocRow[] };
  readonly allPage: { readonly nodes: readonly DocRow[] };
  readonly allPost: { readonly nodes: readonly (DocRow & { readonly listed: boolean })[] };
  readonly allAuthor: { readonly nodes: BlogData["authors"] };
  readonly allTag: { readonly nodes: BlogData["tags"] };
};

/** Describes every page as data from one query, then creates them. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  for (const file of findTemplatesWithoutDefault(process.cwd()))
    reporter.panicOnBuild(
      `${file} has no default export, so its pages would be empty.\n  → Export the page component as default.`,
    );
  const data = await runQuery<BuildPagesData>(graphql, "BuildPages", QUERY);
  for (const { path: pagePath, template, context } of buildPages(data)) {
    actions.createPage({
      path: pagePath,
      component: path.resolve(`src/templates/${template}.tsx`),
      context,
    });
  }
};

function buildPages({ allDoc, allPage, allPost, allAuthor, allTag }: BuildPagesData): PageSpec[] {
  return [
    ...buildDocPages(allDoc.nodes),
    ...buildStandalonePages(allPage.nodes),
    ...buildBlogPages({
      posts: allPost.nodes,
      listed: allPost.nodes.filter(({ listed }) => listed).length,
      authors: allAuthor.nodes,
      tags: allTag.nodes,
    }),
  ];
}
