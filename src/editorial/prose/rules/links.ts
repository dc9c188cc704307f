import type { Link } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { isExternal, splitHref } from "../../../domain/routes";
import { attribute, isComponent, lineOf, RELATED, type Rule } from "./rule";

const RELATED_MIN = 2;

/** Links are named after their destination, never by the word "here" or by a bare address. */
export const linkRules: Rule = ({ root }, report, { style }) => {
  const vague = new Set(style.vagueLinks);
  visit(root, "link", (node: Link) => {
    const text = textOf(node).trim();
    if (vague.has(text.toLowerCase()))
      report(
        lineOf(node),
        `The link "${text}" does not say where it leads.`,
        "Name the destination: its title, or what it shows.",
      );
    if (/^(https?:\/\/|www\.)/.test(text))
      report(
        lineOf(node),
        `The link shows the bare address ${text}.`,
        "Write the destination's name and link that.",
      );
  });
  visit(root, (node) => {
    if (!isComponent(node) || node.name !== "Card") return;
    const title = attribute(node, "title") ?? "";
    if (vague.has(title.toLowerCase()))
      report(
        lineOf(node),
        `The card "${title}" does not say where it leads.`,
        "Name the destination.",
      );
  });
};

/** No page is a dead end: every page closes with where to go on. */
export const relatedPagesRule: Rule = ({ built }, report) => {
  const { headings, links, tree } = built;
  const last = headings.filter(({ level }) => level === 2).at(-1);
  const internal = links.filter(
    ({ href }) => !isExternal(href) && !href.startsWith("#") && splitHref(href).path !== built.path,
  );
  if (last?.text !== RELATED)
    report(
      last?.line,
      `The last section is "${last?.text ?? "none"}".`,
      `End the page with "## ${RELATED}" and ${RELATED_MIN} to 4 links.`,
    );
  else if (tree.length === 0 || internal.length < RELATED_MIN)
    report(
      last.line,
      `The page links to ${internal.length} other pages.`,
      `Name at least ${RELATED_MIN} under "${RELATED}".`,
    );
};
