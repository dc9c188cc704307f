import type { Parent } from "mdast";
import type { VFile } from "vfile";
import { attributeOf, become, type Jsx, jsx, lineOf } from "./jsx";
import { report } from "./report";

/** Components of Docusaurus' theme that become plain Markdown here. */
export const AS_MARKDOWN: ReadonlySet<string> = new Set(
  "BrowserOnly Head Link TOCInline Translate".split(" "),
);

/** Removes `items={useCurrentSidebarCategory().items}`, which pages of Docusaurus have: it says what is shown here anyway. */
export function withoutComputed(node: Jsx): void {
  if (node.name !== "DocCardList") return;
  node.attributes = node.attributes.filter(
    (each) =>
      each.type !== "mdxJsxAttribute" || each.name !== "items" || typeof each.value !== "object",
  );
}

/** Replaces a component of Docusaurus' theme by its Markdown equivalent. */
export function asMarkdown(
  node: Jsx,
  index: number | undefined,
  parent: Parent | undefined,
  file: VFile,
): void {
  const { name } = node;
  if (name === "Head" || name === "head") {
    reportHead(file, lineOf(node));
    become(node, index, parent, jsx(null, {}, []));
  } else if (name === "TOCInline")
    become(node, index, parent, jsx(null, {}, [])); // the page has the same list beside it
  else if (name === "Link") {
    node.name = "a"; // `<Link to="/x">` → `<a href="/x">`
    const target = attributeOf(node, "to");
    if (target) target.name = "href";
  } else if (name === "BrowserOnly" || name === "Translate")
    Object.assign(node, { name: null, attributes: [] });
}

/** Reports tags for crawlers, which this site makes itself. */
export function reportHead(file: VFile, line: number | undefined): void {
  const fix = "Write title_meta, description, keywords and image in the front matter.";
  report(file, "dropped-html", line, "The content of <head> is left out.", fix);
}
