import type { ComponentSpec } from "../../../domain/componentSpec";
import { element, isElement, stringProp, type TreeElement } from "../../../domain/documentTree";
import { boldHtml, listHtml, propHtml, titleCase } from "../../../domain/html";
import { labelled } from "../../../domain/outlineText";
import { RISK_FACTS } from "./riskFacts";

/** `:::note[Title]` in a page. Its `title` is plain text; a title with markup is its first child as well. */
export const Admonition: ComponentSpec = {
  props: { type: "text", "title?": "text" },
  emptyWithout: ["title"],
  plainText: "children",
  outline: (node, outline, addChildren) => {
    if (!hasMarkedTitle(node)) outline.text(stringProp(node, "title"));
    addChildren();
  },
  feedHtml: (node, inner) => {
    const title = propHtml(node, "title") ?? titleCase(propHtml(node, "type") ?? "Note");
    return `<blockquote>${hasMarkedTitle(node) ? "" : boldHtml(title)}${inner()}</blockquote>`;
  },
};

/** The title of a box with its markup. */
export const AdmonitionTitle: ComponentSpec = {
  props: {},
  internal: true,
  plainText: "children",
  outline: "children",
  feedHtml: (_, inner) => boldHtml(inner()),
};

function hasMarkedTitle({ children = [] }: TreeElement): boolean {
  const [first] = children;
  return first !== undefined && isElement(first) && first.type === "AdmonitionTitle";
}

/** A remark for the owner, which is not shown to readers of a demonstration or a live site. */
export const OwnerNote: ComponentSpec = {
  props: { "title?": "text" },
  emptyWithout: ["title"],
  resolve: (node, page) =>
    page.mode === "template" ? node : element(node.type, { hidden: true }, [], node.line),
  plainText: "children",
  outline: "children",
  feedHtml: (node, inner) =>
    node.props?.hidden === true ? "" : `<blockquote>${inner()}</blockquote>`,
};

export const RiskCallout: ComponentSpec = {
  props: {
    title: "text",
    "likelihood?": "text",
    "impact?": "text",
    "who?": "text",
    "mitigation?": "text",
  },
  plainText: "children",
  outline: (node, outline, addChildren) => {
    outline.text(stringProp(node, "title"));
    for (const [label, name] of RISK_FACTS) outline.text(labelled(label, stringProp(node, name)));
    addChildren();
  },
  feedHtml: (node, inner) => {
    const facts = RISK_FACTS.flatMap(
      ([label, name]) => labelled(label, stringProp(node, name)) ?? [],
    );
    return `<blockquote>${boldHtml(propHtml(node, "title"))}${listHtml(facts)}${inner()}</blockquote>`;
  },
};
