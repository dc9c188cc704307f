import type { TreeNode } from "../../../src/domain/documentTree";
import type { Problem } from "../problems";
import { evaluateMarkdown } from "./compile";
import { finishTree } from "./passes";
import { fillTree, type Variables } from "./variables";

/** The Markdown of one page below its front matter, which is blanked out line by line, so that positions stay true. */
export type Body = {
  /** Path from the project's root. `.md` is CommonMark, `.mdx` has components and expressions. */
  readonly file: string;
  readonly text: string;
  readonly variables: Variables;
};

/** JSON, so that it can be cached and sent between threads. */
export type ParsedBody = { readonly tree: readonly TreeNode[]; readonly problems: readonly Problem[] };
export type ParseBody = (body: Body) => Promise<ParsedBody>;

/** Parses a body into its document tree: the costly part of reading a page. Bad content comes back as problems. */
export async function parseBody({ file, text, variables }: Body): Promise<ParsedBody> {
  const format = file.endsWith(".md") ? "md" : "mdx";
  const evaluated = await evaluateMarkdown({ file, format, body: text });
  const finished = await finishTree(fillTree(evaluated.tree, variables), file);
  return { tree: finished.tree, problems: [...evaluated.problems, ...finished.problems] };
}
