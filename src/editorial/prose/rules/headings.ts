import { stringProp, walk } from "../../../domain/documentTree";
import { isAmong } from "../../editorialPlan";
import { RELATED, type Rule } from "./rule";

/**
 * Headings have sentence case and no closing punctuation, do not repeat, and are neither too few nor too many. FAQ questions are
 * exempt: they are in the words of readers.
 */
export const headingRules: Rule = ({ kind, built }, report, { style, productName }) => {
  const names = new Set([...style.names, productName]);
  const [fewest, most] = style.limits.sections;
  const seen = new Set<string>();
  const questions = new Set<string>();
  walk(built.tree, (node) => {
    if (node.type === "FaqItem") questions.add(stringProp(node, "id") ?? "");
  });
  for (const { id, text, line } of built.headings) {
    if (questions.has(id)) continue;
    const reportHeading = (message: string, fix: string) =>
      report(line, `The heading "${text}" ${message}.`, fix);
    if (seen.has(text.toLowerCase()))
      reportHeading("occurs twice on the page", "Name what is different about this section.");
    seen.add(text.toLowerCase());
    if (/[.,:;!]$/.test(text)) reportHeading("ends with punctuation", "Remove the last character.");
    if (text.endsWith("?") && !isAmong(built.path, style.exceptions.questionHeadings))
      reportHeading("is a question", "State the answer or the task.");
    const word = titleCaseWord(text, names);
    if (word !== undefined)
      reportHeading(
        `has a capital in "${word}"`,
        "Write headings in sentence case; names of things keep theirs.",
      );
  }
  const sections = built.headings.filter(({ level }) => level === 2).length;
  if (
    kind === "doc" &&
    (sections < fewest || sections > most) &&
    !isAmong(built.path, style.exceptions.anyStructure)
  )
    report(
      undefined,
      `The page has ${sections} sections.`,
      `Give it ${fewest} to ${most} headings of level 2, "${RELATED}" among them.`,
    );
};

/** The first capitalised word that is not a name, or undefined. A word after a colon or a quotation mark may be capitalised. */
function titleCaseWord(text: string, names: ReadonlySet<string>): string | undefined {
  const words = text.split(/\s+/).slice(1);
  return words.find((word, index) => {
    const bare = word.replace(/[^\p{L}\d-]/gu, "");
    const afterColon = /[:“"]$/.test(text.split(/\s+/)[index] ?? "") || /^[“"(]/.test(word);
    return /^\p{Lu}\p{Ll}/u.test(bare) && !afterColon && !names.has(bare);
  });
}
