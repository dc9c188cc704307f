import type { Image, Nodes, Paragraph, Parent, Root, Text } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { authoredComponent, type ComponentNames } from "../../../src/domain/componentSpec";
import { become, isJsx, jsx } from "./jsx";
import { isVariable, VARIABLE_NAME } from "./variables";

/** The mark that ends a post's excerpt. */
const TRUNCATE = /^\s*(?:\/\*|<!--)\s*truncate\s*(?:\*\/|-->)\s*$/;
const NAMES = new RegExp(`(?<!\\\\)(\\\\*)\\{(?:${VARIABLE_NAME})\\}`, "g");
/** HTML elements that are part of a line of text. */
const PHRASING =
  /^(?:a|abbr|audio|b|bdi|bdo|br|cite|code|data|del|dfn|em|i|img|input|ins|kbd|mark|meter|picture|progress|q|ruby|s|samp|small|span|strong|sub|sup|svg|time|u|var|video|wbr)$/;

/** Reads what authors write: variables, the cut of a post, settings of code, and tags on lines of their own. */
export function remarkAuthoring(components: ComponentNames) {
  return (tree: Root, file: VFile): void => {
    const source = String(file.value);
    visit(tree, "paragraph", (node, index, parent) => unravel(node, index, parent, components));
    visit(tree, "text", (node) => keepEscapes(node, source));
    visit(tree, "image", (node) => keepNames(node, source));
    visit(tree, "link", (node, _, parent) => {
      node.position ??= parent?.position; // GFM gives none to those it finds in text
    });
    visit(tree, "code", (node) => {
      if (node.meta) node.data = { ...node.data, hProperties: { metastring: node.meta } };
    });
    visit(tree, ["html", "mdxFlowExpression", "mdxTextExpression"], (node, index, parent) => {
      if (!("value" in node)) return;
      if (TRUNCATE.test(node.value)) become(node, index, parent, jsx("Truncate", {}, []));
      else if (node.type === "mdxFlowExpression" && isVariable(node.value.trim())) {
        const { value, data } = node; // a variable alone in its paragraph arrives without one around it
        const inLine = { type: "mdxTextExpression" as const, value, ...(data && { data }) };
        become(node, index, parent, { type: "paragraph", children: [inLine] });
      }
    });
  };
}

/** Markdown removes the backslash of `\{product}`; this puts it back, since it marks a literal brace. */
function keepEscapes(node: Text, source: string): void {
  const { start, end } = node.position ?? {};
  if (!node.value.includes("{") || start?.offset === undefined) return;
  const escaped = [...source.slice(start.offset, end?.offset).matchAll(NAMES)].map(
    ([, slashes = ""]) => slashes.length % 2 === 1,
  );
  node.value = node.value.replace(NAMES, (name) => (escaped.shift() ? `\\${name}` : name));
}

/** MDX takes variables in the text of a picture for expressions and removes their braces; this reads that text as written. */
function keepNames(node: Image, source: string): void {
  const written = source.slice(node.position?.start.offset, node.position?.end.offset);
  const [, label = ""] = /^!\[((?:\\.|[^\]\\])*)\]/.exec(written) ?? [];
  if (label.search(NAMES) >= 0) node.alt = label.replace(/\\(?=[^\w\s{])/g, "");
}

/**
 * Unwraps a paragraph that consists only of tags and expressions: `<Card />` on a line of its own is a block. Inline tags keep
 * their paragraph: `<kbd>Ctrl</kbd> <kbd>K</kbd>` keeps its space.
 * @returns the index to continue from when the paragraph was replaced
 */
function unravel(
  { children }: Paragraph,
  index: number | undefined,
  parent: Parent | undefined,
  components: ComponentNames,
): number | undefined {
  const tags = children.filter((node) => node.type !== "text" || node.value.trim() !== "");
  if (!parent || index === undefined || tags.length === 0 || !tags.every(isTag)) return undefined;
  if (tags.every((tag) => isJsx(tag) && isInLine(tag, components))) return undefined;
  const blocks = tags.map((tag) => ({ ...tag, type: tag.type.replace("Text", "Flow") }) as Nodes);
  (parent.children as Nodes[]).splice(index, 1, ...blocks);
  return index;
}

function isTag({ type }: Nodes): boolean {
  return type === "mdxJsxTextElement" || type === "mdxTextExpression";
}

/** Whether a node and everything in it is part of a line of text. */
function isInLine(node: Nodes, components: ComponentNames): boolean {
  const name = isJsx(node) ? (node.name ?? "") : undefined;
  const isInline = name === undefined || authoredComponent(components, name)?.inline === true;
  if (!isInline && !PHRASING.test(name)) return false;
  return !("children" in node) || node.children.every((child) => isInLine(child, components));
}
