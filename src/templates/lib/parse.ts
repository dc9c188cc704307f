import { graphql } from "gatsby";
import type { Picture } from "../../components/mdx/Image";
import type { TreeNode } from "../../domain/documentTree";

/** A document tree from GraphQL's untyped JSON; the build made and checked it. */
export function parseTree(json: unknown): readonly TreeNode[] {
  return Array.isArray(json) ? (json as readonly TreeNode[]) : [];
}

/** Pictures of gatsby-plugin-image as plain `<picture>` data. */
export function parsePictures(files: readonly Queries.PagePictureFragment[]): Picture[] {
  return files.flatMap(({ relativePath, childImageSharp }) => {
    const data = childImageSharp?.gatsbyImageData;
    const fallback = data?.images.fallback;
    if (!data || !fallback) return [];
    const sources = (data.images.sources ?? []).flatMap(({ type, srcSet }) => (type && srcSet ? [{ type, srcSet }] : []));
    return [
      {
        file: `content/${relativePath}`,
        src: fallback.src,
        srcSet: fallback.srcSet,
        sizes: fallback.sizes,
        width: data.width,
        height: Math.round(data.height),
        sources,
      },
    ];
  });
}

/** Read by Gatsby from this file. @public */
export const fragment = graphql`
  fragment PagePicture on File {
    relativePath
    childImageSharp {
      gatsbyImageData(width: 1408, layout: CONSTRAINED, placeholder: NONE)
    }
  }
`;
