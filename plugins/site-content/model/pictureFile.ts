import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import { isExternal } from "../../../src/domain/routes";
import { type Problem, problem } from "../problems";
import type { PageImage } from "./types";

type Found = { readonly file: string } | { readonly message: string; readonly fix: string };

/**
 * The file of a picture that a page names: beside the page, or below static/ when the name begins with a slash.
 * @returns the file's path from the project's root, or what is wrong with the name
 */
export function findPicture(page: string, src: string, root: string): Found {
  if (isExternal(src)) return { message: `The picture "${src}" is on another site.`, fix: "Save it beside the page and link it by its file name." };
  const decoded = decode(src);
  const file = path.posix.normalize(src.startsWith("/") ? `static${decoded}` : path.posix.join(path.posix.dirname(page), decoded));
  if (!file.startsWith("content/") && !(src.startsWith("/") && file.startsWith("static/")))
    return { message: `The picture "${src}" is outside the content folder.`, fix: "Save it beside the page, or put it into static/ and write /name.png." };
  if (!existsSync(path.join(root, file)))
    return { message: `The picture "${src}" does not exist.`, fix: src.startsWith("/") ? `Put it at ${file}.` : `Put it at ${file}, or correct the name.` };
  return { file };
}

/** Formats that link previews of other sites show. */
const PREVIEW = /\.(png|jpe?g|webp|gif)$/i;

/** The picture a page names for link previews, published. @param line where the front matter names it */
export function resolvePreview(
  page: string,
  src: string,
  line: number,
  { root, publish }: { readonly root: string; readonly publish: (file: string) => string },
): { image?: PageImage; problems: Problem[] } {
  const found = findPicture(page, src, root);
  if ("message" in found) return { problems: [problem(page, line, found.message, found.fix)] };
  if (!PREVIEW.test(found.file))
    return { problems: [problem(page, line, `The picture "${src}" cannot stand in a link preview.`, "Use a PNG, JPEG, WebP or GIF file.")] };
  return { image: { src: src.startsWith("/") ? src : publish(found.file), ...sizeOf(path.join(root, found.file)) }, problems: [] };
}

/** Width and height in pixels; nothing for a format that does not tell them. */
export function sizeOf(file: string): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(readFileSync(file));
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return {}; // a format without a known size is shown at its natural one
  }
}

export function decode(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}
