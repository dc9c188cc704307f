import type { Image, ImageReference } from "mdast";
import { visit } from "unist-util-visit";
import type { Report } from "../report";
import { isVariable } from "../variables";
import type { TreePass } from "./mdastNodes";

const LABEL = /^!\[((?:\\.|\[(?:\\.|[^[\]\\])*\]|[^[\]\\])*)\]/s;
const EXPRESSION = /(?<!\\)\{([^{}]*)\}/g;

/**
 * Restores the braces around site values in the alt text of MDX pictures: the parser takes them for expressions and keeps only
 * what is inside. Other expressions are reported.
 */
export function remarkAltValues(report: Report): TreePass {
  return (tree, source) => {
    visit(tree, ["image", "imageReference"], (node) => {
      if (node.type === "image" || node.type === "imageReference")
        keepValues(node, String(source.value), report);
    });
  };
}

function keepValues(node: Image | ImageReference, source: string, report: Report): void {
  const { start, end } = node.position ?? {};
  const [, label = ""] = LABEL.exec(source.slice(start?.offset, end?.offset)) ?? [];
  let alt = node.alt ?? "";
  let read = 0;
  let from = 0;
  for (const { 0: written, 1: inside = "", index } of label.matchAll(EXPRESSION)) {
    const name = inside.trim();
    if (!isVariable(name))
      report(
        "error",
        start?.line,
        `"${written}" in the text of a picture is not a value of this site.`,
        "Write the text itself, and \\{ for a brace.",
      );
    const same = label.slice(read, index).split(inside).length - 1; // the same words outside expressions
    const at = nthIndex(alt, inside, same, from);
    if (at < 0) return;
    const value = isVariable(name) ? `{${name}}` : inside;
    alt = alt.slice(0, at) + value + alt.slice(at + inside.length);
    read = index + written.length;
    from = at + value.length;
  }
  node.alt = alt;
}

/** The index of a text's next occurrence, starting at an index and skipping this many occurrences. */
function nthIndex(text: string, part: string, others: number, from: number): number {
  let at = text.indexOf(part, from);
  for (let left = others; left > 0 && at >= 0; left--) at = text.indexOf(part, at + part.length);
  return at;
}
