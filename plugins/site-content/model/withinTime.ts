import { createContext, Script } from "node:vm";
import { type Problem, problem } from "../../../src/domain/problems";

/** Seconds that each step of reading one page may take; one page of 3,000 words takes a tenth of one. */
export const TIME_LIMIT = 20;

const context = createContext({ run: undefined });
const script = new Script("run()");

/**
 * Runs a function and stops it when it takes too long: a regular expression on maliciously crafted text could run for hours.
 * @returns undefined when it was stopped
 */
export function withinTime<Value>(
  run: () => Value,
  seconds = TIME_LIMIT,
): { readonly value: Value } | undefined {
  context.run = run;
  try {
    return { value: script.runInContext(context, { timeout: seconds * 1000 }) };
  } catch (error) {
    if (Reflect.get(Object(error), "code") !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    return undefined;
  } finally {
    context.run = undefined; // it holds the pages of the site, for as long as the process lives
  }
}

/** The problem of a page that took too long. @param line where reading it stopped, if known */
export function unparsed(file: string, line: number | undefined, reason: string): Problem {
  return problem(
    file,
    line,
    `The page could not be parsed: ${reason}.`,
    "Remove what was added last, or split the page.",
  );
}

/** The reason why a page is given up after its time. */
export function tooSlow(seconds: number): string {
  return `it takes more than ${seconds} seconds`;
}
