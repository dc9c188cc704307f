import path from "node:path";
import { LOGO_HEIGHT, logoWidth } from "../../../../src/domain/logo";
import { lenient, type Problem, problem, warning } from "../../../../src/domain/problems";
import { findPicture, sizeOf } from "../pictures/pictureFile";
import type { SiteData } from "../types";
import { SITE_FILE } from "./site";

/** A logo with a larger ratio of height to width cannot be recognised in a line of text. */
const HIGHEST_LOGO = 1.5;
/** One with a larger ratio of width to height leaves no room for the name beside it. */
const WIDEST_LOGO = 5;

/** What is wrong with the pictures in site.yml, which every page shows or refers to. @param root folder of the site */
export function brandProblems(
  root: string,
  { pictures, config: { banner, logo } }: SiteData,
): Problem[] {
  return pictures.flatMap(({ src, line, isBanner, isLogo }) => {
    const found = findPicture(SITE_FILE, src, root);
    if (!("file" in found)) return [problem(SITE_FILE, line, found.message, found.fix)];
    const { width, height } = sizeOf(path.join(root, found.file));
    if (width === undefined || height === undefined) return [];
    if (isLogo && height / width > HIGHEST_LOGO)
      return [
        warning(
          SITE_FILE,
          line,
          `The logo is shown ${LOGO_HEIGHT} pixels high, and ${src} has ${width} × ${height} pixels.`,
          "Use a square or a wide picture.",
        ),
      ];
    if (isLogo && !logo.replacesName && width / height > WIDEST_LOGO)
      return [
        warning(
          SITE_FILE,
          line,
          `The logo ${src} has ${width} × ${height} pixels, which leaves no room for the product's name beside it.`,
          "Use a narrower picture, or one that holds the name with logo.replacesName: true.",
        ),
      ];
    if (!isBanner || (width === banner.width && height === banner.height)) return [];
    return [
      lenient(
        SITE_FILE,
        line,
        `The banner is declared as ${banner.width} × ${banner.height} pixels, and ${src} has ${width} × ${height}.`,
        `Write width: ${width} and height: ${height}, or use another picture.`,
      ),
    ];
  });
}

/** Width of the logo as pages show it, in CSS pixels. @param root folder of the site */
export function shownLogoWidth(root: string, { config: { logo } }: SiteData): number {
  const found = findPicture(SITE_FILE, logo.image, root);
  return logoWidth("file" in found ? sizeOf(path.join(root, found.file)) : {});
}
