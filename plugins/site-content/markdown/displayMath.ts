import type { Code, Nodes, PhrasingContent, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { become } from "./jsx";

type InlineMath = Extract<Nodes, { type: "inlineMath" }>;

/**
 * Formulas as GitHub reads them: `$$ x = y $$` on lines of its own is a block, TeX beside the dollars that open a block belongs
 * to it, backticks inside the dollars are marks, and `\|` in a table is a bar. A block becomes one of code, in the language `math`.
 */
export function remarkDisplayMath() {
  return (tree: Root, file: VFile): void => {
    const source = String(file.value);
    visit(tree, "math", (node, index, parent) => {
      const [line = ""] = source.slice(node.position?.start.offset).split("\n", 1);
      const above = node.meta ? line.replace(/^\$+/, "") : "";
      become(node, index, parent, display(`${above}\n${node.value}`));
    });
    visit(tree, "inlineMath", (node, _, parent) => {
      const tex = node.value.replace(/^`([^`]+)`$/, "$1");
      node.value = parent?.type === "tableCell" ? tex.replaceAll("\\|", "|") : tex;
      if (node.data) node.data.hChildren = [{ type: "text", value: node.value }];
    });
    visit(tree, "paragraph", (node, index, parent) => {
      const isBlock = (child: PhrasingContent): child is InlineMath =>
        child.type === "inlineMath" && source.startsWith("$$", child.position?.start.offset);
      const isAlone = node.children.every(
        (child) => isBlock(child) || (child.type === "text" && child.value.trim() === ""),
      );
      if (!isAlone || !parent || index === undefined || !node.children.some(isBlock)) return;
      const blocks = node.children.filter(isBlock);
      parent.children.splice(
        index,
        1,
        ...blocks.map(({ value, position }) => ({ ...display(value), position })),
      );
    });
  };
}

function display(tex: string): Code {
  return { type: "code", lang: "math", value: tex.trim() };
}
