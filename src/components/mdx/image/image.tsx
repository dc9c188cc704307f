import { z } from "zod";
import { cell, text } from "../../../domain/componentProps";
import { element, type TreeProps } from "../../../domain/documentTree";
import { interactiveComponent, part, staticComponent } from "../define";

/** What `![alt](file)` becomes. The dark version of a picture shows the same as the light one. */
export const Image = interactiveComponent({
  props: {},
  internal: true,
  fallback: ({ mode, src, file, alt, width, height }: TreeProps) =>
    mode !== "dark" && part("img", { src, file, alt, width, height }),
});

const size = z.union([z.number(), z.string()]).optional();

/** A picture, or the children given instead, with a caption. */
export const Figure = staticComponent({
  props: {
    src: cell.optional(),
    alt: cell.optional(),
    caption: cell.optional(),
    credit: cell.optional(),
    title: text.optional(),
    width: size,
    height: size,
  },
  emptyWithout: ["src"],
  render: ({ caption, credit, ...picture }, { children, page, line }) => {
    const { src, alt, title } = picture;
    if (src !== undefined && alt === undefined)
      page.report(line, "<Figure> has no alt.", 'Add alt="…" to the tag.');
    return (
      <figure className="figure">
        {src !== undefined &&
          alt !== undefined &&
          part("Image", {
            alt,
            title,
            ...page.picture(element("Figure", picture, [], line)),
            zoom: true,
          })}
        {children}
        {(caption || credit) && (
          <figcaption className="drawing-caption">
            {[caption, credit && `(${credit})`].filter(Boolean).join(" ")}
          </figcaption>
        )}
      </figure>
    );
  },
});
