import { isPair, isScalar, visit } from "yaml";
import { lenient, type Problem } from "../../../src/domain/problems";
import type { Read } from "./readableYaml";

/**
 * Reports values that end earlier than intended: `title: Issue #5` is "Issue", since YAML takes the rest for a comment. A `#`
 * followed by a space is meant as a comment.
 */
export function cutValues(file: string, { document, lineAt }: Read): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Scalar(place, { type, value, comment, range }, above) {
      if (place === "key" || type !== "PLAIN" || value === null) return;
      if (!comment || /^\s/.test(comment)) return;
      const name = above.findLast(isPair)?.key;
      const what = isScalar(name) ? `"${String(name.value)}"` : "The value";
      problems.push(
        lenient(
          file,
          lineAt(range?.[0] ?? 0),
          `${what} ends before "#${comment}", which YAML takes for a comment.`,
          "Put the value in quotes, or a space after the # of a comment.",
        ),
      );
    },
  });
  return problems;
}
