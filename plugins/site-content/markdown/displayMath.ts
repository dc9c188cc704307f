import type { Element, ElementContent } from "hast";
import type { Nodes, PhrasingContent, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

type DisplayMath = Extract<Nodes, { type: "math" }>;
type InlineMath = Extract<Nodes, { type: "inlineMath" }>;

/**
 * Formulas as GitHub reads them: `$$ x = y $$` on lines of its own is a block, TeX beside the dollars that open a block belongs
 * to it, backticks inside the dollars are marks, and `\|` in a table is a bar.
 */
export function remarkDisplayMath() {
  return (tree: Root, file: VFile): void => {
    const source = String(file.value);
    visit(tree, "tableCell", (cell) =>
      visit(cell, "inlineMath", (node) => {
        node.value = node.value.replaceAll("\\|", "|");
      }),
    );
    visit(tree, "math", (node) => {
      delete node.data; // HTML of the parser's own
      if (!node.meta) return;
      const [line = ""] = source.slice(node.position?.start.offset).split("\n", 1);
      node.value = `${line.replace(/^\$+/, "").trim()}\n${node.value}`.trimEnd();
    });
    visit(tree, "inlineMath", (node) => {
      delete node.data;
      node.value = node.value.replace(/^`([^`]+)`$/, "$1");
    });
    visit(tree, "paragraph", (node, index, parent) => {
      const isBlock = (child: PhrasingContent): child is InlineMath =>
        child.type === "inlineMath" && source.startsWith("$$", child.position?.start.offset);
      const isAlone = node.children.every(
        (child) => isBlock(child) || (child.type === "text" && child.value.trim() === ""),
      );
      if (!isAlone || !parent || index === undefined || !node.children.some(isBlock)) return;
      const blocks = node.children
        .filter(isBlock)
        .map((child): RootContent => ({ ...child, type: "math" }));
      parent.children.splice(index, 1, ...blocks);
    });
  };
}

/** How formulas become HTML, before they are drawn. */
export const mathHandlers = {
  math: (_: unknown, node: DisplayMath) =>
    htmlElement("pre", [], [mathCode(node, "math-display")], node),
  inlineMath: (_: unknown, node: InlineMath) => mathCode(node, "math-inline"),
};

function mathCode(node: DisplayMath | InlineMath, className: string): Element {
  return htmlElement("code", [className], [{ type: "text", value: node.value }], node);
}

function htmlElement(
  tagName: string,
  className: string[],
  children: ElementContent[],
  { position }: DisplayMath | InlineMath,
): Element {
  const properties = className.length > 0 ? { className } : {};
  return { type: "element", tagName, properties, children, ...(position && { position }) };
}
