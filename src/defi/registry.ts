import type { ComponentSpec } from "../domain/componentSpec";
import { stringProp } from "../domain/documentTree";
import { paragraphHtml, propHtml } from "../domain/html";
import { labelled } from "../domain/outlineText";
import { resolveCalculator, resolvePlot } from "./resolve";

/** The components for the example's maths: the only file that the rest of the site imports from this folder. */

export const Plot: ComponentSpec = {
  props: { id: "text", "table?": "flag" },
  resolve: resolvePlot,
  plainText: (node) => stringProp(node, "finding") ?? "",
  outline: (node, outline) => outline.text(stringProp(node, "title"), stringProp(node, "finding")),
  feedHtml: (node) =>
    paragraphHtml(`${propHtml(node, "title") ?? ""}. ${propHtml(node, "finding") ?? ""}`),
};

export const Calculator: ComponentSpec = {
  props: { kind: "text", "id?": "text", "defaults?": "data", "compact?": "flag" },
  holds: [],
  resolve: resolveCalculator,
  plainText: (node) => stringProp(node, "answer") ?? "",
  outline: (node, outline) => {
    outline.text(labelled("Calculator", stringProp(node, "title")));
    outline.text(stringProp(node, "answer"));
  },
  feedHtml: (node) =>
    paragraphHtml(`${propHtml(node, "title") ?? ""}: ${propHtml(node, "answer") ?? ""}`),
};
