import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { labelAndBody, writtenIn } from "../mdast/mdastNodes";
import { quotable, type Report } from "../report";

/** Boxes and fences of various tools; in a list they are indented further than the item's text. */
const BLOCK = /^(?:(?:!!!|\?\?\?\+?)[ \t]+[a-z]|:{3,}[ \t]*[a-z{]|>[ \t]*\[!\w|`{3,}|~{3,})/i;
/** A link, a picture or a tag: more likely Markdown indented like the HTML around it than code. */
const MARKUP = /\]\([^()\s]+[()]|<\/?(?:a|img|details|summary)\b/;

/** A line that opens a box or tab of MkDocs, which is reported with the spaces below it. */
const OPENING = /^(?:!!!|\?\?\?\+?|===[+!]?)[ \t]+\S.*$/;
/** A definition, whose second paragraph the code below was meant to be. */
const DEFINITION = /^:[ \t]+\S/m;

/**
 * Reports text that four spaces turn into code: at the beginning of a box, between tags, below a definition, and boxes in a list.
 */
export function reportIndentedCode(tree: Root, source: string, report: Report): void {
  visit(tree, "code", (node, index = 0, parent) => {
    const line = (node.value.split("\n")[0] ?? "").trim();
    const written = /\S.*/.exec(source.slice(node.position?.start.offset))?.[0] ?? "";
    if (written.trimEnd() !== line) return; // a fence
    const isInTag = parent?.children.slice(0, index).some(({ type }) => type === "html");
    const beginsBox =
      parent?.type === "containerDirective" && labelAndBody(parent).body[0] === node;
    const above = parent?.children[index - 1];
    const before = above?.type === "paragraph" ? writtenIn(source, above) : "";
    const isBlock =
      parent?.type === "listItem" &&
      BLOCK.test(line) &&
      !OPENING.test(before.split("\n").at(-1)?.trim() ?? "");
    const isDefinition = DEFINITION.test(before);
    if (!beginsBox && !isBlock && !isDefinition && !(isInTag && MARKUP.test(node.value))) return;
    report(
      "warning",
      node.position?.start.line,
      `Four spaces make code of "${quotable(line)}".`,
      "Indent the line less, or use a fence (```) if it is code.",
    );
  });
}
