import type { Blockquote, Nodes, Paragraph, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { didYouMean } from "../../../src/domain/problems";
import { jsx, lineOf } from "./jsx";
import { nodeText } from "./nodeText";
import { report } from "./report";

/** Names of boxes in Docusaurus, each with the box that it becomes here. */
export const BOXES: ReadonlyMap<string, string> = new Map([
  ["note", "note"],
  ["secondary", "note"],
  ["tip", "tip"],
  ["success", "tip"],
  ["info", "info"],
  ["important", "info"],
  ["warning", "warning"],
  ["caution", "warning"],
  ["danger", "danger"],
]);

type ContainerDirective = Extract<Nodes, { type: "containerDirective" }>;

/**
 * `:::note[Title]` and `:::details[Summary]` become components, and so do GitHub's alerts, `> [!NOTE]`. An unknown name is
 * reported, and its text is kept.
 */
export function remarkBoxes() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (node.type === "containerDirective") replaceBox(node, file);
      if (node.type === "blockquote") replaceAlert(node, file);
    });
  };
}

function replaceBox(node: ContainerDirective, file: VFile): void {
  const [first, ...rest] = node.children;
  const label = isLabel(first) ? first : undefined;
  const content = label ? rest : node.children;
  const type = BOXES.get(node.name.toLowerCase());
  const title = label ? [jsx("AdmonitionTitle", {}, label.children)] : [];
  if (type !== undefined) Object.assign(node, jsx("Admonition", { type }, [...title, ...content]));
  else if (node.name === "details")
    Object.assign(node, jsx("Details", { summary: label ? nodeText(label) : "Details" }, content));
  else reportUnknown(`admonition ":::${node.name}"`, node.name, node, file);
}

function isLabel(node: Nodes | undefined): node is Paragraph {
  return node?.type === "paragraph" && node.data !== undefined && "directiveLabel" in node.data;
}

function replaceAlert(node: Blockquote, file: VFile): void {
  const [first, ...rest] = node.children;
  const [text, ...others] = first?.type === "paragraph" ? first.children : [];
  if (first?.type !== "paragraph" || text?.type !== "text") return;
  const [mark, name] = /^\[!([a-z]+)\][ \t]*(?:\n|$)/i.exec(text.value) ?? [];
  if (mark === undefined || name === undefined) return;
  const type = /^caution$/i.test(name) ? "danger" : BOXES.get(name.toLowerCase());
  if (type === undefined) {
    reportUnknown(`callout "[!${name}]"`, name, node, file);
    return;
  }
  text.value = text.value.slice(mark.length);
  const below =
    text.value === "" ? others.slice(Number(others[0]?.type === "break")) : [text, ...others];
  const body = below.length > 0 ? [{ ...first, children: below }, ...rest] : rest;
  Object.assign(node, jsx("Admonition", { type }, body));
}

function reportUnknown(what: string, name: string, node: Nodes, file: VFile): void {
  const guess = didYouMean(name, [...BOXES.keys(), "details"]);
  report(file, "unknown-box", lineOf(node), `Unknown ${what}.${guess}`);
}
