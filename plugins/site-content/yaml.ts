import { isScalar, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { type Problem, problem } from "../../src/domain/problems";
import { cutValues } from "./cutValues";
import { withLists } from "./foreignValues";
import { hiddenText } from "./hiddenText";
import { withoutMergeMarks } from "./mergeMarks";
import { offsetOf } from "./offsetOf";
import { type QuoteRules, quoteValues } from "./quoteValues";
import { readableKeys } from "./readableKeys";
import { unindentedKeys } from "./unindentedKeys";
import { secondKeys, TABS, withoutTabs, type YamlFault, yamlFaults } from "./yamlFaults";
import { describeIssue, emptyFile, MAX_NAMED, withoutFaults, withoutMisspelt } from "./yamlIssues";
import { withoutStandIns } from "./yamlValues";

export type YamlSource = {
  readonly file: string;
  readonly text: string;
  /** Lines above the YAML in its file: 1 for front matter, 0 for a whole file. */
  readonly lineOffset: number;
};

export type Validated<T> = {
  readonly value?: T;
  /** What the YAML holds, whether it fits or not. */
  readonly data?: unknown;
  /** The file is not YAML; `data` has the keys of it that are. */
  readonly isBroken?: true;
  readonly problems: readonly Problem[];
  /** Line of a key in the file, or of its nearest parent that is written there. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
  /** Keys at the top, also of entries that are wrong or cannot be read. */
  readonly keys: readonly string[];
};

/** How parsing treats what a schema refuses. */
export type YamlRules = {
  /** Files made for other tools: unknown keys and choices, and values that lack quotes, are warnings. */
  readonly foreign?: boolean;
  /** The site can do without the file. */
  readonly optional?: boolean;
};

/** A key at the left edge, also of YAML that cannot be read. */
const KEY = /^[A-Za-z_][\w.-]*(?=\s*:)/gm;

/** Characters of front matter: more takes seconds to parse. */
export const MAX_FRONT_MATTER = 64_000;
/** Those of a whole YAML file. */
const MAX_FILE = 1_000_000;

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
    return unfit("The YAML has too many lists and objects inside each other.", "Make it flatter.");
  const read = readable(source, foreign);
  /** What the schema refuses of data, and the value of the rest. */
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
  const { issues: found, checked } = check(data);
  if (read.isEmpty && found.length > 0 && source.lineOffset === 0)
    return { data, problems: [emptyFile(source.file, schema, optional)], lineOf, keys };
  const beside = unindentedKeys(data, found, schema, { file: source.file, lineOf, foreign });
  const issues = foreign ? beside.rest : withoutMisspelt(beside.rest); // there an unknown key is only a warning
  const named = issues.slice(0, MAX_NAMED);
  const problems = [
    ...notes,
    ...hiddenText(data).map(({ path, message, fix }) =>
      problem(source.file, lineOf(path), message, fix),
    ),
    ...beside.problems,
    ...named.flatMap((issue) =>
      describeIssue(issue, schema, source.file, { lineOf, written, data }, foreign),
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

type Read = {
  readonly document: ReturnType<typeof parseDocument>;
  /** Line in the file of a place in the YAML. */
  readonly lineAt: (offset: number) => number;
} & (
  | { readonly data: unknown; readonly notes: readonly Problem[]; readonly isEmpty: boolean }
  | { readonly problems: readonly Problem[] }
);

/** How often YAML is read again after values got their quotes: the parser ends at the first fault of most kinds. */
const PASSES = 20;

/**
 * The data of YAML, or why it cannot be read. Values that only lack quotes get them, colons a space, and lines that tabs indent get
 * spaces, so that the rest is checked, too. Where that is not enough, only what the parser refuses: other lines may be part of it.
 */
function readable(source: YamlSource, foreign: boolean): Read {
  const read = readYaml(source);
  if (!("problems" in read)) return read;
  const tabs = read.problems.filter(({ fix }) => fix === TABS);
  const spaced = tabs.length > 0 ? { ...source, text: withoutTabs(source.text) } : source;
  const all = repaired(spaced, tabs.length > 0 ? readYaml(spaced) : read, { foreign });
  if (!("problems" in all.read))
    return { ...all.read, notes: [...tabs, ...all.notes, ...all.read.notes] };
  if (tabs.length > 0) return read;
  const some = repaired(source, read, { foreign: false, isFaulty: true });
  if (!("problems" in some.read))
    return { ...some.read, notes: [...some.notes, ...some.read.notes] };
  const noted = new Set(some.notes.map(({ line }) => line));
  const others = some.read.problems.filter(({ line }) => !noted.has(line));
  return { ...read, problems: [...some.notes, ...others] };
}

/** YAML as it is read after values got their quotes and colons their space, and a note of each. */
function repaired(
  source: YamlSource,
  first: Read,
  rules: Omit<QuoteRules, "faulty">,
): { readonly read: Read; readonly notes: readonly Problem[] } {
  const notes: Problem[] = [];
  let { text } = source;
  let read = first;
  for (let pass = 0; pass < PASSES && "problems" in read; pass++) {
    const faulty = new Set(read.problems.map(({ line }) => line));
    const quoted = quoteValues({ ...source, text }, { ...rules, faulty });
    if (quoted.text === text) break;
    text = quoted.text;
    notes.push(...quoted.notes);
    read = readYaml({ ...source, text });
  }
  return { read, notes };
}

function readYaml(source: YamlSource): Read {
  const lines = new LineCounter();
  const document = parseDocument(source.text, {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: false,
  });
  const lineAt = (offset: number) => lines.linePos(offset).line + source.lineOffset;
  const report = ({ message, fix, at }: YamlFault) =>
    problem(source.file, lineAt(at), message, fix);
  const faults = yamlFaults(document, source.text, lines);
  if (faults.length > 0) return { document, lineAt, problems: faults.map(report) };
  const notes = secondKeys(document).map(report);
  try {
    const data: unknown = document.toJS();
    const isEmpty = data === null || data === undefined;
    return { document, lineAt, data: withoutStandIns(data ?? {}), notes, isEmpty };
  } catch (error) {
    return { document, lineAt, problems: [...notes, unreadable(source, error, lineAt)] };
  }
}

/** `title: *Bold* text` reads as a reference to a name that nothing has. */
function unreadable(
  { file, text }: YamlSource,
  error: unknown,
  lineAt: (offset: number) => number,
): Problem {
  const message = error instanceof Error ? error.message : String(error);
  if (message.startsWith("Excessive alias count"))
    return problem(
      file,
      lineAt(Math.max(0, text.indexOf(": *"))),
      "This is not valid YAML: its aliases (*name) stand for too much data.",
      "Write the values themselves in place of the aliases.",
    );
  const name = /alias (?:(?!alias ).)*: (\S+)$/.exec(message)?.[1];
  const what =
    name === undefined ? message : `*${name} is an alias for an anchor that does not exist`;
  return problem(
    file,
    lineAt(Math.max(0, text.indexOf(`*${name}`))),
    `This is not valid YAML: ${what}.`,
    "Quote text that begins with *.",
  );
}
