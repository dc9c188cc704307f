import type { Nodes, Paragraph, PhrasingContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { MdxJsxFlowElement } from "mdast-util-mdx";
import { toString as textOf } from "mdast-util-to-string";
import { didYouMean } from "../../../../src/domain/problems";
import { keyOfEachName } from "../../yaml/keyOfEachName";
import type { Report } from "../report";
import { atFirstLine, jsx, labelAndBody } from "./mdastNodes";
import { replaceTabGroup } from "./tabGroups";

/** Names of boxes on this site and in other tools, each with the box that it becomes here. */
export const ADMONITIONS: ReadonlyMap<string, string> = keyOfEachName({
  note: "note secondary admonition default",
  tip: "tip success hint",
  info: "info important seealso",
  warning: "warning caution attention warn",
  danger: "danger error",
  "replace-me": "replace-me",
});

/** Marks a box or tabs whose text was indented: it ends where the indented text ends, or with the box around it. */
export const INDENTED = "indented";

/** Placeholder element for a title with markup, until `finishTree` recognises it as part of the component. */
export const TITLE_TAG = "mdx-title";

/**
 * `:::note` and `:::details` become components, and groups of tabs the tabs; an unknown name is reported, and its text is kept.
 * @param lastLine the line of the page that the box ends in
 */
export function replaceDirective(node: ContainerDirective, lastLine: string, report: Report): void {
  const name = node.name.toLowerCase().replace(/^dropdown$/, "details");
  const { title: named, id, ...others } = node.attributes ?? {};
  if (!(INDENTED in others) && !lastLine.trimEnd().endsWith(":::"))
    report(
      "warning",
      node.position?.start.line,
      `The box ":::${node.name}" is never closed, so everything after it is inside it.`,
      'Write ":::" on a line of its own where it ends.',
    );
  if (replaceTabGroup(node, report)) return;
  if (name === "steps") {
    Object.assign(node, { ...jsx("Steps", {}, node.children), name: null }); // Vocs, around headings
    return;
  }
  const type = ADMONITIONS.get(name);
  const line = node.position?.start.line;
  const { label, body } = labelAndBody(node);
  const title = (label && textOf(label)) ?? named ?? undefined;
  const anchor = id ? [jsx("span", { id }, [])] : [];
  const isOpen = name === "details" && others.open !== undefined;
  const [other] = Object.keys(others).filter(
    (key) => key !== INDENTED && (!isOpen || key !== "open"),
  );
  if (other !== undefined)
    report(
      "warning",
      line,
      `The attribute "${other}" of :::${node.name} has no effect.`,
      'Remove it; a box has a title and an id: :::note{title="Title" #id}.',
    );
  const marked = label?.children.some((child) => child.type !== "text") ? label.children : [];
  if (name === "details") Object.assign(node, details(title, marked, isOpen, [...anchor, ...body]));
  else if (type !== undefined) {
    const shown = marked.length > 0 && type !== "replace-me" ? [jsx(TITLE_TAG, {}, marked)] : [];
    Object.assign(
      node,
      jsx("Admonition", { type, ...(title !== undefined && { title }) }, [
        ...shown,
        ...anchor,
        ...body,
      ]),
    );
  } else {
    const guess = didYouMean(node.name, [...ADMONITIONS.keys(), "details"]);
    report(
      "lenient",
      line,
      `Unknown admonition ":::${node.name}".${guess}`,
      "Use one of: note, tip, info, warning, danger, replace-me, details.",
    );
  }
}

/** @param marked the title as nodes, where it has markup */
function details(
  title: string | undefined,
  marked: readonly PhrasingContent[],
  isOpen: boolean,
  content: readonly Nodes[],
): MdxJsxFlowElement {
  const flag: Record<string, null> = isOpen ? { open: null } : {};
  return marked.length > 0
    ? jsx("details", flag, [jsx("summary", {}, marked), ...content])
    : jsx("Details", { summary: title ?? "Details", ...flag }, content);
}

/**
 * Reports the lines of colons in a paragraph: none of them closes an open admonition.
 * @param lines those of the page
 */
export function reportLoneColons(
  { position }: Paragraph,
  lines: readonly string[],
  report: Report,
): void {
  const first = position?.start.line ?? 1;
  lines.slice(first - 1, position?.end.line).forEach((line, at) => {
    if (/^[\s>]*:{3,}\s*$/.test(line))
      report(
        "warning",
        first + at,
        'A line ":::" does not end a box and is shown as text.',
        "Remove it, or give it the colons of the line that opens its box, such as :::note.",
      );
  });
}

/** Names of Obsidian's callouts besides those of boxes; caution is GitHub's strongest. */
const CALLOUTS: ReadonlyMap<string, string> = keyOfEachName({
  note: "example quote cite",
  info: "abstract summary tldr todo question help faq",
  tip: "check done",
  danger: "caution failure fail missing bug",
});

/** The box for a name that another tool uses; undefined for a name that none uses. */
export function boxNamed(name: string): string | undefined {
  return ADMONITIONS.has(name) ? name : CALLOUTS.get(name);
}

/** A quotation that begins with `[!NOTE]` becomes an admonition; what follows on that line is its title, as in Obsidian. */
export function replaceAlert(node: Extract<Nodes, { type: "blockquote" }>, report: Report): void {
  const first = node.children[0];
  const text = first?.type === "paragraph" ? first.children[0] : undefined;
  if (first?.type !== "paragraph" || text?.type !== "text") return;
  const [mark, written = ""] = /^\[!([a-z-]+)\][-+]?[ \t]*/i.exec(text.value) ?? [];
  if (mark === undefined) return;
  const name = written.toLowerCase();
  const type = CALLOUTS.get(name) ?? ADMONITIONS.get(name);
  if (type === undefined) {
    report(
      "lenient",
      node.position?.start.line,
      `Unknown callout "[!${written}]".${didYouMean(name, [...ADMONITIONS.keys(), ...CALLOUTS.keys()])}`,
      "Use one of: note, tip, info, warning, danger.",
    );
    return;
  }
  text.value = text.value.slice(mark.length);
  const { line: title, below: rest } = atFirstLine(first);
  const isMarked = title.some((child) => child.type !== "text");
  const plain = textOf({ type: "paragraph", children: title }).trim();
  const props = { type, ...(plain !== "" && !isMarked && { title: plain }) };
  const body = [
    ...(isMarked ? [jsx(TITLE_TAG, {}, title)] : []),
    ...(rest.length > 0 ? [{ ...first, children: rest }] : []),
    ...node.children.slice(1),
  ];
  Object.assign(node, jsx("Admonition", props, body)); // the same index again, so that quotations in it are visited too
}
