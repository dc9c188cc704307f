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
 * What a link shows: of pictures elsewhere, which are links by now, their text. One that has none but its own address is left
 * out, and where nothing else is left, the link shows the address that it leads to.
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

/** The address of the link that each element in a link stands in. */
export function linkOfEach(tree: readonly TreeNode[]): ReadonlyMap<TreeElement, string> {
  const found = new Map<TreeElement, string>();
  walk(tree, (node) => {
    const href = node.type === "a" ? stringProp(node, "href") : undefined;
    if (href !== undefined) walk(node.children ?? [], (part) => found.set(part, href));
  });
  return found;
}

/** Why a link is shown as its text alone: no browser opens its address, or GitBook has lost it with the page that it led to. */
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
