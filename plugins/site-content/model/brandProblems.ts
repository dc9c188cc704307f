import path from "node:path";
import { lenient, type Problem, problem } from "../../../src/domain/problems";
import { findPicture, sizeOf } from "./pictureFile";
import { SITE_FILE } from "./site";
import type { SiteData } from "./types";

/** What is wrong with the pictures of site.yml, which every page shows or names. @param root folder of the site */
export function brandProblems(root: string, { pictures, config: { banner } }: SiteData): Problem[] {
  return pictures.flatMap(({ src, line, isBanner }) => {
    const found = findPicture(SITE_FILE, src, root);
    if (!("file" in found)) return [problem(SITE_FILE, line, found.message, found.fix)];
    const { width = banner.width, height = banner.height } = sizeOf(path.join(root, found.file));
    if (!isBanner || (width === banner.width && height === banner.height)) return [];
    return [
      lenient(
        SITE_FILE,
        line,
        `The banner is said to be ${banner.width} × ${banner.height} pixels, and ${src} has ${width} × ${height}.`,
        `Write width: ${width} and height: ${height}, or use another picture.`,
      ),
    ];
  });
}
