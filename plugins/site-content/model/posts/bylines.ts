import { didYouMean, type Problem, problem } from "../../../../src/domain/problems";
import type { Rule } from "../../../../src/domain/rules";
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
    const unknown = (rule: Rule, key: "authors" | "tags", name: string, at: number) => {
      if (site.unread.has(`blog/${key}`)) return;
      const guess = didYouMean(name, Object.keys(site[key]));
      const message = `Unknown ${key.slice(0, -1)} "${name}".${guess}`;
      const fix = `Add it to content/blog/${key}.yml or fix the spelling.`;
      problems.push(problem(rule, page.file, page.lineOf(key, at), message, fix));
    };
    const written = { authors: [front.authors ?? []].flat(), tags: front.tags ?? [] };
    const ids = {
      authors: written.authors.map((author, at) => {
        if (typeof author !== "string") return authors.add(author.name, author);
        const id = authors.find(author);
        if (id === undefined) unknown("unknown-name", "authors", author, at);
        return id;
      }),
      tags: written.tags.map((tag, at) => {
        const label = typeof tag === "string" ? tag : tag.label;
        const id = tags.find(label);
        if (id !== undefined) return id;
        if (typeof tag === "string") unknown("unknown-tag", "tags", tag, at);
        return tags.add(label, { label });
      }),
    };
    return [page.file, { authors: distinctIds(ids.authors), tags: distinctIds(ids.tags) }];
  });

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
