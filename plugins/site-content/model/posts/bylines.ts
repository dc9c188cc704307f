import { didYouMean, type Problem, problem } from "../../../../src/domain/problems";
import { slugify } from "../../../../src/domain/slugs";
import type { PostFrontMatter } from "../../schemas/frontMatter";
import type { ParsedPage } from "../page";
import type { SiteData } from "../types";

/** Ids of the authors and tags of a post, each once. */
export type Bylines = { readonly authors: readonly string[]; readonly tags: readonly string[] };

/**
 * The authors and tags of all posts. Posts may write them out, as Docusaurus allows; these are added to those of the site's files,
 * under ids made from their names.
 */
export function readBylines(
  site: SiteData,
  posts: readonly ParsedPage<PostFrontMatter>[],
): {
  readonly site: SiteData;
  readonly bylines: ReadonlyMap<string, Bylines>;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const authors = new Registry(site.authors, ({ name }) => name);
  const tags = new Registry(site.tags, ({ label }) => label);
  const bylines = posts.map((page): [string, Bylines] => {
    const front = page.frontMatter ?? {};
    const written = { authors: [front.authors ?? []].flat(), tags: front.tags ?? [] };
    const ids = {
      authors: written.authors.map((author, at) => {
        if (typeof author !== "string") return authors.add(author.name, author);
        const id = authors.find(author);
        if (id === undefined) unknown("author", author, at, page);
        return id;
      }),
      tags: written.tags.map((tag, at) => {
        const label = typeof tag === "string" ? tag : tag.label;
        const id = tags.find(label);
        if (id !== undefined) return id;
        if (typeof tag === "string") unknown("tag", tag, at, page);
        const added = tags.add(label, { label });
        if (added !== slugify(label)) shared(label, added, at, page);
        return added;
      }),
    };
    return [page.file, { authors: distinctIds(ids.authors), tags: distinctIds(ids.tags) }];
  });

  function unknown(what: "author" | "tag", name: string, at: number, page: ParsedPage<unknown>) {
    if (site.unread.has(`blog/${what}s`)) return;
    const guess = didYouMean(name, Object.keys(site[`${what}s`]));
    const message = `Unknown ${what} "${name}".${guess}`;
    const fix = `Add it to content/blog/${what}s.yml or fix the spelling.`;
    const rule = what === "tag" ? "unknown-tag" : "unknown-name";
    problems.push(problem(rule, page.file, page.lineOf(`${what}s`, at), message, fix));
  }

  function shared(label: string, id: string, at: number, page: ParsedPage<unknown>) {
    const message = `The tag "${label}" would have the address of another, so its id is "${id}".`;
    const fix = "Give it an id of its own in content/blog/tags.yml.";
    problems.push(problem("shared-tag", page.file, page.lineOf("tags", at), message, fix));
  }

  return {
    site: { ...site, authors: authors.entries, tags: tags.entries },
    bylines: new Map(bylines),
    problems,
  };
}

function distinctIds(ids: readonly (string | undefined)[]): string[] {
  return [...new Set(ids)].filter((id) => id !== undefined);
}

/** Entries by id, found by id or name. */
class Registry<Entry> {
  readonly entries: Record<string, Entry>;
  private readonly byName: Map<string, string>;

  constructor(known: Readonly<Record<string, Entry>>, nameOf: (entry: Entry) => string) {
    this.entries = { ...known };
    this.byName = new Map(Object.entries(known).map(([id, entry]) => [nameOf(entry), id]));
  }

  find(text: string): string | undefined {
    return Object.hasOwn(this.entries, text) ? text : this.byName.get(text);
  }

  /** Adds an entry, unless there is one of that name. @returns its id: the slug of its name, with a number if that is taken */
  add(name: string, entry: Entry): string {
    const known = this.byName.get(name);
    if (known !== undefined) return known;
    const slug = slugify(name) || "tag";
    let id = slug;
    for (let number = 2; Object.hasOwn(this.entries, id); number++) id = `${slug}-${number}`;
    this.entries[id] = entry;
    this.byName.set(name, id);
    return id;
  }
}
