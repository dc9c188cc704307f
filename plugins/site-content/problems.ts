import { closest, distance } from "fastest-levenshtein";

/** Something wrong in the content: what (with the value), where, and how to mend it. */
export type Problem = {
  readonly severity: "error" | "warning";
  readonly message: string;
  /** How to mend it, one imperative sentence. */
  readonly fix: string;
  /** Path from the project's root. */
  readonly file: string;
  readonly line?: number;
};

export function problem(file: string, line: number | undefined, message: string, fix: string): Problem {
  return { severity: "error", message, fix, file, ...(line !== undefined && { line }) };
}

export function warning(file: string, line: number | undefined, message: string, fix: string): Problem {
  return { ...problem(file, line, message, fix), severity: "warning" };
}

/** ` Did you mean "x"?` when one of the known names is near enough, else nothing. */
export function didYouMean(value: string, known: readonly string[]): string {
  if (known.length === 0) return "";
  const best = closest(
    value.toLowerCase(),
    known.map((name) => name.toLowerCase()),
  );
  const name = known.find((candidate) => candidate.toLowerCase() === best) ?? best;
  return distance(value.toLowerCase(), best) <= Math.max(2, Math.floor(value.length / 3)) ? ` Did you mean "${name}"?` : "";
}

/** One report of every problem, sorted by file and line, errors first within a file. */
export function formatReport(problems: readonly Problem[], where = "the content"): string {
  const sorted = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file, "en") || (a.line ?? 0) - (b.line ?? 0) || a.severity.localeCompare(b.severity, "en"),
  );
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const lines = sorted.map(
    ({ severity, file, line, message, fix }) => `  ${severity === "error" ? "✖" : "⚠"} ${file}${line ? `:${line}` : ""}  ${message}\n      → ${fix}`,
  );
  return `${count(errors, "error")} and ${count(problems.length - errors, "warning")} in ${where}\n\n${lines.join("\n")}`;
}

function count(n: number, word: string): string {
  return `${n} ${word}${n === 1 ? "" : "s"}`;
}
