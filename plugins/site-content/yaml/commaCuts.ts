import { isMap, isScalar, type parseDocument } from "yaml";
import { lenient, type Problem, problem } from "../../../src/domain/problems";
import type { CheckedFile, Issue } from "./yamlIssues";

const FIX = "Put text with a comma in quotes; write a number without one, such as 1100 or 0.25.";

/**
 * Explains values in brackets that are cut off by a comma, instead of reporting what follows as an unknown key: `{ fix: Write it,
 * or not }` has a key "or not" without a value.
 * @returns the problems, and the issues that have another cause
 */
export function commaCuts(
  issues: readonly Issue[],
  document: ReturnType<typeof parseDocument>,
  { file, lineOf, foreign }: CheckedFile,
): { readonly problems: readonly Problem[]; readonly rest: readonly Issue[] } {
  const problems: Problem[] = [];
  const cut = new Set<string>(); // paths of the values that were cut off
  const rest = issues.flatMap((issue): Issue[] => {
    if (issue.code !== "unrecognized_keys") return [issue];
    const before = valuesBefore(document, issue.path);
    const keys = issue.keys.filter((key) => {
      const value = before.get(key);
      if (value === undefined) return true;
      const path = [...issue.path, value];
      cut.add(path.join());
      const message = `"${path.join(".")}" ends before the comma, and "${key}" after it is read as a key.`;
      problems.push((foreign ? lenient : problem)(file, lineOf(path), message, FIX));
      return false;
    });
    return keys.length === 0 ? [] : [{ ...issue, keys }];
  });
  return { problems, rest: rest.filter(({ path }) => !cut.has(path.join())) };
}

/**
 * The keys of a mapping in brackets that have neither colon nor value, each with the preceding key, whose value has no quotes.
 */
function valuesBefore(
  document: ReturnType<typeof parseDocument>,
  path: readonly PropertyKey[],
): Map<string, string> {
  const map = document.getIn(path, true);
  const found = new Map<string, string>();
  if (!isMap(map) || !map.flow) return found;
  let value: string | undefined;
  for (const pair of map.items) {
    if (!isScalar(pair.key)) continue;
    if (pair.value !== null)
      value =
        isScalar(pair.value) && pair.value.type === "PLAIN" ? String(pair.key.value) : undefined;
    else if (value !== undefined) found.set(String(pair.key.value), value);
  }
  return found;
}
