import type { Paragraph, Root, Table, Text } from "mdast";
import { toString as textIn } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { quotable, type Report } from "../report";
import { lineFinder } from "../text/lines";
import { withoutEscapes } from "./escapes";

/** Backquotes of code, except those of quotations in old manuals: `this' and ``that''. */
const CODE_MARKS = /(?<!`)`+(?!`|[^`'\n]*'(?!\w))/g;
/** A backslash at the end of words, but not of a Windows path. */
const LAST_BREAK = /(?<![:\\])\\$/;
const CLOSE = "Write as many after the code, or remove it.";
const CLOSE_IN_CELL = "Write \\| for a | inside the code, or end the code in its cell.";

/** Reports marks without effect: backquotes that are never closed, and line breaks with no line after them. */
export function reportStrayMarks(tree: Root, source: string, report: Report): void {
  visit(tree, "paragraph", (node, index, parent) => {
    leaveOutLastBreak(node, source, report);
    if (textIn(node) !== "" || node.children.some(({ type }) => type !== "text")) return undefined;
    parent?.children.splice(index ?? 0, 1);
    return index;
  });
  visit(tree, (node) => {
    if (node.type === "table") {
      reportInTable(node, source, report);
      return SKIP;
    }
    if (node.type === "text") reportMark(node, source, CLOSE, report);
    return undefined;
  });
}

/** The first stray backquote of a row: a `|` in code ends its cell. A row with more cells than the head is reported for that. */
function reportInTable({ children: [head, ...rows] }: Table, source: string, report: Report): void {
  for (const row of [head, ...rows]) {
    if (!row || row.children.length > (head?.children.length ?? 0)) continue;
    const texts: Text[] = [];
    visit(row, "text", (node) => {
      texts.push(node);
    });
    for (const text of texts) if (reportMark(text, source, CLOSE_IN_CELL, report)) break;
  }
}

function reportMark(node: Text, source: string, fix: string, report: Report): boolean {
  if (!node.value.includes("`")) return false;
  const [found] = withoutEscapes(node, source).matchAll(CODE_MARKS);
  if (!found) return false;
  report(
    "warning",
    lineFinder(node.value, node.position?.start.line)(found.index),
    `"${quotable(node.value.slice(found.index).split("\n")[0] ?? "", 40)}" is shown as text, since no other "${found[0]}" closes the code.`,
    fix,
  );
  return true;
}

/** GitBook ends a paragraph with a line break; Markdown only has them between lines and shows the mark. */
function leaveOutLastBreak(node: Paragraph, source: string, report: Report): void {
  const { children } = node;
  const last = children.at(-1);
  if (last?.type !== "text" || !LAST_BREAK.test(last.value)) return;
  const lastWord = last.value.slice(0, -1).split(/\s/).at(-1) ?? "";
  if (lastWord.includes("\\")) return; // the path of a folder
  const { line, offset = 0 } = last.position?.end ?? {};
  if (!/(?<!\\)\\$/.test(source.slice(Math.max(0, offset - 2), offset))) return; // escaped
  last.value = last.value.slice(0, -1).trimEnd();
  const begin = children.findLastIndex(({ type }) => type === "break") + 1;
  const written = textIn({ ...node, children: children.slice(begin) });
  const words = written.split("\n").at(-1)?.split(/\s+/).slice(-4).join(" ") ?? "";
  report(
    "warning",
    line,
    words === ""
      ? 'A "\\" on a line of its own was left out.'
      : `The "\\" at the end of "${quotable(words)}" was left out.`,
    "Remove it: it breaks a line only where another line follows.",
  );
}
