import type { Heading, Root, TableRow } from "mdast";
import { visit } from "unist-util-visit";
import { quotable, type Report } from "../report";

/** Reports lines that lack a blank line: hyphens below a sentence make a heading of it, and a line below a table is a row. */
export function reportJoinedLines(tree: Root, source: string, report: Report): void {
  visit(tree, ["heading", "tableRow"], (node, index) => {
    const { start, end } = node.position ?? {};
    const written = source.slice(start?.offset, end?.offset);
    if (node.type === "heading") reportUnderlined(node, written, report);
    else if (node.type === "tableRow" && index !== 0) reportLastRow(node, written, report);
  });
}

/** A sentence, or several lines of text; keys with colons are front matter, which is reported as such. */
const SENTENCE = /^(?!#)(?![\w-]+:).*(?:[.,;:。；：，][*_`)"”’]*[ \t]*\n|\n.*\n)/;

function reportUnderlined({ depth, position }: Heading, written: string, report: Report): void {
  if (depth !== 2 || !SENTENCE.test(written)) return; // equals signs are no rule
  const [first = ""] = written.split("\n");
  report(
    "warning",
    position?.start.line,
    `The hyphens below "${quotable(first.trim(), 60)}" make a heading of that text.`,
    "Leave a blank line above them, or write ## for a heading.",
  );
}

/** A row without any `|`, where rows have several cells. */
function reportLastRow({ position }: TableRow, written: string, report: Report): void {
  if (written.includes("|")) return;
  report(
    "warning",
    position?.start.line,
    `"${quotable(written.trim(), 60)}" is a row of the table above it.`,
    "Leave a blank line above it, or part its cells with |.",
  );
}
