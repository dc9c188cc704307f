import type { Paragraph, PhrasingContent, RootContent } from "mdast";
import type { Math as DisplayMath, InlineMath } from "mdast-util-math";
import { visit } from "unist-util-visit";
import type { TreePass } from "./mdastNodes";

/**
 * Turns formulas in double dollars that are alone on a line of a paragraph into blocks, as GitHub and VuePress do: `$$ x = y $$`.
 * Within a line of text such a formula stays inline. Text right after a block's opening dollars is its first line.
 */
export function remarkDisplayMath(): TreePass {
  return (tree, { value }) => {
    const source = String(value);
    visit(tree, "math", (node, index, parent) => {
      const begun = textBesideDollars(node, source);
      if (begun !== "" && parent && index !== undefined)
        parent.children[index] = blockOf({ ...node, value: `${begun}\n${node.value}`.trimEnd() });
    });
    visit(tree, "paragraph", (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const parts = partsOf(node, source);
      if (parts.length === 1 && parts[0] === node) return undefined;
      parent.children.splice(index, 1, ...parts);
      return index + parts.length;
    });
  };
}

/** TeX on the line of the opening dollars, which Markdown takes for the formula's meta string. */
function textBesideDollars({ meta, position }: DisplayMath, source: string): string {
  if (!meta) return "";
  const [line = ""] = source.slice(position?.start.offset).split("\n", 1);
  return line.replace(/^\$+/, "").trim(); // from the source: the meta string has lost its backslashes
}

/** Splits a paragraph into paragraphs and blocks; returns it unchanged when no formula is on a line of its own. */
function partsOf(node: Paragraph, source: string): RootContent[] {
  const { children } = node;
  const parts: RootContent[] = [];
  let text: PhrasingContent[] = [];
  const endParagraph = () => {
    const kept = withoutLineEnds(text);
    if (kept.length > 0) parts.push({ ...node, children: kept });
    text = [];
  };
  children.forEach((child, at) => {
    const isBlock =
      child.type === "inlineMath" &&
      source.startsWith("$$", child.position?.start.offset) &&
      endsLine(children[at - 1]) &&
      beginsLine(children[at + 1]);
    if (isBlock) {
      endParagraph();
      parts.push(blockOf(child));
    } else text.push(child);
  });
  if (parts.length === 0) return [node];
  endParagraph();
  return parts;
}

function endsLine(node: PhrasingContent | undefined): boolean {
  return !node || node.type === "break" || (node.type === "text" && /\n[ \t]*$/.test(node.value));
}

function beginsLine(node: PhrasingContent | undefined): boolean {
  return !node || node.type === "break" || (node.type === "text" && /^[ \t]*\n/.test(node.value));
}

/** Removes line breaks at the ends of text, and text that is then empty. */
function withoutLineEnds(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const isEnd = (node: PhrasingContent) =>
    node.type === "break" || (node.type === "text" && node.value.trim() === "");
  const first = nodes.findIndex((node) => !isEnd(node));
  const kept = nodes.slice(first < 0 ? nodes.length : first);
  while (kept.length > 0 && kept.slice(-1).every(isEnd)) kept.pop();
  return kept.map((node, at) => {
    if (node.type !== "text") return node;
    const value = at === 0 ? node.value.replace(/^[ \t]*\n/, "") : node.value;
    return { ...node, value: at === kept.length - 1 ? value.replace(/\n[ \t]*$/, "") : value };
  });
}

/** The block node of a formula, like the one mdast-util-math makes for `$$` on separate lines. */
function blockOf({ value, position }: Pick<InlineMath, "value" | "position">): DisplayMath {
  const code = {
    type: "element" as const,
    tagName: "code",
    properties: { className: ["language-math", "math-display"] },
    children: [{ type: "text" as const, value }],
  };
  const data = { hName: "pre", hChildren: [code] };
  return { type: "math", meta: null, value, data, ...(position && { position }) };
}
