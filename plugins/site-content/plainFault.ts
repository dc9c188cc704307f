import type { z } from "zod";
import type { Fault } from "../../src/domain/problems";
import { shown } from "./wrongKind";

/** What values of a format look like, for faults that the schema has no words for. */
const FORMATS: ReadonlyMap<string, readonly [what: string, example: string]> = new Map([
  ["date", ["a date", "2027-01-31"]],
  ["datetime", ["a time", "2027-01-31T12:00:00Z"]],
  ["url", ["an address", "https://docs.example.com"]],
  ["email", ["an e-mail address", "team@example.com"]],
  ["base64", ["a text in Base64", "MCowBQYDK2VwAyEA"]],
]);

/**
 * A value that is too long, too short, too large, too small or of another format, in plain words; undefined for other faults,
 * and for those that the schema has words for.
 * @param issue as it is found with `reportInput`
 */
export function plainFault(issue: z.core.$ZodIssue, key: string): Fault | undefined {
  if (!/^(Too (big|small)|Invalid )/.test(issue.message)) return undefined;
  if (issue.code === "too_big") return tooMuch(issue, key);
  if (issue.code === "too_small") return tooLittle(issue, key);
  const format = issue.code === "invalid_format" ? FORMATS.get(issue.format) : undefined;
  if (!format) return undefined;
  const [what, example] = format;
  return {
    message: `"${key}" is ${shown(issue.input)}, where ${what} belongs.`,
    fix: `Write ${what} such as ${example}.`,
  };
}

function tooMuch(
  { origin, maximum, input, inclusive }: z.core.$ZodIssueTooBig,
  key: string,
): Fault {
  const size = sizeOf(origin, input);
  if (size === undefined)
    return {
      message: `"${key}" is ${shown(input)}, ${inclusive ? `more than ${maximum}` : `not less than ${maximum}`}.`,
      fix: inclusive ? `Write ${maximum} or less.` : `Write less than ${maximum}.`,
    };
  return {
    message: `"${key}" has ${size}, more than ${maximum}${shownText(input)}.`,
    fix: `Shorten it to ${maximum} or fewer.`,
  };
}

function tooLittle(
  { origin, minimum, input, inclusive }: z.core.$ZodIssueTooSmall,
  key: string,
): Fault {
  const size = sizeOf(origin, input);
  if (size === undefined)
    return {
      message: `"${key}" is ${shown(input)}, ${inclusive ? `less than ${minimum}` : `not more than ${minimum}`}.`,
      fix: inclusive ? `Write ${minimum} or more.` : `Write more than ${minimum}.`,
    };
  return {
    message: `"${key}" has ${size}, fewer than ${minimum}${shownText(input)}.`,
    fix: `Write ${minimum} or more.`,
  };
}

/** "3 characters", "1 entry"; undefined for what has no size. */
function sizeOf(origin: string, input: unknown): string | undefined {
  const names = { string: ["character", "characters"], array: ["entry", "entries"] }[origin];
  const length = typeof input === "string" || Array.isArray(input) ? input.length : undefined;
  if (!names || length === undefined) return undefined;
  return `${length} ${names[length === 1 ? 0 : 1]}`;
}

function shownText(input: unknown): string {
  return typeof input === "string" ? `; it is ${shown(input)}` : "";
}
