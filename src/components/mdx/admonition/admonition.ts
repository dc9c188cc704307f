import type { ComponentSpec } from "../../../domain/componentSpec";
import { element, stringProp } from "../../../domain/documentTree";
import { boldHtml, listHtml, propHtml, titleCase } from "../../../domain/html";
import { labelled, shows } from "../../../domain/outlineText";

/** `:::note[Title]` of a page. */
export const Admonition: ComponentSpec = {
  required: ["type"],
  plainText: "children",
  outline: shows("title"),
  feedHtml: (node, inner) =>
    `<blockquote>${boldHtml(propHtml(node, "title") ?? titleCase(propHtml(node, "type") ?? "Note"))}${inner()}</blockquote>`,
};

/** A remark for the owner, which readers of a demonstration or of a live site do not get. */
export const OwnerNote: ComponentSpec = {
  required: [],
  resolve: (node, page) =>
    page.mode === "template" ? node : element(node.type, { hidden: true }, [], node.line),
  plainText: "children",
  outline: "children",
  feedHtml: (node, inner) =>
    node.props?.hidden === true ? "" : `<blockquote>${inner()}</blockquote>`,
};

const RISK_FACTS = [
  ["Likelihood", "likelihood"],
  ["Impact", "impact"],
  ["Who bears it", "who"],
  ["What reduces it", "mitigation"],
] as const;

export const RiskCallout: ComponentSpec = {
  required: ["title"],
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
