import type { ComponentSpec } from "../../../domain/componentSpec";
import { stringProp } from "../../../domain/documentTree";
import { propHtml } from "../../../domain/html";

export const Faq: ComponentSpec = {
  required: [],
  plainText: "children",
  outline: "children",
  feedHtml: "children",
};

/** A question has an address of its own, which `withHeadingIds` gives it. */
export const FaqItem: ComponentSpec = {
  required: ["q"],
  plainText: "children",
  outline: (node, outline, addChildren) =>
    outline.scoped(3, stringProp(node, "id") ?? "", stringProp(node, "q") ?? "", addChildren),
  feedHtml: (node, inner) => `<h3>${propHtml(node, "q") ?? ""}</h3>${inner()}`,
};
