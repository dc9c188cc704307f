import type { ComponentSpec } from "../../../domain/componentSpec";
import { propHtml } from "../../../domain/html";
import { shows } from "../../../domain/outlineText";

export const Details: ComponentSpec = {
  props: { summary: "text", "open?": "flag" },
  emptyWithout: [],
  plainText: "children",
  outline: shows("summary"),
  feedHtml: (node, inner) => `<h4>${propHtml(node, "summary") ?? ""}</h4>${inner()}`,
};
