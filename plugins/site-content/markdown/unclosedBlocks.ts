import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { lineOf } from "./jsx";
import { report } from "./report";

/** The marks that begin and end a block, by the type of its node. */
const MARKS: Readonly<Record<string, RegExp>> = {
  code: /^[\s>]*(`{3,}|~{3,})/,
  containerDirective: /^[\s>]*(:{3,})/,
  math: /^[\s>]*(\${2,})/,
};

/** Reports code, boxes and formulas that nothing closes: they swallow the rest of the page, or of the box around them. */
export function remarkUnclosedBlocks() {
  return (tree: Root, file: VFile): void => {
    const lines = String(file.value).split("\n");
    visit(tree, (node) => {
      const mark = openMark(node, lines);
      if (mark === undefined) return;
      report(file, "unclosed-block", lineOf(node), `What begins with ${mark} is never closed.`);
    });
  };
}

/** The mark that opens a block and that its last line lacks; undefined for a closed one. */
function openMark({ type, position }: Nodes, lines: readonly string[]): string | undefined {
  const marks = Object.hasOwn(MARKS, type) ? MARKS[type] : undefined;
  if (!marks || !position) return undefined;
  const { start, end } = position;
  const [, mark] = marks.exec(lines[start.line - 1]?.slice(start.column - 1) ?? "") ?? [];
  if (mark === undefined) return undefined; // indented code
  const [, last = ""] = marks.exec(lines[end.line - 1] ?? "") ?? [];
  return end.line > start.line && last.startsWith(mark) ? undefined : mark;
}
