import { existsSync } from "node:fs";
import path from "node:path";
import type { Json, TreeProps } from "../../../../src/domain/documentTree";
import { type Problem, problem, problemOf, type RuleFault } from "../../../../src/domain/problems";
import { isExternal, splitHref } from "../../../../src/domain/routes";
import { isPlainFile, publishFault } from "../files/files";
import { CONTENT_FOLDER, placeOf, type SourceFolder } from "../files/source";
import { decode, staticPath } from "../links/linkTarget";
import type { PageImage } from "../types";
import { type PictureInfo, pictureInfo } from "./pictureInfo";

type Found = { readonly file: string; readonly info: PictureInfo } | RuleFault;

/** Formats that browsers show as pictures. */
const PICTURE = /\.(png|jpe?g|webp|avif|gif|svg|tiff?|ico)$/i;

/**
 * The file of a picture that a page names: beside the page, or below static/ when the name begins with a slash.
 * @param folder the folder that the page was read from
 * @returns the file's path from the project's root and what its bytes say, or what is wrong with the name
 */
export function findPicture(
  page: string,
  src: string,
  root: string,
  folder: SourceFolder = CONTENT_FOLDER,
): Found {
  if (isExternal(src))
    return { rule: "foreign-media", message: `The picture "${src}" is on another site.` };
  const shown = src.replaceAll("%20", " ").replace(/#gh-(?:light|dark)-mode-only$/, "");
  const broken = (message: string, fix?: string): RuleFault => ({
    rule: "broken-picture",
    message,
    ...(fix !== undefined && { fix }),
  });
  const { path: written } = splitHref(src);
  const publicPath = staticPath(written, root) ?? (src.startsWith("/") ? written : undefined);
  const base = publicPath === undefined ? folder.path : "static";
  const file = path.posix.normalize(
    publicPath === undefined
      ? path.posix.join(path.posix.dirname(page), decode(written))
      : `static${decode(publicPath)}`,
  );
  if (written === "" || !file.startsWith(`${base}/`))
    return broken(`The picture "${shown}" is outside the ${base} folder.`);
  if (!isPlainFile(path.join(root, base), file.slice(base.length + 1))) {
    const isOther = existsSync(path.join(root, file));
    const fault = isOther ? "is a folder, or is reached through a symbolic link" : "does not exist";
    return broken(`The picture "${shown}" ${fault}.`, `Put the file itself at ${file}.`);
  }
  if (!PICTURE.test(file)) return broken(`The file "${shown}" is not a picture.`);
  const info = pictureInfo(path.join(root, file));
  if (info.fault === undefined) return publishFault(root, file) ?? { file, info };
  return broken(
    `The file of the picture "${shown}" ${info.fault}.`,
    `Save ${file} again, as PNG or JPEG.`,
  );
}

/** What finding and publishing a picture needs. */
export type PictureContext = {
  readonly root: string;
  /** The folder that a page was read from. */
  readonly folderOf: (page: string) => SourceFolder;
  /** Publishes a file of the content folder and returns its public path. */
  readonly publish: (file: string) => string;
};

/** How a page refers to a picture, and the size that it asks for. */
type WantedPicture = { readonly src?: string; readonly width?: Json; readonly height?: Json };

/** Formats that the build makes all sizes of. */
const RESIZED = /\.(png|jpe?g|webp|avif|tiff?)$/i;

/**
 * The properties of a picture that a page shows, published.
 * @returns `image` as well for a file of content that the build makes all sizes of, or what is wrong with the name
 */
export function showPicture(
  page: string,
  { src = "", ...wanted }: WantedPicture,
  { root, folderOf, publish }: PictureContext,
): RuleFault | { readonly props: TreeProps; readonly image?: string } {
  const folder = folderOf(page);
  const found = findPicture(page, src, root, folder);
  if ("message" in found) return found;
  const { file, info } = found;
  const size = sizeOf(info);
  const address = staticAddress(src, file);
  const shown = widthFor(wanted, size);
  const props = shown === undefined ? {} : { shown };
  const isResized =
    RESIZED.test(file) && !info.isTurned && !info.isAnimated && (info.width ?? 0) > 1;
  if (address === undefined && isResized)
    return { props: { file: placeOf({ path: file, folder }), ...props }, image: file };
  return { props: { src: address ?? publish(file), ...size, ...props } };
}

/** The width that a page asks for: pixels, or a share of the column. It can be derived from a height alone. */
function widthFor(
  { width, height }: WantedPicture,
  natural: { readonly width?: number; readonly height?: number },
): number | string | undefined {
  const across = readLength(width);
  const down = readLength(height);
  if (across !== undefined || typeof down !== "number") return across;
  return natural.width && natural.height
    ? Math.round((down * natural.width) / natural.height)
    : undefined;
}

/** Reads `400`, `"400"`, `"400px"` and `"50%"`. */
function readLength(value: Json | undefined): number | string | undefined {
  const [, length, unit] = /^\s*(\d{1,5})(?:\.\d+)?(?:\s*(px|%))?\s*$/.exec(String(value)) ?? [];
  if (length === undefined || Number(length) === 0) return undefined;
  return unit === "%" ? `${Math.min(100, Number(length))}%` : Number(length);
}

/** Formats that other sites show in link previews. */
const PREVIEW = /\.(png|jpe?g|webp|gif)$/i;

/** The picture a page names for link previews, published. @param line the line of the front matter that names it */
export function resolvePreview(
  page: string,
  src: string,
  line: number,
  { root, folderOf, publish }: PictureContext,
): { image?: PageImage; problems: Problem[] } {
  const found = findPicture(page, src, root, folderOf(page));
  if ("message" in found) return { problems: [problemOf(found, page, line)] };
  if (PREVIEW.test(found.file))
    return {
      image: {
        src: staticAddress(src, found.file) ?? publish(found.file),
        ...sizeOf(found.info),
      },
      problems: [],
    };
  const message = `The picture "${src}" cannot be used in a link preview.`;
  const fix = "Use a PNG, JPEG, WebP or GIF file.";
  return { problems: [problem("broken-picture", page, line, message, fix)] };
}

/** The address of a picture below static/; undefined for one of the content. @param src the address as written in the page */
export function staticAddress(src: string, file: string): string | undefined {
  if (src.startsWith("/")) return splitHref(src).path;
  return file.startsWith("static/") ? encodeURI(file.slice("static".length)) : undefined;
}

/** Width and height in pixels; nothing for a drawing that does not state them. */
export function sizeOf({ width, height }: PictureInfo): { width?: number; height?: number } {
  return width && height ? { width, height } : {};
}
