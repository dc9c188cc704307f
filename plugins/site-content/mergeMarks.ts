import { FencedCode } from "./markdown/fences";

/** A fault of a text, with its line, counted from 1. */
export type MergeFault = { readonly line: number; readonly message: string; readonly fix: string };

const MARK = /^(?:<{7}|>{7}) \S/;
const FIX =
  "Keep what is right of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.";

/**
 * Finds what Git leaves in a file where two people changed the same lines. Such marks inside a fence of code are an example.
 * @returns the text with the first version alone, its lines where they were, so that the rest can be checked; and the faults
 */
export function withoutMergeMarks(text: string): {
  readonly text: string;
  readonly faults: readonly MergeFault[];
} {
  if (!/^(?:<{7}|>{7}) \S/m.test(text)) return { text, faults: [] };
  const faults: MergeFault[] = [];
  const fences = new FencedCode();
  let version: "first" | "other" | undefined;
  const lines = text.split("\n").map((line, index) => {
    if (version !== "other" && fences.has(line)) return line;
    const mark = MARK.test(line) ? line[0] : undefined;
    if (mark !== undefined) {
      if (mark === "<" || version === undefined)
        faults.push({
          line: index + 1,
          message: `A merge left its mark "${line.trim()}" here, where a text has two versions.`,
          fix: FIX,
        });
      version = mark === "<" ? "first" : undefined;
      return "";
    }
    if (version === undefined) return line;
    if (/^(?:={7}|\|{7})(?:\s|$)/.test(line)) version = "other";
    return version === "other" ? "" : line;
  });
  return { text: lines.join("\n"), faults };
}
