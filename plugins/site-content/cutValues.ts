import { isMap, isScalar, type parseDocument } from "yaml";
import { lenient, type Problem } from "../../src/domain/problems";

/**
 * Values of front matter that end where their author had none of it: `title: Issue #5` is "Issue", since YAML takes the rest
 * for a comment. A `#` with a space behind it is meant as one.
 */
export function cutValues(
  file: string,
  {
    document,
    lineAt,
  }: {
    readonly document: ReturnType<typeof parseDocument>;
    /** Line in the file of a place in the YAML. */
    readonly lineAt: (offset: number) => number;
  },
): Problem[] {
  if (!isMap(document.contents)) return [];
  return document.contents.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || !isScalar(value) || value.type !== "PLAIN") return [];
    const { comment } = value;
    if (!comment || /^\s/.test(comment) || value.value === null) return [];
    return [
      lenient(
        file,
        lineAt(key.range?.[0] ?? 0),
        `"${String(key.value)}" ends before "#${comment}", which YAML takes for a comment.`,
        "Put the value in quotes, or a space behind the # of a comment.",
      ),
    ];
  });
}
