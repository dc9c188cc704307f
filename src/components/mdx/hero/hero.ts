import { type ComponentSpec, withProps } from "../../../domain/componentSpec";
import { stringProp } from "../../../domain/documentTree";
import { linkHtml } from "../../../domain/html";
import { isExternal } from "../../../domain/routes";
import { objectsProp, textOf } from "../../../domain/treeProps";

/** The opening of a start page; search and feeds include its sentence and leave out its controls. */
export const Hero: ComponentSpec = {
  props: {
    "search?": "text",
    "actions?": [{ label: "text", to: "text" }],
    "image?": "text",
  },
  emptyWithout: ["search", "actions", "image"],
  resolve: (node, page) => {
    const named = stringProp(node, "image");
    const image = named !== undefined && isExternal(named) ? undefined : named;
    if (image !== named)
      page.report(
        node.line,
        `The picture "${named}" is on another site.`,
        "Save it beside the page and name its file.",
      );
    const actions = objectsProp(node, "actions").map(({ label, to }) => ({
      label: textOf(label) ?? "",
      to: page.link(textOf(to) ?? "", node.line, textOf(label)),
    }));
    return withProps(node, {
      actions,
      image: image && page.link(image, node.line),
    });
  },
  plainText: "children",
  outline: "children",
  feedHtml: (node, inner, place) =>
    inner() +
    objectsProp(node, "actions")
      .map(({ label, to }) => `<p>${linkHtml(textOf(to), textOf(label) ?? "", place)}</p>`)
      .join(""),
};
