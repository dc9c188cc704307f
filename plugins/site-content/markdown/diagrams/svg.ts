import { parseDocument } from "htmlparser2";
import { svg } from "property-information";
import {
  element,
  type Json,
  type TreeElement,
  type TreeNode,
} from "../../../../src/domain/documentTree";
import { reactName } from "../tree/reactProps";

type DomNode = ReturnType<typeof parseDocument>["children"][number];

/**
 * Markup as tree nodes with React's attribute names. `style` elements and attributes, `data-*` and event handlers are
 * dropped; ids get a prefix so that two drawings on a page do not share markers.
 */
export function svgToTree(markup: string, idPrefix: string): TreeElement | undefined {
  const root = parseDocument(markup, { xmlMode: true }).children.find(
    (node) => node.type === "tag" && node.name === "svg",
  );
  const tree = root ? convert(root, idPrefix)[0] : undefined;
  return typeof tree === "object" ? tree : undefined;
}

function convert(node: DomNode, idPrefix: string): TreeNode[] {
  if (node.type === "text") return node.data.trim() === "" ? [] : [node.data];
  if (node.type !== "tag" || node.name === "script" || node.name === "style") return [];
  const props: Record<string, Json> = {};
  for (const [name, value] of Object.entries(node.attribs)) {
    if (/^(?:style$|data-|on|xmlns)/.test(name)) continue;
    props[reactName(name, svg)] =
      name === "id"
        ? `${idPrefix}-${value}`
        : shorten(value.replace(/url\(#([^()]+)\)/g, `url(#${idPrefix}-$1)`));
  }
  const children = node.children.flatMap((child) => convert(child, idPrefix));
  return [element(node.name, props, children)];
}

/** Coordinates with at most one decimal: smaller pages, same picture. */
function shorten(value: string): string {
  return value.replace(/(?<!\d)\d+\.\d{2,}/g, (number) =>
    String(Math.round(Number(number) * 10) / 10),
  );
}
