import type { z } from "zod";
import { isObject, partAt } from "../../../src/domain/json";
import { lenient, type Problem, problem } from "../../../src/domain/problems";
import { knownKeys } from "./schemaParts";
import { type CheckedFile, type Issue, MAX_NAMED } from "./yamlIssues";

type Path = readonly PropertyKey[];

/**
 * Reports keys that are beside a key without a value although they belong below it: `product:` followed by an unindented `name:`.
 * @param issues the issues that the schema found in the data
 * @returns a problem for each such key, and the issues that do not follow from it
 */
export function unindentedKeys(
  data: unknown,
  issues: readonly Issue[],
  schema: z.ZodType,
  { file, lineOf, foreign }: CheckedFile,
): { readonly problems: readonly Problem[]; readonly rest: readonly Issue[] } {
  const problems: Problem[] = [];
  let rest = issues;
  for (const { path, input } of issues.slice(0, MAX_NAMED)) {
    const keys = input === null ? keysBelow(data, path, rest, schema) : [];
    if (keys.length === 0) continue;
    const isLenient = foreign && !rest.some((one) => isAt(one, path.slice(0, -1), keys));
    const name = String(path.at(-1));
    problems.push(
      (isLenient ? lenient : problem)(
        file,
        lineOf(path),
        `"${name}" is empty, and the keys below it are not indented: ${keys.join(", ")}.`,
        `Put two more spaces before each of these keys, so that they belong to ${name}.`,
      ),
    );
    rest = withoutKeys(rest, path, keys);
  }
  return { problems, rest };
}

/** The rejected keys directly below a key without a value that would be valid inside it. */
function keysBelow(data: unknown, path: Path, issues: readonly Issue[], schema: z.ZodType) {
  const above = path.slice(0, -1);
  const mapping = partAt(data, above);
  if (path.length === 0 || !isObject(mapping)) return [];
  const known = knownKeys(schema, path, []);
  const all = Object.keys(mapping);
  const after = all.slice(all.indexOf(String(path.at(-1))) + 1);
  const end = after.findIndex((key) => !known.includes(key));
  return after
    .slice(0, end < 0 ? undefined : end)
    .filter((key) =>
      issues.some((issue) => isAt(issue, above, [key]) || unknown(issue, above, key)),
    );
}

function withoutKeys(issues: readonly Issue[], path: Path, keys: readonly string[]): Issue[] {
  const above = path.slice(0, -1);
  return issues.flatMap((issue) => {
    if (isAt(issue, above, [...keys, String(path.at(-1))])) return [];
    if (issue.code !== "unrecognized_keys" || !isSame(issue.path, above)) return [issue];
    const others = issue.keys.filter((key) => !keys.includes(key));
    return others.length > 0 ? [{ ...issue, keys: others }] : [];
  });
}

/** Whether an issue concerns one of the given keys of a mapping, or something inside it. */
function isAt({ path }: Issue, above: Path, keys: readonly string[]): boolean {
  return isSame(path.slice(0, above.length), above) && keys.includes(String(path[above.length]));
}

function unknown(issue: Issue, above: Path, key: string): boolean {
  return (
    issue.code === "unrecognized_keys" && isSame(issue.path, above) && issue.keys.includes(key)
  );
}

function isSame(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index]);
}
