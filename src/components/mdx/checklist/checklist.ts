import type { ComponentSpec } from "../../../domain/componentSpec";
import { listHtml } from "../../../domain/html";
import { listProp, textOf } from "../../../domain/treeProps";

export const Checklist: ComponentSpec = {
  props: { id: "text", items: ["text"] },
  holds: [],
  plainText: "children",
  outline: (node, outline) => {
    for (const item of listProp(node, "items")) outline.text(textOf(item));
  },
  feedHtml: (node) => listHtml(listProp(node, "items")),
};
