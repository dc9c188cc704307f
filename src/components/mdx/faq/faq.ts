import type { ComponentSpec } from "../../../domain/componentSpec";
import { stringProp, type TreeElement } from "../../../domain/documentTree";
import { propHtml } from "../../../domain/html";

export const Faq: ComponentSpec = {
  props: {},
  emptyWithout: [],
  plainText: "children",
  outline: "children",
  feedHtml: "children",
};

/** A question has an id and a heading level, which `withHeadingIds` sets. */
export const FaqItem: ComponentSpec = {
  props: { q: "text" },
  emptyWithout: [],
  headingProp: "q",
  isReference: true,
  heading: (node) => ({
    id: stringProp(node, "id") ?? "",
    text: stringProp(node, "q") ?? "",
    level: levelOf(node),
  }),
  plainText: "children",
  outline: (node, outline, addChildren) =>
    outline.scoped(
      levelOf(node),
      stringProp(node, "id") ?? "",
      stringProp(node, "q") ?? "",
      addChildren,
    ),
  feedHtml: (node, inner) =>
    `<h${levelOf(node)}>${propHtml(node, "q") ?? ""}</h${levelOf(node)}>${inner()}`,
};

function levelOf(node: TreeElement): 2 | 3 {
  return node.props?.level === 2 ? 2 : 3;
}
