import type { List, Paragraph, RootContent } from "mdast";
import { writtenIn } from "../mdast/mdastNodes";
import { quotable, type Report } from "../report";

/** A line that begins like an item of a numbered list. */
const NUMBERED = /^[ \t>]*(\d{1,3})[.)][ \t]+\S/;

/** How many blocks above a paragraph the list that its lines were meant for may be. */
const NEAR = 8;

/**
 * Reports lines of a paragraph that were meant as the next item of a list above it: the text between them is indented too little
 * for the previous item, so it ended the list, and only the number 1 may start a list right below a line of text.
 * @param place the blocks around the paragraph, and its index among them
 */
export function reportBrokenList(
  node: Paragraph,
  { siblings, index }: { readonly siblings: readonly RootContent[]; readonly index: number },
  source: string,
  report: Report,
): void {
  const before = siblings.slice(Math.max(0, index - NEAR), index);
  const list = before.findLast((each): each is List => each.type === "list");
  if (!list?.ordered) return;
  const next = (list.start ?? 1) + list.children.length;
  const lines = writtenIn(source, node).split("\n");
  const at = lines.findIndex((line) => Number(NUMBERED.exec(line)?.[1]) === next);
  if (at < 1) return;
  report(
    "warning",
    (node.position?.start.line ?? 1) + at,
    `"${quotable(lines[at]?.trim() ?? "")}" is shown as text, since the list above it has ended.`,
    `Indent what belongs to item ${next - 1} to line up with its text.`,
  );
}
