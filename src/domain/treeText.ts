import { type ComponentSpecs, isInline, specOf } from "./componentSpec";
import { isElement, type TreeNode } from "./documentTree";

const BLOCKS =
  /^(p|[uo]l|li|dl|dt|dd|table|caption|tr|t[hd]|h[1-6]|pre|blockquote|div|section|details|summary|figcaption|br|hr)$/;

/** The text a reader sees, without markup; blocks are separated by a space. */
export function treeText(nodes: readonly TreeNode[], components: ComponentSpecs): string {
  const parts: string[] = [];
  collectText(nodes, components, parts);
  return parts.join("").replace(/\s+/g, " ").trim();
}

function collectText(
  nodes: readonly TreeNode[],
  components: ComponentSpecs,
  parts: string[],
): void {
  for (const node of nodes) {
    if (!isElement(node)) {
      parts.push(node);
      continue;
    }
    const spec = specOf(components, node.type);
    const block = spec ? !isInline(spec, node) : BLOCKS.test(node.type);
    if (block) parts.push(" ");
    if (spec && spec.plainText !== "children") parts.push(spec.plainText(node));
    else collectText(node.children ?? [], components, parts);
    if (block) parts.push(" ");
  }
}
