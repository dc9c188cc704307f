import { slugify } from "../../../../src/domain/slugs";
import type { PostFrontMatter } from "../../schemas/frontMatter";
import type { ParsedPage } from "../page";
import type { SiteData } from "../types";

type InlineAuthor = Exclude<NonNullable<PostFrontMatter["authors"]>, string | readonly unknown[]>;
type InlineTag = Exclude<NonNullable<PostFrontMatter["tags"]>[number], string>;
/** An author or a tag as given in a post: an id, or written out. */
export type Byline = string | InlineAuthor | InlineTag;

/** The entries of a post's authors, including a single author in the notation of Docusaurus 1. */
export function authorsOf(front: PostFrontMatter): readonly (string | InlineAuthor)[] {
  const { authors = [], author: name, author_title: title, author_url: url } = front;
  const written = Array.isArray(authors) ? authors : [authors];
  return name === undefined ? written : [...written, { name, title, url }];
}

/**
 * The id of an author or tag given in a post: its own, that of an entry with the same name, or one made from its text, which may
 * be empty.
 */
export function bylineId(
  entry: Byline,
  known: Readonly<Record<string, { readonly name?: string; readonly label?: string }>>,
): string {
  if (typeof entry === "string" && Object.hasOwn(known, entry)) return entry;
  const text = textOf(entry);
  const same = Object.entries(known).find(([, { name, label }]) => (name ?? label) === text);
  return same?.[0] ?? slugify(text);
}

/** Adds to a site the authors and tags that posts write out, as Docusaurus allows. */
export function withInlineBylines(
  site: SiteData,
  posts: readonly ParsedPage<PostFrontMatter>[],
): SiteData {
  const fronts = posts.map(({ frontMatter }) => frontMatter ?? {});
  const authors = fronts.flatMap(authorsOf).flatMap((author) => {
    if (typeof author === "string") return [];
    const { name, title, url, email } = author;
    return [[bylineId(author, site.authors), { name, title, url, email }] as const];
  });
  const tags = fronts
    .flatMap((front) => front.tags ?? [])
    .filter((tag) => typeof tag !== "string" || !site.named.tags.includes(tag))
    .map((tag) => [bylineId(tag, site.tags), { label: textOf(tag) }] as const);
  return { ...site, authors: withOthers(site.authors, authors), tags: withOthers(site.tags, tags) };
}

/** The entries of a file, plus others whose ids it does not have; the first with an id counts. */
function withOthers<Entry>(
  known: Readonly<Record<string, Entry>>,
  others: readonly (readonly [id: string, entry: NoInfer<Entry>])[],
): Record<string, Entry> {
  const added = others.filter(([id]) => id !== "" && !Object.hasOwn(known, id));
  return Object.fromEntries([...Object.entries(known), ...added.toReversed()]);
}

function textOf(entry: Byline): string {
  if (typeof entry === "string") return entry;
  return "name" in entry ? entry.name : entry.label;
}
