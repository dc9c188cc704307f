import { authoredComponent, type ComponentNames } from "../../../../src/domain/componentSpec";
import {
  element,
  isElement,
  mapTree,
  type TreeElement,
  type TreeNode,
} from "../../../../src/domain/documentTree";

/** Stands for a tag or an expression that is reported as unknown until lists have their items; no author can write it. */
export const UNKNOWN_TAG = "?";

export function isUnknownTag(node: TreeNode): node is TreeElement {
  return isElement(node) && node.type === UNKNOWN_TAG;
}

/** Nodes with what stands in unknown tags in place of these. @param empty what an empty one leaves */
export function withoutTags(
  nodes: readonly TreeNode[],
  empty: readonly TreeNode[] = [],
): TreeNode[] {
  return nodes.flatMap((node) => (isUnknownTag(node) ? (node.children ?? empty) : [node]));
}

/**
 * A tree without unknown tags, but for those in a list that may be meant as its items: what stands in them is no second
 * mistake of the page, and neither is an element of which nothing else is left.
 */
export function withoutUnknownTags(
  tree: readonly TreeNode[],
  components: ComponentNames,
): TreeNode[] {
  const found = mapTree(tree, (node) => {
    const { holds = [] } = authoredComponent(components, node.type) ?? {};
    const isItem = (child: TreeNode) => isElement(child) && holds.includes(child.type);
    const children = (node.children ?? []).flatMap((child) =>
      isUnknownTag(child) && holds.length > 0 && !child.children?.some(isItem)
        ? [child]
        : withoutTags([child], [element("span")]),
    );
    return node.children ? element(node.type, node.props, children, node.line) : node;
  });
  return withoutTags(found);
}
