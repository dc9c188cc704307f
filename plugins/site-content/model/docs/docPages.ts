import type { Problem } from "../../../../src/domain/problems";
import { type BuildMoment, isBuilt, isListed } from "../../../../src/domain/visibility";
import type { DocFrontMatter } from "../../schemas/frontMatter";
import type { LineOf, ParsedPage } from "../page";
import type { CategoryData, DocData } from "../types";
import { DocNames } from "./docNames";
import { type Draft, toDoc } from "./docs";
import { folderPages } from "./folderPages";
import { findNeighbours } from "./neighbours";
import { docTagPages, sharedTags } from "./tagPages";

export type DocPages = {
  /** The docs that have a place in the sidebar: those of files, and those that category files ask for. */
  readonly docs: readonly Draft<DocData>[];
  /** Pages that list the docs of a tag. */
  readonly tagPages: readonly Draft<DocData>[];
  readonly categories: readonly CategoryData[];
  readonly problems: readonly Problem[];
};

/** Every docs page of the site, including those that this build omits, from the parsed files and their folders. */
export function docPages(
  parsed: readonly ParsedPage<DocFrontMatter>[],
  folders: readonly CategoryData[],
  lineOf: LineOf,
  moment: BuildMoment,
): DocPages {
  const written = parsed.map((page) => toDoc(page, folders));
  const names = new DocNames(written);
  const { categories, made, problems } = folderPages(folders, names);
  const neighbours = findNeighbours(written, names, lineOf);
  return {
    docs: [...neighbours.docs, ...made],
    tagPages: docTagPages(
      neighbours.docs.filter((doc) => isBuilt(doc, moment) && isListed(doc, moment)),
    ),
    categories,
    problems: [
      ...problems,
      ...neighbours.problems,
      ...sharedTags(written, (file, index) => lineOf(file, "tags", index)),
    ],
  };
}
