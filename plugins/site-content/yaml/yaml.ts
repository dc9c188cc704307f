import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from "yaml";
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
};

/** Maximum characters of front matter and of a data file: more would take seconds to parse. */
const MAX_FRONT_MATTER = 64_000;
const MAX_FILE = 1_000_000;

const INVALID =
  'Correct it. Text with : # { [ * & or @ in it needs quotes: title: "Pools: how they work".';

/**
 * Parses YAML and checks it against a schema. Every problem carries the line it is about.
 * @param variables values of the product, which are filled in in all texts
 */
export function parseYaml<Schema extends z.ZodType>(
  source: YamlSource,
  schema: Schema,
  variables?: Variables,
): Validated<z.infer<Schema>> {
  const { file, text, lineOffset } = source;
  const limit = lineOffset > 0 ? MAX_FRONT_MATTER : MAX_FILE;
  const unread = (rule: "invalid-data" | "unreadable-file", message: string, fix?: string) => ({
    problems: [problem(rule, file, lineOffset || undefined, message, fix)],
    lineOf: () => lineOffset + 1,
  });
  if (text.length > limit)
    return unread(
      "unreadable-file",
      `The YAML has ${text.length} characters, more than ${limit}.`,
      "Split the file, or move text below the front matter.",
    );
  try {
    return readYaml(source, schema, variables);
  } catch (error) {
    // aliases without an anchor or without end, and lists in lists in lists
    if (!(error instanceof ReferenceError || error instanceof RangeError)) throw error;
    return unread("invalid-data", `This is not valid YAML: ${error.message}.`, INVALID);
  }
}

function readYaml<Schema extends z.ZodType>(
  { file, text, lineOffset }: YamlSource,
  schema: Schema,
  variables: Variables | undefined,
): Validated<z.infer<Schema>> {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    uniqueKeys: text.length <= MAX_FRONT_MATTER, // it compares each key with all others
  });
  const lineAt = (offset: number) => counter.linePos(offset).line + lineOffset;
  const lineOf = (path: readonly PropertyKey[]) => lineAt(offsetOf(document.contents, path));
  const [error] = document.errors;
  if (error) {
    const said = error.message.split("\n", 1)[0];
    const message = `This is not valid YAML: ${said}.`.replace(/[.:]\.$/, ".");
    return {
      problems: [problem("invalid-data", file, lineAt(error.pos[0]), message, INVALID)],
      lineOf,
    };
  }
  const written: unknown = document.toJS() ?? {};
  const data = variables ? fillData(written, variables) : written;
  const { issues, ...checked } = checkData(data, schema, (path) => {
    const node = document.getIn(path, true);
    return isScalar(node) ? node.source : undefined;
  });
  return {
    ...checked,
    data,
    lineOf,
    problems: [...hiddenTexts(data, file, lineOf), ...issueProblems(issues, file, lineOf)],
  };
}

/** Data whose texts are not what they look like. */
function hiddenTexts(data: unknown, file: string, lineOf: Validated<unknown>["lineOf"]): Problem[] {
  return textsIn(data)
    .flatMap(({ text, path }) => {
      const fault = textFault(text);
      return fault ? [problem("hidden-text", file, lineOf(path), fault.message, fault.fix)] : [];
    })
    .slice(0, MAX_NAMED);
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
