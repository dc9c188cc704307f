import { isNode, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { didYouMean, lenient, type Problem, problem } from "../../src/domain/problems";
import { duplicateKeys } from "./duplicateKeys";
import { wrongKind } from "./wrongKind";

export type YamlSource = {
  readonly file: string;
  readonly text: string;
  /** Lines above the YAML in its file: 1 for front matter, 0 for a whole file. */
  readonly lineOffset: number;
};

export type Validated<T> = {
  readonly value?: T;
  readonly problems: readonly Problem[];
  /** Line of a key in the file, or of its nearest parent that is written there. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
  /** Keys at the top, also of entries that are wrong. */
  readonly keys: readonly string[];
};

/** How parsing treats what a schema refuses. */
export type YamlRules = {
  /** Unknown keys are warnings, because files made for other tools have keys of their own. */
  readonly ownKeys?: boolean;
};

/** Characters of front matter, and of a whole YAML file: more takes seconds to parse. */
const MAX_FRONT_MATTER = 64_000;
const MAX_FILE = 1_000_000;
/** Problems of one file that are named: to find the line of each takes time, and nobody reads thousands. */
const MAX_NAMED = 100;

/**
 * Whether YAML has more lists and objects inside each other than a parser takes: 100 in brackets or
 * dashes, or an indentation of 500. A parser that runs out of stack can end the whole process.
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
 * Parses YAML and checks it against a schema. Every problem carries the line it is about. Unknown keys, and wrong
 * properties of the entries of a record, are left out of the value.
 */
export function parseYaml<Schema extends z.ZodType>(
  source: YamlSource,
  schema: Schema,
  { ownKeys = false }: YamlRules = {},
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
    return unfit("The YAML has too many lists and objects inside each other.", "Make it flatter.");
  const lines = new LineCounter();
  const document = parseDocument(source.text, {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: false,
  });
  const lineAt = (offset: number) => lines.linePos(offset).line + source.lineOffset;
  const lineOf = (path: readonly PropertyKey[]) => lineAt(offsetOf(document, path));
  const faults = [
    ...document.errors.map(({ message, pos }) => ({ message: message.split("\n")[0], at: pos[0] })),
    ...duplicateKeys(document).map((at) => ({ message: "Map keys must be unique", at })),
  ];
  if (faults.length > 0) {
    const problems = faults.map(({ message, at }) =>
      problem(
        source.file,
        lineAt(at),
        `This is not valid YAML: ${message}.`,
        "Quote text that contains { } : # or begins with a special character, and check the indentation.",
      ),
    );
    return { problems, lineOf, keys: [] };
  }
  let data: unknown;
  try {
    data = document.toJS() ?? {};
  } catch (error) {
    return { problems: [unreadable(source, error, lineAt)], lineOf, keys: [] };
  }
  const keys = data !== null && typeof data === "object" ? Object.keys(data) : [];
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return { value: result.data, problems: [], lineOf, keys };
  const { issues } = result.error;
  const problems = issues
    .slice(0, MAX_NAMED)
    .flatMap((issue) => describeIssue(issue, schema, source.file, lineOf, ownKeys));
  if (issues.length > MAX_NAMED)
    problems.push(
      problem(
        source.file,
        undefined,
        `The YAML has ${issues.length - MAX_NAMED} more problems.`,
        "Correct those that are named first.",
      ),
    );
  const rest = schema.safeParse(withoutFaults(data, issues));
  return { ...(rest.success && { value: rest.data }), problems, lineOf, keys };
}

/** The data without unknown keys and without wrong properties of a record's entries. */
function withoutFaults(data: unknown, issues: readonly Issue[]): unknown {
  const rest: unknown = structuredClone(data);
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys) remove(rest, [...issue.path, key]);
    else if (issue.code === "invalid_key" || issue.path.length === 2) remove(rest, issue.path);
  }
  return rest;
}

function remove(data: unknown, path: readonly PropertyKey[]): void {
  const parent = path.slice(0, -1).reduce<unknown>((value, key) => property(value, key), data);
  const key = path.at(-1);
  if (parent !== null && typeof parent === "object" && !Array.isArray(parent) && key !== undefined)
    Reflect.deleteProperty(parent, key);
}

/** `title: *Bold* text` reads as a reference to a name that nothing has. */
function unreadable(
  { file, text }: YamlSource,
  error: unknown,
  lineAt: (offset: number) => number,
): Problem {
  const message = error instanceof Error ? error.message : String(error);
  const name = /alias .*: (\S+)$/.exec(message)?.[1];
  const what =
    name === undefined ? message : `*${name} is an alias for an anchor that does not exist`;
  return problem(
    file,
    lineAt(Math.max(0, text.indexOf(`*${name}`))),
    `This is not valid YAML: ${what}.`,
    "Quote text that begins with *.",
  );
}

function offsetOf(
  document: ReturnType<typeof parseDocument>,
  path: readonly PropertyKey[],
): number {
  for (let depth = path.length; depth > 0; depth--) {
    const keys = path.slice(0, depth);
    const parent = document.getIn(keys.slice(0, -1), true);
    const pair =
      parent && typeof parent === "object" && "items" in parent && Array.isArray(parent.items)
        ? parent.items.find(
            (item: { key?: { value?: unknown } }) => item.key?.value === keys.at(-1),
          )
        : undefined;
    const node = pair?.key ?? document.getIn(keys, true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

type Issue = z.core.$ZodIssue;

function describeIssue(
  issue: Issue,
  schema: z.ZodType,
  file: string,
  lineOf: (path: readonly PropertyKey[]) => number,
  ownKeys: boolean,
): Problem[] {
  const where = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    const known = knownKeys(schema, issue.path);
    return issue.keys
      .slice(0, MAX_NAMED)
      .map((key) =>
        (ownKeys ? lenient : problem)(
          file,
          lineOf([...issue.path, key]),
          `Unknown key "${key}"${where ? ` in ${where}` : ""}.${didYouMean(key, known)}`,
          `Remove it or use one of: ${known.join(", ")}.`,
        ),
      );
  }
  const key = where || "the file";
  if (
    issue.code === "invalid_type" &&
    issue.input === undefined &&
    issue.message.includes("undefined")
  ) {
    return [
      problem(file, lineOf(issue.path), `"${key}" is missing.`, `Add ${key} (${issue.expected}).`),
    ];
  }
  if (issue.code === "invalid_key")
    return [
      problem(
        file,
        lineOf(issue.path),
        `"${key}" is not right: ${issue.issues[0]?.message}.`,
        "Rename the key.",
      ),
    ];
  const { message, fix } = wrongKind(issue, where ? `"${where}"` : "The file") ?? {
    message: `"${key}" is not right: ${issue.message}.`,
    fix: `Correct the value of ${key}.`,
  };
  return [problem(file, lineOf(issue.path), message, fix)];
}

/** Keys an object of the schema may have at a path. */
function knownKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let current: unknown = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  for (const key of path) current = step(current, key);
  const properties = property(current, "properties");
  return properties && typeof properties === "object" ? Object.keys(properties) : [];
}

function step(schema: unknown, key: PropertyKey): unknown {
  if (typeof key === "number") return property(schema, "items");
  return (
    property(property(schema, "properties"), String(key)) ??
    property(schema, "additionalProperties")
  );
}

function property(value: unknown, key: PropertyKey): unknown {
  return value !== null && typeof value === "object" && key in value
    ? Reflect.get(value, key)
    : undefined;
}
