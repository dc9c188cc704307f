import type { ComponentSpec } from "../../../domain/componentSpec";
import { stringProp } from "../../../domain/documentTree";
import { attribute, boldHtml, paragraphHtml, propHtml, tableHtml } from "../../../domain/html";
import { labelled, showsAround } from "../../../domain/outlineText";
import { texText } from "../../../domain/texText";
import { rowsProp, textOf } from "../../../domain/treeProps";

/** A formula: its children are MathML, `tex` is its source. */
export const MathFormula: ComponentSpec = {
  props: {},
  internal: true,
  inline: ({ props }) => props?.display !== true,
  plainText: (node) => texText(stringProp(node, "tex") ?? ""),
  outline: "plainText",
  feedHtml: (node, inner) =>
    inner().replace(/^<math/, () => `<math${attribute("alttext", stringProp(node, "tex"))}`),
};

export const Formula: ComponentSpec = {
  props: { "label?": "text", read: "text", "vars?": [{ sym: "text", meaning: "text" }] },
  emptyWithout: ["vars"],
  plainText: "children",
  outline: showsAround(["label"], ["read"]),
  feedHtml: (node, inner) =>
    `${boldHtml(propHtml(node, "label"))}${inner()}${paragraphHtml(labelled("In words", propHtml(node, "read")))}`,
};

export const WorkedExample: ComponentSpec = {
  props: { title: "text", "inputs?": [["text", "text"]], result: "text" },
  plainText: "children",
  outline: (node, outline, addChildren) => {
    outline.text(`Worked example: ${stringProp(node, "title") ?? ""}`);
    for (const [name, value] of rowsProp(node, "inputs"))
      outline.text(labelled(textOf(name) ?? "", textOf(value)));
    addChildren();
    outline.text(stringProp(node, "result"));
  },
  feedHtml: (node, inner) =>
    `<h3>${propHtml(node, "title") ?? ""}</h3>${tableHtml(undefined, [], rowsProp(node, "inputs"))}${inner()}${paragraphHtml(`<strong>Result:</strong> ${propHtml(node, "result") ?? ""}`)}`,
};
