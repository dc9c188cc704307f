import { graphql } from "gatsby";
import type { PostSummary } from "../../components/blog/types";
import { parseTree } from "./parse";

/** Turns GraphQL's data of a post into the summary that lists show. */
export function parseSummary(post: Queries.PostSummaryFragment): PostSummary {
  return { ...post, excerpt: parseTree(post.excerpt) };
}

/** Read by Gatsby from this file. @public */
export const fragment = graphql`
  fragment PostSummary on Post {
    path title date minutes truncated excerpt
    authors { authorId name kind title path url image }
    tags { tagId label description path }
    images { ...PagePicture }
    image { src cover }
  }
`;
