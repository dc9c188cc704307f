import type { ComponentSpec } from "../../../domain/componentSpec";
import { propHtml } from "../../../domain/html";
import { shows } from "../../../domain/outlineText";

export const Tabs: ComponentSpec = {
  required: [],
  holds: ["TabItem"],
  plainText: "children",
  outline: "children",
  feedHtml: "children",
};

export const TabItem: ComponentSpec = {
  required: ["value", "label"],
  plainText: "children",
  outline: shows("label"),
  feedHtml: (node, inner) => `<h4>${propHtml(node, "label") ?? ""}</h4>${inner()}`,
};
