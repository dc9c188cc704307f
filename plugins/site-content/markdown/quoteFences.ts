import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { quotable, type Report } from "./report";

/** A line of three quotes in place of backquotes, and of the language of the code. */
const FENCE = /^[\s>]*(([‘’´])\2{2}|''')([\w-]*)\s*$/;

/** Reports lines of quotes that were meant to begin code; those that end it are text for the same reason. */
export function reportQuoteFences(tree: Root, source: string, report: Report): void {
  let open: string | undefined;
  visit(tree, "paragraph", ({ position }) => {
    const text = source.slice(position?.start.offset, position?.end.offset);
    text.split("\n").forEach((line, at) => {
      const [, mark, , language] = FENCE.exec(line) ?? [];
      if (mark === undefined) return;
      const isEnd = mark === open && language === "";
      open = isEnd ? undefined : mark;
      if (isEnd) return;
      report(
        "warning",
        (position?.start.line ?? 1) + at,
        `"${quotable(line.replace(/^[\s>]+/, "").trimEnd())}" is shown as text.`,
        "Begin and end code with three backquotes: ```.",
      );
    });
  });
}
