import { type ComponentSpecs, plainTree } from "./componentSpec";
import { isElement, stringProp, type TreeElement, type TreeNode } from "./documentTree";
import { mathText } from "./mathText";
import { raisedText } from "./raisedText";

const BLOCKS =
  /^(p|[uo]l|li|dl|dt|dd|table|caption|tr|t[hd]|h[1-6]|pre|blockquote|div|section|aside|article|nav|figure|details|summary|figcaption|br|hr)$/;

/** The text that readers see, without markup; blocks are separated by a space. */
export function treeText(nodes: readonly TreeNode[], components: ComponentSpecs): string {
  return plainText(plainTree(nodes, components));
}

/** The same for a tree of HTML elements only. */
export function plainText(nodes: readonly TreeNode[]): string {
  const parts: string[] = [];
  collectText(nodes, parts);
  return parts.join("").replace(/\s+/g, " ").trim();
}

/**
 * Whether an element belongs to the site and not to the text of its page: controls (`data-ui`), which feeds and copies leave out
 * too, and words and lists that only lead elsewhere (`data-no-search`).
 */
export function isNoText({ props = {} }: TreeElement): boolean {
  return props["data-ui"] !== undefined || props["data-no-search"] !== undefined;
}

/** The text of a superscript or subscript; the number of a footnote is not part of the text. */
function shownScript({ type, children = [] }: TreeElement): string {
  const isNote = children.some(
    (child) => isElement(child) && child.props?.["data-footnote-ref"] !== undefined,
  );
  return isNote ? "" : raisedText(type, plainText(children));
}

function collectText(nodes: readonly TreeNode[], parts: string[]): void {
  for (const node of nodes) {
    if (!isElement(node)) {
      parts.push(node);
      continue;
    }
    const { type, children = [] } = node;
    const space = BLOCKS.test(type) ? " " : "";
    if (isNoText(node)) continue;
    parts.push(space);
    if (type === "sup" || type === "sub") parts.push(shownScript(node));
    else if (type === "math") parts.push(mathText(children));
    else if (type === "img") parts.push(` ${stringProp(node, "alt") ?? ""} `);
    else collectText(children, parts);
    parts.push(space);
  }
}
