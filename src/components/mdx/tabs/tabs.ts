import type { ComponentSpec } from "../../../domain/componentSpec";
import { propHtml } from "../../../domain/html";
import { shows } from "../../../domain/outlineText";

export const Tabs: ComponentSpec = {
  props: { "groupId?": "text", "defaultValue?": "text", "queryString?": "flag | text" },
  holds: ["TabItem"],
  plainText: "children",
  outline: "children",
  feedHtml: "children",
};

export const TabItem: ComponentSpec = {
  props: { value: "text", label: "text", "default?": "flag" },
  emptyWithout: [],
  plainText: "children",
  outline: shows("label"),
  feedHtml: (node, inner) => `<h4>${propHtml(node, "label") ?? ""}</h4>${inner()}`,
};
