import type { Program } from "estree";
import type { Code, Nodes, Paragraph, Parent, Root, Text } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type {
  MdxFlowExpression,
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxjsEsm,
  MdxTextExpression,
} from "mdast-util-mdx";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { isMdxComponent, MDX_COMPONENTS } from "../../../src/domain/mdxComponents";
import { didYouMean, type Problem, problem, warning } from "../problems";

const ADMONITIONS: Record<string, string> = {
  note: "note",
  tip: "tip",
  info: "info",
  warning: "warning",
  danger: "danger",
  "replace-me": "replace-me",
  important: "info",
  caution: "warning",
  secondary: "note",
  success: "tip",
};
const VARIABLE = /^\s*(product|productSlug|ticker)\s*$/;
const TRUNCATE = /^\s*(?:\/\*|<!--)?\s*truncate\s*(?:\*\/|-->)?\s*$/;

export type MdastContext = { readonly file: string; readonly report: (problem: Problem) => void };

/** Turns what authors write into what the tree understands, and reports what it cannot mean. */
export function remarkAuthoring(this: unknown, { file, report }: MdastContext): (tree: Root, source: { readonly value: unknown }) => void {
  return (tree, source) => {
    const local = localNames(tree);
    visit(tree, "text", (node) => keepEscapes(node, String(source.value)));
    visit(tree, (node, index, parent) => {
      switch (node.type) {
        case "containerDirective":
          return replaceDirective(node, file, report);
        case "code":
          return keepMeta(node);
        case "paragraph":
          return reportLoneColons(node, file, report);
        case "mdxjsEsm":
          return reportImport(node, file, report);
        case "mdxFlowExpression":
        case "mdxTextExpression":
          return replaceExpression(node, index, parent);
        case "html":
          return TRUNCATE.test(node.value) ? become(node, index, parent, truncateMark()) : undefined;
        case "blockquote":
          return replaceAlert(node, index, parent);
        case "mdxJsxFlowElement":
        case "mdxJsxTextElement":
          return readElement(node, local, file, report);
      }
    });
  };
}

const NAMES = /(\\*)\{(?:productSlug|product|ticker)\}/g;

/** Markdown eats the backslash of `\{product}`; it is put back, since it says that no value belongs there. */
function keepEscapes(node: Text, source: string): void {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return;
  const escaped = [...source.slice(start.offset, end.offset).matchAll(NAMES)].map(([, slashes]) => (slashes ?? "").length % 2 === 1);
  node.value = node.value.replace(NAMES, (name) => (escaped.shift() ? `\\${name}` : name));
}

/** `title={product}` → `title="{product}"` */
function replaceAttribute(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): void {
  if (attribute.type !== "mdxJsxAttribute" || attribute.value === null || typeof attribute.value !== "object") return;
  const name = VARIABLE.exec(attribute.value.value)?.[1];
  if (name) attribute.value = `{${name}}`;
}

/** Components the page declares itself: `export const Price = () => …`. */
function localNames(tree: Root): Set<string> {
  const names = new Set<string>();
  for (const node of tree.children) {
    if (node.type !== "mdxjsEsm") continue;
    for (const name of node.value.matchAll(/\b(?:const|let|function|class)\s+([A-Z]\w*)/g)) names.add(name[1] ?? "");
  }
  return names;
}

function replaceDirective(node: ContainerDirective, file: string, report: MdastContext["report"]): void {
  const name = node.name.toLowerCase();
  const type = ADMONITIONS[name];
  const line = node.position?.start.line;
  const [first, ...rest] = node.children;
  const label = first && first.type === "paragraph" && first.data && "directiveLabel" in first.data ? first : undefined;
  const body = label ? rest : node.children;
  const title = label && textOf(label);
  if (name === "details") Object.assign(node, jsx("Details", { summary: title ?? "Details" }, body));
  else if (type !== undefined) Object.assign(node, jsx("Admonition", { type, ...(title !== undefined && { title }) }, body));
  else {
    const guess = didYouMean(node.name, [...Object.keys(ADMONITIONS), "details"]);
    report(problem(file, line, `Unknown admonition ":::${node.name}".${guess}`, "Use one of: note, tip, info, warning, danger, replace-me, details."));
  }
}

/** The end of a box that was never begun, or that its inner box took for its own. */
function reportLoneColons(node: Paragraph, file: string, report: MdastContext["report"]): void {
  const last = node.children.at(-1);
  if (last?.type === "text" && /(?:^|\n):{3,}\s*$/.test(last.value))
    report(
      warning(
        file,
        node.position?.end.line,
        'A line ":::" ends no box and is shown as text.',
        "Remove it, or begin and end the outer of two boxes with more colons: ::::note.",
      ),
    );
}

function replaceAlert(node: Extract<Nodes, { type: "blockquote" }>, index: number | undefined, parent: Parent | undefined): void {
  const first = node.children[0];
  const text = first?.type === "paragraph" ? first.children[0] : undefined;
  if (first?.type !== "paragraph" || text?.type !== "text") return;
  const match = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i.exec(text.value);
  const name = match?.[1]?.toLowerCase();
  const type = name && ADMONITIONS[name === "caution" ? "danger" : name];
  if (!match || !type) return;
  text.value = text.value.slice(match[0].length);
  if (text.value === "") first.children.splice(0, first.children[1]?.type === "break" ? 2 : 1);
  const body = first.children.length > 0 ? node.children : node.children.slice(1);
  become(node, index, parent, jsx("Admonition", { type }, body));
}

function replaceExpression(node: MdxFlowExpression | MdxTextExpression, index: number | undefined, parent: Parent | undefined): void {
  const name = VARIABLE.exec(node.value)?.[1];
  if (name) become(node, index, parent, variableText(node, name));
  else if (TRUNCATE.test(node.value) && node.value.includes("/*")) become(node, index, parent, truncateMark());
  else if (node.type === "mdxFlowExpression") become(node, index, parent, { type: "mdxJsxFlowElement", name: null, attributes: [], children: [node] }); // gives the value a line
}

/** A variable alone in its paragraph arrives without the paragraph. */
function variableText(node: MdxFlowExpression | MdxTextExpression, name: string): Nodes {
  const text: Text = { type: "text", value: `{${name}}` };
  return node.type === "mdxFlowExpression" ? { type: "paragraph", children: [text] } : text;
}

/** `js{1,3}` and `ts:line-numbers=2`, as other tools write them: the language alone, and what it is followed by. */
const GLUED = /^([\w+#.-]+)(:line-numbers(=\d+)?)?(?=[\s{]|$)\s*(.*)$/;

function keepMeta(node: Code): void {
  const glued = /\{|:line-numbers/.test(node.lang ?? "") ? GLUED.exec([node.lang, node.meta].join(" ")) : null;
  if (glued) {
    const [, lang = "", numbers, start = "", rest = ""] = glued;
    Object.assign(node, { lang, meta: `${numbers === undefined ? "" : `showLineNumbers${start} `}${rest}`.trim() });
  }
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...(node.meta && { metastring: node.meta }) } };
}

function reportImport(node: MdxjsEsm, file: string, report: MdastContext["report"]): void {
  const program: Program | null | undefined = node.data?.estree;
  if (!program) return;
  const imports = program.body.filter((statement) => statement.type === "ImportDeclaration");
  program.body = program.body.filter((statement) => statement.type !== "ImportDeclaration");
  for (const statement of imports) {
    report(
      problem(
        file,
        node.position?.start.line,
        `A page cannot import "${statement.source.value}".`,
        "Remove the import: every component is available by its name, and pictures and files are linked by path.",
      ),
    );
  }
}

function readElement(node: MdxJsxFlowElement | MdxJsxTextElement, local: ReadonlySet<string>, file: string, report: MdastContext["report"]): void {
  node.attributes.forEach(replaceAttribute);
  if (node.name && !local.has(node.name)) checkComponent(node.name, node.position?.start.line, file, report);
}

function checkComponent(name: string, line: number | undefined, file: string, report: MdastContext["report"]): void {
  if (/^[a-z]/.test(name) || isMdxComponent(name) || name.includes(".")) return;
  const known = Object.keys(MDX_COMPONENTS);
  report(problem(file, line, `Unknown component <${name}>.${didYouMean(name, known)}`, `Use one of: ${known.join(", ")}.`));
}

function truncateMark(): MdxJsxFlowElement {
  return jsx("Truncate", {}, []);
}

function jsx(name: string, attributes: Record<string, string>, children: readonly Nodes[]): MdxJsxFlowElement {
  return {
    type: "mdxJsxFlowElement",
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: "mdxJsxAttribute", name: key, value })),
    children: [...children] as MdxJsxFlowElement["children"],
  };
}

function become(node: Nodes, index: number | undefined, parent: Parent | undefined, replacement: Nodes): void {
  if (!parent || index === undefined) return;
  replacement.position = node.position;
  (parent.children as Nodes[])[index] = replacement;
}
