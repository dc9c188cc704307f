import { authoredComponent, type ComponentNames } from "../../../../src/domain/componentSpec";
import {
  element,
  isElement,
  isNotBlank,
  mapTree,
  type TreeElement,
  type TreeNode,
} from "../../../../src/domain/documentTree";

const BLOCK =
  /^(?:address|article|aside|blockquote|center|details|div|dl|figure|footer|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul)$/;
/** Elements with inline text: MDX makes a paragraph of text on separate lines inside them. */
const LINE = /^(?:a|b|em|figcaption|h[1-6]|i|small|span|strong|sub|summary|sup|td|th)$/;

/**
 * A tree without paragraphs inside paragraphs, which a browser would take apart: MDX makes one of every text on a line of its
 * own, also inside `<p>` and `<a>`. A `<p>` with other blocks in it becomes a `<div>`, and the empty one that HTML leaves after a
 * block in a paragraph is dropped.
 */
export function withoutNestedParagraphs(
  tree: readonly TreeNode[],
  components: ComponentNames,
): TreeNode[] {
  const isComponent = ({ type }: TreeElement) => {
    const component = authoredComponent(components, type);
    return component !== undefined && component.inline !== true;
  };
  const isBlock = (node: TreeNode): node is TreeElement =>
    isElement(node) && (BLOCK.test(node.type) || isComponent(node));
  return mapTree(tree, (nested) => {
    const node = withOwnParts(nested, isBlock);
    const children = node.children?.filter(isNotBlank) ?? [];
    if (node.type === "p" && children.length === 0 && !node.props) return "";
    const blocks = children.filter(isBlock);
    if (blocks.length === 0) return node;
    const areParagraphs = blocks.every(({ type }) => type === "p");
    if (LINE.test(node.type))
      return areParagraphs && children.length === 1 ? unwrapped(node) : node;
    if (node.type !== "p") return node;
    return areParagraphs && (children.length === 1 || blocks.length < children.length)
      ? unwrapped(node)
      : { ...node, type: "div" };
  });
}

/** An element with the children that its author meant. */
function withOwnParts(node: TreeElement, isBlock: (node: TreeNode) => boolean): TreeElement {
  if (node.type === "details") return withOwnSummary(node);
  const isText = node.type === "Admonition" && !node.children?.some(isBlock);
  return isText ? withParagraph(node) : node;
}

/** A box with its text as a paragraph, which MDX does not make for text on the line of the tags, `<Note>Text</Note>`. */
function withParagraph(box: TreeElement): TreeElement {
  const nodes = box.children ?? [];
  const titles = nodes.filter((node) => isElement(node) && node.type === "AdmonitionTitle");
  const text = nodes.filter((node) => !titles.includes(node));
  if (!text.some(isNotBlank)) return box;
  return { ...box, children: [...titles, unwrapped(element("p", {}, text, box.line))] };
}

/** `<details>` with its summary as a direct child: MDX makes one paragraph of a summary and the text on the next line. */
function withOwnSummary(details: TreeElement): TreeElement {
  const isSummary = (node: TreeNode) => isElement(node) && node.type === "summary";
  const children = (details.children ?? []).flatMap((child) => {
    if (!isElement(child) || child.type !== "p" || !child.children?.some(isSummary)) return [child];
    const rest = child.children.filter((node) => !isSummary(node));
    const text = rest.some(isNotBlank) ? [unwrapped({ ...child, children: rest })] : [];
    return [...child.children.filter(isSummary), ...text];
  });
  return { ...details, children };
}

/** Unwraps paragraphs into the element around them, without the line breaks at its ends. */
function unwrapped(node: TreeElement): TreeElement {
  const nodes = node.children ?? [];
  const first = nodes.findIndex(isNotBlank);
  const last = nodes.findLastIndex(isNotBlank);
  const children = nodes
    .slice(first, last + 1)
    .flatMap((child) =>
      isElement(child) && child.type === "p" ? (child.children ?? []) : [child],
    );
  return { ...node, children };
}
