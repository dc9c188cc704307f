import { didYouMean, type Problem, problem } from "../../../../src/domain/problems";
import type { Rule } from "../../../../src/domain/rules";
import { slugify } from "../../../../src/domain/slugs";
import type { Authors, Tags } from "../../schemas/data";
import type { PostFrontMatter } from "../../schemas/frontMatter";
import type { ParsedPage } from "../page";
import type { PostData } from "../types";

/**
 * The ids of a post's authors and tags, each once. A post may write them out, as Docusaurus allows.
 * @param known those of the site by id; receives those that are written out, under ids made from their names
 * @param problems receives the names that nothing has
 */
export function bylinesOf(
  { page: { file }, front, lineOf }: ParsedPage<PostFrontMatter>,
  known: { readonly authors: Authors; readonly tags: Tags },
  problems: Problem[],
): Pick<PostData, "authors" | "tags"> {
  const unknown = (rule: Rule, key: "authors" | "tags", name: string, at: number) => {
    const guess = didYouMean(name, Object.keys(known[key]));
    const message = `Unknown ${key.slice(0, -1)} "${name}".${guess}`;
    const fix = `Add it to content/blog/${key}.yml or fix the spelling.`;
    problems.push(problem(rule, file, lineOf(key, at), message, fix));
  };
  const authors = [front.authors ?? []].flat().flatMap((author, at) => {
    const isWritten = typeof author !== "string";
    const name = isWritten ? author.name : author;
    const id = idOf(known.authors, name) ?? (isWritten && add(known.authors, name, author));
    if (!id) unknown("unknown-name", "authors", name, at);
    return id || [];
  });
  const tags = (front.tags ?? []).map((tag, at) => {
    const label = typeof tag === "string" ? tag : tag.label;
    const id = idOf(known.tags, label);
    if (!id && typeof tag === "string") unknown("unknown-tag", "tags", tag, at);
    return id ?? add(known.tags, label, { label });
  });
  return { authors: [...new Set(authors)], tags: [...new Set(tags)] };
}

type Named = { readonly name?: string; readonly label?: string };

/** The id of the entry with this id or name. */
function idOf(entries: Readonly<Record<string, Named>>, text: string): string | undefined {
  if (Object.hasOwn(entries, text)) return text;
  return Object.keys(entries).find((id) => (entries[id]?.name ?? entries[id]?.label) === text);
}

/** Adds an entry. @returns its id: the slug of its name, with a number if that is taken */
function add<Entry>(entries: Record<string, Entry>, name: string, entry: Entry): string {
  const slug = slugify(name) || "tag";
  let id = slug;
  for (let number = 2; Object.hasOwn(entries, id); number++) id = `${slug}-${number}`;
  entries[id] = entry;
  return id;
}
