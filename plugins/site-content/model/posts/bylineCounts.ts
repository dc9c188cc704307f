import { type BuildMoment, isListed } from "../../../../src/domain/visibility";
import type { PostData } from "../types";

type Posts = readonly Pick<PostData, "authors" | "tags" | "draft" | "unlisted">[];

/** The number of posts that the page of an author lists. */
export function countOfAuthor(posts: Posts, authorId: string, moment: BuildMoment): number {
  return posts.filter((post) => isListed(post, moment) && post.authors.includes(authorId)).length;
}

/**
 * The number of posts that the page of a tag lists. If only unlisted posts have the tag, it counts those, and no list mentions
 * the tag.
 */
export function countOfTag(
  posts: Posts,
  tagId: string,
  moment: BuildMoment,
): { readonly count: number; readonly unlisted: boolean } {
  const tagged = posts.filter((post) => post.tags.includes(tagId));
  const listed = tagged.filter((post) => isListed(post, moment)).length;
  const unlisted = listed === 0 && tagged.length > 0;
  return { count: unlisted ? tagged.length : listed, unlisted };
}
