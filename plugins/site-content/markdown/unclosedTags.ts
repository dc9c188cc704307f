import type { Html, Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import { lineFinder } from "./lines";
import { quotable, type Report } from "./report";

/** Elements that are part of a line: they end in its block. */
const IN_LINE = new Set(
  "abbr address b bdi bdo big cite code data del dfn em font i ins kbd mark output q s samp small span strike strong sub sup time tt u var".split(
    " ",
  ),
);
/** Elements that never have content, so that a slash at their end means nothing. */
const VOID = new Set(
  "area base basefont br col embed frame hr img input link meta param source track wbr".split(" "),
);
/** Elements that may end without a tag, and anchors, which end elsewhere. */
const ENDS_ITSELF = new Set("a dd dt li optgroup option p rp rt".split(" "));
const OF_TABLE = new Set("caption col colgroup tbody td tfoot th thead tr".split(" "));
/** Elements of which a page of the site has none or one of its own: their tags vanish. */
const OF_DOCUMENT = new Set("body frame frameset head html".split(" "));

/** A tag that stands alone in a node: parts of a line are one each. */
const ONE_TAG = /^<(\/?)([A-Za-z][\w-]*)(?:\s[^<>]*)?>$/;
/** A tag without attributes before text. */
const BEFORE_TEXT = /<([a-z]+)>(?=[ \t]*[^\s<])/gi;
const TABLE_TAG = /<(\/?)table\b/gi;

/**
 * Shows as text a tag that is never closed where it stands in text: `Send it to <address>` would put all that follows on the
 * page into an element, and of `Each <td> is a cell` the word would vanish.
 */
export function showUnclosed(tree: Root, source: string, report: Report): void {
  let tables = 0;
  visit(tree, (node) => {
    if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell")
      showInLine(node, tables, source, report);
    if (node.type !== "html") return;
    if (!ONE_TAG.test(node.value.trim())) showBeforeText(node, tables, source, report);
    tables += tablesIn(node.value);
  });
}

/** Whether an element of this name never has content. */
export function isVoid(name: string): boolean {
  return VOID.has(name.toLowerCase());
}

/** Whether the next tag of an element is the one that closes it: `a <b then c> d` has no such tag. */
export function isClosedNext(name: string, text: string): boolean {
  return new RegExp(`<(/?)${name}(?=[\\s/>])`, "i").exec(text)?.[1] === "/";
}

/** @param tables how many tables are open before the block */
function showInLine(block: Nodes, tables: number, source: string, report: Report): void {
  const open: { readonly node: Html; readonly name: string }[] = [];
  let depth = tables;
  visit(block, "html", (node) => {
    depth += tablesIn(node.value);
    const [, slash, written = ""] = ONE_TAG.exec(node.value) ?? [];
    const name = written.toLowerCase();
    if (name === "") return;
    if (slash === "" && (IN_LINE.has(name) || isWord(node, name, depth, source)))
      open.push({ node, name });
    else if (slash === "/") {
      const at = open.findLastIndex((tag) => tag.name === name);
      if (at !== -1) open.splice(at, 1);
    }
  });
  for (const { node, name } of open) {
    reportUnclosed(node.value, name, node.position?.start.line, report);
    node.value = node.value.replace("<", "&lt;");
  }
}

/** Whether a tag in a line is there for its name: it has no attributes, and nothing on the page closes it. */
function isWord({ value, position }: Html, name: string, tables: number, source: string): boolean {
  if (!/^<[a-z][a-z\d]*>$/i.test(value) || ENDS_ITSELF.has(name)) return false;
  if (OF_TABLE.has(name)) return tables <= 0;
  if (VOID.has(name)) return OF_DOCUMENT.has(name);
  return !isClosedNext(name, source.slice(position?.end.offset));
}

/** The same at the beginning of lines that are HTML as a whole: `<td> is a cell`. */
function showBeforeText(node: Html, tables: number, source: string, report: Report): void {
  const { value, position } = node;
  if (/^\s*<(?:!--|[!?]|(?:script|style|pre|textarea)\b)/i.test(value)) return;
  const lineAt = lineFinder(value, position?.start.line);
  node.value = value.replace(BEFORE_TEXT, (tag: string, written: string, at: number) => {
    const name = written.toLowerCase();
    const isLost =
      OF_DOCUMENT.has(name) || (OF_TABLE.has(name) && tables + tablesIn(value.slice(0, at)) <= 0);
    const rest = value.slice(at + tag.length) + source.slice(position?.end.offset);
    if (!isLost || isClosedNext(name, rest)) return tag;
    reportUnclosed(tag, name, lineAt(at), report);
    return tag.replace("<", "&lt;");
  });
}

function tablesIn(html: string): number {
  return [...html.matchAll(TABLE_TAG)].reduce((sum, [, slash]) => sum + (slash ? -1 : 1), 0);
}

function reportUnclosed(tag: string, name: string, line: number | undefined, report: Report): void {
  report(
    "warning",
    line,
    `"${quotable(tag)}" is never closed in its block, so it is shown as text.`,
    IN_LINE.has(name) ? "Close it, or put it in code." : "Put it in code.",
  );
}
