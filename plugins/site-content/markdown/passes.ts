import { element, isElement, type Json, mapTree, stringProp, type TreeElement, type TreeNode, treeText } from "../../../src/domain/documentTree";
import { isMdxComponent, MDX_COMPONENTS } from "../../../src/domain/mdxComponents";
import { didYouMean, type Problem, problem, warning } from "../problems";
import { highlight, knowsLanguage } from "./code";
import { diagramToTree } from "./diagram";
import { mathToTree } from "./math";

type Report = (severity: "error" | "warning", line: number | undefined, message: string, fix: string) => void;

/** Passes that look at one page alone: code, formulas, diagrams, tables, unsafe markup. */
export async function finishTree(tree: readonly TreeNode[], file: string): Promise<{ tree: TreeNode[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const report: Report = (severity, line, message, fix) => problems.push((severity === "error" ? problem : warning)(file, line, message, fix));
  const safe = mapTree(tree, (node) => withoutUnsafe(node, report));
  const coded = await mapCode(mapTree(safe, unwrapPicture), report);
  return { tree: captionTables(mapTree(coded, (node) => formulaParts(node, report))), problems };
}

/** A picture that is alone in its paragraph stands for itself and can be enlarged. */
function unwrapPicture(node: TreeElement): TreeNode {
  const [only, ...others] = node.children ?? [];
  if (node.type !== "p" || others.length > 0 || only === undefined || !isElement(only) || only.type !== "img") return node;
  return { ...only, props: { ...only.props, zoom: true } };
}

async function mapCode(nodes: readonly TreeNode[], report: Report): Promise<TreeNode[]> {
  const result: TreeNode[] = [];
  for (const node of nodes) {
    if (!isElement(node)) result.push(node);
    else if (node.type === "pre" && isCode(node.children?.[0])) result.push(await codeElement(node.children[0], node.line, report));
    else if (isInlineMath(node)) result.push(...formula(treeRaw(node.children ?? []), false, node.line, report));
    else result.push(node.children ? { ...node, children: await mapCode(node.children, report) } : node);
  }
  return result;
}

function isCode(node: TreeNode | undefined): node is TreeElement {
  return node !== undefined && isElement(node) && node.type === "code";
}

function isInlineMath(node: TreeElement): boolean {
  return node.type === "code" && /\bmath-inline\b/.test(stringProp(node, "className") ?? "");
}

async function codeElement(node: TreeElement, preLine: number | undefined, report: Report): Promise<TreeNode> {
  const line = node.line ?? preLine;
  const source = treeRaw(node.children ?? []);
  const className = stringProp(node, "className") ?? "";
  if (/\bmath-display\b/.test(className)) return formula(source, true, line, report)[0] ?? "";
  const language = /language-(\S+)/.exec(className)?.[1]?.toLowerCase() ?? "text";
  const meta = stringProp(node, "metastring") ?? "";
  if (language === "mermaid") return diagram(source, meta, line, report);
  if (!knowsLanguage(language))
    report(
      "warning",
      line,
      `No highlighting for the language "${language}".${didYouMean(language, ["move", "typescript", "tsx", "bash", "json", "http", "toml", "yaml", "solidity", "text"])}`,
      "Use a language Shiki knows, or text.",
    );
  const { lines, title, start } = await highlight(source, language, meta);
  return element("CodeBlock", { language, lines: lines as unknown as Json, ...(title && { title }), ...(start !== undefined && { start }) }, [], line);
}

function diagram(source: string, meta: string, line: number | undefined, report: Report): TreeNode {
  const alt = /alt=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  const text = alt?.[1] ?? alt?.[2];
  if (!text)
    report("error", line, "A diagram has no alt text.", 'Write the finding after the language: ```mermaid alt="Every swap ends as a signed transaction."');
  try {
    return diagramToTree(source, text ?? "", line);
  } catch (error) {
    report("error", line, `The diagram cannot be drawn: ${reasonOf(error)}.`, "Correct the Mermaid text.");
    return "";
  }
}

function formula(tex: string, display: boolean, line: number | undefined, report: Report): TreeNode[] {
  try {
    return [element("Math", { tex: tex.trim(), ...(display && { display }) }, mathToTree(tex, display), line)];
  } catch (error) {
    report("error", line, `The formula cannot be read: ${reasonOf(error)}.`, "Correct the TeX; write \\$ for a plain dollar sign.");
    return [];
  }
}

/** First line of an error's message, without the punctuation at its ends. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.trim().split("\n")[0] ?? "").replace(/[\s:.]+$/, "");
}

/** Symbols in `vars` of a Formula become MathML beside their meaning. */
function formulaParts(node: TreeElement, report: Report): TreeNode {
  const vars = node.props?.vars;
  if (node.type !== "Formula" || !Array.isArray(vars)) return node;
  const entries = vars.flatMap((entry: Json): TreeNode[] => {
    if (entry === null || typeof entry !== "object" || !("sym" in entry) || !("meaning" in entry)) {
      report("error", node.line, "An entry of vars in <Formula> is not { sym, meaning }.", 'Write vars={[{ sym: "x", meaning: "balance of token x" }]}.');
      return [];
    }
    const line = node.line;
    return [element("dt", {}, formula(String(entry.sym), false, line, report)), element("dd", {}, [String(entry.meaning)])];
  });
  const { vars: _, ...props } = node.props ?? {};
  return element("Formula", props, [...(node.children ?? []), element("dl", {}, entries)], node.line);
}

const CAPTION = /^Table:\s+/;

/** A paragraph `Table: …` right before a table becomes its caption; every table goes into its own scroll box. */
function captionTables(nodes: readonly TreeNode[]): TreeNode[] {
  const result: TreeNode[] = [];
  for (const node of nodes) {
    if (!isElement(node)) result.push(node);
    else if (node.type === "table") result.push(boxedTable(node, takeCaption(result)));
    else result.push(node.children ? { ...node, children: captionTables(node.children) } : node);
  }
  return result;
}

/** Takes a caption off the end of what stands before a table, with the line breaks between. */
function takeCaption(before: TreeNode[]): TreeNode[] | undefined {
  while (before.at(-1) === "\n") before.pop();
  const last = before.at(-1);
  if (last === undefined || !isElement(last) || last.type !== "p" || !CAPTION.test(treeText([last]))) return undefined;
  before.pop();
  return captionOf(last);
}

function boxedTable(node: TreeElement, caption: TreeNode[] | undefined): TreeElement {
  const table = alignCells(node);
  const children = caption ? [element("caption", {}, caption), ...(table.children ?? [])] : table.children;
  return element("Table", {}, [{ ...table, ...(children && { children }) }], node.line);
}

function captionOf(paragraph: TreeElement): TreeNode[] {
  const [first, ...rest] = paragraph.children ?? [];
  return typeof first === "string" ? [first.replace(CAPTION, ""), ...rest] : [...(paragraph.children ?? [])];
}

function alignCells(table: TreeElement): TreeElement {
  const [aligned] = mapTree([table], (node) => {
    if (node.type === "th" && treeText(node.children ?? []) === "") return element("td", {}, [], node.line);
    if (node.type === "th" && node.props?.scope === undefined) return withAlign({ ...node, props: { ...node.props, scope: "col" } });
    return node.type === "td" || node.type === "th" ? withAlign(node) : node;
  });
  return aligned !== undefined && isElement(aligned) ? aligned : table;
}

function withAlign(node: TreeElement): TreeElement {
  const { align, ...props } = node.props ?? {};
  return element(
    node.type,
    { ...props, ...(typeof align === "string" && align !== "left" && { className: `align-${align}` }) },
    node.children ?? [],
    node.line,
  );
}

/** A component without a property it cannot do without would render nonsense. */
function reportMissingProps(node: TreeElement, report: Report): void {
  if (!isMdxComponent(node.type)) return;
  for (const name of MDX_COMPONENTS[node.type]) {
    if (node.props?.[name] === undefined) report("error", node.line, `<${node.type}> has no ${name}.`, `Add ${name}="…" to the tag.`);
  }
}

const FORBIDDEN = new Set(["script", "style", "iframe", "object", "embed", "link", "meta", "base", "form"]);

/** Pages are served under a strict policy: no scripts, frames, event handlers or style attributes. */
function withoutUnsafe(node: TreeElement, report: Report): TreeNode | TreeNode[] {
  if (FORBIDDEN.has(node.type)) {
    report("error", node.line, `<${node.type}> is not allowed in a page.`, "Remove it; use a component of this site instead.");
    return [];
  }
  reportMissingProps(node, report);
  const props = { ...node.props };
  for (const name of Object.keys(props)) {
    if (/^on[A-Za-z]/.test(name) && /^[a-z]/.test(node.type)) {
      report("error", node.line, `The event handler ${name} on <${node.type}> is not allowed.`, "Remove it.");
      delete props[name];
    } else if (name === "dangerouslySetInnerHTML") {
      report("error", node.line, `${name} on <${node.type}> is not allowed.`, "Write the markup itself.");
      delete props[name];
    } else if (name === "style") {
      report("warning", node.line, `The style attribute of <${node.type}> was left out.`, "Remove it: the site's style sheet decides how pages look.");
      delete props[name];
    }
  }
  return element(node.type, props, node.children ?? [], node.line);
}

/** Text with its line breaks, as code needs it. */
function treeRaw(nodes: readonly TreeNode[]): string {
  return nodes.map((node) => (isElement(node) ? treeRaw(node.children ?? []) : node)).join("");
}
