import { boxNamed, INDENTED } from "../mdast/admonitions";
import { FencedCode, withoutTabs } from "./fences";

/**
 * `!!! note "Title"`, `??? note` and `???- note` folded and `???+ "Title"` unfolded, and `=== "Label"` of a tab, as Material for
 * MkDocs has them.
 */
const BOX =
  /^( *)(!!!|\?\?\?[+-]?) *(?:([a-z][\w-]*)(?: +(?:inline|end|annotate))*(?: +"(.*)")?|"(.+)") *$/i;
const TAB = /^( *)===[!+]? +"(.+)" *$/;
/** A bracket, a link, or a code span in which brackets are absent or balanced, and backslashes are literal. */
const CODE_OR_BRACKET = /`(?:[^`[\]]|\[[^`[\]]*\])*`|\[[^`[\]]*\]\([^()\s]*\)|[[\]]/g;
/** How far the text of a block is indented beyond its mark. */
const INDENT = 4;

type Block = {
  /** Its first line, that line's indentation, the line before which its text ends, and the next line that is not blank. */
  readonly at: number;
  readonly indent: number;
  readonly end: number;
  readonly next: number;
};

/** What may follow the last line of a text: added lines, the end of the block around it, or neither. */
type End = "page" | "block" | undefined;

/**
 * Boxes and tabs of Material for MkDocs, whose text is indented, as boxes and tabs that this site reads: their text at the
 * margin, with a line of colons in the blank line below. A block at the end of another ends with the outer one, which has more
 * colons. Other blocks without a blank line below are left alone, since lines may only be added at the end of a page.
 */
export function withMkdocsBlocks(text: string, format: "md" | "mdx"): string {
  if (!/^ *(?:!!!|\?\?\?|===[!+]? )/m.test(text)) return text;
  return rewritten(text.split("\n"), format, "page").join("\n");
}

function rewritten(lines: readonly string[], format: "md" | "mdx", ends: End): string[] {
  const fences = new FencedCode();
  const result: string[] = [];
  const hasRoom = ({ end, next }: Block) =>
    next > end || (ends !== undefined && next === lines.length);
  while (result.length < lines.length) {
    const at = result.length;
    const line = lines[at] ?? "";
    const isText = !fences.isOpen && fences.place(line, format) !== undefined;
    const blocks = isText ? blocksAt(lines, at) : [];
    const last = blocks.at(-1);
    if (last && hasRoom(last)) {
      const isClosed = last.next > last.end || ends === "page";
      result.push(...directive(lines, blocks, last, isClosed, format));
    } else {
      const kept = lines.slice(at, last && blocks.length > 1 ? last.next : at + 1);
      for (const each of kept) fences.has(each);
      result.push(...kept);
    }
  }
  return result;
}

/** A box, or tabs beside each other, with the colons that end them, if any, in the last of the blank lines below. */
function directive(
  lines: readonly string[],
  blocks: readonly Block[],
  last: Block,
  isClosed: boolean,
  format: "md" | "mdx",
): string[] {
  const margin = " ".repeat(last.indent);
  const [first = "", ...read] = blocks.flatMap((block) => {
    const { at, end, next } = block;
    const body = lines.slice(at + 1, block === last && next > end ? next - 1 : next);
    const inner = body.map((line) => dedented(line, last.indent + INDENT));
    const isFirst = block === blocks[0];
    return [
      opening(lines[at] ?? "", isFirst),
      ...rewritten(inner, format, block === last ? "block" : undefined),
    ];
  });
  const within = read.map((line) => /^\s*(:{3,})/.exec(line)?.[1]?.length ?? 0);
  const colons = ":".repeat(Math.max(2, ...within) + 1);
  return [colons + first, ...read, ...(isClosed ? [colons] : [])].map(
    (line) => line && margin + line,
  );
}

/** The box, or the tabs beside each other, that a line begins. */
function blocksAt(lines: readonly string[], at: number): Block[] {
  const line = lines[at] ?? "";
  if (BOX.test(line)) return blockAt(lines, at);
  return TAB.test(line) ? tabsAt(lines, at) : [];
}

/** The block that a line begins, unless nothing is indented below it. */
function blockAt(lines: readonly string[], at: number): Block[] {
  const indent = indentOf(lines[at] ?? "");
  let end = at + 1;
  let next = end;
  for (; next < lines.length; next++) {
    const line = lines[next] ?? "";
    if (line.trim() === "") continue;
    if (indentOf(line) < indent + INDENT) break;
    end = next + 1;
  }
  return end > at + 1 ? [{ at, indent, end, next }] : [];
}

/** The tabs beside each other that a line begins. */
function tabsAt(lines: readonly string[], at: number): Block[] {
  const tabs: Block[] = [];
  for (let begin = at; ; ) {
    const [tab] = blockAt(lines, begin);
    if (!tab || tab.indent !== (tabs[0] ?? tab).indent) return tabs;
    tabs.push(tab);
    if (!TAB.test(lines[tab.next] ?? "")) return tabs;
    begin = tab.next;
  }
}

/**
 * The line that begins a box or tab, without its colons; a group of tabs gets the label of the first one. The kind is the title
 * of a box of an unknown kind, and of a folded one without a title.
 */
function opening(line: string, isFirst: boolean): string {
  const label = TAB.exec(line)?.[2];
  if (label !== undefined)
    return isFirst ? `tabs${bracketed(label)}{${INDENTED}}` : `@tab ${label}`;
  const [, , mark = "", type = "", titleOfType, title = titleOfType] = BOX.exec(line) ?? [];
  const isFolded = mark.startsWith("?");
  const known = boxNamed(type.toLowerCase());
  const kind = type.charAt(0).toUpperCase() + type.slice(1).toLowerCase();
  const shown = title ?? (isFolded || known === undefined ? kind : "");
  const name = isFolded ? "details" : (known ?? "note");
  return `${name}${shown && bracketed(shown)}{${mark.endsWith("+") ? "open " : ""}${INDENTED}}`;
}

function bracketed(label: string): string {
  return `[${label.replace(CODE_OR_BRACKET, withEscape)}]`;
}

function withEscape(what: string): string {
  return what === "[" || what === "]" ? `\\${what}` : what;
}

function indentOf(line: string): number {
  return spaced(line).search(/\S/);
}

function dedented(line: string, columns: number): string {
  return line.trim() === "" ? "" : spaced(line).slice(columns);
}

/** Replaces tabs at the beginning of a line with spaces. */
function spaced(line: string): string {
  return line.replace(/^[ \t]+/, withoutTabs);
}
