import { imageSize } from "image-size";
import { pngFault } from "./pngFault";

/** How a complete file of each format ends; other formats are not checked. */
const IS_WHOLE: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  jpg: (bytes) => bytes.includes(Buffer.of(0xff, 0xd9)),
  gif: (bytes) => bytes.includes(0x3b, bytes.length - 1),
  avif: hasAllBoxes,
  heif: hasAllBoxes,
  webp: (bytes) => bytes.length >= bytes.readUInt32LE(4) + 8,
};

/** Whether every box of an AVIF ends within the file: each begins with its length, and 0 means that it extends to the end. */
function hasAllBoxes(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length < 8) return true; // the last box, or one longer than any picture
    at += length;
  }
  return at === bytes.length;
}

/**
 * Formats that may be named like any other of these: browsers and sharp look at the bytes. An SVG needs a name that ends in .svg,
 * sharp cannot read icons (ICO), and few browsers show photos in HEIC.
 */
const SHOWN = new Set(["avif", "gif", "heif", "jpg", "png", "tiff", "webp"]);

/** Pixels of the largest picture that sharp can resize; it would fail on a larger one in the middle of a build. */
const MAX_PIXELS = 0x3fff ** 2;

/**
 * What is wrong with the file of a picture, as the end of a sentence; undefined for one that browsers can show. Checks its
 * format, size and end, not its pixels; for a PNG, also the checksums of all chunks.
 * @param ending extension of its name, in lower case and without the dot
 */
export function pictureFault(bytes: Buffer, ending = ""): string | undefined {
  if (bytes.length === 0) return "is empty";
  try {
    const { type = "", width, height } = imageSize(bytes);
    if (width === 0 || height === 0) return "has no size";
    if (!SHOWN.has(type) && type !== ending)
      return `is ${type.toUpperCase()}, whatever its name says`;
    if (width * height > MAX_PIXELS)
      return `has ${width} × ${height} pixels, more than the ${MAX_PIXELS} of the largest that a build can resize`;
    if (type === "png") return pngFault(bytes);
    return IS_WHOLE[type]?.(bytes) === false ? "is cut off" : undefined;
  } catch {
    return "is not a picture of a known kind, whatever its name says";
  }
}
