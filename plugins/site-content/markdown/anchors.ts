import { isElement, stringProp, type TreeNode } from "../../../src/domain/documentTree";

/**
 * A tree whose anchors, `<a name="x">` without an address, have nothing in them: what stands there comes after them. Often they
 * are never closed, and a browser then repeats them in each block to the page's end, around links and buttons.
 * @param seen the anchors before it
 */
export function emptyAnchors(tree: readonly TreeNode[], seen = new Set<string>()): TreeNode[] {
  return tree.flatMap((node) => {
    if (!isElement(node) || node.type === "svg") return [node];
    const isAnchor = node.type === "a" && node.props?.href === undefined;
    if (!isAnchor)
      return [node.children ? { ...node, children: emptyAnchors(node.children, seen) } : node];
    const name = stringProp(node, "id") ?? stringProp(node, "name");
    const written = `${name} ${node.line}`; // a repetition has the line of the anchor it repeats
    const isKept = name !== undefined && !seen.has(written);
    seen.add(written);
    const children = emptyAnchors(node.children ?? [], seen);
    return isKept ? [{ ...node, children: [] }, ...children] : children;
  });
}
