import type { ComponentSpec } from "../../../domain/componentSpec";
import { stringProp } from "../../../domain/documentTree";
import { listHtml } from "../../../domain/html";
import { listProp, textOf } from "../../../domain/treeProps";

export const Checklist: ComponentSpec = {
  props: { id: "text", items: ["text"] },
  holds: [],
  resolve: (node, page) => {
    const id = stringProp(node, "id") ?? "";
    if (!page.claimName(`checklist ${id}`))
      page.warn(
        node.line,
        `The page has two checklists with the id "${id}", under which their ticks are stored.`,
        "Give this one an id of its own.",
      );
    return node;
  },
  plainText: "children",
  outline: (node, outline) => {
    for (const item of listProp(node, "items")) outline.text(textOf(item));
  },
  feedHtml: (node) => listHtml(listProp(node, "items")),
};
