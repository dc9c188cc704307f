import type { Code, Nodes, Parent } from "mdast";
import { attributeOf, become, type Jsx, renameAttributes, textAttribute } from "./mdastNodes";

/** Components of Docusaurus and Fumadocs that become plain Markdown here. */
export const AS_MARKDOWN: ReadonlySet<string> = new Set([
  "CodeBlock",
  "Head",
  "Heading",
  "Link",
  "Mermaid",
  "ThemedImage",
  "Translate",
]);

/**
 * Replaces a component of Docusaurus with its Markdown equivalent.
 * @param textOf the text of a file that the page imports by a name
 */
export function asMarkdown(
  node: Jsx,
  index: number | undefined,
  parent: Parent | undefined,
  textOf: (name: string) => string | undefined,
): void {
  if (node.name === "Link") {
    renameAttributes(node, { to: "href" }); // `<Link to="/x">` → `<a href="/x">`
    node.name = "a";
  } else if (node.name === "CodeBlock") become(node, index, parent, codeOf(node, textOf));
  else if (node.name === "Mermaid") {
    const chart = textAttribute(node, "chart") ?? textAttribute(node, "value");
    if (chart !== undefined) become(node, index, parent, diagram(chart));
  } else if (node.name === "Heading") {
    node.name = /^h[1-6]$/.exec(textAttribute(node, "as") ?? "")?.[0] ?? "h2";
    renameAttributes(node, { as: undefined });
  } else if (node.name === "Translate") {
    node.name = null;
    node.attributes = [];
  }
}

/** `<Mermaid chart={`…`} />` as a fence. */
function diagram(chart: string): Code {
  return { type: "code", lang: "mermaid", value: chart.replace(/^\n/, "").trimEnd() };
}

/** `<CodeBlock language="ts" title="x">{`…`}</CodeBlock>` as a fence; a fence inside it, as in Fern, is used as is. */
function codeOf(node: Jsx, textOf: (name: string) => string | undefined): Code {
  const [fence, ...others] = node.children;
  if (fence?.type === "code" && others.length === 0 && node.attributes.every(isLayout))
    return fence;
  const title = textAttribute(node, "title");
  const language =
    textAttribute(node, "language") ??
    /language-(\S+)/.exec(textAttribute(node, "className") ?? "")?.[1];
  const meta = [
    textAttribute(node, "metastring"),
    title && `title="${title}"`,
    attributeOf(node, "showLineNumbers") && "showLineNumbers",
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

/** Layout attributes of code in Fern, which have no effect here. */
function isLayout(attribute: Jsx["attributes"][number]): boolean {
  return "name" in attribute && /^(?:links|maxLines|wordWrap|startLine)$/.test(attribute.name);
}

function codeText(node: Nodes, textOf: (name: string) => string | undefined): string {
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
    const text = /^\s*(["'`])([\s\S]*)\1\s*$/.exec(node.value)?.[2];
    return text?.replace(/\\([`$\\])/g, "$1") ?? textOf(node.value.trim()) ?? `{${node.value}}`;
  }
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map((child) => codeText(child, textOf)).join("") : "";
}
