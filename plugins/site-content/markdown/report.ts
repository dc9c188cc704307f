import { lenient, type Problem, problem, warning } from "../../../src/domain/problems";

/** Takes a problem of the page that is being read, at a line of its file; a lenient one is a warning unless the site is strict. */
export type Report = (
  severity: "error" | "warning" | "lenient",
  line: number | undefined,
  message: string,
  fix: string,
) => unknown;

const MAKERS = { error: problem, warning, lenient };

/** Collects the problems of one file in `problems`. */
export function reportTo(problems: Problem[], file: string): Report {
  return (severity, line, message, fix) =>
    problems.push(MAKERS[severity](file, line, message, fix));
}

/** A text of the page as a report quotes it: at most this many characters, with three dots in place of the rest. */
export function quotable(text: string, most = 80): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** Errors of a program rather than of the text that it reads. */
const INTERNAL = /^(?:Type|Range|Reference)Error$/;

/** First line of an error's message, without the punctuation at its ends; that of a parser's own failure would tell an author nothing. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && INTERNAL.test(error.name)) return "its parser gives up";
  const message = error instanceof Error ? error.message : String(error);
  return (message.trim().split("\n")[0] ?? "").replace(/(?<![\s:.])[\s:.]+$/, "");
}
