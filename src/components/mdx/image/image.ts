import { type ComponentSpec, withProps } from "../../../domain/componentSpec";
import { stringProp, type TreeElement } from "../../../domain/documentTree";
import {
  absoluteUrl,
  attribute,
  type FeedPlace,
  paragraphHtml,
  propHtml,
} from "../../../domain/html";
import { showsAround } from "../../../domain/outlineText";

/** The component that `![alt](file)` becomes. */
export const Image: ComponentSpec = {
  props: {},
  internal: true,
  inline: true,
  plainText: (node) => (isSecond(node) ? "" : ` ${stringProp(node, "alt") ?? ""} `),
  outline: "plainText",
  feedHtml: (node, _inner, place) => (isSecond(node) ? "" : pictureHtml(node, place)),
};

/** Whether a picture is the dark version of a light one, which shows the same. */
function isSecond(node: TreeElement): boolean {
  return node.props?.mode === "dark";
}

export const Figure: ComponentSpec = {
  props: {
    "src?": "text",
    "alt?": "text",
    "caption?": "text",
    "credit?": "text",
    "title?": "text",
    "width?": "number | text",
    "height?": "number | text",
  },
  emptyWithout: ["src"],
  resolve: (node, page) => {
    if (stringProp(node, "src") === undefined) return node; // its children have alternative text of their own
    if (stringProp(node, "alt") !== undefined) return withProps(node, page.picture(node));
    page.report(node.line, "<Figure> has no alt.", 'Add alt="…" to the tag.');
    return node;
  },
  plainText: "children",
  outline: showsAround(["alt"], ["caption", "credit"]),
  feedHtml: (node, inner, place) => {
    const caption = [propHtml(node, "caption"), propHtml(node, "credit")].filter(Boolean).join(" ");
    return `<figure>${pictureHtml(node, place)}${inner()}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
  },
};

/** A picture from its generated sizes or its own file; its alternative text if it has neither. */
function pictureHtml(node: TreeElement, place: FeedPlace): string {
  const src = stringProp(node, "src");
  const made = place.pictures.get(stringProp(node, "file") ?? "");
  const alt = attribute("alt", stringProp(node, "alt") ?? "");
  if (made)
    return `<img${attribute("src", made.src)}${attribute("srcset", made.srcset)}${alt}${attribute("width", made.width)}${attribute("height", made.height)}>`;
  if (src === undefined || stringProp(node, "file") !== undefined)
    return paragraphHtml(propHtml(node, "alt"));
  const size = ["width", "height"]
    .map((name) =>
      typeof node.props?.[name] === "number" ? attribute(name, node.props[name]) : "",
    )
    .join("");
  return `<img${attribute("src", absoluteUrl(src, place))}${alt}${size}>`;
}
