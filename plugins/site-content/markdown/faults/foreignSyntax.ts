import type { Code, Delete, Heading, Html, Nodes, Paragraph, TableCell } from "mdast";
import { toString as textIn } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { shownIn } from "../mdast/htmlTags";
import { type TreePass, writtenIn } from "../mdast/mdastNodes";
import { quotable, type Report } from "../report";
import { blank, lineFinder } from "../text/lines";
import { reportBrokenList } from "./brokenLists";
import { reportShown, withoutEscapes } from "./escapes";
import { LINES, SIZED_PICTURE, SYNTAX } from "./foreignPatterns";
import { reportQuoteFences } from "./quoteFences";
import { reportStrayMarks } from "./strayMarks";
import { reportStrayStars } from "./strayStars";

const PARTIAL =
  'Import the file in a .mdx page: import Part from "./_part.mdx", then write <Part />.';
const LONE_ROW_FIX =
  "Remove what is between it and the rows above, or write | --- | --- | below it.";
const TILDES = "Write <sub>…</sub>, ~~…~~ to strike it through, or \\~ for a tilde.";
/** A comment by which VitePress includes a file. */
const INCLUDE = /<!--[ \t]*@include:(?:(?!<!--).)*?-->/g;
/** A line of code that mdBook, MkDocs, VitePress and Vocs replace with a file or, for `{{networks.mainnet.vault}}`, a value. */
const INCLUDED_CODE =
  /^\s*(?:\{\{#\w*(?:include|playground)\b.*\}\}|\{\{ *\w+(?:\.\w+){2,} *\}\}|(?:\/\/|#) *\[!include .*\]|-+8<-+\s*["'].+["']|<<< ?(?:@|\.{0,2}\/)\S.*)\s*$/;
/** An address that Docusaurus replaces with the code found there: ```` ```go reference ````. */
const SHOWN_AT = /^\s*https?:\/\/\S+\s*$/;
/** The id of a heading, with Pandoc's other attributes. */
const HEADING_ID = /\{:?[ \t]*[#.-][^{}\n]*\}\s*$/;
/** References in HTML, which are reported as Markdown in HTML or shown as they are: defining them would not help there. */
const REFERENCE = /\[\^[^[\]\s]+\]|\[[^[\]\n]+\]\[[^[\]\n]+\]/g;
/** Vocs' subtitle after a title: a sentence in brackets, not a word such as [beta]. */
const SUBTITLE = /(?<=\S )\[(?=(?:[^\s[\]]+ ){3})[^[\]\n]+\]$/;
const DESCRIBE = "Put it in the front matter: description: …";
const ALERT = /^\[!(?:note|tip|info|important|warning|caution|danger)\](?=\s|[-+]|$)/i;
const CONTENTS = /^(?:\[\[toc\]\]|@?\[toc\])$/i;
/** The same with a title, as in markdown-it. */
const TITLED_CONTENTS = /^@\[toc\]\([^()\n]*\)$/i;

/**
 * Reports syntax of other tools that this site shows as text. `[[toc]]` is removed, since the page already has a table of
 * contents.
 */
export function remarkForeignSyntax(report: Report): TreePass {
  return (tree, source) => {
    const written = String(source.value);
    reportStrayStars(tree, written, report);
    reportStrayMarks(tree, written, report);
    reportQuoteFences(tree, written, report);
    visit(tree, (node, index = 0, parent) => {
      if (node.type !== "paragraph") {
        reportNode(node, written, report);
        return undefined;
      }
      const text = textOf(node, written);
      const mark = writtenIn(written, node).trim();
      if ((!CONTENTS.test(text.trim()) && !TITLED_CONTENTS.test(mark)) || !parent) {
        reportParagraph(node, text, { parent: parent?.type, index }, written, report);
        reportBrokenList(node, { siblings: parent?.children ?? [], index }, written, report);
        return undefined;
      }
      const fix = "Remove it: the page already has a table of contents.";
      report("warning", node.position?.start.line, `"${quotable(mark)}" was left out.`, fix);
      parent.children.splice(index, 1);
      return index;
    });
  };
}

function reportNode(node: Nodes, source: string, report: Report): void {
  const line = node.position?.start.line ?? 1;
  if (node.type === "html") reportHtml(node, report);
  else if (node.type === "image" || node.type === "link") reportSettings(node, report);
  else if (node.type === "code") reportIncludes(node, report);
  else if (node.type === "delete") reportTildes(node, source, report);
  else if (node.type === "tableCell") reportSyntax(textOf(node, source), line, report);
  else if (node.type === "heading") {
    const text = textOf(node, source).replace(HEADING_ID, "");
    const [subtitle] = (node.depth === 1 && SUBTITLE.exec(text.trimEnd())) || [];
    if (subtitle !== undefined) reportShown(subtitle, line, DESCRIBE, report);
    reportSyntax(text, line, report);
  }
}

function reportHtml({ value, position }: Html, report: Report): void {
  const line = position?.start.line;
  const lineAt = lineFinder(value, line);
  for (const { 0: what, index } of value.matchAll(INCLUDE))
    report(
      "warning",
      lineAt(index),
      `"${quotable(what)}" does not include anything here.`,
      PARTIAL,
    );
  const text = shownIn(value.replace(/^[ \t]+/gm, "")).replace(REFERENCE, blank);
  reportSyntax(text, line ?? 1, report);
}

/** @param place the type of the paragraph's parent, and its index there */
function reportParagraph(
  node: Paragraph,
  text: string,
  place: { readonly parent: string | undefined; readonly index: number },
  source: string,
  report: Report,
): void {
  const line = node.position?.start.line ?? 1;
  reportTex(node, source, report);
  reportRows(node, source, report);
  reportSyntax(text, line, report);
  const [alert] = (place.parent !== "blockquote" && ALERT.exec(text)) || [];
  if (alert !== undefined) reportShown(alert, line, "Begin each line of the box with >.", report);
  const isItem = place.parent === "listItem" && place.index === 0; // which has a mark that is read
  reportLines(isItem ? text.replace(/^.*/, blank) : text, line, report);
}

/** Settings inside text that readers see: a width as in Obsidian, `![Pool|200](a.png)`, and docsify's `':size=50'`. */
function reportSettings(node: Nodes, report: Report): void {
  const width = node.type === "image" ? /\|\d+(?:x\d+)?$/.exec(node.alt ?? "") : null;
  const setting = "title" in node ? /^:[a-z-]+(?:=\S*)?(?=\s|$)/.exec(node.title ?? "") : null;
  for (const [what] of [width, setting].filter((found) => found !== null))
    report(
      "warning",
      node.position?.start.line,
      `"${quotable(what)}" has no effect, and readers see it as text.`,
      `Remove it; to set a picture's width, write ${SIZED_PICTURE}.`,
    );
}

/**
 * Reports text that GitHub strikes through because it is between single tildes: `H~2~O`, which is a subscript elsewhere, ranges
 * such as 1~2天或3~4天, and amounts in brackets such as (~$60) and (~$75).
 */
function reportTildes({ position }: Delete, source: string, report: Report): void {
  const at = position?.start.offset ?? 0;
  const written = source.slice(at, position?.end.offset);
  const before = source.slice(Math.max(0, at - 2), at); // a letter has one unit or two
  const isAmount = /[([]~$/.test(written) && /^[\d$€£]/.test(source.slice(position?.end.offset));
  if (written.startsWith("~~") || !(isAmount || /[\p{L}\p{N}]$/u.test(before))) return;
  report("warning", position?.start.line, `"${quotable(written)}" is struck through.`, TILDES);
}

/** Reports code that consists only of includes; in Markdown code they may be the page's subject. */
function reportIncludes({ lang, meta, value, position }: Code, report: Report): void {
  const lines = value.split("\n");
  const included = /(?:^|\s)reference(?=\s|$)/.test(meta ?? "") ? SHOWN_AT : INCLUDED_CODE;
  if (/^(?:md|mdx|markdown)$/i.test(lang ?? "") || !included.test(lines[0] ?? "")) return;
  if (!lines.every((line) => line.trim() === "" || included.test(line))) return;
  const what = `"${quotable(lines.join(" ").trim())}"`;
  const line = (position?.start.line ?? 0) + 1;
  report(
    "warning",
    line,
    `${what} does not include anything here.`,
    "Put the code itself in its place.",
  );
}

/** A line of only words and punctuation, as most are. No pattern can match it, so skipping it saves most of their time. */
const PLAIN =
  /^(?!h[1-6]\.|\/{3}|.*(?:'{3}|%%))(?:[\p{L}\p{M}\p{N}\s,.;"'’“”()–—$&%/`…-]|(?<=[^\s:?!])[:?!](?=\s|$))*$/u;

function reportSyntax(text: string, begin: number, report: Report): void {
  text.split("\n").forEach((line, at) => {
    if (PLAIN.test(line)) return;
    let rest = line;
    for (const [pattern, fix] of SYNTAX)
      rest = rest.replace(pattern, (what) => {
        reportShown(what.trim(), begin + at, fix, report);
        return blank(what);
      });
  });
}

/** Reports the first line of a paragraph that other tools take for part of a table or list. */
function reportLines(text: string, begin: number, report: Report): void {
  for (const [pattern, fix] of LINES) {
    const { 0: line, index } = pattern.exec(text) ?? {};
    if (line === undefined) continue;
    const at = lineFinder(text, begin)(index ?? 0);
    reportShown(line, at, fix, report);
  }
}

const ROW = /^[ \t>]*[|｜].*[|｜][ \t]*$/;
/** Two cells with spaces around their text, since `|a|` may be a size; or four cells. */
const LONE_ROW = /^\|(?:[ \t]+[^|\s][^|\n]*[ \t]\|){2,}$|^\|(?:\w[^|\n]*\|){4,}$/;

/** Reports lines that were meant as a table but have nothing or too few cells below the head, and a row on its own. */
function reportRows(node: Paragraph, source: string, report: Report): void {
  const lines = writtenIn(source, node).split("\n");
  const begin = node.position?.start.line ?? 1;
  const first = lines.findIndex((line, at) => ROW.test(line) && ROW.test(lines[at + 1] ?? ""));
  const head = lines[first]?.trim();
  if (head === undefined) {
    const [row = ""] = lines;
    if (lines.length === 1 && LONE_ROW.test(row)) reportShown(row, begin, LONE_ROW_FIX, report);
    return;
  }
  report(
    "warning",
    begin + first,
    `"${quotable(head)}" does not begin a table, so its rows are shown as text.`,
    "Write a line with as many cells below it, in plain characters: | --- | --- |.",
  );
}

/**
 * LaTeX's own delimiters of a formula, whose backslashes Markdown removes: `\(x^2\)`. Only the TeX inside distinguishes them from
 * escaped brackets.
 */
const TEX_MARKS = /\\\(((?:(?!\\\()[\s\S])+?)\\\)|\\\[((?:(?!\\\[)[\s\S])+?)\\\]/g;
const TEX = /\\[a-z]|[\^_=]|(?<![\w)])(?!\d ?. ?\d)[a-z\d] ?[+*<>] ?[a-z\d](?![\w(])/i;
const TEX_FIX = "Write the formula between dollars: $…$ in a line, $$…$$ on lines of its own.";
/** Code and addresses, which may contain TeX's characters. */
const NO_TEX = /`[^`]*`|\]\([^()\s]*\)|https?:[^\s\\]+/g;

function reportTex(node: Paragraph, source: string, report: Report): void {
  const written = writtenIn(source, node);
  const found = [...written.replace(NO_TEX, blank).matchAll(TEX_MARKS)].find(
    ([, inLine, display]) => TEX.test(inLine ?? display ?? ""),
  );
  if (!found) return;
  const line = lineFinder(written, node.position?.start.line)(found.index);
  reportShown(found[0].replace(/\s+/g, " "), line, TEX_FIX, report);
}

/** The text of a paragraph and of its links, line by line, without escaped characters; code and formulas become three dots. */
function textOf({ children }: Paragraph | Heading | TableCell, source: string): string {
  const shown = (node: Nodes): string => {
    if (node.type === "inlineCode" || node.type === "inlineMath") return "`…`";
    if (node.type === "break") return "\n";
    if (node.type === "text") return withoutEscapes(node, source);
    return "children" in node ? node.children.map(shown).join("") : textIn(node);
  };
  return children.map(shown).join("");
}
