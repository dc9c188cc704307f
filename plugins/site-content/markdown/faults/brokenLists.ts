import type { List, Paragraph, RootContent } from "mdast";
import { writtenIn } from "../mdast/mdastNodes";
import { quotable, type Report } from "../report";

/** A line that begins as an item of a list with numbers does. */
const NUMBERED = /^[ \t>]*(\d{1,3})[.)][ \t]+\S/;

/** How many blocks above a paragraph the list may stand that its lines were meant for. */
const NEAR = 8;

/**
 * Reports lines of a paragraph that were meant as the next item of a list above it: what stands between them is indented
 * too little for the item before, so it ended the list, and only the number 1 may begin another below a line of text.
 * @param place what stands in the paragraph's block, and as which of them it does
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
