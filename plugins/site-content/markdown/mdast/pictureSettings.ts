import { visit } from "unist-util-visit";
import { pictureSettings, withoutSettings } from "../text/mkdocsFigures";
import type { TreePass } from "./mdastNodes";

/** Gives pictures what MkDocs and Pandoc say of them in braces behind them: `![A](a.png){ width="300" }`. */
export function remarkPictureSettings(): TreePass {
  return (tree) => {
    visit(tree, "image", (node, index = 0, parent) => {
      const next = parent?.children[index + 1];
      const settings = next?.type === "text" ? pictureSettings(next.value) : undefined;
      if (next?.type !== "text" || settings === undefined) return;
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...settings } };
      const rest = withoutSettings(next.value);
      const start = next.position?.start;
      if (start?.offset !== undefined) start.offset += next.value.length - rest.length;
      next.value = rest;
    });
  };
}
