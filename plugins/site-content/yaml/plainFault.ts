import type { z } from "zod";
import type { Fault } from "../../../src/domain/problems";
import { shown } from "./wrongKind";

/** Descriptions of formats, for faults for which the schema has no message. */
const FORMATS: ReadonlyMap<string, readonly [what: string, example: string]> = new Map([
  ["date", ["a date", "2027-01-31"]],
  ["datetime", ["a time", "2027-01-31T12:00:00Z"]],
  ["url", ["an address", "https://docs.example.com"]],
  ["email", ["an e-mail address", "team@example.com"]],
  ["base64", ["Base64 text", "MCowBQYDK2VwAyEA"]],
]);

/**
 * Says in plain words that a value is too long, too short, too large, too small or in the wrong format; undefined for other
 * faults, and for those with a message in the schema.
 * @param issue an issue found with `reportInput`
 */
export function plainFault(issue: z.core.$ZodIssue, key: string): Fault | undefined {
  if (!/^(Too (big|small)|Invalid )/.test(issue.message)) return undefined;
  if (issue.code === "too_big" || issue.code === "too_small") return beyondLimit(issue, key);
  const format = issue.code === "invalid_format" ? FORMATS.get(issue.format) : undefined;
  if (!format) return undefined;
  const [what, example] = format;
  return {
    message: `"${key}" is ${shown(issue.input)}, but must be ${what}.`,
    fix: `Write ${what} such as ${example}.`,
  };
}

function beyondLimit(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, key: string): Fault {
  const { origin, input, inclusive } = issue;
  const isTooBig = issue.code === "too_big";
  const limit = isTooBig ? issue.maximum : issue.minimum;
  const size = sizeOf(origin, input);
  if (size !== undefined)
    return {
      message: `"${key}" has ${size}, ${isTooBig ? "more" : "fewer"} than ${limit}${shownText(input)}.`,
      fix: isTooBig ? `Shorten it to ${limit} or fewer.` : `Write ${limit} or more.`,
    };
  const [wrong, right] = isTooBig ? ["more", "less"] : ["less", "more"];
  return {
    message: `"${key}" is ${shown(input)}, ${inclusive ? wrong : `not ${right}`} than ${limit}.`,
    fix: inclusive ? `Write ${limit} or ${right}.` : `Write ${right} than ${limit}.`,
  };
}

/** "3 characters", "1 entry"; undefined for a value without a size. */
function sizeOf(origin: string, input: unknown): string | undefined {
  const names = { string: ["character", "characters"], array: ["entry", "entries"] }[origin];
  const length = typeof input === "string" || Array.isArray(input) ? input.length : undefined;
  if (!names || length === undefined) return undefined;
  return `${length} ${names[length === 1 ? 0 : 1]}`;
}

function shownText(input: unknown): string {
  return typeof input === "string" ? `; it is ${shown(input)}` : "";
}
