import { isExampleAddress } from "../../../../src/domain/addresses";
import type { ComponentSpecs } from "../../../../src/domain/componentSpec";
import {
  mapTree,
  stringProp,
  type TreeElement,
  type TreeNode,
  walk,
} from "../../../../src/domain/documentTree";
import type { Fault } from "../../../../src/domain/problems";
import { treeText } from "../../../../src/domain/treeText";

/**
 * What a link shows: pictures of other sites, which have become links by now, are replaced by their text. One without text of its
 * own is omitted, and when nothing else is left, the link shows its address.
 */
export function shownInLink(
  nodes: readonly TreeNode[],
  href: string,
  components: ComponentSpecs,
): readonly TreeNode[] {
  const textOf = (tree: readonly TreeNode[]) => treeText(tree, components);
  const shownOf = ({ children = [], props }: TreeElement) =>
    textOf(children) === props?.href ? [] : children;
  const shown = mapTree(nodes, (node) => (node.type === "a" ? shownOf(node) : node));
  const isEmpty = textOf(shown).trim() === "" && textOf(nodes).trim() !== "";
  return isEmpty ? [...shown, href] : shown;
}

/** Maps each element inside a link to the link's address. */
export function linkOfEach(tree: readonly TreeNode[]): ReadonlyMap<TreeElement, string> {
  const found = new Map<TreeElement, string>();
  walk(tree, (node) => {
    const href = node.type === "a" ? stringProp(node, "href") : undefined;
    if (href !== undefined) walk(node.children ?? [], (part) => found.set(part, href));
  });
  return found;
}

/** Why only the text of a link is shown: no browser opens its address, or GitBook has lost it with the page that it led to. */
export function noLinkFault(href: string, text: string): Fault | undefined {
  if (text === href && isExampleAddress(href))
    return {
      message: `The address "${href}" leads nowhere, so it is shown as text.`,
      fix: "Put it in backticks, as code.",
    };
  if (!/^broken-reference\/?$/.test(href)) return undefined;
  return {
    message: `The link "${text}" leads to a page that GitBook has lost ("${href}"), so it is shown as text.`,
    fix: "Write the address of another page, or remove the link.",
  };
}
