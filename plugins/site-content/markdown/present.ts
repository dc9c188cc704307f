import type { VFile } from "vfile";
import {
  isElement,
  mapTree,
  rawText,
  stringProp,
  type TreeElement,
  type TreeNode,
} from "../../../src/domain/documentTree";
import { codeBlock } from "./code/codeBlock";
import { diagram } from "./diagrams/diagram";
import { reportHiddenText } from "./tree/hiddenText";
import { formula, formulaParts } from "./tree/math";
import { captionTables } from "./tree/tables";

/** The tree of a page as this site shows it: pictures, code, diagrams, formulas and tables become components. */
export async function present(tree: readonly TreeNode[], file: VFile): Promise<TreeNode[]> {
  const pictures = mapTree(tree, unwrapPicture).map(standAlone);
  reportHiddenText(pictures, file);
  const coded = await withCode(pictures, file);
  return captionTables(mapTree(coded, (node) => formulaParts(node, file)));
}

/** A picture alone in its paragraph replaces the paragraph and can be enlarged, unless the paragraph aligns it to one side. */
function unwrapPicture(node: TreeElement): TreeNode {
  const [only, ...others] = node.children ?? [];
  const isAlone = node.type === "p" && others.length === 0 && node.props?.align === undefined;
  return isAlone && only !== undefined && isElement(only) && only.type === "img"
    ? standAlone(only)
    : node;
}

function standAlone(node: TreeNode): TreeNode {
  if (!isElement(node) || node.type !== "img") return node;
  return { ...node, props: { ...node.props, zoom: true } };
}

async function withCode(nodes: readonly TreeNode[], file: VFile): Promise<TreeNode[]> {
  const result: TreeNode[] = [];
  for (const node of nodes) {
    const [code] = isElement(node) ? (node.children ?? []) : [];
    if (!isElement(node)) result.push(node);
    else if (node.type === "pre" && code !== undefined && isElement(code) && code.type === "code")
      result.push(...(await block(code, code.line ?? node.line, file)));
    else if (node.type === "code" && /\bmath-inline\b/.test(stringProp(node, "className") ?? ""))
      result.push(...formula(rawText(node.children ?? []), false, node.line, file));
    else
      result.push(
        node.children ? { ...node, children: await withCode(node.children, file) } : node,
      );
  }
  return result;
}

async function block(
  code: TreeElement,
  line: number | undefined,
  file: VFile,
): Promise<readonly TreeNode[]> {
  const text = rawText(code.children ?? []);
  const className = stringProp(code, "className") ?? "";
  const meta = stringProp(code, "metastring") ?? "";
  const language = /language-(\S+)/.exec(className)?.[1]?.toLowerCase() ?? "text";
  if (language === "math") return formula(text, true, line, file);
  const drawn = language === "mermaid" ? diagram(text, meta, line, file) : undefined;
  return [drawn ?? (await codeBlock(text, language, meta, line, file))];
}
