import path from "node:path";
import { didYouMean, type Problem, warning } from "../../../../src/domain/problems";
import { DATA_FILES } from "../../schemas/jsonSchemas";
import { DOCS_FOLDER, isCategoryFile } from "./source";

const CATEGORY = "_category.yml";

/**
 * A YAML file whose name is nearly that of one with data, or of one that describes a folder: what it says is on no page.
 * @param file path that the report names @param place where the file belongs in the content
 */
export function unreadData(file: string, place: string): Problem[] {
  if (!/\.ya?ml$/i.test(place)) return [];
  const name = path.posix.basename(place);
  const meant = place.startsWith(`${DOCS_FOLDER}/`)
    ? !isCategoryFile(place) &&
      (/^categor/i.test(name) ? ` Did you mean "${CATEGORY}"?` : didYouMean(name, [CATEGORY]))
    : !DATA_FILES.includes(place) && didYouMean(place, DATA_FILES);
  return meant
    ? [warning(file, undefined, `Nothing reads this file.${meant}`, "Rename it, or remove it.")]
    : [];
}
