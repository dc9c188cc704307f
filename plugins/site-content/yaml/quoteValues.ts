import { lenient, type Problem, problem } from "../../../src/domain/problems";
import type { YamlSource } from "./yamlSource";

/** The prefix of a key: spaces, and dashes of list entries. */
const BEFORE = "^([ ]*(?:-[ ]+)*)";
/** A key with text that contains a colon or begins with a character reserved by YAML. */
const UNQUOTED = new RegExp(
  `${BEFORE}([A-Za-z_][\\w.-]*):[ \\t]+(?![ \\t])((?!["'[{|>#]|&\\S+ [[{])(?:[\`@%*].*|.*:(?:[ \\t].*)?))$`,
  "s",
);
/** A key whose value follows its colon without a space, unless it is an address. */
const UNSPACED = new RegExp(`${BEFORE}([A-Za-z_][\\w.-]*):(?!//)([^\\s:].*)$`, "s");

/** Decides which values get quotes, and how that is reported. */
export type QuoteRules = {
  /** Whether a value without its quotes is a warning. */
  readonly foreign: boolean;
  /** Lines of the file that the parser rejects: elsewhere an indented line may be part of a longer text. */
  readonly faulty: ReadonlySet<number | undefined>;
  /** Whether only these lines are changed; otherwise unindented keys get quotes on any line. */
  readonly isFaulty?: boolean;
};

/**
 * Adds quotes to YAML values that need them, such as `title: Fees: an overview`, and missing spaces after colons; also returns
 * what was changed. Meant for YAML that cannot be read otherwise.
 */
export function quoteValues(
  { file, text, lineOffset }: YamlSource,
  { foreign, faulty, isFaulty = false }: QuoteRules,
): { readonly text: string; readonly notes: readonly Problem[] } {
  const notes: Problem[] = [];
  const report = foreign ? lenient : problem;
  const until = foreign ? "; until then it is read so" : "";
  const hasAnchors = anchorsOf(text).length > 0;
  const lines = text.split("\n").map((line, index) => {
    const at = index + 1 + lineOffset;
    const [, before = "", key, written] = UNQUOTED.exec(line.trimEnd()) ?? [];
    if (
      key !== undefined &&
      written !== undefined &&
      !(hasAnchors && /^\*[\w.-]+$/.test(written)) &&
      ((before === "" && !isFaulty) || faulty.has(at))
    ) {
      const bracketed = withBracket(written);
      const quoted = `${key}: ${bracketed ?? JSON.stringify(written)}`;
      const message =
        bracketed === undefined
          ? `The value of "${key}" needs quotes: ${written}`
          : `The value of "${key}" ends with a bracket that was never opened: ${written}`;
      notes.push(report(file, at, message, `Write ${quoted}${until}.`));
      return before + quoted;
    }
    const spaced = faulty.has(at) ? withSpace(line.trimEnd()) : undefined;
    if (!spaced) return line;
    notes.push(
      report(
        file,
        at,
        `The colon of "${spaced.key}" has no space after it.`,
        `Write ${spaced.pair}${until}.`,
      ),
    );
    return spaced.before + spaced.pair;
  });
  return { text: lines.join("\n"), notes };
}

/** The anchors in YAML text: names of values that are used again further down. */
export function anchorsOf(text: string): string[] {
  return [...text.matchAll(/(?<=[:\s,[{-]\s)&([\w.-]+)/g)].map(([, name = ""]) => name);
}

/**
 * Adds the missing bracket before keys and values that are followed by one: `label: Tides }`, also for a full-width or escaped
 * one.
 */
function withBracket(written: string): string | undefined {
  if (!/^(?:\\\{|｛)?\s*[\w"-]+:\s[^{}]*\}$/.test(written)) return undefined;
  return `{ ${written.replace(/^(?:\\\{|｛)/, "").trimStart()}`;
}

/** Adds the missing space after the colon to a line or string that is a key and a value; undefined for any other. */
export function withSpace(line: string) {
  const [, before = "", key, value] = UNSPACED.exec(line) ?? [];
  if (key === undefined || value === undefined) return undefined;
  return { before, key, pair: `${key}: ${value}` };
}
