import { lenient, type Problem } from "../../src/domain/problems";

/** A key at the left edge with a text that has a colon, or begins with a character that YAML keeps for itself. */
const UNQUOTED = /^([A-Za-z_][\w-]*):[ \t]+((?!["'[{|>#])(?:[`@%*].*|.*:(?:[ \t].*)?))$/;

/**
 * YAML with quotes around the values that need them, `title: Fees: an overview` for one, and what was quoted.
 * Meant for YAML that cannot be read without.
 * @param lineOffset lines above the YAML in its file
 */
export function quoteValues(
  file: string,
  yaml: string,
  lineOffset: number,
): { readonly text: string; readonly notes: readonly Problem[] } {
  const notes: Problem[] = [];
  const lines = yaml.split("\n").map((line, at) => {
    const [, key, written] = UNQUOTED.exec(line.trimEnd()) ?? [];
    if (key === undefined || written === undefined) return line;
    const quoted = `${key}: ${JSON.stringify(written)}`;
    notes.push(
      lenient(
        file,
        at + 1 + lineOffset,
        `The value of "${key}" needs quotes: ${written}`,
        `Write ${quoted}; until then it is read so.`,
      ),
    );
    return quoted;
  });
  return { text: lines.join("\n"), notes };
}
