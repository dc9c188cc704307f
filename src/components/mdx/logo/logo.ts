import { type ComponentSpec, withProps } from "../../../domain/componentSpec";
import { stringProp, type TreeElement } from "../../../domain/documentTree";
import { absoluteUrl, attribute, escapeHtml } from "../../../domain/html";

/** The logo of `content/site.yml` as it looks on a light or a dark background. */
export const Logo: ComponentSpec = {
  props: { "on?": "'light' | 'dark'", "mark?": "flag" },
  holds: [],
  resolve: (node, page) => {
    const { name, image, dark, replacesName, width } = page.brand;
    const file = node.props?.on === "dark" ? (dark ?? image) : image;
    return withProps(node, { name, image: file, width, ...(replacesName && { mark: true }) });
  },
  plainText: nameOf,
  outline: "plainText",
  feedHtml: (node, _inner, place) => {
    const source = attribute("src", absoluteUrl(stringProp(node, "image") ?? "", place));
    const name = nameOf(node);
    return node.props?.mark === true
      ? `<p><img${source}${attribute("alt", name)} height="48"></p>`
      : `<p><img${source} alt="" height="48"> ${escapeHtml(name)}</p>`;
  },
};

function nameOf(node: TreeElement): string {
  return stringProp(node, "name") ?? "";
}
