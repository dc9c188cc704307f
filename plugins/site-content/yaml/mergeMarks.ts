import { type Fault, type Problem, problem } from "../../../src/domain/problems";
import { FencedCode } from "../markdown/text/fences";

const MARK = /^(?:<{7}|>{7}) \S/m;
const FIX =
  "Keep what is right in either version, and remove the lines with <<<<<<<, ======= and >>>>>>>.";

/** A merge conflict marker, as named in a report. */
export function markLeft(mark: string): Fault {
  return {
    message: `A merge left the conflict marker "${mark}" here.`,
    fix: FIX,
  };
}

/**
 * Finds merge conflict markers that Git has left in a file. Those inside fenced code are examples.
 * @param lineOffset lines of the file before the text
 * @returns the text with only the first version and unchanged line numbers, so that the rest can be checked; and the problems
 */
export function withoutMergeMarks({
  file,
  text,
  lineOffset = 0,
}: {
  readonly file: string;
  readonly text: string;
  readonly lineOffset?: number;
}): { readonly text: string; readonly problems: readonly Problem[] } {
  if (!MARK.test(text)) return { text, problems: [] };
  const problems: Problem[] = [];
  const fences = new FencedCode();
  let version: "first" | "other" | undefined;
  const lines = text.split("\n").map((line, index) => {
    if (version !== "other" && fences.has(line)) return line;
    const mark = MARK.test(line) ? line[0] : undefined;
    if (mark !== undefined) {
      if (mark === "<" || version === undefined) {
        const { message, fix } = markLeft(line.trim());
        problems.push(problem(file, index + 1 + lineOffset, message, fix));
      }
      version = mark === "<" ? "first" : undefined;
      return "";
    }
    if (version === undefined) return line;
    if (/^(?:={7}|\|{7})(?:\s|$)/.test(line)) version = "other";
    return version === "other" ? "" : line;
  });
  return { text: lines.join("\n"), problems };
}
