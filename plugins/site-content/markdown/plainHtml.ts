import type { Html, Paragraph, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { become, lineOf } from "./jsx";
import { quotable, report } from "./report";
import { isHtml, VOID } from "./tree/allowedMarkup";

/** A comment, or a tag: its name, and its attributes. */
const TAG = /<!--[\s\S]*?(?:-->|$)|<\/?([A-Za-z][\w:.-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;
/** Statements and comments of MDX at the beginning of a paragraph. */
const STATEMENT =
  /^(?:import\s[^;\n]*\sfrom\s*["'].*|export\s+(?:const|let|function|default\s+(?:function|class))\s.*|\{\/\*.*)/;

/**
 * For `.md` files, which are Markdown with HTML: what looks like a tag but is none, such as `<u8>` and `<Tabs>`, is text, so that
 * nothing is lost. It is reported, and so is MDX that Markdown takes for text anyway.
 */
export function remarkPlainHtml() {
  return (tree: Root, file: VFile): void => {
    visit(tree, "paragraph", (node) => reportStatement(node, file));
    visit(tree, "html", (node, index, parent) => {
      const shown = withTagsAsText(node, file);
      const isText = shown !== node.value && !/<[!/?A-Za-z]/.test(shown);
      node.value = shown;
      if (isText && parent?.type !== "paragraph")
        become(node, index, parent, { type: "paragraph", children: [{ ...node }] });
    });
  };
}

function withTagsAsText({ value, position }: Html, file: VFile): string {
  return value.replace(
    TAG,
    (tag: string, name: string | undefined, attributes = "", at: number) => {
      const isMdx = /=\s*\{/.test(attributes) || /^[A-Z]|\./.test(name ?? "");
      if (name === undefined) return tag;
      if (!isMdx && isHtml(name))
        return attributes.endsWith("/") && !VOID.test(name)
          ? `<${name}${attributes.slice(0, -1)}></${name}>` // HTML would take what follows for its content
          : tag;
      const line = (position?.start.line ?? 1) + value.slice(0, at).split("\n").length - 1;
      const rule = isMdx ? "mdx-in-md" : "unknown-construct";
      if (!tag.startsWith("</"))
        report(file, rule, line, `"${quotable(tag)}" is not HTML, so it is shown as text.`);
      return tag.replaceAll("<", "&lt;");
    },
  );
}

function reportStatement(node: Paragraph, file: VFile): void {
  const [first] = node.children;
  const [statement] = (first?.type === "text" && STATEMENT.exec(first.value)) || [];
  if (statement !== undefined)
    report(file, "mdx-in-md", lineOf(node), `"${quotable(statement)}" is shown as text.`);
}
