import type { Code, Nodes, Parent } from "mdast";
import type { VFile } from "vfile";
import { dataOr, expressionOf, readEntries } from "./expressions";
import { attributeOf, become, type Jsx, jsx, lineOf, textAttribute, textIn } from "./jsx";
import type { Imports } from "./partials";
import { report } from "./report";

/** Components of Docusaurus' theme that become plain Markdown here. */
export const AS_MARKDOWN: ReadonlySet<string> = new Set(
  "BrowserOnly CodeBlock Head Heading Link Mermaid ThemedImage TOCInline Translate".split(" "),
);

/** Removes `items={useCurrentSidebarCategory().items}`, which pages of Docusaurus have: it says what is shown here anyway. */
export function withoutComputed(node: Jsx): void {
  if (node.name !== "DocCardList") return;
  node.attributes = node.attributes.filter(
    (each) =>
      each.type !== "mdxJsxAttribute" || each.name !== "items" || typeof each.value !== "object",
  );
}

/** Replaces a component of Docusaurus' theme by its Markdown equivalent. @param names what the page imports */
export function asMarkdown(
  node: Jsx,
  index: number | undefined,
  parent: Parent | undefined,
  names: Imports,
  file: VFile,
): void {
  const { name } = node;
  if (name === "CodeBlock") become(node, index, parent, codeOf(node, names));
  else if (name === "Mermaid") {
    const value = (textAttribute(node, "value") ?? "").trim();
    become(node, index, parent, { type: "code", lang: "mermaid", value });
  } else if (name === "Head" || name === "head") {
    reportHead(file, lineOf(node));
    become(node, index, parent, jsx(null, {}, []));
  } else if (name === "TOCInline")
    become(node, index, parent, jsx(null, {}, [])); // the page has the same list beside it
  else if (name === "Link") {
    node.name = "a"; // `<Link to="/x">` → `<a href="/x">`
    const target = attributeOf(node, "to");
    if (target) target.name = "href";
  } else if (name === "Heading") {
    node.name = /^h[1-6]$/.exec(textAttribute(node, "as") ?? "")?.[0] ?? "h2";
    node.attributes = node.attributes.filter((each) => each !== attributeOf(node, "as"));
  } else if (name === "ThemedImage") showThemed(node, file);
  else if (name === "BrowserOnly" || name === "Translate")
    Object.assign(node, { name: null, attributes: [] });
}

/** `<ThemedImage sources={{ light: "/a.png", dark: "/b.png" }} />` as two pictures, marked like GitHub's. */
function showThemed(node: Jsx, file: VFile): void {
  const sources = attributeOf(node, "sources");
  const written = typeof sources?.value === "object" ? sources.value : undefined;
  const expression = expressionOf(written?.data?.estree);
  const entries = expression && dataOr(file, () => readEntries(expression));
  const others = node.attributes.filter((each) => each !== sources);
  const pictures = (entries ?? []).map(([mode, src]) => {
    const picture = jsx("img", { src: `${src}#gh-${mode}-mode-only` }, []);
    picture.attributes.push(...others);
    return { ...picture, position: node.position };
  });
  if (pictures.length < 2)
    report(
      file,
      "broken-picture",
      lineOf(node),
      "<ThemedImage> has no sources for both color modes.",
      'Write sources={{ light: "/a.png", dark: "/b.png" }}.',
    );
  Object.assign(node, { name: null, attributes: [], children: pictures });
}

/** Reports tags for crawlers, which this site makes itself. */
export function reportHead(file: VFile, line: number | undefined): void {
  const fix = "Write title_meta, description, keywords and image in the front matter.";
  report(file, "dropped-html", line, "The content of <head> is left out.", fix);
}

/** `<CodeBlock language="ts" title="x">{`…`}</CodeBlock>` as a fence. */
function codeOf(node: Jsx, names: Imports): Code {
  const title = textAttribute(node, "title");
  const meta = [
    textAttribute(node, "metastring") ?? "",
    title === undefined ? "" : `title="${title}"`,
    attributeOf(node, "showLineNumbers") ? "showLineNumbers" : "",
  ].filter((part) => part !== "");
  const value = node.children.map((child) => codeText(child, names)).join("\n");
  return {
    type: "code",
    lang: textAttribute(node, "language") ?? "text",
    ...(meta.length > 0 && { meta: meta.join(" ") }),
    value: value.replace(/^\n|\n$/g, ""),
  };
}

function codeText(node: Nodes, names: Imports): string {
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
    const imported = names.get(node.value.trim());
    const text = imported?.kind === "text" ? imported.text : textIn(node.value);
    return text ?? `{${node.value}}`;
  }
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map((child) => codeText(child, names)).join("") : "";
}
