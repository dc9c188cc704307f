import type { ComponentSpec } from "../../../domain/componentSpec";
import type { TreeElement } from "../../../domain/documentTree";
import { listHtml } from "../../../domain/html";
import { objectsProp, textOf } from "../../../domain/treeProps";

export const Swatches: ComponentSpec = {
  props: { items: [{ name: "text", hex: "text" }] },
  holds: [],
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
