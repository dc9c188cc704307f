import { parseDocument } from "htmlparser2";
import type { Schema } from "property-information";
import { element, type TreeNode } from "../../../src/domain/documentTree";
import { reactName } from "./tree/reactProps";

/**
 * Markup that a library has made as tree nodes with React's attribute names, without scripts and styles.
 * @param shown what an attribute becomes; undefined to leave it out
 */
export function markupToTree(
  markup: string,
  schema: Schema,
  shown: (name: string, value: string) => string | undefined,
): TreeNode[] {
  type Nodes = ReturnType<typeof parseDocument>["children"];
  const convert = (nodes: Nodes): TreeNode[] =>
    nodes.flatMap((node): TreeNode[] => {
      if (node.type === "text") return [node.data];
      if (node.type !== "tag" || /^(?:script|style)$/.test(node.name)) return [];
      const props = Object.entries(node.attribs).map(([name, value]) => [
        reactName(name, schema),
        shown(name, value),
      ]);
      const kept = props.filter(([, value]) => value !== undefined);
      return [element(node.name, Object.fromEntries(kept), convert(node.children))];
    });
  return convert(parseDocument(markup, { xmlMode: true }).children);
}
