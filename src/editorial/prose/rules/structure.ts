import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { isAmong } from "../../editorialPlan";
import { isComponent, lineOf, type Rule } from "./rule";

const SAID_INVENTED = /(is|are) invented|invented (tokens?|market|pools?)|do not exist/;

/** Limits the number of warnings, since many of them lose their force. */
export const admonitionRule: Rule = ({ kind, root, built }, report, { style }) => {
  const { exceptions } = style;
  const most = style.limits.admonitions;
  if (
    kind !== "doc" ||
    isAmong(built.path, [...exceptions.manyAdmonitions, ...exceptions.anyStructure])
  )
    return;
  const lines: (number | undefined)[] = [];
  visit(root, (node) => {
    if (node.type === "containerDirective" && node.name !== "replace-me") lines.push(lineOf(node));
    else if (isComponent(node) && (node.name === "Admonition" || node.name === "RiskCallout"))
      lines.push(lineOf(node));
  });
  if (lines.length > most)
    report(
      lines[most],
      `This is admonition ${most + 1} of ${lines.length}.`,
      `Keep ${most} on a page; make the others part of the text.`,
    );
};

/** Tables have captions, code blocks a language, and invented tokens are called invented. */
export const structureRules: Rule = ({ root, built }, report, { style }) => {
  visit(root, "table", (node, index, parent) => {
    const before = index === undefined ? undefined : parent?.children[index - 1];
    if (before?.type !== "paragraph" || !textOf(before).startsWith("Table:"))
      report(
        lineOf(node),
        "The table has no caption.",
        'Put a paragraph "Table: what it shows." right before it.',
      );
  });
  visit(root, "code", (node) => {
    if (!node.lang)
      report(
        lineOf(node),
        "The code block names no language.",
        "Write it after the three backticks; `text` for plain text.",
      );
  });
  const text = textOf(root);
  const token = inventedToken(text, style.inventedTokens);
  if (
    token !== undefined &&
    !SAID_INVENTED.test(text) &&
    !isAmong(built.path, style.exceptions.anyStructure)
  )
    report(
      undefined,
      `The page uses ${token} without saying that it is invented.`,
      `Add a footnote such as "${token} and the pool sizes are invented for this example."`,
    );
};

/** An invented token of which the text states an amount. */
function inventedToken(text: string, tokens: readonly string[]): string | undefined {
  const named = new Set([...text.matchAll(/\d\s([\p{L}\d]+)/gu)].map(([, word]) => word));
  return tokens.find((token) => named.has(token));
}

/** Sentences are short enough to be understood at once. */
export const sentenceRule: Rule = ({ root }, report, { style }) => {
  const most = style.limits.sentenceWords;
  visit(root, "paragraph", (node) => {
    const text = textOf(node);
    if (text.startsWith("Table:")) return;
    for (const sentence of text.split(/(?<=[.!?:;])\s+/)) {
      const count = sentence.split(/\s+/).length;
      if (count > most)
        report(
          lineOf(node),
          `The sentence "${sentence.slice(0, 60)}…" has ${count} words.`,
          `Split it: at most ${most} words.`,
        );
    }
  });
};

/** The paragraph before the first section says what the page is about; on a start page it is inside the Hero. */
export const openingRule: Rule = ({ root }, report) => {
  const first = root.children
    .flatMap((node) =>
      node.type === "mdxJsxFlowElement" && node.name === "Hero" ? node.children : [node],
    )
    .find(({ type }) => type === "paragraph" || type === "heading");
  if (first?.type === "paragraph" && textOf(first).length > 60) return;
  report(
    first && lineOf(first),
    "The page does not open with a paragraph.",
    "Say what it is about, for whom, and what they can do after reading it.",
  );
};
