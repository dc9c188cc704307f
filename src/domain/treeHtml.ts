import { fromDescriptor } from "./componentFault";
import { type ComponentSpecs, specOf } from "./componentSpec";
import { isElement, type TreeElement, type TreeNode } from "./documentTree";
import { absoluteUrl, attribute, escapeHtml, type FeedPlace } from "./html";

const VOID = new Set(["br", "hr", "img", "wbr", "col", "source", "track"]);
const NAMES: Readonly<Record<string, string>> = {
  colSpan: "colspan",
  rowSpan: "rowspan",
  dateTime: "datetime",
};
/** Attributes that have a meaning outside the site: of HTML, then of MathML. */
const KEPT = new Set(
  (
    "href src alt title colSpan rowSpan scope dateTime width height start cite lang dir controls poster kind label srclang type " +
    "display displaystyle scriptlevel stretchy symmetric largeop fence separator form movablelimits lspace rspace minsize maxsize " +
    "mathvariant linethickness columnalign rowalign columnspacing rowspacing columnlines rowlines accent accentunder depth voffset notation"
  ).split(" "),
);

const ADDRESSES = new Set(["href", "src", "poster"]);

/**
 * A tree as plain HTML for feeds: full text, absolute links, interactive parts as their static content; no scripts, and no
 * classes except the language of code.
 */
export function treeToHtml(
  nodes: readonly TreeNode[],
  place: FeedPlace,
  components: ComponentSpecs,
): string {
  return nodes
    .map((node) => (isElement(node) ? elementHtml(node, place, components) : escapeHtml(node)))
    .join("");
}

function elementHtml(node: TreeElement, place: FeedPlace, components: ComponentSpecs): string {
  const inner = () => treeToHtml(node.children ?? [], place, components);
  const spec = specOf(components, node.type);
  if (spec) {
    const { feedHtml } = spec;
    if (feedHtml === "children") return inner();
    return fromDescriptor(node, () => feedHtml(node, inner, place));
  }
  if (node.type === "input") return node.props?.checked === true ? "☑ " : "☐ ";
  const attributes = Object.entries(node.props ?? {})
    .filter(
      ([name, value]) => KEPT.has(name) && value !== null && value !== undefined && value !== false,
    )
    .map(([name, value]) =>
      attribute(
        NAMES[name] ?? name,
        ADDRESSES.has(name)
          ? absoluteUrl(String(value), place)
          : value === true
            ? ""
            : String(value),
      ),
    )
    .join("");
  return VOID.has(node.type)
    ? `<${node.type}${attributes}>`
    : `<${node.type}${attributes}>${inner()}</${node.type}>`;
}
