import type { PhrasingContent, Root, RootContent } from "mdast";
import type { Math as DisplayMath, InlineMath } from "mdast-util-math";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

/**
 * Formulas as GitHub reads them: `$$ x = y $$` on lines of its own is a block, TeX beside the dollars that open a block belongs
 * to it, backticks inside the dollars are marks, and `\|` in a table is a bar.
 */
export function remarkDisplayMath() {
  return (tree: Root, file: VFile): void => {
    const source = String(file.value);
    visit(tree, "tableCell", (cell) => {
      visit(cell, "inlineMath", (node) => {
        node.value = node.value.replaceAll("\\|", "|");
        setText(node);
      });
    });
    visit(tree, "inlineMath", (node) => {
      const [, inside] = /^`([^`]+)`$/.exec(node.value) ?? [];
      if (inside === undefined) return;
      node.value = inside;
      setText(node);
    });
    visit(tree, "math", (node) => {
      if (!node.meta) return;
      const [line = ""] = source.slice(node.position?.start.offset).split("\n", 1);
      node.value = `${line.replace(/^\$+/, "").trim()}\n${node.value}`.trimEnd();
      setText(node);
    });
    visit(tree, "paragraph", (node, index, parent) => {
      const isBlock = (child: PhrasingContent): child is InlineMath =>
        child.type === "inlineMath" && source.startsWith("$$", child.position?.start.offset);
      const isAlone = node.children.every(
        (child) => isBlock(child) || (child.type === "text" && child.value.trim() === ""),
      );
      if (!isAlone || !parent || index === undefined || !node.children.some(isBlock)) return;
      const blocks: RootContent[] = node.children.filter(isBlock).map(blockOf);
      parent.children.splice(index, 1, ...blocks);
    });
  };
}

/** Makes the HTML of a formula follow its changed value. */
function setText({ data, value }: InlineMath | DisplayMath): void {
  const [code] = data?.hChildren ?? [];
  const holder = code?.type === "element" ? code : data;
  if (holder && "children" in holder) holder.children = [{ type: "text", value }];
  else if (data) data.hChildren = [{ type: "text", value }];
}

/** The block of a formula, like the one that mdast-util-math makes for `$$` on separate lines. */
function blockOf({ value, position }: InlineMath): DisplayMath {
  const code = {
    type: "element" as const,
    tagName: "code",
    properties: { className: ["language-math", "math-display"] },
    children: [{ type: "text" as const, value }],
  };
  const data = { hName: "pre", hChildren: [code] };
  return { type: "math", meta: null, value, data, ...(position && { position }) };
}
