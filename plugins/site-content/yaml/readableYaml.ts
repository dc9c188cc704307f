import { LineCounter, parseDocument } from "yaml";
import { closestName, type Problem, problem } from "../../../src/domain/problems";
import { anchorsOf, type QuoteRules, quoteValues } from "./quoteValues";
import { TABS, takeSecondKeys, withoutTabs, type YamlFault, yamlFaults } from "./yamlFaults";
import type { YamlSource } from "./yamlSource";
import { withoutStandIns } from "./yamlValues";

/** The result of reading YAML: its data, or the problems that prevent it. */
export type Read = {
  readonly document: ReturnType<typeof parseDocument>;
  /** Returns the line in the file for an offset in the YAML. */
  readonly lineAt: (offset: number) => number;
} & (
  | { readonly data: unknown; readonly notes: readonly Problem[]; readonly isEmpty: boolean }
  | { readonly problems: readonly Problem[] }
);

/** How often YAML is read again after quotes were added: the parser stops at the first fault of most kinds. */
const PASSES = 20;

/**
 * The data of YAML, or why it cannot be read. Missing quotes and spaces after colons are added, and tabs that indent lines are
 * replaced by spaces, so that the rest is also checked. If that is not enough, only the parser's own faults are reported: other
 * lines may be part of them.
 */
export function readable(source: YamlSource, foreign: boolean): Read {
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

/** Reads YAML with missing quotes and spaces after colons added, and notes each change. */
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
  const notes = takeSecondKeys(document).map(report);
  try {
    const data: unknown = document.toJS();
    const isEmpty = data === null || data === undefined;
    return { document, lineAt, data: withoutStandIns(data ?? {}), notes, isEmpty };
  } catch (error) {
    return { document, lineAt, problems: [...notes, unreadable(source, error, lineAt)] };
  }
}

/** `title: *Bold* text` reads as an alias of an anchor that does not exist. */
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
      "This is not valid YAML: its aliases (*name) expand to too much data.",
      "Write the values themselves instead of the aliases.",
    );
  const name = /alias (?:(?!alias ).)*: (\S+)$/.exec(message)?.[1];
  const what =
    name === undefined ? message : `*${name} is an alias for an anchor that does not exist`;
  const meant = name === undefined ? undefined : closestName(name, anchorsOf(text));
  return problem(
    file,
    lineAt(Math.max(0, text.indexOf(`*${name}`))),
    `This is not valid YAML: ${what}.${meant === undefined ? "" : ` Did you mean "*${meant}"?`}`,
    meant === undefined
      ? "Quote text that begins with *."
      : "Correct it; text that begins with * needs quotes.",
  );
}
