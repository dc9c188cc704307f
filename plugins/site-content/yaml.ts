import { isNode, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { didYouMean, type Problem, problem } from "./problems";

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
};

/** Parses YAML and checks it against a schema. Every problem carries the line it is about. */
export function parseYaml<Schema extends z.ZodType>(source: YamlSource, schema: Schema): Validated<z.infer<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(source.text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const lineAt = (offset: number) => lines.linePos(offset).line + source.lineOffset;
  const lineOf = (path: readonly PropertyKey[]) => lineAt(offsetOf(document, path));
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ message, pos }) =>
      problem(
        source.file,
        lineAt(pos[0]),
        `This is not valid YAML: ${message.split("\n")[0]}.`,
        "Put text that holds { } : # or begins with a sign in quotation marks, and check the indentation.",
      ),
    );
    return { problems, lineOf };
  }
  let data: unknown;
  try {
    data = document.toJS() ?? {};
  } catch (error) {
    return { problems: [unreadable(source, error, lineAt)], lineOf };
  }
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, problems: [], lineOf };
  const problems = result.error.issues.flatMap((issue) => describeIssue(issue, schema, source.file, lineOf));
  return { problems, lineOf };
}

/** `title: *Bold* text` reads as a reference to a name that nothing has. */
function unreadable({ file, text }: YamlSource, error: unknown, lineAt: (offset: number) => number): Problem {
  const message = error instanceof Error ? error.message : String(error);
  const name = /alias .*: (\S+)$/.exec(message)?.[1];
  const what = name === undefined ? message : `*${name} refers to a name that nothing has`;
  return problem(file, lineAt(Math.max(0, text.indexOf(`*${name}`))), `This is not valid YAML: ${what}.`, "Put text that begins with * in quotation marks.");
}

function offsetOf(document: ReturnType<typeof parseDocument>, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const keys = path.slice(0, depth);
    const parent = document.getIn(keys.slice(0, -1), true);
    const pair =
      parent && typeof parent === "object" && "items" in parent && Array.isArray(parent.items)
        ? parent.items.find((item: { key?: { value?: unknown } }) => item.key?.value === keys.at(-1))
        : undefined;
    const node = pair?.key ?? document.getIn(keys, true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

type Issue = z.core.$ZodIssue;

function describeIssue(issue: Issue, schema: z.ZodType, file: string, lineOf: (path: readonly PropertyKey[]) => number): Problem[] {
  const where = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    const known = knownKeys(schema, issue.path);
    return issue.keys.map((key) =>
      problem(
        file,
        lineOf([...issue.path, key]),
        `Unknown key "${key}"${where ? ` in ${where}` : ""}.${didYouMean(key, known)}`,
        `Remove it or use one of: ${known.join(", ")}.`,
      ),
    );
  }
  const key = where || "the file";
  if (issue.code === "invalid_type" && issue.input === undefined && issue.message.includes("undefined")) {
    return [problem(file, lineOf(issue.path), `"${key}" is missing.`, `Add ${key} (${issue.expected}).`)];
  }
  if (issue.code === "invalid_key") return [problem(file, lineOf(issue.path), `"${key}" is not right: ${issue.issues[0]?.message}.`, "Rename the key.")];
  return [problem(file, lineOf(issue.path), `"${key}" is not right: ${issue.message}.`, `Correct the value of ${key}.`)];
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
  return property(property(schema, "properties"), String(key)) ?? property(schema, "additionalProperties");
}

function property(value: unknown, key: string): unknown {
  return value !== null && typeof value === "object" && key in value ? Reflect.get(value, key) : undefined;
}
