import type { Nodes, Paragraph, Parent, Text } from "mdast";
import type {
  MdxFlowExpression,
  MdxJsxFlowElement,
  MdxjsEsm,
  MdxTextExpression,
} from "mdast-util-mdx";
import { toString as textIn } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { authoredComponent, type ComponentNames } from "../../../../src/domain/componentSpec";
import { readFenceInfo } from "../code/fenceInfo";
import type { Report } from "../report";
import { PHRASING } from "../tree/contentModel";
import { reportUnknownComponent } from "../tree/unsafeMarkup";
import { VARIABLE_NAME } from "../variables";
import { replaceAlert, replaceDirective, reportLoneColons } from "./admonitions";
import { withEmoji } from "./emoji";
import { readForeignTag } from "./foreignTags";
import { become, jsx, type TreePass } from "./mdastNodes";
import { UNKNOWN_TAG } from "./unknownTags";

const VARIABLE = new RegExp(`^\\s*(${VARIABLE_NAME})\\s*$`);
/** The mark that ends a post's excerpt: Docusaurus', and that of Hugo, Hexo, WordPress and Material. */
const TRUNCATE = /^\s*(?:(?:\/\*|<!--)\s*)?(?:truncate|more)(?:\s*(?:\*\/|-->))?\s*$/;

/** Turns authors' notation into nodes that the tree understands, and reports what has no meaning there. */
export function remarkAuthoring(components: ComponentNames, report: Report): TreePass {
  return (tree, source) => {
    const text = String(source.value);
    const lines = text.split("\n");
    visit(tree, "paragraph", (node, index, parent) => unravel(node, index, parent, components));
    visit(tree, "text", (node) => {
      keepEscapes(node, text);
      node.value = withEmoji(node.value);
    });
    visit(tree, (node, index, parent) => {
      switch (node.type) {
        case "containerDirective":
          return replaceDirective(node, lines[(node.position?.end.line ?? 0) - 1] ?? "", report);
        case "code":
          return readFenceInfo(node, report);
        case "paragraph":
          return reportLoneColons(node, lines, report);
        case "mdxjsEsm":
          return reportProgram(node, report);
        case "mdxFlowExpression":
        case "mdxTextExpression":
          return replaceExpression(node, index, parent);
        case "html":
          return TRUNCATE.test(node.value) ? truncate(node, index, parent) : undefined;
        case "blockquote":
          return replaceAlert(node, report);
        case "mdxJsxFlowElement":
        case "mdxJsxTextElement":
          readForeignTag(node, components, report);
          if (
            node.name !== null &&
            node.name !== UNKNOWN_TAG &&
            reportUnknownComponent(node.name, node.position?.start.line, components, report)
          )
            Object.assign(node, { name: UNKNOWN_TAG, attributes: [] });
      }
    });
  };
}

const NAMES = new RegExp(`(?<!\\\\)(\\\\*)\\{(?:${VARIABLE_NAME})\\}`, "g");

/** Markdown removes the backslash of `\{product}`; this puts it back, since it marks a literal brace. */
function keepEscapes(node: Text, source: string): void {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return;
  const escaped = [...source.slice(start.offset, end.offset).matchAll(NAMES)].map(
    ([, slashes]) => (slashes ?? "").length % 2 === 1,
  );
  node.value = node.value.replace(NAMES, (name) => (escaped.shift() ? `\\${name}` : name));
}

function replaceExpression(
  node: MdxFlowExpression | MdxTextExpression,
  index: number | undefined,
  parent: Parent | undefined,
): void {
  const name = VARIABLE.exec(node.value)?.[1];
  if (name) become(node, index, parent, variableText(node, name));
  else if (TRUNCATE.test(node.value) && node.value.includes("/*")) truncate(node, index, parent);
}

function truncate(node: Nodes, index: number | undefined, parent: Parent | undefined): void {
  become(node, index, parent, jsx("Truncate", {}, []));
}

/** A variable alone in its paragraph arrives without a paragraph around it. */
function variableText(node: MdxFlowExpression | MdxTextExpression, name: string): Nodes {
  const text: Text = { type: "text", value: `{${name}}` };
  return node.type === "mdxFlowExpression" ? { type: "paragraph", children: [text] } : text;
}

/** Imports and exports are program code: each is reported and ignored. */
function reportProgram({ data, position }: MdxjsEsm, report: Report): void {
  for (const statement of data?.estree?.body ?? []) {
    const line = statement.loc?.start.line ?? position?.start.line;
    if (statement.type === "ImportDeclaration")
      report(
        "lenient", // none of it is on the page
        line,
        `A page cannot import "${statement.source.value}".`,
        "Remove the import: every component is available by its name, and pictures and files are linked by path.",
      );
    else
      report(
        "error",
        line,
        "A page cannot export anything.",
        'Remove the export and write its value where it is used; write "export" in code to show it as text.',
      );
  }
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
  const isBlank = (node: Nodes) => node.type === "text" && /^[\t\n\f\r ]*$/.test(node.value);
  const isMdx = (node: Nodes) =>
    node.type === "mdxJsxTextElement" || node.type === "mdxTextExpression";
  if (!parent || index === undefined || !children.some(isMdx)) return undefined;
  if (!children.every((node) => isMdx(node) || isBlank(node))) return undefined;
  const tags = children.filter(isMdx);
  const isPicture = tags.length === 1 && tags.every((tag) => textIn(tag) === "");
  if (
    tags.every((tag) => tag.type === "mdxJsxTextElement" && isLine(tag, components)) &&
    !isPicture
  )
    return undefined;
  const blocks = children.flatMap((node): Nodes[] => {
    if (node.type === "mdxJsxTextElement")
      return [{ ...node, type: "mdxJsxFlowElement" } as MdxJsxFlowElement];
    return node.type === "mdxTextExpression" ? [{ ...node, type: "mdxFlowExpression" }] : [];
  });
  (parent.children as Nodes[]).splice(index, 1, ...blocks);
  return index;
}

/** Whether a node and everything in it is inline. */
function isLine(node: Nodes, components: ComponentNames): boolean {
  if (node.type === "mdxJsxTextElement") {
    const name = node.name ?? "";
    const isInline = authoredComponent(components, name)?.inline === true;
    if (!isInline && !PHRASING.has(name)) return false;
  }
  return !("children" in node) || node.children.every((child) => isLine(child, components));
}
