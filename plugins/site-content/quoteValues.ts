import { lenient, type Problem, problem } from "../../src/domain/problems";

/** What stands before a key: spaces, and dashes of a list's entries. */
const BEFORE = "^([ ]*(?:-[ ]+)*)";
/** A key with a text that has a colon, or begins with a character that YAML keeps for itself. */
const UNQUOTED = new RegExp(
  `${BEFORE}([A-Za-z_][\\w.-]*):[ \\t]+(?![ \\t])((?!["'[{|>#]|&\\S+ [[{])(?:[\`@%*].*|.*:(?:[ \\t].*)?))$`,
  "s",
);
/** A key whose value follows its colon without a space; no address. */
const UNSPACED = new RegExp(`${BEFORE}([A-Za-z_][\\w.-]*):(?!//)([^\\s:].*)$`, "s");

/**
 * YAML with quotes around the values that need them, `title: Fees: an overview` for one, with the spaces that colons lack, and what
 * was changed. Meant for YAML that cannot be read without.
 * @param lineOffset lines above the YAML in its file @param foreign whether that is a warning
 * @param faulty lines of the file that the parser refuses: elsewhere an indented line may be part of a longer text
 */
export function quoteValues(
  file: string,
  yaml: string,
  lineOffset: number,
  foreign: boolean,
  faulty: ReadonlySet<number | undefined>,
): { readonly text: string; readonly notes: readonly Problem[] } {
  const notes: Problem[] = [];
  const report = foreign ? lenient : problem;
  const until = foreign ? "; until then it is read so" : "";
  const lines = yaml.split("\n").map((line, index) => {
    const at = index + 1 + lineOffset;
    const [, before = "", key, written] = UNQUOTED.exec(line.trimEnd()) ?? [];
    if (key !== undefined && written !== undefined && (before === "" || faulty.has(at))) {
      const quoted = `${key}: ${JSON.stringify(written)}`;
      notes.push(
        report(
          file,
          at,
          `The value of "${key}" needs quotes: ${written}`,
          `Write ${quoted}${until}.`,
        ),
      );
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

/** A line of YAML, or a text, that is a key and a value but for the space after the colon; undefined for another one. */
export function withSpace(line: string) {
  const [, before = "", key, value] = UNSPACED.exec(line) ?? [];
  if (key === undefined || value === undefined) return undefined;
  return { before, key, pair: `${key}: ${value}` };
}
