import { lenient, type Problem, problem } from "../../../src/domain/problems";
import type { YamlSource } from "./yamlSource";

/** What stands before a key: spaces, and dashes of a list's entries. */
const BEFORE = "^([ ]*(?:-[ ]+)*)";
/** A key with a text that has a colon, or begins with a character that YAML keeps for itself. */
const UNQUOTED = new RegExp(
  `${BEFORE}([A-Za-z_][\\w.-]*):[ \\t]+(?![ \\t])((?!["'[{|>#]|&\\S+ [[{])(?:[\`@%*].*|.*:(?:[ \\t].*)?))$`,
  "s",
);
/** A key whose value follows its colon without a space; no address. */
const UNSPACED = new RegExp(`${BEFORE}([A-Za-z_][\\w.-]*):(?!//)([^\\s:].*)$`, "s");

/** Which values get quotes, and how that is reported. */
export type QuoteRules = {
  /** Whether a value without its quotes is a warning. */
  readonly foreign: boolean;
  /** Lines of the file that the parser refuses: elsewhere an indented line may be part of a longer text. */
  readonly faulty: ReadonlySet<number | undefined>;
  /** Whether only these lines are changed; else keys at the left edge get quotes on any line. */
  readonly isFaulty?: boolean;
};

/**
 * YAML with quotes around the values that need them, `title: Fees: an overview` for one, with the spaces that colons lack, and what
 * was changed. Meant for YAML that cannot be read without.
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

/** The names that values of a YAML text get for use further down. */
export function anchorsOf(text: string): string[] {
  return [...text.matchAll(/(?<=[:\s,[{-]\s)&([\w.-]+)/g)].map(([, name = ""]) => name);
}

/** Keys and values with the bracket before them that the one behind them lacks: `label: Tides }`, also for a full-width or escaped one. */
function withBracket(written: string): string | undefined {
  if (!/^(?:\\\{|｛)?\s*[\w"-]+:\s[^{}]*\}$/.test(written)) return undefined;
  return `{ ${written.replace(/^(?:\\\{|｛)/, "").trimStart()}`;
}

/** A line of YAML, or a text, that is a key and a value but for the space after the colon; undefined for another one. */
export function withSpace(line: string) {
  const [, before = "", key, value] = UNSPACED.exec(line) ?? [];
  if (key === undefined || value === undefined) return undefined;
  return { before, key, pair: `${key}: ${value}` };
}
