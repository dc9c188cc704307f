import { lenient, type Problem, problem } from "../../src/domain/problems";

/** A key at the left edge with a text that has a colon, or begins with a character that YAML keeps for itself. */
const UNQUOTED =
  /^([A-Za-z_][\w-]*):[ \t]+(?![ \t])((?!["'[{|>#]|&\S+ [[{])(?:[`@%*].*|.*:(?:[ \t].*)?))$/s;

/**
 * YAML with quotes around the values that need them, `title: Fees: an overview` for one, and what was quoted.
 * Meant for YAML that cannot be read without.
 * @param lineOffset lines above the YAML in its file @param foreign whether that is a warning
 */
export function quoteValues(
  file: string,
  yaml: string,
  lineOffset: number,
  foreign: boolean,
): { readonly text: string; readonly notes: readonly Problem[] } {
  const notes: Problem[] = [];
  const lines = yaml.split("\n").map((line, at) => {
    const [, key, written] = UNQUOTED.exec(line.trimEnd()) ?? [];
    if (key === undefined || written === undefined) return line;
    const quoted = `${key}: ${JSON.stringify(written)}`;
    notes.push(
      (foreign ? lenient : problem)(
        file,
        at + 1 + lineOffset,
        `The value of "${key}" needs quotes: ${written}`,
        `Write ${quoted}${foreign ? "; until then it is read so" : ""}.`,
      ),
    );
    return quoted;
  });
  return { text: lines.join("\n"), notes };
}
