import {
  isElement,
  isNotBlank,
  mapTree,
  rawText,
  stringProp,
  type TreeElement,
  type TreeNode,
} from "../../../../src/domain/documentTree";
import { headingLevel } from "../../../../src/domain/headings";
import { quotable, type Report } from "../report";

/**
 * Empties the anchors of a tree, `<a name="x">` without an address or without text, by moving their content after them. Often
 * they are never closed, and a browser would repeat them in every block to the end of the page, around links and buttons. Other
 * links without text or address are reported.
 * @param seen the anchors found so far
 */
export function emptyAnchors(
  tree: readonly TreeNode[],
  report: Report,
  seen = new Set<string>(),
): TreeNode[] {
  return tree.flatMap((node) => {
    if (!isElement(node) || node.type === "svg") return [node];
    if (headingLevel(node.type) !== undefined) return [withOwnAnchor(node, report, seen)];
    if (node.type === "a") return linkOrAnchor(node, report, seen);
    return [
      node.children ? { ...node, children: emptyAnchors(node.children, report, seen) } : node,
    ];
  });
}

function linkOrAnchor(node: TreeElement, report: Report, seen: Set<string>): TreeNode[] {
  const { href, ...props } = node.props ?? {};
  const name = stringProp(node, "id") ?? stringProp(node, "name");
  const children = () => emptyAnchors(node.children ?? [], report, seen);
  if (href !== undefined && (name === undefined || !isHollow(node))) {
    if (typeof href === "string") reportHollow(node, href, report, seen);
    return [{ ...node, children: children() }];
  }
  const written = `${name} ${node.line}`; // a repetition has the line of the anchor it repeats
  const isKept = name !== undefined && !seen.has(written);
  const foreign = Object.keys(props).find((key) => /^(?:[:@]|v-)/.test(key));
  if (foreign !== undefined && !seen.has(written))
    report(
      "warning",
      node.line,
      `The link has "${foreign}" and no href, so only its text is shown.`,
      'Write its address: <a href="/fees">.',
    );
  seen.add(written);
  return isKept ? [{ ...node, props, children: [] }, ...children()] : children();
}

function isHollow({ children = [] }: TreeElement): boolean {
  return !children.some(isNotBlank);
}

/** Reports a link without text or without an address. */
function reportHollow(link: TreeElement, href: string, report: Report, seen: Set<string>): void {
  const written = `link ${href} ${link.line}`;
  const isRepeated = seen.has(written);
  seen.add(written);
  if (isRepeated) return;
  if (isHollow(link))
    report(
      "lenient",
      link.line,
      `The link to "${quotable(href)}" has no text, so it is not shown.`,
      "Write its text: [Fees](/fees).",
    );
  else if (href.trim() === "")
    report(
      "lenient",
      link.line,
      `The link "${quotable(wordsIn(link.children ?? []))}" has no address, so it leads to the page it is on.`,
      "Write its address: [Fees](/fees).",
    );
}

/** The text of a link in one line, with the alt text of its pictures. */
function wordsIn(nodes: readonly TreeNode[]): string {
  const withPictures = mapTree(nodes, (node) =>
    node.type === "img" ? (stringProp(node, "alt") ?? "") : node,
  );
  return rawText(withPictures).replace(/\s+/g, " ").trim();
}

/** A heading with the id of an empty link to itself, as GitBook writes them: `## Fees <a href="#fees" id="fees"></a>`. */
function withOwnAnchor(heading: TreeElement, report: Report, seen: Set<string>): TreeElement {
  const isOwn = (node: TreeNode): node is TreeElement =>
    isElement(node) &&
    node.type === "a" &&
    isHollow(node) &&
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
