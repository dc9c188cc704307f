import { fromDescriptor } from "./componentFault";
import { type ComponentSpecs, isInline, specOf } from "./componentSpec";
import { isElement, type TreeElement, type TreeNode } from "./documentTree";
import { raisedText } from "./raisedText";

const BLOCKS =
  /^(p|[uo]l|li|dl|dt|dd|table|caption|tr|t[hd]|h[1-6]|pre|blockquote|div|section|details|summary|figcaption|br|hr)$/;

/** The text that readers see, without markup; blocks are separated by a space. */
export function treeText(nodes: readonly TreeNode[], components: ComponentSpecs): string {
  const parts: string[] = [];
  collectText(nodes, components, parts);
  return parts.join("").replace(/\s+/g, " ").trim();
}

/** The text of a superscript or subscript; the number of a footnote is not part of the text. */
function shownScript({ type, children = [] }: TreeElement, components: ComponentSpecs): string {
  const isNote = children.some(
    (child) => isElement(child) && child.props?.["data-footnote-ref"] !== undefined,
  );
  return isNote ? "" : raisedText(type, treeText(children, components));
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
    if (spec && spec.plainText !== "children") {
      const { plainText } = spec;
      parts.push(fromDescriptor(node, () => plainText(node)));
    } else if (node.type === "sup" || node.type === "sub")
      parts.push(shownScript(node, components));
    else collectText(node.children ?? [], components, parts);
    if (block) parts.push(" ");
  }
}
