import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { lineOf } from "./jsx";
import { quotable, report } from "./report";

/** What other tools fill in, or read as boxes and links: templates, boxes of MkDocs and of other names, links of wikis; and marks of a merge. */
const CONSTRUCT =
  /\{%.*?(?:%\}|$)|\{\{.*?(?:\}\}|$)|<%.*?(?:%>|$)|^!!!.*|^:{3,}.*|\[\[.*?(?:\]\]|$)|^[<>]{7} .*/m;

/** Reports the notations of other tools, which are shown as text. */
export function remarkUnknownConstructs() {
  return (tree: Root, file: VFile): void => {
    visit(tree, "text", (node) => {
      const found = CONSTRUCT.exec(node.value);
      if (!found) return;
      const above = node.value.slice(0, found.index).split("\n").length - 1;
      const line = (lineOf(node) ?? 1) + above;
      report(file, "unknown-construct", line, `"${quotable(found[0])}" is shown as text.`);
    });
  };
}
