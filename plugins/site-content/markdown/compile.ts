import { evaluate } from "@mdx-js/mdx";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import rehypeRaw from "rehype-raw";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype, { type Options as RemarkRehypeOptions } from "remark-rehype";
import { unified } from "unified";
import { VFileMessage } from "vfile-message";
import type { TreeNode } from "../../../src/domain/documentTree";
import { MDX_COMPONENTS, TREE_COMPONENTS } from "../../../src/domain/mdxComponents";
import { type Problem, problem } from "../problems";
import { type MdastContext, remarkAuthoring } from "./mdast";
import { preprocess } from "./preprocess";
import { TreeError, toNodes, treeRuntime } from "./runtime";
import { remarkSyntax } from "./syntax";

export type MarkdownSource = {
  /** Path from the project's root, for messages. */
  readonly file: string;
  readonly format: "md" | "mdx";
  /** Body with the front matter blanked out line by line, so that positions stay true. */
  readonly body: string;
};

const MDX_NODES: NonNullable<RemarkRehypeOptions["passThrough"]> = [
  "mdxFlowExpression",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxTextExpression",
  "mdxjsEsm",
];
const REHYPE: RemarkRehypeOptions = { clobberPrefix: "", allowDangerousHtml: true, footnoteLabelProperties: { className: ["visually-hidden"] } };
const COMPONENTS = Object.fromEntries([...Object.keys(MDX_COMPONENTS), ...TREE_COMPONENTS].map((name) => [name, name]));

/**
 * Evaluates a Markdown or MDX body once and gives its raw document tree.
 * Never throws for bad content: what is wrong comes back as problems and the tree is then empty.
 */
export async function evaluateMarkdown({ file, format, body }: MarkdownSource): Promise<{ tree: TreeNode[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const text = preprocess(body, format);
  const authoring = { file, report: (found: Problem) => problems.push(found) };
  try {
    if (format === "md") return { tree: toNodes(await renderMarkdown(text, authoring)), problems };
    const module = await evaluate(text, {
      ...treeRuntime,
      development: true,
      format,
      remarkPlugins: [remarkGfm, remarkSyntax, [remarkAuthoring, authoring]],
      remarkRehypeOptions: REHYPE,
      tableCellAlignToStyle: false,
    } as Parameters<typeof evaluate>[1]);
    const content: unknown = module.default;
    if (typeof content !== "function") {
      problems.push(
        problem(file, undefined, "The page has no default export.", "Remove `export { … as default }`: the page's Markdown is its default export."),
      );
      return { tree: [], problems };
    }
    return { tree: toNodes(content({ components: COMPONENTS })), problems };
  } catch (error) {
    const found = describeFailure(error, file, body);
    const known = problems.some(({ line, message }) => line === found.line || found.message.includes(/<\w+>/.exec(message)?.[0] ?? "\0"));
    return { tree: [], problems: known ? problems : [...problems, found] };
  }
}

/** CommonMark has no expressions, so it needs no evaluation: its elements go straight to the tree runtime. */
async function renderMarkdown(text: string, authoring: MdastContext): Promise<unknown> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkSyntax)
    .use(remarkAuthoring, authoring)
    .use(remarkRehype, { ...REHYPE, passThrough: MDX_NODES })
    .use(rehypeRaw, { passThrough: MDX_NODES });
  const hast = await processor.run(processor.parse(text), text);
  return toJsxRuntime(hast, {
    ...treeRuntime,
    development: true,
    filePath: authoring.file,
    components: COMPONENTS,
    tableCellAlignToStyle: false,
    createEvaluater: () => COMPONENT_NAMES,
  } as unknown as Parameters<typeof toJsxRuntime>[1]);
}

/** The components of a CommonMark page come from `mdast.ts`: names, without expressions. */
const COMPONENT_NAMES = { evaluateExpression: (expression: { readonly name?: string }) => expression.name, evaluateProgram: () => undefined };

function describeFailure(error: unknown, file: string, body: string): Problem {
  if (error instanceof TreeError) return problem(file, error.line, error.message, error.fix);
  if (isMessage(error)) return problem(file, error.line ?? lineIn(error.reason), error.reason, mendFor(error.reason));
  const message = error instanceof Error ? error.message : String(error);
  const name = /^(\w+) is not defined/.exec(message)?.[1];
  if (name && /^(product|productSlug|ticker)$/.test(name))
    return problem(file, lineWith(body, name), `${name} cannot be used inside an expression.`, `Write it in quotation marks: "{${name}}".`);
  if (name)
    return problem(
      file,
      lineWith(body, name),
      `{${name}} is not a variable of this site.`,
      "Use {product}, {productSlug} or {ticker}; write \\{ for a plain brace, or put it in code.",
    );
  const missing = /Expected (?:component|object) `([\w.]+)`.*?`(\d+):/s.exec(message);
  if (missing) return problem(file, Number(missing[2]), `Unknown component <${missing[1]}>.`, "Correct its name.");
  return problem(file, undefined, `An expression failed: ${message}.`, "Correct the expression; it runs once, when the site is built.");
}

function isMessage(error: unknown): error is VFileMessage {
  return error instanceof VFileMessage || (error instanceof Error && "reason" in error && "line" in error);
}

/** Messages about a whole block carry its position in their text: `… (5:1-5:22)`. */
function lineIn(reason: string): number | undefined {
  const line = /\((\d+):\d+-/.exec(reason)?.[1];
  return line === undefined ? undefined : Number(line);
}

function mendFor(reason: string): string {
  if (/before name|in name|before attribute name/.test(reason)) return "Write &lt; or put it in code; in .mdx files < starts a tag.";
  if (/acorn|expression/i.test(reason)) return "Write \\{ for a plain brace or put it in code; in .mdx files { starts an expression.";
  if (/closing tag|closing slash/i.test(reason)) return "Close the tag, such as <br /> or </details>.";
  return "Correct the markup at this line.";
}

function lineWith(body: string, name: string): number | undefined {
  const index = body.split("\n").findIndex((line) => new RegExp(`\\{[^}]*\\b${name}\\b`).test(line));
  return index < 0 ? undefined : index + 1;
}
