import { lenient, type Problem, problem, warning } from "../../../src/domain/problems";

/**
 * Reports a problem of the page that is being read, at a line of its file; a lenient one is a warning unless the site is strict.
 */
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

/** Text of the page as quoted in a report: at most this many characters, with the rest replaced by three dots. */
export function quotable(text: string, most = 80): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** Errors caused by a program, not by the text that it reads. */
const INTERNAL = /^(?:Type|Range|Reference)Error$/;

/**
 * First line of an error's message, without the punctuation at its ends; a generic one if the parser itself failed, since its
 * message would mean nothing to an author.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && INTERNAL.test(error.name)) return "its parser gives up";
  const message = error instanceof Error ? error.message : String(error);
  return (message.trim().split("\n")[0] ?? "").replace(/(?<![\s:.])[\s:.]+$/, "");
}
