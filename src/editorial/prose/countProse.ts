import { mdxComponents } from "../../components/mdx/mdxComponents";
import { isElement, type Json, type TreeElement, type TreeNode } from "../../domain/documentTree";
import { treeText } from "../../domain/treeText";

/**
 * Elements and components that are not running text: code, tables, captions, formulas, remarks for the owner, and lists that the
 * build makes of other pages.
 */
const NOT_PROSE: ReadonlySet<string> = new Set([
  "AddressChecker",
  "AddressList",
  "AllPages",
  "ApiEndpoint",
  "Bars",
  "Changelog",
  "CodeBlock",
  "CompareTable",
  "Diagram",
  "Formula",
  "GlossaryIndex",
  "Math",
  "MockPanel",
  "MoveFn",
  "NetworkTable",
  "OfficialLinks",
  "OwnerNote",
  "ParamTable",
  "Plot",
  "Calculator",
  "RelatedPages",
  "Table",
  "table",
]);
/** Properties of components that a reader reads as running text. */
const TEXT_PROPERTIES: ReadonlySet<string> = new Set([
  "title",
  "summary",
  "result",
  "q",
  "likelihood",
  "impact",
  "who",
  "mitigation",
]);

/**
 * Number of words of body prose, as the editorial plan counts them: with steps, answers and definitions, without code, tables,
 * captions, cards and checklists.
 */
export function countProse(nodes: readonly TreeNode[]): number {
  return treeText(nodes.flatMap(prose), mdxComponents)
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}

function prose(node: TreeNode): TreeNode[] {
  if (!isElement(node)) return [node];
  if (NOT_PROSE.has(node.type)) return [" "];
  return [{ ...node, children: [...ownText(node), ...(node.children ?? []).flatMap(prose)] }];
}

function ownText(node: TreeElement): TreeNode[] {
  if (!/^[A-Z]/.test(node.type)) return [];
  if (node.type === "Glossary")
    return [textsOf(node.props?.entries, new Set(["definition"])).join(" ")];
  if (node.type === "ReadingPath")
    return [
      textsOf([node.props?.summary ?? "", node.props?.entries ?? []], new Set(["note"])).join(" "),
    ];
  return [
    ...Object.entries(node.props ?? {}).flatMap(([name, value]) =>
      TEXT_PROPERTIES.has(name) ? textsOf(value, TEXT_PROPERTIES) : [],
    ),
    " ",
  ];
}

function textsOf(value: Json | undefined, names: ReadonlySet<string>): string[] {
  if (typeof value === "string") return [` ${value} `];
  if (Array.isArray(value)) return value.flatMap((item: Json) => textsOf(item, names));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, item]) =>
    names.has(name) ? textsOf(item, names) : [],
  );
}
