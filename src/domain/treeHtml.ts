import type { Element, ElementContent, Properties, Text } from "hast";
import { toHtml } from "hast-util-to-html";
import { type ComponentSpecs, plainTree } from "./componentSpec";
import { isElement, stringProp, type TreeElement, type TreeNode } from "./documentTree";
import { absoluteUrl, type FeedPlace } from "./html";

/** Attributes that have a meaning outside the site: of HTML, then of MathML. */
const KEPT = new Set(
  (
    "href src srcset alt title colSpan rowSpan scope dateTime width height start cite lang dir controls poster kind label srclang type " +
    "alttext display displaystyle scriptlevel stretchy symmetric largeop fence separator form movablelimits lspace rspace minsize maxsize " +
    "mathvariant linethickness columnalign rowalign columnspacing rowspacing columnlines rowlines accent accentunder depth voffset notation"
  ).split(" "),
);
const ADDRESSES = new Set(["href", "src", "poster"]);

/**
 * A tree as plain HTML for feeds: full text, absolute links, interactive parts as their fallback; no scripts, and no classes
 * except the language of code.
 */
export function treeToHtml(
  nodes: readonly TreeNode[],
  place: FeedPlace,
  components: ComponentSpecs,
): string {
  return toHtml({ type: "root", children: treeToHast(nodes, place, components) }).replaceAll(
    "]]>",
    "]]&gt;", // feeds put it into CDATA
  );
}

/** The same as a syntax tree of HTML, from which Markdown copies are made. */
export function treeToHast(
  nodes: readonly TreeNode[],
  place: FeedPlace,
  components: ComponentSpecs,
): ElementContent[] {
  return hastOf(plainTree(nodes, components), place);
}

function hastOf(nodes: readonly TreeNode[], place: FeedPlace): ElementContent[] {
  return nodes.flatMap((node) => (isElement(node) ? elementHast(node, place) : [textHast(node)]));
}

function elementHast(node: TreeElement, place: FeedPlace): ElementContent[] {
  const { type, props = {}, children = [] } = node;
  // controls, drawings, which have a text beside them, and what is read out to nobody
  if (props["data-ui"] !== undefined || props["aria-hidden"] === "true" || type === "svg")
    return [];
  if (type === "input") return [textHast(props.checked === true ? "☑ " : "☐ ")];
  if (type === "img") return pictureHast(node, place);
  if (type === "wbr") return [];
  const tagName = type === "aside" ? "blockquote" : type;
  return [
    {
      type: "element",
      tagName,
      properties: propertiesOf(node, place),
      children: hastOf(children, place),
    },
  ];
}

/** A picture from its generated sizes or its own file; its alternative text if it has neither. */
function pictureHast(node: TreeElement, place: FeedPlace): ElementContent[] {
  const made = place.pictures.get(stringProp(node, "file") ?? "");
  const alt = stringProp(node, "alt") ?? "";
  if (!made && (stringProp(node, "src") === undefined || node.props?.file !== undefined))
    return alt === ""
      ? []
      : [{ type: "element", tagName: "p", properties: {}, children: [textHast(alt)] }];
  const properties = { ...propertiesOf(node, place), alt, ...made };
  return [{ type: "element", tagName: "img", properties, children: [] }];
}

function textHast(value: string): Text {
  return { type: "text", value };
}

function propertiesOf({ type, props = {} }: TreeElement, place: FeedPlace): Element["properties"] {
  const properties: Properties = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === "className" && type === "code") {
      const language = /\blanguage-[\w-]+/.exec(String(value))?.[0];
      if (language !== undefined) properties.className = [language];
    }
    if (!KEPT.has(name) || value === null || value === undefined || value === false) continue;
    if (typeof value === "object") continue;
    properties[name] = ADDRESSES.has(name) ? absoluteUrl(String(value), place) : value;
  }
  return properties;
}
