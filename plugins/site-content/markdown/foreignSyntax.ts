import type { Paragraph, Root } from "mdast";
import { toString as textIn } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { Report } from "./report";

const BOX = "Write a box of this site: :::note, its text, :::.";
const VALUE = "Write what it stands for.";
/** What other tools for docs write and CommonMark shows as it stands, each with the remedy. */
const SYNTAX: readonly (readonly [pattern: RegExp, fix: string])[] = [
  [/^<<< ?@\S+$/m, "Put the code itself into a fence (```)."], // VitePress
  [/\{\{.*?\}\}/, VALUE], // Vue, Hugo, Jekyll
  [/\{% *(?:hint|alert|callout)\b.*?%\}/, BOX], // GitBook
  [/\{% *end\w+ *%\}/, "Remove it; the text before it stays."],
  [
    /\{% *tabs? .*?%\}|\{% *tabs *%\}/,
    'Write <Tabs> and <TabItem value="a" label="A">, in a .mdx file.',
  ],
  [/\{%.*?%\}/, VALUE], // GitBook, Jekyll
  [/^(?:!!!|\?\?\?\+?)[ \t]+\w.*$/m, BOX], // MkDocs
  [/^===[+!]?[ \t]+"[^"\n]*"$/m, 'Write <Tabs> and <TabItem value="a" label="A">, in a .mdx file.'],
  [/\{:(?:toc|[ \t]*[.#\w][^{}\n]*)\}/, "Remove it: pages have no attributes of their own."], // kramdown
];
const CONTENTS = /^\[(?:\[toc\]|toc)\]$/i;

/**
 * Reports what other tools make something of and this site shows as text. `[[toc]]` is left out, since contents stand beside
 * the page.
 */
export function remarkForeignSyntax(this: unknown, report: Report): (tree: Root) => void {
  return (tree) => {
    visit(tree, "paragraph", (node, index, parent) => {
      const line = node.position?.start.line;
      const isContents = CONTENTS.test(textOf(node).trim()) && node.children.length === 1;
      if (isContents && parent && index !== undefined) {
        report(
          "warning",
          line,
          `"${textOf(node).trim()}" was left out.`,
          "Remove it: contents stand beside the page.",
        );
        parent.children.splice(index, 1);
        return index;
      }
      reportSyntax(node, report);
      return undefined;
    });
  };
}

function reportSyntax(node: Paragraph, report: Report): void {
  const begin = node.position?.start.line ?? 1;
  textOf(node)
    .split("\n")
    .forEach((text, at) => {
      const found = SYNTAX.map(([pattern, fix]) => [pattern.exec(text)?.[0], fix] as const).find(
        ([what]) => what !== undefined,
      );
      if (found) report("warning", begin + at, `"${found[0]}" is shown as text.`, found[1]);
    });
}

/** The text of a paragraph with that of its links, line by line; code is left out. */
function textOf({ children }: Paragraph): string {
  return children
    .map((child) =>
      child.type === "inlineCode" ? "" : child.type === "break" ? "\n" : textIn(child),
    )
    .join("");
}
