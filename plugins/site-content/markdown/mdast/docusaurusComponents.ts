import type { Code, Nodes, Parent } from "mdast";
import { become, type Jsx, textAttribute } from "./mdastNodes";

/** Components of Docusaurus that are plain Markdown here. */
export const AS_MARKDOWN: ReadonlySet<string> = new Set([
  "CodeBlock",
  "Head",
  "Heading",
  "Link",
  "ThemedImage",
  "Translate",
]);

/**
 * Makes a component of Docusaurus what it is in Markdown.
 * @param textOf the text of a file that the page imports by a name
 */
export function asMarkdown(
  node: Jsx,
  index: number | undefined,
  parent: Parent | undefined,
  textOf: (name: string) => string | undefined,
): void {
  if (node.name === "Link") renameAttribute(node, "to", "href");
  if (node.name === "Link") node.name = "a";
  else if (node.name === "CodeBlock") become(node, index, parent, codeOf(node, textOf));
  else if (node.name === "Heading") {
    node.name = /^h[1-6]$/.exec(textAttribute(node, "as") ?? "")?.[0] ?? "h2";
    node.attributes = node.attributes.filter((each) => !("name" in each && each.name === "as"));
  } else if (node.name === "Translate") {
    node.name = null;
    node.attributes = [];
  }
}

/** `<Link to="/x">` → `<a href="/x">` */
function renameAttribute({ attributes }: Jsx, from: string, to: string): void {
  for (const attribute of attributes)
    if (attribute.type === "mdxJsxAttribute" && attribute.name === from) attribute.name = to;
}

/** `<CodeBlock language="ts" title="x">{`…`}</CodeBlock>` as a fence. */
function codeOf(node: Jsx, textOf: (name: string) => string | undefined): Code {
  const title = textAttribute(node, "title");
  const language =
    textAttribute(node, "language") ??
    /language-(\S+)/.exec(textAttribute(node, "className") ?? "")?.[1];
  const numbers = node.attributes.some((each) => "name" in each && each.name === "showLineNumbers");
  const meta = [
    textAttribute(node, "metastring"),
    title && `title="${title}"`,
    numbers && "showLineNumbers",
  ].filter((part) => typeof part === "string" && part !== "");
  return {
    type: "code",
    lang: language ?? "text",
    ...(meta.length > 0 && { meta: meta.join(" ") }),
    value: node.children
      .map((child) => codeText(child, textOf))
      .join("\n")
      .replace(/^\n|\n$/g, ""),
  };
}

function codeText(node: Nodes, textOf: (name: string) => string | undefined): string {
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
    const text = /^\s*(["'`])([\s\S]*)\1\s*$/.exec(node.value)?.[2];
    return text?.replace(/\\([`$\\])/g, "$1") ?? textOf(node.value.trim()) ?? `{${node.value}}`;
  }
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map((child) => codeText(child, textOf)).join("") : "";
}
