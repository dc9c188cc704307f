import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { quotable, type Report } from "../report";

/** A line of three quotes in place of backquotes, and the language of the code; word processors turn some of three. */
const FENCE = /^[\s>]*(?:[‘’´]{3}|''')([\w-]*)\s*$/;

/** Reports lines of quotes that were meant to begin code; those that end it are text for the same reason. */
export function reportQuoteFences(tree: Root, source: string, report: Report): void {
  let isOpen = false;
  visit(tree, "paragraph", ({ position }) => {
    const text = source.slice(position?.start.offset, position?.end.offset);
    text.split("\n").forEach((line, at) => {
      const [, language] = FENCE.exec(line) ?? [];
      if (language === undefined) return;
      isOpen = !isOpen || language !== "";
      if (!isOpen) return;
      report(
        "warning",
        (position?.start.line ?? 1) + at,
        `"${quotable(line.replace(/^[\s>]+/, "").trimEnd())}" is shown as text.`,
        "Begin and end code with three backquotes: ```.",
      );
    });
  });
}
