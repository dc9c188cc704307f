import type { ComponentSpec } from "../../../domain/componentSpec";
import { stringProp, type TreeElement } from "../../../domain/documentTree";
import { paragraphHtml, propHtml, tableHtml } from "../../../domain/html";
import { objectsProp, textOf } from "../../../domain/treeProps";

export const Diagram: ComponentSpec = {
  props: {},
  internal: true,
  plainText: (node) => stringProp(node, "alt") ?? "",
  outline: "plainText",
  feedHtml: (node) => paragraphHtml(propHtml(node, "alt")),
};

export const Bars: ComponentSpec = {
  props: {
    "caption?": "text",
    alt: "text",
    "unit?": "text",
    rows: [{ label: "text", value: "number", "display?": "text" }],
  },
  holds: [],
  plainText: "children",
  outline: (node, outline) => {
    outline.text(stringProp(node, "caption"), stringProp(node, "alt"));
    for (const row of barRows(node)) outline.row(...row);
  },
  feedHtml: (node) =>
    `${paragraphHtml(propHtml(node, "caption"))}${paragraphHtml(propHtml(node, "alt"))}${tableHtml(undefined, [], barRows(node))}`,
};

/** Label and value of each bar. The view rounds values and groups their digits; here they are as written. */
function barRows(node: TreeElement): readonly (readonly [string, string])[] {
  const unit = stringProp(node, "unit") ?? "";
  const suffix = unit === "" || unit === "%" ? unit : ` ${unit}`;
  return objectsProp(node, "rows").map(({ label, value, display }) => [
    textOf(label) ?? "",
    textOf(display) ?? `${textOf(value) ?? ""}${suffix}`,
  ]);
}
