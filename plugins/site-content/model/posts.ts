import { isElement, stringProp, type TreeNode } from "../../../src/domain/documentTree";
import { postPath } from "../../../src/domain/routes";
import { didYouMean, type Problem, problem, warning } from "../problems";
import type { PostFrontMatter } from "../schemas/frontMatter";
import { type Draft, toPage } from "./docs";
import type { ParsedPage } from "./page";
import type { PostData, SiteData } from "./types";

const DATED = /^(\d{4}-\d{2}-\d{2})-(.+)$/;

/** A blog post from its parsed file; unknown authors and tags, a missing date and a missing cut are reported. */
export function toPost(page: ParsedPage<PostFrontMatter>, site: SiteData): { post: Draft<PostData>; problems: Problem[] } {
  const front = page.frontMatter ?? {};
  const name =
    page.file
      .replace(/^content\/blog\//, "")
      .replace(/(\/index)?\.mdx?$/, "")
      .split("/")
      .at(-1) ?? "";
  const dated = DATED.exec(name);
  const date = front.date ?? validDay(dated?.[1]);
  const authors = typeof front.authors === "string" ? [front.authors] : (front.authors ?? []);
  const tags = front.tags ?? [];
  const { tree, excerpt, truncated } = cut(page.tree);
  const problems = [...unknown(authors, Object.keys(site.authors), "author", page, "authors"), ...unknown(tags, Object.keys(site.tags), "tag", page, "tags")];
  if (date === undefined && page.frontMatter)
    problems.push(
      problem(
        page.file,
        1,
        `The post has no valid date${dated?.[1] ? ` ("${dated[1]}" is none)` : ""}.`,
        "Name the file YYYY-MM-DD-slug.mdx or add date: 2026-01-15.",
      ),
    );
  if (!truncated && page.frontMatter)
    problems.push(
      warning(
        page.file,
        undefined,
        "The post has no truncate marker, so lists show all of it.",
        "Put {/* truncate */} (in .md files <!-- truncate -->) on its own line after the opening paragraphs.",
      ),
    );
  const slug = front.slug?.replace(/^\/blog\//, "") ?? dated?.[2] ?? name;
  return {
    post: { ...toPage({ ...page, tree }, postPath(slug)), date: toIso(date), authors, tags, excerpt, truncated },
    problems,
  };
}

function validDay(day: string | undefined): string | undefined {
  return day !== undefined && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ? day : undefined;
}

function toIso(date: string | undefined): string {
  const time = Date.parse(date ?? "");
  return new Date(Number.isNaN(time) ? 0 : time).toISOString();
}

function unknown(ids: readonly string[], known: readonly string[], what: string, page: ParsedPage<PostFrontMatter>, key: string): Problem[] {
  return ids.flatMap((id, index) => {
    if (known.includes(id)) return [];
    return [
      problem(page.file, page.lineOf(key, index), `Unknown ${what} "${id}".${didYouMean(id, known)}`, `Add it to content/blog/${key}.yml or fix the spelling.`),
    ];
  });
}

function cut(tree: readonly TreeNode[]): { tree: readonly TreeNode[]; excerpt: readonly TreeNode[]; truncated: boolean } {
  const index = tree.findIndex((node) => isElement(node) && node.type === "Truncate");
  const whole = tree.filter((node) => !(isElement(node) && node.type === "Truncate"));
  return index < 0 ? { tree: whole, excerpt: whole, truncated: false } : { tree: whole, excerpt: withoutFootnoteLinks(tree.slice(0, index)), truncated: true };
}

/** References to footnotes would lead nowhere from a list. */
function withoutFootnoteLinks(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node): TreeNode[] => {
    if (!isElement(node)) return [node];
    const [first] = node.children ?? [];
    if (node.type === "sup" && first !== undefined && isElement(first) && stringProp(first, "id")?.startsWith("fnref")) return [];
    return [node.children ? { ...node, children: withoutFootnoteLinks(node.children) } : node];
  });
}
