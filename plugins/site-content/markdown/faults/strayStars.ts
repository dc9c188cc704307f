import type { Emphasis, Nodes, Root, Strong, Text } from "mdast";
import { visit } from "unist-util-visit";
import { quotable, type Report } from "../report";
import { lineFinder } from "../text/lines";

const PAIR = /\*\*(?=\S)(?:`[^`\n]*`|[^*\n`])+(?<=\S)\*\*/y;
/** A pair of stars with a space inside one of its ends; in `10**18` and `2 ** n` they are powers. */
const LOOSE = /(?<!\w)\*\*(?:(?=\S)[^*\n`]+\s|[ \t](?=[^*\n`]*[^\s*`]\*\*)[^*\n`]+)\*\*(?![\w*])/y;
/** A pair with a space inside both ends, at the start of a paragraph or the end of a clause, where powers never are. */
const LOOSE_BEGIN = /\*\*[ \t](?=[^*\n`]*\p{L})[^*\n`]+(?<=[ \t])\*\*(?![\w*])/uy;
const LOOSE_END = /\*\*[ \t](?=[^*\n`]*\p{L})[^*\n`]+(?<=[ \t])\*\*(?=[.,:;!?)]|[ \t]*$)/muy;
/** The beginning of bold text that is never ended; `**kwargs` is a name. */
const OPEN = /(?<![^\s(])\*\*(?=\p{Lu}|\p{Lo})[^*\n]+$/muy;

const SPACE_OUTSIDE = "Leave a space outside the stars, or write <strong>…</strong>.";
const SPACE_INSIDE = "Remove the space inside the stars.";

/**
 * Reports stars that do not make bold what they seem to. CommonMark requires a space or punctuation outside stars with
 * punctuation inside, so those of `of**(x)**` and of `**「重要」**です` stay. GitBook makes them bold.
 */
export function reportStrayStars(tree: Root, source: string, report: Report): void {
  const reportStars = starReporter(source, report);
  visit(tree, (node, index = 0, parent) => {
    if (node.type === "text") reportStars(node, parent?.type === "paragraph" && index === 0);
    else if (node.type === "strong") reportEndless(node, source, report);
    else if (node.type === "emphasis")
      reportHalf(node, [parent?.children[index - 1], parent?.children[index + 1]], source, report);
  });
}

/** A reporter of the stars in a text. A pair may begin in one text and end in a later one. */
function starReporter(source: string, report: Report) {
  let done = 0;
  return ({ value, position }: Text, isBegin: boolean): void => {
    const from = position?.start.offset;
    if (from === undefined || source.slice(from, position?.end.offset) !== value) return; // escaped
    const lineAt = lineFinder(value, position?.start.line);
    for (const { index } of value.matchAll(/\*\*/g)) {
      const at = from + index;
      if (at < done) continue;
      const [what, fix] = starsAt(source, at, isBegin && index === 0) ?? [];
      if (what === undefined || fix === undefined) continue;
      done = at + what.length;
      report("warning", lineAt(index), `"${quotable(what)}" is not shown in bold.`, fix);
    }
  };
}

/** The text that stars fail to format, and how to fix it. */
function starsAt(source: string, at: number, isBegin: boolean): [string, string] | undefined {
  const loose =
    matchAt(LOOSE, source, at) ?? matchAt(isBegin ? LOOSE_BEGIN : LOOSE_END, source, at);
  if (loose !== undefined) return [loose, SPACE_INSIDE];
  const pair = matchAt(PAIR, source, at);
  if (pair !== undefined) return [pair, SPACE_OUTSIDE];
  const open = matchAt(OPEN, source, at);
  return open === undefined ? undefined : [open, "Write ** at the end of the bold text."];
}

/** Bold text that continues past its closing stars because the parser took them for opening ones: `**Note:**see **b**`. */
function reportEndless({ children, position }: Strong, source: string, report: Report): void {
  const at = position?.start.offset ?? 0;
  const what = matchAt(PAIR, source, at);
  if (what === undefined) return;
  const inner = at + what.length - 2;
  if (!children.some((child) => child.type === "strong" && child.position?.start.offset === inner))
    return;
  const message = `The bold text of "${quotable(what)}" does not end at its stars.`;
  report("warning", position?.start.line, message, SPACE_OUTSIDE);
}

/** Two stars at one end and one at the other: `**a*` is a star, and `a` in italics. */
function reportHalf(
  { position }: Emphasis,
  neighbors: readonly (Nodes | undefined)[],
  source: string,
  report: Report,
): void {
  const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
  const [isTextBefore, isTextBehind] = neighbors.map((node) => node?.type === "text");
  const opens = isTextBefore && /(?<![\w*\\])\*$/.test(source.slice(Math.max(0, start - 2), start));
  const closes = isTextBehind && /^\*(?![\w*])/.test(source.slice(end, end + 2));
  if (opens === closes) return;
  report(
    "warning",
    position?.start.line,
    `"${quotable(source.slice(opens ? start - 1 : start, closes ? end + 1 : end))}" is in italics, with a star beside it.`,
    "Write as many stars before the text as after it.",
  );
}

/** The match of a sticky pattern at an index of a text. */
function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
