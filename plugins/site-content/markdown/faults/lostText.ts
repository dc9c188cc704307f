import type { Blockquote, Code, Heading, Html, Nodes, Root, Table } from "mdast";
import { toString as textIn } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { type TreePass, writtenIn } from "../mdast/mdastNodes";
import { quotable, type Report } from "../report";
import { endFix, swallowedLine, unquoted } from "./codeEnds";
import { reportJoinedRow, reportUnderlined } from "./joinedLines";
import { reportLateFrontMatter } from "./lateFrontMatter";

/**
 * Reports what Markdown silently drops or swallows: blocks that are never closed, cells beyond the head of a table, footnotes
 * that nothing refers to, front matter that is not at the top, headings and quotations without text, and lines that lack a blank
 * line between them.
 */
export function remarkLostText(report: Report): TreePass {
  return (tree, source) => {
    const text = String(source.value);
    visit(tree, (node, index, parent) => {
      if ((node.type === "heading" || node.type === "blockquote") && isHollow(node)) {
        const { what, fix } = EMPTY[node.type];
        report("lenient", node.position?.start.line, `A ${what} without text was left out.`, fix);
        parent?.children.splice(index ?? 0, 1);
        return [SKIP, index ?? 0];
      }
      reportNode(node, text, report);
      return undefined;
    });
    reportFootnotes(tree, report);
    reportDefinitions(tree, report);
  };
}

function reportNode(node: Nodes, source: string, report: Report): void {
  if (node.type === "code" || node.type === "math") reportUnclosed(node, source, report);
  else if (node.type === "heading") reportUnderlined(node, source, report);
  else if (node.type === "html") reportHiddenRest(node, report);
  else if (node.type === "table") reportRows(node, source, report);
  else if (node.type === "thematicBreak") reportLateFrontMatter(node, source, report);
}

/** Whether a block contains nothing but empty quotations, as in `>>>`. */
function isHollow({ children }: Heading | Blockquote): boolean {
  return children.every((child) => child.type === "blockquote" && isHollow(child));
}

const EMPTY = {
  heading: { what: "heading", fix: "Write its text after the #, or remove it." },
  blockquote: { what: "quotation", fix: "Begin each line of its text with >, or remove it." },
} as const;

const MARKS = { code: /^(?:`{3,}|~{3,})/, math: /^\${2,}/ } as const;
const NAMES = { code: "block of code", math: "formula" } as const;

function reportUnclosed(
  node: Code | Extract<Nodes, { type: "math" }>,
  source: string,
  report: Report,
): void {
  const { start, end } = node.position ?? {};
  const written = writtenIn(source, node);
  const [mark] = MARKS[node.type].exec(written) ?? [];
  if (mark === undefined) return; // code indented by four spaces
  const lines = written.split("\n");
  const first = start?.line ?? 1;
  if (node.type === "code" && reportSwallowed(lines, mark, first, report)) return;
  if (source.slice(end?.offset).trim() !== "") return; // it ended with the list or quotation around it
  const closing = unquoted(lines.slice(1).at(-1));
  if (closing.length >= mark.length && closing === mark.charAt(0).repeat(closing.length)) return;
  if (node.type === "math" && closing.endsWith(mark)) return;
  report(
    "lenient",
    start?.line,
    `The ${NAMES[node.type]} that begins here is never closed, so everything after it is inside it.`,
    endFix(lines, mark, first) ?? `End it with a line "${mark}".`,
  );
}

/** Reports a block of code that ends at the marks of another, because its own end has too few marks or is missing. */
function reportSwallowed(
  lines: readonly string[],
  mark: string,
  first: number,
  report: Report,
): boolean {
  const at = swallowedLine(lines, mark);
  if (at === undefined) return false;
  const part = `If the line is part of the code, begin and end the code with "${mark}${mark.charAt(0)}".`;
  report(
    "warning",
    first,
    `The block of code that begins here goes on past line ${first + at}, "${quotable(unquoted(lines[at]), 40)}", which is shown as code.`,
    `${endFix(lines, mark, first) ?? `End it with a line "${mark}" above that one.`} ${part}`,
  );
  return true;
}

/** Constructs that HTML hides from their opening to their closing mark. */
const HIDDEN = [
  { name: "comment", opens: "<!--", closes: "-->" },
  { name: "CDATA section", opens: "<![CDATA[", closes: "]]>" },
  { name: "instruction", opens: "<?", closes: "?>" },
] as const;

function reportHiddenRest({ value, position }: Html, report: Report): void {
  for (const { name, opens, closes } of HIDDEN) {
    const at = value.lastIndexOf(opens);
    if (at === -1 || value.includes(closes, at)) continue;
    report(
      "lenient",
      (position?.start.line ?? 1) + value.slice(0, at).split("\n").length - 1,
      `The ${name} that begins here is never closed, so nothing that follows is shown.`,
      `End it with "${closes}".`,
    );
  }
}

function reportRows({ children: [head, ...rows] }: Table, source: string, report: Report): void {
  const columns = head?.children.length ?? 0;
  for (const row of rows) {
    reportJoinedRow(row, source, report);
    const lost = row.children.slice(columns).map((cell) => textIn(cell));
    if (lost.every((cell) => cell === "")) continue;
    report(
      "lenient",
      row.position?.start.line,
      `The row has ${row.children.length} cells and the table ${columns} columns, so "${lost.join(" | ").slice(0, 60)}" is not shown.`,
      "Write \\| for a | inside a cell, or add a cell to the head of the table.",
    );
  }
}

/** Reports later definitions of a reference whose address differs from the first one's. */
function reportDefinitions(tree: Root, report: Report): void {
  const first = new Map<string, string>();
  visit(tree, "definition", ({ identifier, label, url, position }) => {
    if (label?.startsWith("^"))
      report(
        "lenient",
        position?.start.line,
        `"[${quotable(label)}]" is not a footnote, since its name has a space, so "${quotable(url)}" is taken for an address.`,
        "Give the footnote a name without spaces.",
      );
    const known = first.get(identifier) ?? url;
    first.set(identifier, known);
    if (known === url) return;
    report(
      "lenient",
      position?.start.line,
      `The reference [${label ?? identifier}] is already defined as "${quotable(known)}", and the first definition counts.`,
      "Give it another name, or remove it.",
    );
  });
}

/** Reports footnotes that nothing refers to, and all but the first with the same name. */
function reportFootnotes(tree: Root, report: Report): void {
  const named = new Set<string>();
  visit(tree, "footnoteReference", ({ identifier }) => {
    named.add(identifier);
  });
  const defined = new Set<string>();
  visit(tree, "footnoteDefinition", ({ identifier, label, position }) => {
    const name = `[^${label ?? identifier}]`;
    if (defined.has(identifier))
      report(
        "lenient",
        position?.start.line,
        `The footnote ${name} is defined a second time, and only the first is shown.`,
        "Give it another name, or remove it.",
      );
    else if (!named.has(identifier))
      report(
        "lenient",
        position?.start.line,
        `Nothing refers to the footnote ${name}, so it is not shown.`,
        `Write ${name} in the text, or remove it.`,
      );
    defined.add(identifier);
  });
}
