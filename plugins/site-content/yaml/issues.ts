import { z } from "zod";
import { partAt } from "../../../src/domain/json";
import { didYouMean, type Problem, problem } from "../../../src/domain/problems";

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

/** Most problems that a file is reported for. */
export const MAX_NAMED = 100;

/**
 * What a schema makes of data. A number where text belongs is the text as it is written; what the schema refuses is
 * left out of the value, where the rest fits it.
 * @param writtenAt text of a value in its file
 */
export function checkData<Schema extends z.ZodType>(
  data: unknown,
  schema: Schema,
  writtenAt: (path: Path) => string | undefined,
): { readonly issues: readonly Issue[]; readonly value?: z.infer<Schema> } {
  const check = (value: unknown) =>
    schema.safeParse(value, { reportInput: true, error: knownKeys });
  const first = check(data);
  if (first.success) return { issues: [], value: first.data };
  const written: unknown = structuredClone(data);
  for (const { input, path } of first.error.issues)
    if (typeof input === "number" || typeof input === "boolean")
      Reflect.set(holderOf(written, path), path.at(-1) ?? "", writtenAt(path) ?? String(input));
  const again = check(written);
  if (again.success) return { issues: [], value: again.data };
  const { issues } = again.error;
  for (const path of issues.flatMap(faultyPaths))
    Reflect.deleteProperty(holderOf(written, path), path.at(-1) ?? "");
  const rest = check(written);
  return { issues, ...(rest.success && { value: rest.data }) };
}

/** The object that holds what is at a path. */
function holderOf(data: unknown, path: Path): object {
  return Object(partAt(data, path.slice(0, -1)));
}

/** Unknown keys, or the key whose value is wrong: a list with a wrong entry is left out as a whole. */
function faultyPaths(issue: Issue): Path[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => [...issue.path, key]);
  return [issue.path.slice(0, issue.path.findLastIndex((key) => typeof key === "string") + 1)];
}

/** The message of unknown keys: those that the object may have. */
function knownKeys({ code, inst }: z.core.$ZodRawIssue): string | undefined {
  return code === "unrecognized_keys" && inst instanceof z.ZodObject
    ? Object.keys(inst.shape).join(", ")
    : undefined;
}

/** The problems of what a schema refuses, with their lines; at most {@link MAX_NAMED}. */
export function issueProblems(
  issues: readonly Issue[],
  file: string,
  lineOf: (path: Path) => number,
): Problem[] {
  const first = issues.slice(0, MAX_NAMED);
  return first.flatMap((issue) => problemsOf(issue, file, lineOf)).slice(0, MAX_NAMED);
}

function problemsOf(issue: Issue, file: string, lineOf: (path: Path) => number): Problem[] {
  const where = issue.path.join(".");
  if (issue.code === "unrecognized_keys")
    return issue.keys.slice(0, MAX_NAMED).map((key) => {
      const guess = didYouMean(key, issue.message.split(", "));
      const message = `Unknown key "${key}"${where ? ` in ${where}` : ""}.${guess}`;
      const fix = `Remove it or use one of: ${issue.message}.`;
      return problem("unknown-key", file, lineOf([...issue.path, key]), message, fix);
    });
  const name = where || "the file";
  const found = (message: string, fix: string) => [
    problem("invalid-data", file, lineOf(issue.path), message, fix),
  ];
  const said = (issue.code === "invalid_key" ? issue.issues[0]?.message : issue.message) ?? "";
  const told = said.replace(/^Invalid input: /, ""); // zod's own; those of our schemas say what to write
  const { input } = issue;
  if (input === undefined && issue.code !== "invalid_key")
    return found(`"${name}" is missing.`, said === told ? `Add ${name}: ${told}.` : `Add ${name}.`);
  const value = typeof input === "object" ? "" : ` It is ${JSON.stringify(input)?.slice(0, 80)}.`;
  return found(`"${name}" is not valid: ${told}.${value}`, `Correct ${name}.`);
}
