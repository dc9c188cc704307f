import {
  isElement,
  isNotBlank,
  stringProp,
  type TreeElement,
  type TreeNode,
} from "../../../src/domain/documentTree";
import { headingLevel } from "../../../src/domain/headings";
import type { Report } from "./report";

/**
 * A tree whose anchors, `<a name="x">` without an address, have nothing in them: what stands there comes after them. Often they
 * are never closed, and a browser then repeats them in each block to the page's end, around links and buttons.
 * @param seen the anchors before it
 */
export function emptyAnchors(
  tree: readonly TreeNode[],
  report: Report,
  seen = new Set<string>(),
): TreeNode[] {
  return tree.flatMap((node) => {
    if (!isElement(node) || node.type === "svg") return [node];
    if (headingLevel(node.type) !== undefined) return [withOwnAnchor(node, report, seen)];
    const isAnchor = node.type === "a" && node.props?.href === undefined;
    if (!isAnchor)
      return [
        node.children ? { ...node, children: emptyAnchors(node.children, report, seen) } : node,
      ];
    const name = stringProp(node, "id") ?? stringProp(node, "name");
    const written = `${name} ${node.line}`; // a repetition has the line of the anchor it repeats
    const isKept = name !== undefined && !seen.has(written);
    const foreign = Object.keys(node.props ?? {}).find((key) => /^(?:[:@]|v-)/.test(key));
    if (foreign !== undefined && !seen.has(written))
      report(
        "warning",
        node.line,
        `The link has "${foreign}" and no href, so only its text is shown.`,
        'Write its address: <a href="/fees">.',
      );
    seen.add(written);
    const children = emptyAnchors(node.children ?? [], report, seen);
    return isKept ? [{ ...node, children: [] }, ...children] : children;
  });
}

/** A heading with the id of an empty link to itself, as GitBook writes them: `## Fees <a href="#fees" id="fees"></a>`. */
function withOwnAnchor(heading: TreeElement, report: Report, seen: Set<string>): TreeElement {
  const isOwn = (node: TreeNode): node is TreeElement =>
    isElement(node) &&
    node.type === "a" &&
    (node.children ?? []).every((child) => !isNotBlank(child)) &&
    node.props?.id !== undefined &&
    node.props.href === `#${node.props.id}`;
  const { children = [] } = heading;
  const own = children.find(isOwn);
  const rest = emptyAnchors(
    own ? children.filter((child) => child !== own) : children,
    report,
    seen,
  );
  const id = own && stringProp(own, "id");
  return { ...heading, ...(id && { props: { id, ...heading.props } }), children: rest };
}
