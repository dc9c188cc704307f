import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument, visit } from "yaml";
import type { z } from "zod";
import { textFault } from "../../../src/domain/hiddenText";
import { textsIn } from "../../../src/domain/json";
import { type Problem, problem } from "../../../src/domain/problems";
import { fillData, type Variables } from "../markdown/variables";
import { checkData, issueProblems, MAX_NAMED } from "./issues";

/** YAML of a file. */
export type YamlSource = {
  readonly file: string;
  readonly text: string;
  /** Lines above the YAML in its file: 1 for front matter, 0 for a whole file. */
  readonly lineOffset: number;
};

export type Validated<T> = {
  /** Without what the schema refuses, where the rest fits it. */
  readonly value?: T;
  /** The data of the YAML, whether it fits the schema or not; undefined if it is not valid YAML. */
  readonly data?: unknown;
  readonly problems: readonly Problem[];
  /** Line of a key in the file, or of its nearest parent that is present. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
  /** Top-level keys, including those of entries that are wrong. */
  readonly keys: readonly string[];
};

export type YamlOptions = {
  /** Unknown keys are a warning: another tool may read them. */
  readonly foreign?: boolean;
  readonly variables?: Variables;
};

/** Maximum characters of front matter and of a data file: more would take seconds to parse. */
export const MAX_FRONT_MATTER = 64_000;
const MAX_FILE = 1_000_000;

/** Parses YAML and checks it against a schema. Every problem carries the line it is about. */
export function parseYaml<Schema extends z.ZodType>(
  { file, text, lineOffset }: YamlSource,
  schema: Schema,
  { foreign = false, variables }: YamlOptions = {},
): Validated<z.infer<Schema>> {
  const limit = lineOffset > 0 ? MAX_FRONT_MATTER : MAX_FILE;
  const unread = (rule: "invalid-data" | "unreadable-file", message: string, fix: string) => ({
    problems: [problem(rule, file, lineOffset || undefined, message, fix)],
    lineOf: () => lineOffset + 1,
    keys: [],
  });
  if (text.length > limit)
    return unread(
      "unreadable-file",
      `The YAML has ${text.length} characters, more than ${limit}.`,
      "Split the file, or move text below the front matter.",
    );
  try {
    const { document, lineOf, errors } = readYaml(text, lineOffset);
    if (errors.length > 0) {
      const keys = text.match(/^[A-Za-z_][\w.-]*(?=\s*:)/gm) ?? [];
      const problems = errors.map(({ line, message, fix }) =>
        problem("invalid-data", file, line, message, fix),
      );
      return { problems, lineOf, keys };
    }
    const written: unknown = document.toJS() ?? {};
    const data = variables ? fillData(written, variables) : written;
    const checked = checkData(data, schema, (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    });
    return {
      ...("value" in checked && { value: checked.value }),
      data,
      lineOf,
      keys: Object.keys(Object(data)),
      problems: [
        ...hiddenTexts(data, file, lineOf),
        ...issueProblems(checked.issues, schema, { file, lineOf, foreign }),
      ],
    };
  } catch (error) {
    if (error instanceof ReferenceError)
      return unread("invalid-data", `This is not valid YAML: ${error.message}.`, QUOTE); // an alias without its anchor, or too many
    if (!(error instanceof RangeError)) throw error;
    return unread("invalid-data", "The YAML nests lists and objects too deeply.", "Flatten it.");
  }
}

/** Data whose texts are not what they look like. */
export function hiddenTexts(
  data: unknown,
  file: string,
  lineOf: Validated<unknown>["lineOf"],
): Problem[] {
  return textsIn(data)
    .flatMap(({ text, path }) => {
      const fault = textFault(text);
      return fault ? [problem("hidden-text", file, lineOf(path), fault.message, fault.fix)] : [];
    })
    .slice(0, MAX_NAMED);
}

const QUOTE = 'Put text with : # { [ * & or @ in it in quotes: title: "Pools: how they work".';

function readYaml(text: string, lineOffset: number) {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    uniqueKeys: false, // it compares each key with all others
  });
  const lineAt = (offset: number) => counter.linePos(offset).line + lineOffset;
  const lineOf = (path: readonly PropertyKey[]) => lineAt(offsetOf(document.contents, path));
  const failed = (line: number, what: string, fix = QUOTE) => ({
    line,
    message: `This is not valid YAML: ${what.split("\n", 1)[0]}.`.replace(/[.:]\.$/, "."),
    fix,
  });
  const errors = [
    ...document.errors.slice(0, 1).map(({ message, pos }) => failed(lineAt(pos[0]), message)),
    ...secondKeys(document).map(({ key, at }) => ({
      line: lineAt(at),
      message: `The key "${key}" is repeated here.`,
      fix: "Remove one of the two.",
    })),
  ];
  return { document, lineOf, errors };
}

/** Offset of a key, or of its nearest parent that is present. */
function offsetOf(contents: unknown, path: readonly PropertyKey[]): number {
  let offset = 0;
  let parent = contents;
  for (const key of path) {
    const pair = isMap(parent)
      ? parent.items.find((each) => isScalar(each.key) && String(each.key.value) === String(key))
      : undefined;
    const value = pair ? pair.value : isSeq(parent) ? parent.get(key, true) : undefined;
    offset = ((pair?.key ?? value) as ParsedNode | undefined)?.range?.[0] ?? offset;
    parent = value;
  }
  return offset;
}

/** Keys that an earlier one in the same mapping repeats. */
function secondKeys(document: ReturnType<typeof parseDocument>): { key: string; at: number }[] {
  const found: { key: string; at: number }[] = [];
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) found.push({ key: String(key.value), at: key.range?.[0] ?? 0 });
        seen.add(key.value);
      }
    },
  });
  return found;
}
