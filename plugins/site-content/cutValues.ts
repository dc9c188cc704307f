import { isMap, isScalar, type parseDocument } from "yaml";
import { lenient, type Problem } from "../../src/domain/problems";

/**
 * Values of front matter that end where their author had none of it: `title: Issue #5` is "Issue", since YAML takes the rest
 * for a comment. A `#` with a space behind it is meant as one.
 * @param lineOf the line of a key at the top
 */
export function cutValues(
  file: string,
  { contents }: ReturnType<typeof parseDocument>,
  lineOf: (key: string) => number,
): Problem[] {
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || !isScalar(value) || value.type !== "PLAIN") return [];
    const { comment } = value;
    if (!comment || /^\s/.test(comment) || value.value === null) return [];
    const name = String(key.value);
    return [
      lenient(
        file,
        lineOf(name),
        `"${name}" ends before "#${comment}", which YAML takes for a comment.`,
        "Put the value in quotes, or a space behind the # of a comment.",
      ),
    ];
  });
}
