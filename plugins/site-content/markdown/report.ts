import type { VFile } from "vfile";
import { type Problem, problem } from "../../../src/domain/problems";
import { RULES, type Rule } from "../../../src/domain/rules";

/** Adds a problem of a rule to the file that a plugin of the chain reads. @param fix how to fix it; by default that of the rule */
export function report(
  file: VFile,
  rule: Rule,
  line: number | undefined,
  message: string,
  fix: string = RULES[rule].fix,
): void {
  const place = line === undefined ? undefined : { line, column: 1 };
  file.message(message, { ruleId: rule, source: "site-content", place }).note = fix;
}

/** The problems of a file. What MDX's own parser reports has no rule of ours and is of `mdx-syntax`. */
export function problemsOf({ messages, path }: Pick<VFile, "messages" | "path">): Problem[] {
  return messages.map(({ ruleId, line, reason, note }) =>
    isRule(ruleId)
      ? problem(ruleId, path, line, reason, note)
      : problem("mdx-syntax", path, line ?? lineIn(reason), firstLine(reason)),
  );
}

/** The line that MDX names in the text of a message alone: `(7:1-7:25)`. */
function lineIn(reason: string): number | undefined {
  const [, line] = /\((\d+):\d+-/.exec(reason) ?? [];
  return line === undefined ? undefined : Number(line);
}

/** Whether an error is a message of unified's: it says what the parser cannot read, and where. */
export function isMessage(error: unknown): error is VFile["messages"][number] {
  return error instanceof Error && "reason" in error && "ruleId" in error;
}

function isRule(id: string | undefined): id is Rule {
  return id !== undefined && Object.hasOwn(RULES, id);
}

/** Text of the page as quoted in a report: at most this many characters. */
export function quotable(text: string, most = 80): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** Why something failed, in one line without punctuation at its end. */
export function reasonOf(error: unknown): string {
  if (error instanceof RangeError) return "it nests too deeply";
  if (error instanceof TypeError) return "the parser gives up";
  return firstLine(error instanceof Error ? error.message : String(error)).replace(/[\s:.]+$/, "");
}

function firstLine(text: string): string {
  return text.trim().split("\n", 1)[0] ?? "";
}
