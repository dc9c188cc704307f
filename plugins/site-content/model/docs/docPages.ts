import { type Problem, problem } from "../../../../src/domain/problems";
import { type BuildMoment, isBuilt, isListed } from "../../../../src/domain/visibility";
import type { DocFrontMatter } from "../../schemas/frontMatter";
import type { LineOf, ParsedPage } from "../page";
import type { CategoryData, DocData } from "../types";
import { DocNames } from "./docNames";
import { toDoc } from "./docs";
import { folderPages } from "./folderPages";
import { docTagPages } from "./tagPages";

/**
 * Every docs page of the site, including those that this build omits, from the parsed files and their folders: `docs` have a place
 * in the sidebar, `tagPages` list the docs of a tag.
 * @param problems receives names of pages that no page has, and tags that share an address
 */
export function docPages(
  parsed: readonly ParsedPage<DocFrontMatter>[],
  folders: readonly CategoryData[],
  lineOf: LineOf,
  moment: BuildMoment,
  problems: Problem[],
): { docs: DocData[]; tagPages: DocData[]; categories: CategoryData[] } {
  const written = parsed.map((page) => toDoc(page, folders));
  const names = new DocNames(written);
  const docs = written.map((doc) => withNeighbours(doc, names, lineOf, problems));
  const { categories, made } = folderPages(folders, names, problems);
  const listed = docs.filter((doc) => isBuilt(doc, moment) && isListed(doc, moment));
  const tagPages = docTagPages(listed, lineOf, problems);
  return { docs: [...docs, ...made], tagPages, categories };
}

/** A doc with the routes of the previous and next pages that its front matter names. */
function withNeighbours(
  doc: DocData,
  names: DocNames,
  lineOf: LineOf,
  problems: Problem[],
): DocData {
  const front = { ...doc.front };
  for (const key of ["pagination_prev", "pagination_next"] as const) {
    const name = front[key];
    if (name === undefined || name === null) continue;
    const target = names.find(name, doc.folder);
    front[key] = (target?.path !== doc.path && target?.path) || null;
    const message = `${key} names the unknown page "${name}".${names.suggest(name)}`;
    if (!target) problems.push(problem("unknown-name", doc.file, lineOf(doc.file, key), message));
  }
  return { ...doc, front };
}
