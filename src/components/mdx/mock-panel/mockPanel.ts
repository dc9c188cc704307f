import type { ComponentSpec } from "../../../domain/componentSpec";
import { boldHtml, paragraphHtml, propHtml, tableHtml } from "../../../domain/html";
import { showsRows } from "../../../domain/outlineText";
import { objectsProp, textOf } from "../../../domain/treeProps";

export const MockPanel: ComponentSpec = {
  props: {
    title: "text",
    alt: "text",
    rows: [{ label: "text", value: "cell", "note?": "text" }],
    "action?": "text",
    "theme?": "'light' | 'dark'",
  },
  holds: [],
  plainText: "children",
  outline: showsRows("rows", ["label", "value", "note"], "title", "alt", "action"),
  feedHtml: (node) => {
    const rows = objectsProp(node, "rows").map(({ label, value, note }) =>
      [label, value, note].flatMap((cell) => textOf(cell) ?? []),
    );
    return `${boldHtml(propHtml(node, "title"))}${paragraphHtml(propHtml(node, "alt"))}${tableHtml(undefined, [], rows)}${paragraphHtml(propHtml(node, "action"))}`;
  },
};
