import { type Problem, problem } from "../../../src/domain/problems";
import { findPicture } from "./pictureFile";
import { SITE_FILE } from "./site";
import type { SiteData } from "./types";

/** What is wrong with the pictures of site.yml, which every page shows or names. @param root folder of the site */
export function brandProblems(root: string, { pictures }: SiteData): Problem[] {
  return pictures.flatMap(({ src, line }) => {
    const found = findPicture(SITE_FILE, src, root);
    return "file" in found ? [] : [problem(SITE_FILE, line, found.message, found.fix)];
  });
}
