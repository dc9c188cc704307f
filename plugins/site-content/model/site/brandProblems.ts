import path from "node:path";
import { logoWidth } from "../../../../src/domain/logo";
import { type Problem, problem, problemOf } from "../../../../src/domain/problems";
import { findPicture, sizeOf } from "../pictures/pictureFile";
import type { SiteData } from "../types";
import { SITE_FILE } from "./site";

/** What is wrong with banner, logo and portraits. @param root folder of the site */
export function brandProblems(root: string, { pictures, config: { banner } }: SiteData): Problem[] {
  return pictures.flatMap(({ route, file, line }) => {
    const found = findPicture(SITE_FILE, route, root);
    if (!("file" in found)) return [problemOf(found, file, line)];
    const { width = banner.width, height = banner.height } = sizeOf(path.join(root, found.file));
    if (route !== banner.image || (width === banner.width && height === banner.height)) return [];
    const message = `The banner is declared as ${banner.width} × ${banner.height} pixels, and ${route} has ${width} × ${height}.`;
    return [problem("broken-picture", file, line, message, "Write its width and height.")];
  });
}

/** Width of the logo as pages show it, in CSS pixels. @param root folder of the site */
export function shownLogoWidth(root: string, { config: { logo } }: SiteData): number {
  const found = findPicture(SITE_FILE, logo.image, root);
  return logoWidth("file" in found ? sizeOf(path.join(root, found.file)) : {});
}
