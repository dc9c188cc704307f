import { groupByYear, type MenuYear, prunePostMenu } from "../../src/domain/blog";
import { SIDEBAR_INLINE_MAX_ITEMS } from "../../src/domain/constants";
import { type BuildMoment, isListed } from "../../src/domain/visibility";
import type { Content, PostData } from "./model/types";

/** Every listed post by year. */
export function postMenu({ posts }: Content, moment: BuildMoment): MenuYear[] {
  return menuOf(posts.filter((post) => isListed(post, moment)));
}

function menuOf(posts: readonly PostData[]): MenuYear[] {
  const dated = posts.map(({ path, title, date }) => ({ path, title, year: yearOf(date) }));
  return groupByYear(dated).map(({ year, posts: inYear }) => ({
    year,
    count: inYear.length,
    posts: inYear.map(({ path, title }) => ({ path, title })),
  }));
}

/** The year of an ISO date, in UTC. */
export function yearOf(date: string): number {
  return new Date(date).getUTCFullYear();
}

/** Whether a menu is too large to be part of every page. */
export function isLarge(years: readonly MenuYear[]): boolean {
  return years.reduce((sum, { count }) => sum + count, 0) > SIDEBAR_INLINE_MAX_ITEMS;
}

/**
 * The menu on a post's own page, if it differs from the one that all pages share: in a large blog, and with an unlisted post in
 * it.
 */
export function ownMenu(
  post: PostData,
  { posts }: Content,
  moment: BuildMoment,
  shared: readonly MenuYear[],
): readonly MenuYear[] | null {
  const listed = isListed(post, moment);
  if (listed && !isLarge(shared)) return null;
  const years = listed
    ? shared
    : menuOf(posts.filter((other) => other === post || isListed(other, moment)));
  return isLarge(shared) ? prunePostMenu(years, post.path) : years;
}
