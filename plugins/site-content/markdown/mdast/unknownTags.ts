import { authoredComponent, type ComponentNames } from "../../../../src/domain/componentSpec";
import {
  element,
  isElement,
  mapTree,
  type TreeElement,
  type TreeNode,
} from "../../../../src/domain/documentTree";

/** Placeholder for a tag or expression that is reported as unknown, until lists have their items; no author can write it. */
export const UNKNOWN_TAG = "?";

export function isUnknownTag(node: TreeNode): node is TreeElement {
  return isElement(node) && node.type === UNKNOWN_TAG;
}

/** Replaces unknown tags by their content. @param empty what an empty one is replaced by */
export function withoutTags(
  nodes: readonly TreeNode[],
  empty: readonly TreeNode[] = [],
): TreeNode[] {
  return nodes.flatMap((node) => (isUnknownTag(node) ? (node.children ?? empty) : [node]));
}

/**
 * A tree without unknown tags, except those in a list that may be meant as its items: their content must not be reported as a
 * second mistake, nor must an element that has no other content.
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
