import { type ComponentSpec, withProps } from "../../../domain/componentSpec";
import { stringProp, type TreeElement } from "../../../domain/documentTree";
import { absoluteUrl, attribute, escapeHtml } from "../../../domain/html";

/** The logo of `content/site.yml` as it looks on a light or a dark ground. */
export const Logo: ComponentSpec = {
  props: { "on?": "'light' | 'dark'", "mark?": "flag" },
  holds: [],
  resolve: (node, page) => {
    const { name, image, dark } = page.brand;
    const file = node.props?.on === "dark" ? (dark ?? image) : image;
    return withProps(node, { name, image: file });
  },
  plainText: nameOf,
  outline: "plainText",
  feedHtml: (node, _inner, place) => {
    const image = absoluteUrl(stringProp(node, "image") ?? "", place);
    return `<p><img${attribute("src", image)} alt="" width="48" height="48"> ${escapeHtml(nameOf(node))}</p>`;
  },
};

function nameOf(node: TreeElement): string {
  return stringProp(node, "name") ?? "";
}
