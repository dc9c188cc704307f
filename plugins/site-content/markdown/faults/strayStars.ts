import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { quotable, type Report } from "../report";
import { lineFinder } from "../text/lines";

const PAIR = /\*\*(?=\S)(?:`[^`\n]*`|[^*\n`])+(?<=\S)\*\*/y;
/** A pair with a space inside one of its ends; in `10**18` and `2 ** n` they are powers. */
const LOOSE = /(?<!\w)\*\*(?:(?=\S)[^*\n`]+\s|[ \t](?=[^*\n`]*[^\s*`]\*\*)[^*\n`]+)\*\*(?![\w*])/y;

/**
 * Reports pairs of stars that make nothing bold: CommonMark wants a space or a mark outside of stars with a mark inside, so
 * those of `of**(x)**` and of `**「重要」**です` stay. GitBook makes them bold.
 */
export function reportStrayStars(tree: Root, source: string, report: Report): void {
  let done = 0;
  visit(tree, "text", ({ value, position }) => {
    const from = position?.start.offset;
    if (from === undefined || source.slice(from, position?.end.offset) !== value) return; // escaped
    const lineAt = lineFinder(value, position?.start.line);
    for (const { index } of value.matchAll(/\*\*/g)) {
      const at = from + index;
      if (at < done) continue;
      const pair = matchAt(PAIR, source, at);
      const what = matchAt(LOOSE, source, at) ?? pair;
      if (what === undefined) continue;
      done = at + what.length;
      report(
        "warning",
        lineAt(index),
        `"${quotable(what)}" is not shown in bold.`,
        what === pair
          ? "Leave a space outside of the stars, or write <strong>…</strong>."
          : "Remove the space inside the stars.",
      );
    }
  });
}

/** What a sticky pattern finds at a place of a text. */
function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
