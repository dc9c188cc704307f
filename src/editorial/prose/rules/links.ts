import type { Link } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { type Problem, problem } from "../../../domain/problems";
import { isExternal, splitHref } from "../../../domain/routes";
import { attribute, isComponent, lineOf, RELATED, type Rule } from "./rule";

const RELATED_MIN = 2;

/** Links are named by their destination, never by the word "here" or by a bare address. */
export const linkRules: Rule = (page, { style }) => {
  const vague = new Set(style.vagueLinks);
  const found: Problem[] = [];
  visit(page.root, "link", (node: Link) => {
    const text = textOf(node).trim();
    if (vague.has(text.toLowerCase()))
      found.push(
        problem(
          page.file,
          lineOf(node),
          `The link "${text}" does not say where it leads.`,
          "Name the destination: its title, or what it shows.",
        ),
      );
    if (/^(https?:\/\/|www\.)/.test(text))
      found.push(
        problem(
          page.file,
          lineOf(node),
          `The link shows the bare address ${text}.`,
          "Write the destination's name and link that.",
        ),
      );
  });
  visit(page.root, (node) => {
    if (!isComponent(node) || node.name !== "Card") return;
    const title = attribute(node, "title") ?? "";
    if (vague.has(title.toLowerCase()))
      found.push(
        problem(
          page.file,
          lineOf(node),
          `The card "${title}" does not say where it leads.`,
          "Name the destination.",
        ),
      );
  });
  return found;
};

/** No dead end: every page closes with where to go on. */
export const relatedPagesRule: Rule = ({ file, built }) => {
  const { headings, links, tree } = built;
  const last = headings.filter(({ level }) => level === 2).at(-1);
  const internal = links.filter(
    ({ href }) => !isExternal(href) && !href.startsWith("#") && splitHref(href).path !== built.path,
  );
  if (last?.text !== RELATED)
    return [
      problem(
        file,
        last?.line,
        `The last section is "${last?.text ?? "none"}".`,
        `End the page with "## ${RELATED}" and ${RELATED_MIN} to 4 links.`,
      ),
    ];
  if (tree.length === 0 || internal.length < RELATED_MIN)
    return [
      problem(
        file,
        last.line,
        `The page links to ${internal.length} other pages.`,
        `Name at least ${RELATED_MIN} under "${RELATED}".`,
      ),
    ];
  return [];
};
