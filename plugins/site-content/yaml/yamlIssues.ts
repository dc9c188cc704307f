import type { z } from "zod";
import { isObject, partAt, propertyOf } from "../../../src/domain/json";
import { KIND_NAMES } from "../../../src/domain/kindNames";
import { orList } from "../../../src/domain/orList";
import { didYouMean, lenient, type Problem, problem } from "../../../src/domain/problems";
import { placeIn } from "./entryName";
import { meantKey } from "./foreignKeys";
import { isForeignValue } from "./foreignValues";
import { plainFault } from "./plainFault";
import { isNeeded, knownKeys, neededText, typesAt } from "./schemaParts";
import { quoted, shown, unquoted, wrongKind } from "./wrongKind";

/** Maximum number of problems reported per file: finding the line of each takes time, and nobody reads thousands. */
export const MAX_NAMED = 100;

/** Zod's message for a value that matches no alternative, where the schema has no message of its own. */
const UNNAMED = "Invalid input";

export type Issue = z.core.$ZodIssue;

/** A file whose data is checked. */
export type CheckedFile = {
  readonly file: string;
  readonly lineOf: (path: readonly PropertyKey[]) => number;
  /** True if it was made for another tool, so that unknown keys and choices are warnings. */
  readonly foreign: boolean;
};

/** A file with what reports say about it. */
type Places = CheckedFile & {
  /** A value as written in the file. */
  readonly written: (path: readonly PropertyKey[]) => string | undefined;
  readonly data: unknown;
  /** What the data as a whole is called: "The front matter". */
  readonly whole: string;
};

/** What is wrong with data that a schema rejects, with its line in the file. */
export function describeIssue(issue: Issue, schema: z.ZodType, places: Places): Problem[] {
  const chosen = chosenIssues(issue);
  if (chosen) return chosen.flatMap((one) => describeIssue(one, schema, places));
  const { file, foreign, lineOf, data } = places;
  const written = places.written(issue.path);
  const where = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    const known = knownKeys(schema, issue.path, issue.keys);
    const { key: part, entry } = placeIn(data, issue.path);
    const within = [part, entry].filter(Boolean).join(" of ");
    return issue.keys.slice(0, MAX_NAMED).map((key) => {
      if (ODD_INDENT.test(key)) return oddlyIndented(file, lineOf([...issue.path, key]), key);
      const meant = meantKey(key, known);
      const isGuess = meant === didYouMean(key, known); // or no key is similar
      return (foreign ? lenient : problem)(
        file,
        lineOf([...issue.path, key]),
        `Unknown key "${key}"${within ? ` in ${within}` : ""}.${meant}`,
        isGuess
          ? `Remove it or use one of: ${known.join(", ")}.`
          : "Write that instead, or remove it.",
      );
    });
  }
  const key = where || "the file";
  const toAdd = missingValue(issue, schema);
  if (toAdd !== undefined)
    return [missing(file, lineOf(issue.path), placeIn(data, issue.path), toAdd)];
  if (issue.code === "invalid_key") {
    const message = `"${key}" is not valid: ${issue.issues[0]?.message}.`;
    const line = lineOf(issue.path);
    return ODD_INDENT.test(where)
      ? [oddlyIndented(file, line, where)]
      : [problem(file, line, message, "Rename the key.")];
  }
  const report = foreign && isForeignValue(issue.path, issue.input) ? lenient : problem;
  const { message, fix } =
    wrongChoice(issue, key) ??
    wrongKind(
      issue,
      where ? `"${where}"` : places.whole,
      written,
      neededText(schema, issue.path) || listText(issue, schema),
    ) ??
    (issue.input === "" ? undefined : plainFault(issue, key)) ??
    noChoice(issue, key, schema, written) ??
    otherFault(issue, key, written, isNeeded(schema, issue.path));
  return [report(file, lineOf(issue.path), message, fix)];
}

/** Spaces that YAML takes for letters, as web pages and office programs use them to indent keys. */
const ODD_INDENT = /^[^\S \t\n]/;

function oddlyIndented(file: string, line: number, key: string): Problem {
  const message = `"${key.trim()}" is indented with a special space character.`;
  return problem(file, line, message, "Indent it with plain spaces.");
}

/** @param what the value to add, as the end of a sentence that asks for it */
function missing(
  file: string,
  line: number,
  { key, entry }: ReturnType<typeof placeIn>,
  what: string,
): Problem {
  if (entry === undefined)
    return problem(file, line, `"${key || "the file"}" is missing.`, `Add ${key}${what}.`);
  const fix = what.startsWith(":") ? `${key} to ${entry}${what}` : `${key}${what}, to ${entry}`;
  return problem(file, line, `"${key}" is missing in ${entry}.`, `Add ${fix}.`);
}

/** The problem of an empty file whose schema requires something. @param optional whether the site can do without the file */
export function emptyFile(file: string, schema: z.ZodType, optional: boolean): Problem {
  const entry = neededText(schema, [0]);
  const belongs =
    entry === "" ? `a mapping (key: value)${neededText(schema, [])}` : `a list of entries${entry}`;
  return problem(
    file,
    undefined,
    "The file is empty.",
    `Write ${belongs}${optional ? ", or delete the file" : ""}.`,
  );
}

/** What is wrong with a value whose type matches no alternative, where the schema has no message for it. */
function noChoice(
  { code, message, input, path }: Issue,
  key: string,
  schema: z.ZodType,
  written: string | undefined,
) {
  if (code !== "invalid_union" || message !== UNNAMED) return undefined;
  const types = typesAt(schema, path);
  const belongs = orList([...new Set(types.flatMap((type) => KIND_NAMES.get(type) ?? []))]);
  if (belongs === "") return undefined;
  if (input === undefined)
    return { message: `"${key}" is missing.`, fix: `Add ${key}, as ${belongs}.` };
  if (types.includes("string") && (typeof input === "number" || typeof input === "boolean"))
    return unquoted(`"${key}"`, written ?? String(input), belongs);
  return {
    message: `"${key}" is ${shown(input)}, but must be ${belongs}.`,
    fix: `Write ${belongs}.`,
  };
}

/** A string, where a list of strings is needed, written as that list: the end of the sentence that asks for it. */
function listText({ code, input, path }: Issue, schema: z.ZodType): string {
  const isScalar = typeof input === "string" || typeof input === "number";
  if (code !== "invalid_type" || !isScalar || !typesAt(schema, [...path, 0]).includes("string"))
    return "";
  const isPlain = typeof input === "string" && /^[\p{L}\p{N}][\p{L}\p{N} ,._-]*$/u.test(input);
  return `: [${isPlain ? input : quoted(String(input))}]`;
}

/** Drops the issue of a missing key that is present but misspelt: its unknown key is reported already. */
export function withoutMisspelt(issues: readonly Issue[]): readonly Issue[] {
  const unknown = new Map<string, readonly string[]>(); // by the path of their mapping
  for (const issue of issues)
    if (issue.code === "unrecognized_keys")
      unknown.set(issue.path.join(), issue.keys.slice(0, MAX_NAMED));
  return issues.filter(({ path, input }) => {
    if (input !== undefined) return true;
    const missing = String(path.at(-1));
    const beside = unknown.get(path.slice(0, -1).join()) ?? [];
    return beside.every((key) => didYouMean(key, [missing]) === "");
  });
}

/** What a missing key requires, as the end of a sentence that asks for it; undefined for a key that is present. */
function missingValue(issue: Issue, schema: z.ZodType): string | undefined {
  if (issue.input !== undefined) return undefined;
  if (issue.code === "invalid_value") return `: ${issue.values.join(" or ")}`;
  if (issue.code !== "invalid_type" || !issue.message.includes("undefined")) return undefined;
  return `, as ${KIND_NAMES.get(issue.expected) ?? issue.expected}${neededText(schema, issue.path)}`;
}

/** A fault with the schema's own message and the value. */
function otherFault(issue: Issue, key: string, written: string | undefined, needed: boolean) {
  const { input } = issue;
  if (input === "" || input === null) {
    const fix = needed ? "Write text." : `Write text, or remove ${key}.`;
    return { message: `"${key}" is empty.`, fix };
  }
  const named = typeof input === "number" ? (written ?? shown(input)) : shown(input);
  const value = input === undefined || typeof input === "object" ? "" : ` It is ${named}.`;
  return {
    message: `"${key}" is not valid: ${issue.message}.${value}`,
    fix: `Correct the value of ${key}.`,
  };
}

/** What is wrong with a value that is not one of the choices of its key. */
function wrongChoice(issue: Issue, key: string) {
  if (issue.code !== "invalid_value" || issue.input === undefined) return undefined;
  const { input, values } = issue;
  const [value, guess] =
    typeof input === "string"
      ? [quoted(input), didYouMean(input, values.map(String))]
      : [shown(input), ""];
  return {
    message: `"${key}" is ${value}, which is not an allowed value.${guess}`,
    fix: `Remove it or use one of: ${values.join(", ")}.`,
  };
}

/** The data without unknown keys, values that a foreign file may have, and wrong properties of a record's entries. */
export function withoutFaults(data: unknown, issues: readonly Issue[], foreign: boolean): unknown {
  const rest: unknown = structuredClone(data);
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys) remove(rest, [...issue.path, key]);
    else if (
      issue.code === "invalid_key" ||
      issue.path.length === 2 ||
      (foreign && issue.path.length === 1) ||
      (foreign && isForeignValue(issue.path, issue.input))
    )
      remove(rest, issue.path);
  }
  return rest;
}

function remove(data: unknown, path: readonly PropertyKey[]): void {
  const parent = partAt(data, path.slice(0, -1));
  const key = path.at(-1);
  if (isObject(parent) && key !== undefined) Reflect.deleteProperty(parent, key);
}

/** The issues of the only alternative that accepts values of this type; undefined for other faults, and if several or none do. */
function chosenIssues(issue: Issue): Issue[] | undefined {
  if (issue.code !== "invalid_union") return undefined;
  if ("options" in issue && issue.discriminator !== undefined) {
    const { path, message, input, options: values = [], discriminator } = issue;
    return [
      { code: "invalid_value", path, message, values, input: propertyOf(input, discriminator) },
    ];
  }
  const isOfKind = (choice: readonly Issue[]) =>
    choice.every(({ path, code }) => path.length > 0 || code === "unrecognized_keys");
  const [choice, ...others] = issue.errors.filter(isOfKind);
  if (choice === undefined || others.length > 0) return undefined;
  return choice.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
}
