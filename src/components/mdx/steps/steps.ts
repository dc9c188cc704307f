import type { ComponentSpec } from "../../../domain/componentSpec";
import { boldHtml, paragraphHtml, propHtml } from "../../../domain/html";
import { showsAround } from "../../../domain/outlineText";

export const Steps: ComponentSpec = {
  props: {},
  holds: ["Step"],
  plainText: "children",
  outline: "children",
  feedHtml: (_node, inner) => `<ol>${inner()}</ol>`,
};

export const Step: ComponentSpec = {
  props: { title: "text", "result?": "text" },
  plainText: "children",
  outline: showsAround(["title"], ["result"]),
  feedHtml: (node, inner) =>
    `<li>${boldHtml(propHtml(node, "title"))}${inner()}${paragraphHtml(propHtml(node, "result"))}</li>`,
};
