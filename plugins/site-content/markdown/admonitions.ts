import type { Nodes, Paragraph } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString as textOf } from "mdast-util-to-string";
import { didYouMean } from "../../../src/domain/problems";
import { jsx, labelAndBody } from "./mdastNodes";
import type { Report } from "./report";
import { replaceTabGroup } from "./tabGroups";

/** Names of boxes, as this site and others write them, and the box that each is here. */
export const ADMONITIONS: ReadonlyMap<string, string> = new Map([
  ["note", "note"],
  ["tip", "tip"],
  ["info", "info"],
  ["warning", "warning"],
  ["danger", "danger"],
  ["replace-me", "replace-me"],
  ["important", "info"],
  ["caution", "warning"],
  ["secondary", "note"],
  ["success", "tip"],
]);

/** The element that stands for a title with markup until `finishTree` knows it as the component. */
export const TITLE_TAG = "mdx-title";

/**
 * `:::note` and `:::details` become components, and groups of tabs the tabs; an unknown name is a problem, and its text stays.
 * @param lastLine the line of the page that the box ends in
 */
export function replaceDirective(node: ContainerDirective, lastLine: string, report: Report): void {
  const name = node.name.toLowerCase();
  if (!lastLine.trimEnd().endsWith(":::"))
    report(
      "warning",
      node.position?.start.line,
      `The box ":::${node.name}" is not closed, so that all that follows stands in it.`,
      'Write ":::" on a line of its own where it ends.',
    );
  if (replaceTabGroup(node)) return;
  const type = ADMONITIONS.get(name);
  const line = node.position?.start.line;
  const { label, body } = labelAndBody(node);
  const { title: named, id, ...others } = node.attributes ?? {};
  const title = (label && textOf(label)) ?? named ?? undefined;
  const anchor = id ? [jsx("span", { id }, [])] : [];
  const [other] = Object.keys(others);
  if (other !== undefined)
    report(
      "warning",
      line,
      `The attribute "${other}" of :::${node.name} has no effect.`,
      'Remove it; a box has a title and an id: :::note{title="Title" #id}.',
    );
  const marked = label?.children.some((child) => child.type !== "text") ? label.children : [];
  if (name === "details" && marked.length > 0)
    Object.assign(node, jsx("details", {}, [jsx("summary", {}, marked), ...anchor, ...body]));
  else if (name === "details")
    Object.assign(node, jsx("Details", { summary: title ?? "Details" }, [...anchor, ...body]));
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

/**
 * Reports a line of colons that closes no admonition: none was open, or the one inside it took the
 * line for its own.
 */
export function reportLoneColons(node: Paragraph, report: Report): void {
  const last = node.children.at(-1);
  if (last?.type === "text" && /(?:^|\n):{3,}\s*$/.test(last.value))
    report(
      "warning",
      node.position?.end.line,
      'A line ":::" ends no box and is shown as text.',
      "Remove it, or begin and end the outer of two boxes with more colons: ::::note.",
    );
}

/** A quotation that begins with `[!NOTE]` becomes an admonition. */
export function replaceAlert(node: Extract<Nodes, { type: "blockquote" }>): void {
  const first = node.children[0];
  const text = first?.type === "paragraph" ? first.children[0] : undefined;
  if (first?.type !== "paragraph" || text?.type !== "text") return;
  const match = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i.exec(text.value);
  const name = match?.[1]?.toLowerCase();
  const type = name && ADMONITIONS.get(name === "caution" ? "danger" : name);
  if (!match || !type) return;
  text.value = text.value.slice(match[0].length);
  if (text.value === "") first.children.splice(0, first.children[1]?.type === "break" ? 2 : 1);
  const body = first.children.length > 0 ? node.children : node.children.slice(1);
  Object.assign(node, jsx("Admonition", { type }, body)); // in its place, so that quotations in it are visited too
}
