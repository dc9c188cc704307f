import { readFileSync } from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";

/** What the bytes of a picture say. */
export type PictureInfo = {
  /** Width and height in pixels, as browsers show it; absent for a drawing that does not state them. */
  readonly width?: number;
  readonly height?: number;
  /** A photo that lies on its side: browsers turn it, as its EXIF data say. */
  readonly isTurned: boolean;
  /** Of several frames, of which the resized sizes of a picture show only the first. */
  readonly isAnimated: boolean;
  /** Why a browser cannot show it, as the end of a sentence. */
  readonly fault?: string;
};

/** Formats that may be named like any other of these: browsers look at the bytes. */
const RASTER = new Set(["avif", "gif", "heif", "jpg", "png", "tiff", "webp"]);
/** Pixels of the largest picture that sharp can resize; it would fail on a larger one in the middle of a build. */
const MAX_PIXELS = 0x3fff ** 2;

/** Reads a picture. @param file absolute path */
export function pictureInfo(file: string): PictureInfo {
  const bytes = readFileSync(file);
  const ending = path.extname(file).slice(1).toLowerCase();
  const isAnimated = isAnimation(bytes);
  const unread = { isTurned: false, isAnimated };
  try {
    const { type = "", width, height, orientation = 1 } = imageSize(bytes);
    const isTurned = orientation >= 5;
    const [across, down] = isTurned ? [height, width] : [width, height];
    const size = { width: Math.round(across), height: Math.round(down) };
    const info = { ...(size.width > 0 && size.height > 0 && size), isTurned, isAnimated };
    if (!RASTER.has(type) && type !== ending)
      return { ...info, fault: `is ${type.toUpperCase()}, whatever its name says` };
    if (width * height > MAX_PIXELS)
      return { ...info, fault: `has ${width} × ${height} pixels, more than a build can resize` };
    return info;
  } catch {
    if (ending === "svg") return unread; // a drawing of no size is shown at its natural one
    const fault = bytes.length === 0 ? "is empty" : "is not a picture of a known kind";
    return { ...unread, fault };
  }
}

/** Whether a WebP has the flag of an animation, or an AVIF its brand. */
function isAnimation(bytes: Buffer): boolean {
  const isWebp = bytes.toString("latin1", 8, 16) === "WEBPVP8X";
  const isAnimated = isWebp && ((bytes[20] ?? 0) & 2) !== 0;
  return isAnimated || bytes.toString("latin1", 4, 12) === "ftypavis";
}
