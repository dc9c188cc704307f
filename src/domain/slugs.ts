import GithubSlugger, { slug } from "github-slugger";

/** The one slugger of the site: heading ids, table of contents, link check and search records all use it. */
export function slugify(text: string): string {
  return slug(text);
}

/** A slugger for one page: repeated headings get `-1`, `-2`, … as on GitHub. */
export function createSlugger(): (text: string) => string {
  const slugger = new GithubSlugger();
  return (text) => slugger.slug(text);
}
