import type { IGatsbyImageData } from "gatsby-plugin-image";
import { placeOfSource } from "./contentPlace";

/** A picture of content and its sizes, as plain `<picture>` data. Addresses have the base path. */
export type Picture = {
  /** Where it belongs in the content, such as `content/docs/pool.png`. */
  readonly file: string;
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** Pixels, as shown on a wide screen. */
  readonly width: number;
  readonly height: number;
  /** The same picture in smaller formats, best first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
};

/** The color mode that the address of a picture asks for, as GitHub and Docusaurus write it: `a.png#gh-dark-mode-only`. */
export function modeOfPicture(src: string): string | undefined {
  return /#gh-(light|dark)-mode-only$/.exec(src)?.[1];
}

/**
 * The width and height attributes of a picture: its own, or scaled to the width that a page asks for. Browsers need both to
 * reserve its space.
 * @param shown pixels, or a share of the column such as `50%`
 */
export function shownSize(
  natural: { readonly width?: number | undefined; readonly height?: number | undefined },
  shown: number | string | undefined,
): { readonly width?: number | string | undefined; readonly height?: number | undefined } {
  const { width, height } = natural;
  if (shown === undefined) return { width, height };
  if (typeof shown === "string" || !width || !height) return { width: shown };
  return { width: shown, height: Math.round((shown * height) / width) };
}

/** A `File` node with the field that gatsby-plugin-image's resolver fills; null for files that sharp cannot read, such as SVG. */
export type PictureFile = {
  readonly sourceInstanceName: string;
  readonly relativePath: string;
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
};

/** The pictures among these files. Files without sizes are omitted. */
export function picturesOf(files: readonly PictureFile[]): Picture[] {
  return files.flatMap(({ sourceInstanceName, relativePath, childImageSharp }) => {
    const data = childImageSharp?.gatsbyImageData;
    const fallback = data?.images.fallback;
    if (!data || !fallback) return [];
    const sources = (data.images.sources ?? []).flatMap(({ type, srcSet }) =>
      type && srcSet ? [{ type, srcSet }] : [],
    );
    const width = Math.min(data.width, widest([fallback, ...sources]) || data.width);
    return [
      {
        file: `${placeOfSource(sourceInstanceName)}/${relativePath}`,
        src: fallback.src,
        srcSet: fallback.srcSet,
        sizes: fallback.sizes,
        width,
        height: Math.round((data.height * width) / data.width),
        sources,
      },
    ];
  });
}

/** Width of the widest file in pixels, which never exceeds the picture's: Gatsby's `width` is only the requested one. */
function widest(sets: readonly { readonly srcSet?: string | undefined }[]): number {
  const widths = sets.flatMap(({ srcSet = "" }) => [...srcSet.matchAll(/ (\d+)w/g)]);
  return Math.max(0, ...widths.map(([, width]) => Number(width)));
}
