import { graphql } from "gatsby";
import type { TreeNode } from "../../domain/documentTree";

/** A document tree from GraphQL's untyped JSON, which the build has validated. */
export function parseTree(json: unknown): readonly TreeNode[] {
  return Array.isArray(json) ? (json as readonly TreeNode[]) : [];
}

/** Read by Gatsby from this file. @public */
export const fragment = graphql`
  fragment PagePicture on File {
    sourceInstanceName
    relativePath
    childImageSharp {
      gatsbyImageData(width: 1408, layout: CONSTRAINED, placeholder: NONE)
    }
  }
`;

/** Thrown by a page that has come without its data, so that readers see the crash page. */
export function missingData(): Error {
  return new Error("The data of this page is missing.");
}
