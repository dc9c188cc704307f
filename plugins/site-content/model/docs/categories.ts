import { groupBy } from "../../../../src/domain/groupBy";
import type { Problem } from "../../../../src/domain/problems";
import type { Variables } from "../../markdown/variables";
import { categorySchema } from "../../schemas/frontMatter";
import { parseYaml } from "../../yaml/yaml";
import {
  DOCS_FOLDER,
  isCategoryFile,
  parseNumberPrefix,
  placeOf,
  type SourceFile,
} from "../files/source";
import type { CategoryData } from "../types";
import { docsFolderOf, foldersAbove } from "./docPlace";

/**
 * One category for every folder of `content/docs`, from `_category.yml` or the folder's name.
 * @param problems receives those of the files
 */
export function loadCategories(
  files: readonly SourceFile[],
  variables: Variables,
  problems: Problem[],
): CategoryData[] {
  const places = files.map(placeOf).filter((place) => place.startsWith(`${DOCS_FOLDER}/`));
  const described = groupBy(
    files.filter((file) => isCategoryFile(placeOf(file))),
    (file) => docsFolderOf(placeOf(file)),
  );
  const folders = new Set(places.flatMap((place) => foldersAbove(docsFolderOf(place))));
  const categories = [...folders].map((folder): CategoryData => {
    const [source] = described.get(folder) ?? []; // the content's own comes before another source's
    const file = source?.path ?? `${DOCS_FOLDER}/${folder}`;
    const text = source?.text ?? ""; // JSON is read as YAML, which it is
    const read = parseYaml({ file, text, lineOffset: 0 }, categorySchema, variables);
    problems.push(...read.problems);
    const said = read.value ?? categorySchema.parse({});
    const { name, position } = parseNumberPrefix(folder.split("/").at(-1) ?? folder);
    return {
      folder,
      file,
      said,
      lineOf: (key) => read.lineOf([key]),
      name,
      ...(position !== undefined && { number: position }),
    };
  });
  return categories.sort((a, b) => a.folder.localeCompare(b.folder, "en"));
}
