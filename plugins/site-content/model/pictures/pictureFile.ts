import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import type { Json, TreeProps } from "../../../../src/domain/documentTree";
import { type Fault, type Problem, problem } from "../../../../src/domain/problems";
import { isExternal, splitHref } from "../../../../src/domain/routes";
import { isPlainFile, publishFault } from "../files/files";
import { memoizeLast } from "../files/memo";
import { CONTENT_FOLDER, placeOf, type SourceFolder } from "../files/source";
import { ACCENTS_APART } from "../links/anyCase";
import { decode, staticPath } from "../links/linkTarget";
import { foreignPicture } from "../links/media";
import type { PageImage } from "../types";
import { pictureFault } from "./pictureFault";

type Found = { readonly file: string } | Fault;

/** Faults of files by their path: an unchanged file is not read again for every edit in development. */
const faults = memoizeLast<string | undefined>();

/**
 * The file of a picture that a page names: beside the page, or below static/ when the name begins with a slash.
 * @param folder the folder that the page was read from
 * @returns the file's path from the project's root, or what is wrong with the name
 */
export function findPicture(
  page: string,
  src: string,
  root: string,
  folder: SourceFolder = CONTENT_FOLDER,
): Found {
  if (isExternal(src)) return foreignPicture(src);
  const shown = asWritten(src);
  const { path: written } = splitHref(src); // GitHub's #gh-dark-mode-only and a query are not part of the file's name
  if (written === "")
    return {
      message: `The picture "${shown}" names no file.`,
      fix: "Write the name of its file: ![What it shows](file.png).",
    };
  const inStatic = staticPath(written, root);
  const decoded = decode(written);
  if (inStatic === undefined && /^(?:@site|\.\.?)\/(?:.*\/)?static\//.test(decoded))
    return {
      message: `The picture "${shown}" does not exist.`,
      fix: `Put it at static/${decoded.replace(/^.*?static\//, "")}, or correct the name.`,
    };
  const publicPath = inStatic ?? (src.startsWith("/") ? written : undefined);
  const file = path.posix.normalize(
    publicPath === undefined
      ? path.posix.join(path.posix.dirname(page), decoded)
      : `static${decode(publicPath)}`,
  );
  const base = publicPath === undefined ? folder.path : "static";
  if (!file.startsWith(`${base}/`))
    return {
      message: `The picture "${shown}" is outside the ${folder.path} folder.`,
      fix: "Save it beside the page, or put it into static/ and write /name.png.",
    };
  if (!existsSync(path.join(root, file))) return missingPicture(src, root, file);
  if (!isPlainFile(path.join(root, base), file.slice(base.length + 1)))
    return {
      message: `The picture "${shown}" is a folder, or is reached through a symbolic link.`,
      fix: `Put the file itself at ${file}.`,
    };
  if (!PICTURE.test(file))
    return {
      message: `The file "${shown}" is not a picture.`,
      fix: "Use a PNG, JPEG, WebP, AVIF, GIF or SVG file, or link to it: [name](file).",
    };
  const fault = SVG.test(file) ? undefined : faultOf(path.join(root, file));
  if (fault !== undefined)
    return {
      message: `The file of the picture "${shown}" ${fault}.`,
      fix: `Save ${file} again, as PNG, JPEG, WebP or AVIF.`,
    };
  return publishFault(root, file) ?? { file };
}

/**
 * An address as its author wrote it: with spaces, which Markdown's parser encodes as %20, and without the suffix for a color
 * mode.
 */
function asWritten(src: string): string {
  return src.replaceAll("%20", " ").replace(/#gh-(?:light|dark)-mode-only$/, "");
}

/** What is wrong with the name of a picture whose file does not exist. */
function missingPicture(src: string, root: string, file: string): Fault {
  const [, below] = /^\/?static(\/.*)/.exec(decode(splitHref(src).path)) ?? [];
  if (below !== undefined && existsSync(path.join(root, "static", below)))
    return {
      message: `The picture "${asWritten(src)}" does not exist.`,
      fix: `Write ${below}: files in static/ are served from the root of the site.`,
    };
  const near = inOtherCapitals(root, file);
  if (near !== undefined)
    return {
      message: `The picture "${asWritten(src)}" does not exist, but "${near}" differs only in capital letters.`,
      fix: `Write the name as the file has it: ${near}.`,
    };
  return {
    message: existsSync(path.join(root, file.normalize("NFD")))
      ? `The name of the picture "${asWritten(src)}" ${ACCENTS_APART}.`
      : `The picture "${asWritten(src)}" does not exist.`,
    fix: src.startsWith("/") ? `Put it at ${file}.` : `Put it at ${file}, or correct the name.`,
  };
}

/** The name of the only file in the same folder that differs from a file's name only in case. */
function inOtherCapitals(root: string, file: string): string | undefined {
  const folder = path.join(root, path.dirname(file));
  const wanted = path.basename(file).toLowerCase();
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return undefined;
  const [near, ...others] = readdirSync(folder).filter((name) => name.toLowerCase() === wanted);
  return others.length === 0 ? near : undefined;
}

/** @param file absolute path of a picture that is not an SVG */
function faultOf(file: string): string | undefined {
  const { mtimeMs, size } = statSync(file);
  const ending = path.extname(file).slice(1).toLowerCase();
  return faults(file, `${mtimeMs} ${size}`, () => pictureFault(readFileSync(file), ending));
}

/** SVG files, which `publishFault` checks. */
const SVG = /\.svg$/i;

/** Formats that browsers show as pictures. */
const PICTURE = /\.(png|jpe?g|webp|avif|gif|svg|tiff?|ico)$/i;

/** What finding and publishing a picture needs. */
export type PictureContext = {
  readonly root: string;
  /** The folder that a page was read from. */
  readonly folderOf: (page: string) => SourceFolder;
  readonly publish: (file: string) => string;
};

/** How a page refers to a picture, and the size that it asks for. */
type WantedPicture = { readonly src?: string; readonly width?: Json; readonly height?: Json };

/** Formats that the build makes all sizes of. */
const RASTER = /\.(png|jpe?g|webp|avif|tiff?)$/i;

/**
 * The properties of a picture that a page shows, published.
 * @returns `image` as well for a file of content that the build makes all sizes of, or what is wrong with the name
 */
export function showPicture(
  page: string,
  { src = "", ...wanted }: WantedPicture,
  { root, folderOf, publish }: PictureContext,
): Fault | { readonly props: TreeProps; readonly image?: string } {
  const folder = folderOf(page);
  const found = findPicture(page, src, root, folder);
  if ("message" in found) return found;
  const { file } = found;
  const address = staticAddress(src, file);
  const shown = widthFor(wanted, path.join(root, file));
  const props = shown === undefined ? {} : { shown };
  if (address === undefined && RASTER.test(file))
    return { props: { file: placeOf({ path: file, folder }), ...props }, image: file };
  return { props: { src: address ?? publish(file), ...sizeOf(path.join(root, file)), ...props } };
}

/** The width that a page asks for: pixels, or a share of the column. It can be derived from a height alone. */
function widthFor({ width, height }: WantedPicture, file: string): number | string | undefined {
  const across = readLength(width);
  const down = readLength(height);
  if (across !== undefined || typeof down !== "number") return across;
  const natural = sizeOf(file);
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
  if ("message" in found) return { problems: [problem(page, line, found.message, found.fix)] };
  if (!PREVIEW.test(found.file))
    return {
      problems: [
        problem(
          page,
          line,
          `The picture "${src}" cannot be used in a link preview.`,
          "Use a PNG, JPEG, WebP or GIF file.",
        ),
      ],
    };
  return {
    image: {
      src: staticAddress(src, found.file) ?? publish(found.file),
      ...sizeOf(path.join(root, found.file)),
    },
    problems: [],
  };
}

/** The address of a picture below static/; undefined for one of the content. @param src the address as written in the page */
export function staticAddress(src: string, file: string): string | undefined {
  if (src.startsWith("/")) return splitHref(src).path;
  return file.startsWith("static/") ? encodeURI(file.slice("static".length)) : undefined;
}

/** Width and height in pixels; nothing for a file that does not state them, or states 0. */
export function sizeOf(file: string): { width?: number; height?: number } {
  try {
    const sides = imageSize(readFileSync(file));
    const [width, height] = [Math.round(sides.width), Math.round(sides.height)];
    return width > 0 && height > 0 ? { width, height } : {};
  } catch {
    return {}; // a picture of unknown size is shown at its natural one
  }
}
