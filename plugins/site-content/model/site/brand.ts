import { logoWidth } from "../../../../src/domain/logo";
import { type Problem, problemOf } from "../../../../src/domain/problems";
import { findPicture, sizeOf } from "../pictures/pictureFile";
import type { BrandSizes, SiteData } from "../types";
import { SITE_FILE } from "./site";

/** What is wrong with banner, logo and portraits. @param root folder of the site */
export function brandProblems(root: string, { pictures }: SiteData): Problem[] {
  return pictures.flatMap(({ route, file, line }) => {
    const found = findPicture(SITE_FILE, route, root);
    return "file" in found ? [] : [problemOf(found, file, line)];
  });
}

/** Sizes of the banner and the logo; what is unknown is left out. @param root folder of the site */
export function brandSizes(root: string, { config: { banner, logo } }: SiteData): BrandSizes {
  const size = (route: string) => {
    const found = findPicture(SITE_FILE, route, root);
    return "file" in found ? sizeOf(found.info) : {};
  };
  return { banner: size(banner.image), logoWidth: logoWidth(size(logo.image)) };
}
