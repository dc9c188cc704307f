import path from "node:path";
import { OPENAPI } from "../../../../src/domain/constants";
import { closestName, didYouMean, type Problem, warning } from "../../../../src/domain/problems";
import { DATA_FILES } from "../../schemas/jsonSchemas";
import { DOCS_FOLDER, isCategoryFile } from "./source";

const CATEGORY = "_category.yml";

/** Names that API descriptions and the owner's style sheet have in other tools. */
const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/^content\/(?:openapi|swagger)\.(?:ya?ml|json)$/i, `content/${OPENAPI}`],
  [/^content\/theme\.css$/i, "content/theme.css"],
];

/**
 * Reports a file whose name is almost that of a data file, or of one that describes a folder: nothing reads it.
 * @param file path that the report gives
 * @param place where the file belongs in the content
 */
export function unreadData(file: string, place: string): Problem[] {
  const meant = meantBy(place);
  return meant
    ? [warning(file, undefined, `Nothing reads this file.${meant}`, "Rename it, or remove it.")]
    : [];
}

function meantBy(place: string): string | undefined {
  const [, known] = ELSEWHERE.find(([names]) => names.test(place)) ?? [];
  if (known !== undefined) return place === known ? undefined : ` Did you mean "${known}"?`;
  if (!/\.ya?ml$/i.test(place)) return undefined;
  const { dir, base } = path.posix.parse(place);
  if (place.startsWith(`${DOCS_FOLDER}/`)) {
    if (isCategoryFile(place)) return undefined;
    return /^categor/i.test(base) ? ` Did you mean "${CATEGORY}"?` : didYouMean(base, [CATEGORY]);
  }
  const files = DATA_FILES.map((each) => path.posix.parse(each));
  if (DATA_FILES.includes(place) || !files.some((each) => each.dir === dir)) return undefined;
  // Only names are compared: the folder says nothing about what was meant, and two long paths are always similar.
  const name = closestName(
    base,
    files.map((each) => each.base),
  );
  const near = files.find((each) => each.base === name);
  return near && ` Did you mean "${near.dir}/${near.base}"?`;
}
