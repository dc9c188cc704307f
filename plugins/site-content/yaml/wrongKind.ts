import type { z } from "zod";
import { KIND_NAMES } from "../../../src/domain/kindNames";
import type { Fault } from "../../../src/domain/problems";
import { quotable } from "../markdown/report";
import { withSpace } from "./quoteValues";

const SHOWN_CHARACTERS = 60;

/**
 * What is wrong with a value of the wrong type, and how to fix it; undefined for other faults.
 * @param issue an issue found with `reportInput`
 * @param name the key, as the subject of a sentence
 * @param written the value as written in the file: `1.10` is the number 1.1
 * @param parts what a mapping needs, or the list that is meant
 */
export function wrongKind(
  issue: z.core.$ZodIssue,
  name: string,
  written?: string,
  parts = "",
): Fault | undefined {
  if (issue.code !== "invalid_type" || issue.input === undefined) return undefined;
  const belongs = KIND_NAMES.get(issue.expected);
  if (belongs === undefined) return undefined;
  const { input } = issue;
  if (issue.expected === "string" && input !== null && typeof input !== "object")
    return unquoted(name, written ?? shown(input), belongs);
  const isMapping = issue.expected === "object" || issue.expected === "record";
  const spaced = isMapping && typeof input === "string" ? withSpace(input) : undefined;
  return {
    message: `${name} is ${shown(input)}, but must be ${belongs}.`,
    fix: spaced ? `Put a space after the colon: ${spaced.pair}.` : `Write ${belongs}${parts}.`,
  };
}

/** The fault of a number, true or false where text is needed. @param written the value as written in the file */
export function unquoted(name: string, written: string, belongs: string) {
  return {
    message: `${name} is ${written}, but must be ${belongs}.`,
    fix: `Put it in quotes: "${written}".`,
  };
}

/** A value as shown in a report. */
export function shown(value: unknown): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a mapping";
  return typeof value === "string" ? `the text ${quoted(value)}` : quoted(value);
}

/** A scalar as JSON, shortened if it is long. */
export function quoted(value: unknown): string {
  return quotable(JSON.stringify(value) ?? String(value), SHOWN_CHARACTERS);
}
