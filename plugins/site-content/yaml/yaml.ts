import { isScalar } from "yaml";
import type { z } from "zod";
import { type Problem, problem } from "../../../src/domain/problems";
import { commaCuts } from "./commaCuts";
import { cutValues } from "./cutValues";
import { withLists } from "./foreignValues";
import { hiddenText } from "./hiddenText";
import { withoutMergeMarks } from "./mergeMarks";
import { offsetOf } from "./offsetOf";
import { readableKeys } from "./readableKeys";
import { readable } from "./readableYaml";
import { unindentedKeys } from "./unindentedKeys";
import { describeIssue, emptyFile, MAX_NAMED, withoutFaults, withoutMisspelt } from "./yamlIssues";
import type { YamlSource } from "./yamlSource";
import { withoutStandIns } from "./yamlValues";

export type Validated<T> = {
  readonly value?: T;
  /** The data of the YAML, whether it fits the schema or not. */
  readonly data?: unknown;
  /** True if the file is not valid YAML; `data` has the keys that could be read. */
  readonly isBroken?: true;
  readonly problems: readonly Problem[];
  /** Line of a key in the file, or of its nearest parent that is present. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
  /** Top-level keys, including those of entries that are wrong or cannot be read. */
  readonly keys: readonly string[];
};

/** How parsing treats what a schema rejects. */
export type YamlRules = {
  /** Files made for other tools: unknown keys and choices, and values that lack quotes, are warnings. */
  readonly foreign?: boolean;
  /** The file is optional. */
  readonly optional?: boolean;
};

/** An unindented key, also in YAML that cannot be read. */
const KEY = /^[A-Za-z_][\w.-]*(?=\s*:)/gm;

/** Maximum characters of front matter: more would take seconds to parse. */
export const MAX_FRONT_MATTER = 64_000;
/** Maximum characters of a YAML file. */
const MAX_FILE = 1_000_000;

/**
 * Whether YAML nests lists and objects deeper than the parser can handle: 100 levels of brackets or dashes, or an indentation of
 * 500. A parser that runs out of stack can end the whole process.
 */
export function nestsTooDeeply(yaml: string): boolean {
  if (/^ {500}/m.test(yaml) || /(?:[-?:][ \t]+){100}/.test(yaml)) return true;
  let depth = 0;
  for (const bracket of yaml.match(/[[\]{}]/g) ?? []) {
    depth = Math.max(0, depth + (bracket === "[" || bracket === "{" ? 1 : -1));
    if (depth > 100) return true;
  }
  return false;
}

/**
 * Parses YAML and checks it against a schema. Every problem carries the line it is about. Unknown keys, and wrong properties of
 * the entries of a record, are omitted from the value.
 */
export function parseYaml<Schema extends z.ZodType>(
  source: YamlSource,
  schema: Schema,
  rules: YamlRules = {},
): Validated<z.infer<Schema>> {
  const merged = withoutMergeMarks(source);
  const read = parseFilled({ ...source, text: merged.text }, schema, rules);
  return { ...read, problems: [...merged.problems, ...withoutStandIns(read.problems)] };
}

function parseFilled<Schema extends z.ZodType>(
  source: YamlSource,
  schema: Schema,
  { foreign = false, optional = false }: YamlRules,
): Validated<z.infer<Schema>> {
  const unfit = (message: string, fix: string): Validated<z.infer<Schema>> => ({
    problems: [problem(source.file, source.lineOffset || undefined, message, fix)],
    lineOf: () => source.lineOffset + 1,
    keys: [],
  });
  const limit = source.lineOffset > 0 ? MAX_FRONT_MATTER : MAX_FILE;
  if (source.text.length > limit)
    return unfit(
      `The YAML has ${source.text.length} characters, more than ${limit}.`,
      source.lineOffset > 0 ? "Move text below the front matter." : "Split the file.",
    );
  if (nestsTooDeeply(source.text))
    return unfit("The YAML nests lists and objects too deeply.", "Flatten it.");
  const read = readable(source, foreign);
  /** What the schema rejects in data, and the value of the rest. */
  const check = (data: unknown) => {
    const whole = schema.safeParse(data, { reportInput: true });
    const issues = whole.error?.issues ?? [];
    const rest = whole.success ? whole : schema.safeParse(withoutFaults(data, issues, foreign));
    return { issues, checked: rest.success ? { value: rest.data } : {} };
  };
  const lineOf = (path: readonly PropertyKey[]) => read.lineAt(offsetOf(read.document, path));
  if ("problems" in read) {
    const data = withoutStandIns(readableKeys(source.text));
    return {
      ...(foreign && check(data).checked),
      data,
      isBroken: true,
      problems: read.problems,
      lineOf,
      keys: source.text.match(KEY) ?? [],
    };
  }
  const written = (path: readonly PropertyKey[]) => {
    const node = read.document.getIn(path, true);
    return isScalar(node) ? withoutStandIns(node.source) : undefined;
  };
  const data = foreign ? withLists(read.data) : read.data;
  const notes = [...read.notes, ...cutValues(source.file, read)];
  const keys = data !== null && typeof data === "object" ? Object.keys(data) : [];
  const { issues: all, checked } = check(data);
  const checkedFile = { file: source.file, lineOf, foreign };
  const cut = commaCuts(all, read.document, checkedFile);
  const found = cut.rest;
  if (read.isEmpty && found.length > 0 && source.lineOffset === 0)
    return { data, problems: [emptyFile(source.file, schema, optional)], lineOf, keys };
  const beside = unindentedKeys(data, found, schema, checkedFile);
  const issues = foreign ? beside.rest : withoutMisspelt(beside.rest); // there an unknown key is only a warning
  const named = issues.slice(0, MAX_NAMED);
  const whole = source.lineOffset === 0 ? "The file" : "The front matter";
  const problems = [
    ...notes,
    ...cut.problems.slice(0, MAX_NAMED),
    ...hiddenText(data).map(({ path, message, fix }) =>
      problem(source.file, lineOf(path), message, fix),
    ),
    ...beside.problems,
    ...named.flatMap((issue) =>
      describeIssue(issue, schema, { ...checkedFile, written, data, whole }),
    ),
  ];
  if (issues.length > MAX_NAMED)
    problems.push(
      problem(
        source.file,
        undefined,
        `The YAML has ${issues.length - MAX_NAMED} more problems.`,
        "Correct those that are named first.",
      ),
    );
  return { ...checked, data, problems, lineOf, keys };
}
