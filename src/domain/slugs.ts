import GithubSlugger, { slug } from "github-slugger";

/** The site's only slugger, used for heading ids, tables of contents, the link check and search records. */
export function slugify(text: string): string {
  return slug(text);
}

/** A slugger for one page: repeated headings get `-1`, `-2`, … as on GitHub. */
export function createSlugger(): (text: string) => string {
  const slugger = new GithubSlugger();
  return (text) => slugger.slug(text);
}
