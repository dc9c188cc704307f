import {
  element,
  isElement,
  isNotBlank,
  type Json,
  mapTree,
  stringProp,
  type TreeElement,
  type TreeNode,
} from "../../../src/domain/documentTree";
import { didYouMean } from "../../../src/domain/problems";
import { ADMONITIONS } from "./admonitions";
import type { Report } from "./report";
import { withThemedPictures } from "./themedPictures";

/** Components with the properties that Docusaurus and its like give them, as this site has them. */
export function withOwnProps(tree: readonly TreeNode[], report: Report): TreeNode[] {
  return mapTree(withThemedPictures(tree, report), (node) =>
    ownCard(labelledTabs(knownAdmonition(node, report))),
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

/** The text of nodes that are one paragraph without markup; undefined for anything else. */
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

/** Tabs whose labels stand in a list of the whole, or are the values themselves. */
function labelledTabs(node: TreeElement): TreeElement {
  if (node.type !== "Tabs") return node;
  const { values, ...props } = node.props ?? {};
  const labels = new Map(Array.isArray(values) ? values.flatMap(labelOf) : []);
  const children = node.children?.map((child) => {
    const value = isElement(child) ? stringProp(child, "value") : undefined;
    if (!isElement(child) || value === undefined || child.props?.label !== undefined) return child;
    return { ...child, props: { ...child.props, label: labels.get(value) ?? value } };
  });
  return element(node.type, props, children ?? [], node.line);
}

function labelOf(entry: Json): [string, string][] {
  if (entry === null || typeof entry !== "object" || !("value" in entry)) return [];
  const { value, label } = entry;
  return typeof value === "string" ? [[value, typeof label === "string" ? label : value]] : [];
}
