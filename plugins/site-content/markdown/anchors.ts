import { mapTree, stringProp, type TreeNode } from "../../../src/domain/documentTree";

/**
 * A tree whose anchors, `<a id="x">` without an address, have nothing in them: what stands there comes after them. Often they
 * are never closed, and a browser then repeats them in each block to the page's end, around links and buttons.
 */
export function emptyAnchors(tree: readonly TreeNode[]): TreeNode[] {
  const seen = new Set<string>();
  return mapTree(tree, (node) => {
    if (node.type !== "a" || node.props?.href !== undefined) return node;
    const id = stringProp(node, "id");
    const children = node.children ?? [];
    if (id === undefined || seen.has(id)) return children;
    seen.add(id);
    return [{ ...node, children: [] }, ...children];
  });
}
