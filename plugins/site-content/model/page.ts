import type { z } from "zod";
import { element, isElement, mapTree, stringProp, type TreeNode, treeText, walk } from "../../../src/domain/documentTree";
import { collectHeadings, type Heading, headingText, withHeadingIds } from "../../../src/domain/headings";
import { countWords } from "../../../src/domain/readingTime";
import type { ParseBody, ParsedBody } from "../markdown/body";
import { fillVariables, type Variables } from "../markdown/variables";
import { type Problem, problem, warning } from "../problems";
import { parseYaml } from "../yaml";
import { digest, type SourceFile, splitFrontMatter } from "./source";

/** Everything about a page that follows from its own file alone. */
export type ParsedPage<FrontMatter> = {
  readonly file: string;
  readonly frontMatter?: FrontMatter;
  /** Line of a front matter key, or of an entry of its list. */
  readonly lineOf: (key: string, index?: number) => number;
  /** Title from front matter or the first heading. */
  readonly title?: string;
  /** Picture for link previews, as the front matter names it. */
  readonly image?: string;
  readonly tree: readonly TreeNode[];
  readonly headings: readonly Heading[];
  readonly words: number;
  readonly problems: readonly Problem[];
};

export type PageCache = { get(key: string): Promise<unknown>; set(key: string, value: unknown): Promise<unknown> };

export type PageParser = {
  readonly variables: Variables;
  readonly parseBody: ParseBody;
  readonly cache?: PageCache | undefined;
  /** Changes when the code that parses pages changes. */
  readonly recipe?: string | undefined;
};

/** Parses one Markdown file; the costly part, a body without errors, is remembered by the digest of everything it depends on. */
export async function parsePage<Schema extends z.ZodType<{ title?: string; image?: string }>>(
  { path, text }: SourceFile,
  schema: Schema,
  { variables, parseBody, cache, recipe = "" }: PageParser,
): Promise<ParsedPage<z.infer<Schema>>> {
  const { yaml, body } = splitFrontMatter(text);
  const front = parseYaml({ file: path, text: fillVariables(yaml, variables), lineOffset: 1 }, schema);
  const key = `page-${digest(recipe, path, body, JSON.stringify(variables))}`;
  const known = (await cache?.get(key)) as ParsedBody | undefined;
  const parsed = known ?? (await parseBody({ file: path, text: body, variables }));
  if (!known && parsed.problems.every(({ severity }) => severity === "warning")) await cache?.set(key, parsed);
  const { tree, h1 } = takeTitle(withHeadingIds(parsed.tree), front.value !== undefined && front.value.title === undefined);
  const title = front.value?.title ?? h1;
  const problems = [...front.problems, ...parsed.problems, ...secondTitles(tree, path)];
  if (title === undefined && front.value)
    problems.push(problem(path, 1, '"title" is missing.', 'Add "title: …" between the --- lines at the top, or begin the page with a "# Heading".'));
  return {
    file: path,
    ...(front.value && { frontMatter: front.value }),
    lineOf: (name, index) => front.lineOf(index === undefined ? [name] : [name, index]),
    ...(title !== undefined && { title }),
    ...(front.value?.image !== undefined && { image: front.value.image }),
    ...withContents(demoteTitles(tree)),
    problems,
  };
}

/** A tree with its headings, that of the footnotes excepted, and its words. */
export function withContents(tree: readonly TreeNode[]): Pick<ParsedPage<unknown>, "tree" | "headings" | "words"> {
  return { tree, headings: collectHeadings(tree).filter(({ id }) => id !== "footnote-label"), words: countWords(tree) };
}

/**
 * A page's first `#` heading is its title; templates show it, so it leaves the body. A page with a title in its front
 * matter keeps a later one as a section. A link to its anchor, as in the "back to top" of a README, leads to the top of the body.
 */
function takeTitle(nodes: readonly TreeNode[], wanted: boolean): { tree: readonly TreeNode[]; h1?: string } {
  const index = nodes.findIndex((node) => isElement(node) && (!wanted || node.type === "h1"));
  const first = nodes[index];
  if (first === undefined || !isElement(first) || first.type !== "h1") return { tree: nodes };
  const h1 = headingText(first.children ?? []);
  const id = stringProp(first, "id");
  const rest = [...nodes.slice(0, index), ...nodes.slice(index + 1)];
  const tree = id !== undefined && linksTo(rest, `#${id}`) ? [element("span", { id }, []), ...rest] : rest;
  return { tree, ...(h1 !== "" && { h1 }) };
}

function linksTo(tree: readonly TreeNode[], href: string): boolean {
  let found = false;
  walk(tree, (node) => {
    found ||= node.type === "a" && stringProp(node, "href") === href;
  });
  return found;
}

function secondTitles(tree: readonly TreeNode[], file: string): Problem[] {
  return tree
    .filter(isElement)
    .filter(({ type }) => type === "h1")
    .map((node) => warning(file, node.line, `A second title "# ${treeText([node])}" is shown as a section.`, "Write ## for sections: a page has one title."));
}

function demoteTitles(tree: readonly TreeNode[]): TreeNode[] {
  return mapTree(tree, (node) => (node.type === "h1" ? element("h2", node.props, node.children, node.line) : node));
}
