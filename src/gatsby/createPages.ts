import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { PageSpec } from "../domain/pageSpec";
import { runQuery } from "../domain/runQuery";
import { buildBlogPages, pagesOf } from "./blogPages";

const QUERY = /* GraphQL */ `
  query BuildPages {
    allDoc { nodes { id path } }
    allPage { nodes { id path } }
    allPost { nodes { id path listed } }
    allAuthor { nodes { id authorId count } }
    allTag { nodes { id tagId count unlisted } }
  }
`;

/** Describes every page as data from one query, then creates them. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql }) => {
  const data = await runQuery<Queries.BuildPagesQuery>(graphql, "BuildPages", QUERY);
  for (const { path: pagePath, template, context } of buildPages(data)) {
    actions.createPage({
      path: pagePath,
      component: path.resolve(`src/templates/${template}.tsx`),
      context,
    });
  }
};

function buildPages(data: Queries.BuildPagesQuery): PageSpec[] {
  const { allDoc, allPage, allPost, allAuthor, allTag } = data;
  return [
    ...pagesOf(allDoc.nodes, "DocPage", "docs"),
    ...pagesOf(allPage.nodes, "StandalonePage", "page"),
    ...buildBlogPages({
      posts: allPost.nodes,
      listed: allPost.nodes.filter(({ listed }) => listed).length,
      authors: allAuthor.nodes,
      tags: allTag.nodes,
    }),
  ];
}
