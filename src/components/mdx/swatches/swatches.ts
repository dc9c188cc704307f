import { type ComponentSpec, withProps } from "../../../domain/componentSpec";
import type { TreeElement } from "../../../domain/documentTree";
import { listHtml } from "../../../domain/html";
import { objectsProp, textOf } from "../../../domain/treeProps";

/** A color that can be drawn. */
const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

export const Swatches: ComponentSpec = {
  props: { items: [{ name: "text", hex: "text" }] },
  holds: [],
  resolve: (node, page) => {
    const items = objectsProp(node, "items").filter(({ name, hex }) => {
      if (HEX.test(textOf(hex) ?? "")) return true;
      page.report(
        node.line,
        `The color "${textOf(hex) ?? ""}" of "${textOf(name) ?? ""}" in <Swatches> is not in hexadecimal.`,
        "Write # and three or six digits, such as #155e9f.",
      );
      return false;
    });
    return withProps(node, { items });
  },
  plainText: (node) => colorsOf(node).join(", "),
  outline: (node, outline) => {
    for (const color of colorsOf(node)) outline.text(color);
  },
  feedHtml: (node) => listHtml(colorsOf(node)),
};

function colorsOf(node: TreeElement): readonly string[] {
  return objectsProp(node, "items").map(
    ({ name, hex }) => `${textOf(name) ?? ""} ${textOf(hex) ?? ""}`,
  );
}
