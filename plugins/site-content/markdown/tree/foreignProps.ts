import {
  element,
  isElement,
  isNotBlank,
  mapTree,
  stringProp,
  type TreeElement,
  type TreeNode,
} from "../../../../src/domain/documentTree";
import { didYouMean } from "../../../../src/domain/problems";
import { ADMONITIONS } from "../mdast/admonitions";
import type { Report } from "../report";
import { withThemedPictures } from "./themedPictures";

/** Converts components from the properties of Docusaurus and similar tools to those of this site. */
export function withOwnProps(tree: readonly TreeNode[], report: Report): TreeNode[] {
  return mapTree(withThemedPictures(tree, report), (node) =>
    ownCard(ownTab(knownAdmonition(node, report))),
  );
}

/** `<Card href="/x" description="Text">`, and a sentence inside the card, which becomes part of its text. */
function ownCard(node: TreeElement): TreeElement {
  if (node.type !== "Card") return node;
  const { href, description, ...props } = node.props ?? {};
  const written = props.text ?? description;
  const children = (node.children ?? []).filter(isNotBlank);
  const inside = sentenceOf(children);
  const text = inside === undefined ? written : [written ?? "", inside].join(" ").trim();
  const to = props.to ?? href;
  return element(
    node.type,
    { ...props, ...(to !== undefined && { to }), ...(text !== undefined && { text }) },
    inside === undefined ? children : [],
    node.line,
  );
}

/** The text of nodes that form one paragraph without markup; undefined for anything else. */
function sentenceOf(nodes: readonly TreeNode[]): string | undefined {
  const [only, ...others] = nodes;
  if (only === undefined || others.length > 0) return undefined;
  if (!isElement(only)) return only.replace(/\s+/g, " ").trim();
  return only.type === "p" && !only.props ? sentenceOf(only.children ?? []) : undefined;
}

/** `<Admonition type="caution">` as Docusaurus writes it, with a type that has a box here. */
function knownAdmonition(node: TreeElement, report: Report): TreeElement {
  if (node.type !== "Admonition" || node.props?.type === undefined) return node;
  const type = stringProp(node, "type") ?? "";
  const known = ADMONITIONS.get(type.toLowerCase());
  if (known === undefined)
    report(
      "lenient",
      node.line,
      `Unknown type "${type}" of <Admonition>.${didYouMean(type, [...ADMONITIONS.keys()])}`,
      "Use one of: note, tip, info, warning, danger.",
    );
  return { ...node, props: { ...node.props, type: known ?? "note" } };
}

/** A tab with only a label or only a value, which then serves as both. */
function ownTab(node: TreeElement): TreeElement {
  if (node.type !== "TabItem") return node;
  const value = stringProp(node, "value") ?? stringProp(node, "label");
  return value === undefined ? node : { ...node, props: { value, label: value, ...node.props } };
}
