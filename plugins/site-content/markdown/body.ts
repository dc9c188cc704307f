import rehypeRaw from "rehype-raw";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import remarkRehype, { type Options as RemarkRehypeOptions } from "remark-rehype";
import { unified } from "unified";
import { VFileMessage } from "vfile-message";
import {
  type ComponentNames,
  type ComponentSpecs,
  componentNames,
} from "../../../src/domain/componentSpec";
import { isElement, type TreeNode, type TreeProps } from "../../../src/domain/documentTree";
import type { Problem } from "../../../src/domain/problems";
import { remarkCodeFiles } from "./code/codeFiles";
import { remarkForeignSyntax } from "./faults/foreignSyntax";
import { remarkLostText } from "./faults/lostText";
import { mdxFaults } from "./faults/mdxFaults";
import { remarkAltValues } from "./mdast/altValues";
import { remarkBoundedLinks } from "./mdast/boundedLinks";
import { remarkDisplayMath } from "./mdast/displayMath";
import { remarkHtmlTags } from "./mdast/htmlTags";
import { type PageImports, remarkImports } from "./mdast/imports";
import { remarkAuthoring } from "./mdast/mdast";
import { remarkPictureSettings } from "./mdast/pictureSettings";
import { remarkSyntax } from "./mdast/syntax";
import { NO_PARTIALS, type PagePartials, PartialReader, RAW_LOADER, remarkProps } from "./partials";
import { finishTree } from "./passes";
import { type Report, reportTo } from "./report";
import { withoutDocusaurusBlocks } from "./text/docusaurusBlocks";
import { expressionsShown, mdxSigns, withoutMdx } from "./text/mdxInMarkdown";
import { preprocess } from "./text/preprocess";
import { hastToTree } from "./tree/tree";
import { fillTree, isVariable, type Variables } from "./variables";

/** The Markdown of one page. Its front matter is replaced by blank lines, so that line numbers stay correct. */
export type Body = {
  /** Path from the project's root. `.md` is CommonMark, `.mdx` has components and expressions. */
  readonly file: string;
  readonly text: string;
  readonly variables: Variables;
  /** Files that the page includes. */
  readonly partials?: PagePartials | undefined;
};

/** JSON, so that it can be cached and sent between processes. */
export type ParsedBody = {
  readonly tree: readonly TreeNode[];
  readonly problems: readonly Problem[];
};
export type ParseBody = (body: Body) => Promise<ParsedBody>;

/**
 * Parses a body into its document tree: the costly part of reading a page. Bad content comes back as problems.
 * @param begins called with the line of each block that may take long, before the block is read
 */
export async function parseBody(
  { file, text, variables, partials = NO_PARTIALS }: Body,
  components: ComponentNames,
  begins?: (line: number) => void,
): Promise<ParsedBody> {
  const problems: Problem[] = [];
  const reader = new PartialReader(partials, problems, (name, body, props) =>
    fileTree(name, body, components, reportTo(problems, name), {
      imports: { files: partials.files[name], texts: partials.texts },
      props,
    }),
  );
  const tree = await reader.read(file, text);
  const report = reportTo(problems, file);
  return {
    tree: await finishTree(fillTree(tree, variables), components, report, begins),
    problems,
  };
}

const SHOWN_FIX =
  "Put it in backticks to show it as code. Only .mdx files can have data in braces; write out what a program would compute.";

/**
 * The tree of a file. A `.md` file with MDX in it, as in Docusaurus, is read as MDX if possible; otherwise it is read as
 * CommonMark, and its MDX is omitted. Both cases are reported as warnings.
 */
async function fileTree(
  file: string,
  written: string,
  components: ComponentNames,
  report: Report,
  extras: Extras,
): Promise<TreeNode[]> {
  const text = withoutDocusaurusBlocks(written, report);
  if (!file.endsWith(".md")) return markdownTree(text, "mdx", components, report, extras);
  const signs = mdxSigns(text);
  const [first] = signs;
  const asMarkdown = (body: string, rename?: string) => {
    for (const { line, what } of expressionsShown(text, isVariable))
      report("warning", line, `A .md file shows ${what} literally.`, SHOWN_FIX);
    return markdownTree(body, "md", components, report, { rename });
  };
  if (!first) return asMarkdown(text);
  const found: Problem[] = [];
  const tree = await markdownTree(text, "mdx", components, reportTo(found, file), {
    ...extras,
    isTrial: true,
  });
  const isRead = tree.length > 0 || found.every(({ severity }) => severity === "warning");
  const rename = renaming(file, found);
  if (isRead) {
    report("warning", first.line, `A .md file contains MDX: ${first.what}.`, rename);
    for (const { line, message, fix } of found) report("warning", line, message, fix);
    return tree;
  }
  for (const { line, what } of signs.filter((sign) => !/^<\w+>$/.test(sign.what))) // tags are reported one by one
    report("warning", line, `A .md file cannot contain MDX: ${what}.`, rename);
  return asMarkdown(withoutMdx(text), rename);
}

/** How to have a file read as MDX: rename it, after correcting the first thing that is an error there. */
function renaming(file: string, found: readonly Problem[]): string {
  const name = `ename the file to ${file.split("/").at(-1)}x.`;
  const fault = found.find(({ severity }) => severity === "error");
  if (fault === undefined) return `R${name}`;
  const where = fault.line === undefined ? "what MDX refuses" : `line ${fault.line}`;
  return `First correct ${where}: ${fault.message.replace(/(?<![.?])$/, ".")} Then r${name}`;
}

/** What is needed to read a file besides its text: the partials it imports, and its properties if it is a partial. */
type Extras = {
  readonly imports?: PageImports;
  readonly props?: TreeProps | undefined;
  /** The fix that makes a component in a `.md` file work. */
  readonly rename?: string | undefined;
  /** Whether the first fault is enough, since the file is then read another way. */
  readonly isTrial?: true;
};

/** Parses bodies in this process. */
export function bodyParser(components: ComponentSpecs): ParseBody {
  const names = componentNames(components);
  return (body) => parseBody(body, names);
}

const PASS_THROUGH: NonNullable<RemarkRehypeOptions["passThrough"]> = [
  "mdxFlowExpression",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxTextExpression",
  "mdxjsEsm",
];
const REHYPE: RemarkRehypeOptions = {
  clobberPrefix: "",
  allowDangerousHtml: true,
  footnoteLabelProperties: { className: ["visually-hidden"] },
  passThrough: PASS_THROUGH,
};

/**
 * The tree of a Markdown or MDX body, before the passes over it. MDX is parsed and never run: its expressions are data. If it
 * cannot be parsed, that is reported and the tree is empty.
 */
export async function markdownTree(
  body: string,
  format: "md" | "mdx",
  components: ComponentNames,
  report: Report,
  { imports = { texts: {} }, props, rename, isTrial }: Extras = {},
): Promise<TreeNode[]> {
  const text = preprocess(body, format);
  const markdown = unified().use(remarkParse);
  if (format === "mdx") markdown.use(remarkMdx);
  markdown.use(remarkGfm).use(remarkBoundedLinks).use(remarkSyntax);
  const textOf = (name: string) => imports.texts[imports.files?.[RAW_LOADER + name] ?? ""];
  markdown.use(remarkCodeFiles, textOf, report);
  markdown.use(remarkLostText, report).use(remarkDisplayMath);
  if (format === "mdx")
    markdown.use(remarkAltValues, report).use(remarkImports, imports, components, report);
  else markdown.use(remarkPictureSettings).use(remarkHtmlTags, report, rename);
  markdown.use(remarkForeignSyntax, report);
  if (props) markdown.use(remarkProps, props);
  const processor = markdown.use(remarkAuthoring, components, report).use(remarkRehype, REHYPE);
  if (format === "md") processor.use(rehypeRaw, { passThrough: PASS_THROUGH });
  const again = isTrial ? undefined : (rest: string) => processor.parse(rest);
  try {
    const parsed = await processor.run(processor.parse(text), text);
    return withoutDepth(hastToTree(parsed, text, components, report), report);
  } catch (error) {
    if (error instanceof RangeError) reportNesting(undefined, report);
    else if (!(error instanceof VFileMessage)) throw error;
    else
      for (const { line, message, fix } of mdxFaults(error, text, again))
        report("error", line, message, fix);
    return [];
  }
}

/** How deeply the elements of a page may be nested. */
const MAX_DEPTH = 300;

/** Makes a tree safe to walk: elements that are nested too deeply are reported and omitted. */
function withoutDepth(nodes: readonly TreeNode[], report: Report, depth = 1): TreeNode[] {
  return nodes.map((node) => {
    if (!isElement(node) || !node.children) return node;
    if (depth < MAX_DEPTH)
      return { ...node, children: withoutDepth(node.children, report, depth + 1) };
    reportNesting(node.line, report);
    return { ...node, children: [] };
  });
}

function reportNesting(line: number | undefined, report: Report): void {
  report(
    "error",
    line,
    `The page nests elements more than ${MAX_DEPTH} deep.`,
    "Close quotations, lists and tags where they end.",
  );
}
