import { z } from "zod";
import { isObject, partAt, propertyOf } from "../../../src/domain/json";
import { didYouMean, type Problem, problem } from "../../../src/domain/problems";
import { optionsOf } from "../schemas/optionsText";

type Issue = z.core.$ZodIssue;

/** Most problems of one kind that a file is reported for. */
export const MAX_NAMED = 100;

/** What a schema makes of data. A number or a date where text belongs is the text as it is written. */
export function checkData<Schema extends z.ZodType>(
  data: unknown,
  schema: Schema,
  writtenAt: (path: readonly PropertyKey[]) => string | undefined,
): { readonly issues: readonly Issue[]; readonly value?: z.infer<Schema> } {
  const check = (value: unknown) => schema.safeParse(value, { reportInput: true });
  const first = check(data);
  if (first.success) return { issues: [], value: first.data };
  const texts = first.error.issues.filter(
    ({ input }) => typeof input === "number" || typeof input === "boolean" || input instanceof Date,
  );
  const written: unknown = structuredClone(data);
  for (const { path } of texts) {
    const text = writtenAt(path) ?? String(partAt(data, path));
    Reflect.set(Object(partAt(written, path.slice(0, -1))), path.at(-1) ?? "", text);
  }
  const again = check(written);
  if (again.success) return { issues: [], value: again.data };
  const { issues } = again.error;
  if (issues.length > MAX_NAMED) return { issues }; // leaving out each copies the whole
  const rest = check(issues.reduce(withoutFault, written));
  return { issues, ...(rest.success && { value: rest.data }) };
}

/** Data without what an issue is about: unknown keys, or the value itself with its entry of a list. */
function withoutFault(data: unknown, issue: Issue): unknown {
  if (issue.code !== "unrecognized_keys") return withPart(data, issue.path, () => undefined);
  return withPart(data, issue.path, (part) =>
    Object.fromEntries(Object.entries(Object(part)).filter(([key]) => !issue.keys.includes(key))),
  );
}

/** A copy of data with another value at a path; undefined removes a key. */
function withPart(
  data: unknown,
  [key, ...rest]: readonly PropertyKey[],
  change: (part: unknown) => unknown,
): unknown {
  if (key === undefined) return change(data);
  const part = withPart(propertyOf(data, key), rest, change);
  if (Array.isArray(data))
    return data.flatMap((item, at) => (at !== key ? [item] : part === undefined ? [] : [part]));
  if (!isObject(data)) return data;
  const { [String(key)]: _old, ...others } = data;
  return part === undefined ? others : { ...data, [key]: part };
}

type CheckedFile = {
  readonly file: string;
  readonly lineOf: (path: readonly PropertyKey[]) => number;
  readonly foreign: boolean;
};

/** The problems of what a schema refuses, with their lines; at most {@link MAX_NAMED}. */
export function issueProblems(
  issues: readonly Issue[],
  schema: z.ZodType,
  checked: CheckedFile,
): Problem[] {
  const named = issues.slice(0, MAX_NAMED).flatMap((issue) => problemsOf(issue, schema, checked));
  const sizes = issues.map((issue) => (issue.code === "unrecognized_keys" ? issue.keys.length : 1));
  const count = sizes.reduce((sum, size) => sum + size, 0);
  if (count <= MAX_NAMED) return named;
  const { file } = checked;
  const message = `The YAML has ${count - MAX_NAMED} more problems.`;
  return [
    ...named.slice(0, MAX_NAMED),
    problem(
      named.at(-1)?.rule ?? "invalid-data",
      file,
      undefined,
      message,
      "Correct those that are named first.",
    ),
  ];
}

function problemsOf(issue: Issue, schema: z.ZodType, checked: CheckedFile): Problem[] {
  const { file, lineOf, foreign } = checked;
  const where = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    const known = knownKeys(schema, issue.path);
    return issue.keys
      .slice(0, MAX_NAMED)
      .map((key) =>
        problem(
          foreign ? "unknown-key" : "invalid-data",
          file,
          lineOf([...issue.path, key]),
          `Unknown key "${key}"${where ? ` in ${where}` : ""}.${didYouMean(key, known)}`,
          `Remove it or use one of: ${known.join(", ")}.`,
        ),
      );
  }
  const name = where || "the file";
  const found = (message: string, fix: string) => [
    problem("invalid-data", file, lineOf(issue.path), message, fix),
  ];
  const said = (issue.code === "invalid_key" ? issue.issues[0]?.message : issue.message) ?? "";
  const told = said.replace(/^Invalid input: /, ""); // zod's own; those of our schemas say what to write
  if (issue.input === undefined && issue.code !== "invalid_key")
    return found(`"${name}" is missing.`, said === told ? `Add ${name}: ${told}.` : `Add ${name}.`);
  const { input } = issue;
  const value = typeof input === "object" ? "" : ` It is ${JSON.stringify(input)?.slice(0, 80)}.`;
  return found(`"${name}" is not valid: ${told}.${value}`, `Correct ${name}.`);
}

/** Keys that the schema allows an object to have at a path. */
function knownKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const parts = path.map((key) =>
    typeof key === "number" ? "\\[\\]" : `(?:^|\\.)(?:\\*|${String(key).replace(/\W/g, "\\$&")})`,
  );
  const below = new RegExp(`^${parts.join("")}\\.?([\\w-]+)`);
  const all = optionsOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  return [...new Set(all.flatMap((option) => below.exec(option.path)?.[1] ?? []))];
}
