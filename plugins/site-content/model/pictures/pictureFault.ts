import { imageSize } from "image-size";
import { pngFault } from "./pngFault";

/** How a whole file of a kind ends; kinds that are not here are not looked at. */
const IS_WHOLE: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  jpg: (bytes) => bytes.includes(Buffer.of(0xff, 0xd9)),
  gif: (bytes) => bytes.includes(0x3b, bytes.length - 1),
  avif: hasAllBoxes,
  heif: hasAllBoxes,
  webp: (bytes) => bytes.length >= bytes.readUInt32LE(4) + 8,
};

/** Whether each box of an AVIF ends within it: one tells its length first, and 0 is the last one's, however long it is. */
function hasAllBoxes(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length < 8) return true; // the last one, or longer than any picture
    at += length;
  }
  return at === bytes.length;
}

/**
 * Kinds that may have the name of any other of them: browsers and sharp look at the bytes. A drawing needs a name that ends in
 * .svg, sharp reads no icon (ICO), and photos of phones (HEIC) are shown by few browsers.
 */
const SHOWN = new Set(["avif", "gif", "heif", "jpg", "png", "tiff", "webp"]);

/** Pixels of the largest picture that sharp makes smaller; it refuses others in the middle of a build. */
const MAX_PIXELS = 0x3fff ** 2;

/**
 * What is wrong with the file of a picture, as the end of a sentence; undefined for one that browsers can show. Its kind, size
 * and end are looked at, not its pixels; of a PNG, the checksums of all its parts.
 * @param ending that of its name, in small letters and without the dot
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
