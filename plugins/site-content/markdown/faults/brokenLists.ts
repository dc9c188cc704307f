import type { List, Paragraph, RootContent } from "mdast";
import { quotable, type Report } from "../report";

/** A line that begins as an item of a list with numbers does. */
const NUMBERED = /^[ \t>]*(\d{1,3})[.)][ \t]+\S/;

/**
 * Reports lines of a paragraph that were meant as the next item of a list above it: what stands between them is indented
 * too little for the item before, so it ended the list, and only the number 1 may begin another below a line of text.
 * @param before what stands above the paragraph in its block
 */
export function reportBrokenList(
  { position }: Paragraph,
  before: readonly RootContent[],
  source: string,
  report: Report,
): void {
  const list = before.findLast((node): node is List => node.type === "list");
  if (!list?.ordered) return;
  const next = (list.start ?? 1) + list.children.length;
  const lines = source.slice(position?.start.offset, position?.end.offset).split("\n");
  const at = lines.findIndex((line) => Number(NUMBERED.exec(line)?.[1]) === next);
  if (at < 1) return;
  report(
    "warning",
    (position?.start.line ?? 1) + at,
    `"${quotable(lines[at]?.trim() ?? "")}" is shown as text, since the list above it has ended.`,
    `Indent what belongs to item ${next - 1} as far as its words.`,
  );
}
