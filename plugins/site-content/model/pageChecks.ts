import type { ComponentSpecs } from "../../../src/domain/componentSpec";
import { DESCRIPTION_MAX } from "../../../src/domain/constants";
import { isElement, isNotBlank, type TreeNode } from "../../../src/domain/documentTree";
import { clashingIds } from "../../../src/domain/headings";
import { type Problem, problem } from "../../../src/domain/problems";
import type { Rule } from "../../../src/domain/rules";
import { treeText } from "../../../src/domain/treeText";
import type { CommonFrontMatter } from "../schemas/frontMatter";
import type { SourceFile } from "./files/source";
import type { PageData } from "./types";

/** Maximum characters of a page: more would take minutes to parse, and to read. */
const MAX_PAGE = 1_000_000;

/** Why the text of a page is not read; undefined for one that is. */
export function unreadableText({ path: file, text }: SourceFile): Problem | undefined {
  if (text.length > MAX_PAGE) {
    const message = `The page has ${text.length} characters, more than ${MAX_PAGE}, and was not read.`;
    return problem("unreadable-file", file, undefined, message);
  }
  const nul = text.indexOf("\0");
  if (nul < 0) return undefined;
  const line = text.slice(0, nul).split("\n").length;
  return problem("unreadable-file", file, line, "The file is not UTF-8 text: it has a NUL here.");
}

type CheckedPage = {
  readonly source: SourceFile;
  /** The tree before headings had ids, and after. */
  readonly written: readonly TreeNode[];
  readonly tree: readonly TreeNode[];
  readonly lineOf: (key: string) => number;
};

/** What is wrong with a page's title, headings, ids and description. @param front undefined if it could not be read */
export function pageProblems(
  { source: { path: file, text, yaml }, written, tree, lineOf }: CheckedPage,
  front: Partial<CommonFrontMatter> | undefined,
  h1: string | undefined,
  components: ComponentSpecs,
): Problem[] {
  const found: Problem[] = [];
  const add = (rule: Rule, line: number | undefined, message: string) =>
    found.push(problem(rule, file, line, message));
  if (!yaml && /^---[ \t]*\n\s*[\w-]+:/.test(text))
    add("invalid-data", 1, "The front matter has no closing ---.");
  else if (front && front.title === undefined && h1 === undefined && written.length > 0)
    add("missing-title", 1, '"title" is missing, so the name of the file is shown.');
  const length = front?.description?.length ?? 0;
  if (length > DESCRIPTION_MAX) {
    const message = `"description" has ${length} characters; it is cut off after ${DESCRIPTION_MAX}.`;
    add("long-description", lineOf("description"), message);
  }
  for (const node of tree)
    if (isElement(node) && node.type === "h1") {
      const title = treeText([node], components);
      add("heading-order", node.line, `A second title "# ${title}" is shown as a section.`);
    }
  for (const { id, line } of clashingIds(written))
    add("repeated-id", line, `The id "${id}" is already used on this page: links lead there.`);
  return found;
}

/**
 * Reports pages that show nothing but their title, except those with another problem: it may have caused text to be omitted.
 * @param problems the problems of all pages
 */
export function emptyPages(
  pages: readonly Pick<PageData, "file" | "tree" | "draft">[],
  problems: readonly Problem[],
): Problem[] {
  const reported = new Set(problems.map(({ file }) => file));
  return pages
    .filter(({ file, draft }) => /\.mdx?$/.test(file) && !draft && !reported.has(file))
    .filter(({ tree }) => !tree.some(isNotBlank))
    .map(({ file }) => problem("empty-page", file, undefined, "The page has no text."));
}
