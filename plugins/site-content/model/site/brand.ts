import { type Problem, problemOf } from "../../../../src/domain/problems";
import { findPicture, sizeOf } from "../pictures/pictureFile";
import type { Content, SiteData } from "../types";
import { SITE_FILE } from "./site";

/**
 * Sizes of banner, logo and portraits by their addresses; empty where they are unknown.
 * @param root folder of the site
 * @param problems receives the pictures that cannot be shown
 */
export function pictureSizes(
  root: string,
  { pictures }: SiteData,
  problems: Problem[],
): Content["pictureSizes"] {
  return new Map(
    pictures.map(({ route, file, line }) => {
      const found = findPicture(SITE_FILE, route, root);
      if ("file" in found) return [route, sizeOf(found.info)];
      problems.push(problemOf(found, file, line));
      return [route, {}];
    }),
  );
}
