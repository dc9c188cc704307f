import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { writtenIn } from "../mdast/mdastNodes";
import type { Report } from "../report";
import { unquoted } from "./codeEnds";
import { reportShown } from "./escapes";

/** A line of three quotes instead of backquotes, and the language of the code; word processors change some of the three. */
const FENCE = /^[\s>]*(?:[‘’´]{3}|''')([\w-]*)\s*$/;
const FIX = "Begin and end code with three backticks: ```.";

/** Reports lines of quotes that were meant to begin code. The lines that end it need no report of their own. */
export function reportQuoteFences(tree: Root, source: string, report: Report): void {
  let isOpen = false;
  visit(tree, "paragraph", (node) => {
    const first = node.position?.start.line ?? 1;
    for (const [at, line] of writtenIn(source, node).split("\n").entries()) {
      const [, language] = FENCE.exec(line) ?? [];
      if (language === undefined) continue;
      isOpen = !isOpen || language !== "";
      if (isOpen) reportShown(unquoted(line), first + at, FIX, report);
    }
  });
}
