import { parseDocument } from "htmlparser2";
import temml from "temml";
import { element, type Json, type TreeNode } from "../../../src/domain/documentTree";

/**
 * A formula as MathML nodes. Temml's few style attributes become nothing: browsers lay MathML out without them.
 * @throws Error with Temml's message for TeX it cannot read
 */
export function mathToTree(tex: string, display: boolean): TreeNode[] {
  const markup = temml.renderToString(tex.trim(), {
    displayMode: display,
    throwOnError: true,
    xml: true,
    annotate: false,
    wrap: "none",
    trust: false,
  });
  return convert(parseDocument(markup, { xmlMode: true }).children);
}

type DomNodes = ReturnType<typeof parseDocument>["children"];

function convert(nodes: DomNodes): TreeNode[] {
  return nodes.flatMap((node): TreeNode[] => {
    if (node.type === "text") return [node.data];
    if (node.type !== "tag") return [];
    const props: Record<string, Json> = {};
    for (const [name, value] of Object.entries(node.attribs)) {
      if (name === "style" || name === "xmlns") continue;
      if (name === "class") props.className = value;
      else props[name] = value;
    }
    return [element(node.name, props, convert(node.children))];
  });
}
