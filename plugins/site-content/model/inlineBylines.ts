import { slugify } from "../../../src/domain/slugs";
import type { PostFrontMatter } from "../schemas/frontMatter";
import type { ParsedPage } from "./page";
import type { SiteData } from "./types";

type InlineAuthor = Exclude<NonNullable<PostFrontMatter["authors"]>, string | readonly unknown[]>;
type InlineTag = Exclude<NonNullable<PostFrontMatter["tags"]>[number], string>;
/** An author or a tag as a post names it: an id, or written out. */
export type Byline = string | InlineAuthor | InlineTag;

/** The entries of a post's authors, also those of one author in the notation of Docusaurus 1. */
export function authorsOf(front: PostFrontMatter): readonly (string | InlineAuthor)[] {
  const { authors = [], author: name, author_title: title, author_url: url } = front;
  const written = Array.isArray(authors) ? authors : [authors];
  return name === undefined ? written : [...written, { name, title, url }];
}

/** The id of an author or tag as a post names it: its own, that of an entry of this name, or one made from its text. */
export function bylineId(
  entry: Byline,
  known: Readonly<Record<string, { readonly name?: string; readonly label?: string }>>,
): string {
  if (typeof entry === "string" && Object.hasOwn(known, entry)) return entry;
  const text = textOf(entry);
  const same = Object.entries(known).find(([, { name, label }]) => (name ?? label) === text);
  return same?.[0] ?? slugify(text);
}

/** The site with the authors and tags that posts write out, as Docusaurus lets them. */
export function withInlineBylines(
  site: SiteData,
  posts: readonly ParsedPage<PostFrontMatter>[],
): SiteData {
  const authors = { ...site.authors };
  const tags = { ...site.tags };
  for (const { frontMatter } of posts) {
    for (const author of authorsOf(frontMatter ?? {})) {
      if (typeof author === "string") continue;
      const { name, title, url, email } = author;
      authors[bylineId(author, site.authors)] ??= { name, title, url, email };
    }
    for (const tag of frontMatter?.tags ?? []) {
      if (typeof tag === "string" && site.named.tags.includes(tag)) continue;
      tags[bylineId(tag, site.tags)] ??= { label: textOf(tag) };
    }
  }
  return { ...site, authors, tags };
}

function textOf(entry: Byline): string {
  if (typeof entry === "string") return entry;
  return "name" in entry ? entry.name : entry.label;
}
