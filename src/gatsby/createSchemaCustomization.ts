import type { GatsbyNode } from "gatsby";

/**
 * Front matter of `Mdx` nodes is plain JSON: site-content checks it, and inferring its type would make the schema depend on the
 * content and warn about every difference between pages.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(/* GraphQL */ `
    type Mdx implements Node @dontInfer { body: String! frontmatter: JSON! }
  `);
};
