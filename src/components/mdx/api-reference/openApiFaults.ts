import type { z } from "zod";
import { decoded } from "../../../domain/decoded";
import { partAt, propertyOf } from "../../../domain/json";
import { KIND_NAMES } from "../../../domain/kindNames";
import { didYouMean } from "../../../domain/problems";

/** What is wrong with a document, at a path in it as it is written. */
export type OpenApiFault = {
  readonly path: readonly string[];
  readonly message: string;
  /** How to fix it, where that is known. */
  readonly fix?: string;
};

/** What is wrong with a value that the schema of documents refuses. @param issue as it is found with `reportInput` */
export function faultOf(issue: z.core.$ZodIssue, data: unknown): OpenApiFault {
  const { input } = issue;
  if (issue.path.join() === "openapi") return versionFault(input, data);
  const path = writtenPath(issue.path, data);
  const place = path.length > 0 ? `"${path.join(".")}"` : "the file";
  if (issue.code === "invalid_key")
    return {
      path,
      message: `${place} is not a path, since "${String(path.at(-1))}" does not begin with "/"`,
      fix: `Write /${String(path.at(-1))}.`,
    };
  if (issue.code === "invalid_value" && typeof input === "string") {
    const choices = issue.values.map(String);
    return {
      path,
      message: `${place} is "${input}", which is not one of its values`,
      fix: `Use one of: ${choices.join(", ")}.${didYouMean(input, choices)}`,
    };
  }
  const belongs = issue.code === "invalid_type" ? KIND_NAMES.get(issue.expected) : undefined;
  if (input === undefined)
    return { path, message: `${place} is missing`, fix: `Add it${belongs ? `: ${belongs}` : ""}.` };
  if (belongs === undefined)
    return { path, message: `${place}: ${issue.message.replace("Invalid input: ", "")}` };
  const isUnquoted =
    belongs === KIND_NAMES.get("string") && /^(?:number|boolean)$/.test(typeof input);
  return {
    path,
    message: `${place} is ${shown(input)}, where ${belongs} belongs`,
    fix: isUnquoted ? `Put it in quotes: "${String(input)}".` : `Write ${belongs}.`,
  };
}

/** The version of a document that is not 3.1, or that is written as a number. */
function versionFault(version: unknown, data: unknown): OpenApiFault {
  const swagger = propertyOf(data, "swagger");
  const convert = "Convert the file to OpenAPI 3.1, and write openapi: 3.1.0.";
  if (version === undefined && swagger !== undefined)
    return {
      path: ["swagger"],
      message: `"swagger" is ${shown(swagger)}, where a document of OpenAPI 3.1 belongs`,
      fix: convert,
    };
  if (version === undefined)
    return { path: ["openapi"], message: '"openapi" is missing', fix: "Add openapi: 3.1.0." };
  return {
    path: ["openapi"],
    message: `"openapi" is ${shown(version)}, where 3.1.0 belongs`,
    fix: /^3\.1(?:\.|$)/.test(String(version)) ? "Write openapi: 3.1.0." : convert,
  };
}

/** A value as a report names it. */
export function shown(value: unknown): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "a mapping" : JSON.stringify(value).slice(0, 60);
}

/** Where a path of a document without references leads in the document as it is written. */
export function writtenPath(path: readonly PropertyKey[], document: unknown): readonly string[] {
  return path.reduce<readonly string[]>((place, key) => {
    const name = String(key);
    const part = partAt(document, place);
    const isHere = propertyOf(part, name) !== undefined;
    const reference = propertyOf(part, "$ref");
    const isThere = !isHere && typeof reference === "string";
    return [...(isThere ? namesOf(reference) : place), name];
  }, []);
}

/** The names of a reference's path: RFC 6901. */
export function namesOf(reference: string): readonly string[] {
  const names = reference.slice(2).split("/");
  return names.map((name) => decoded(name).replaceAll("~1", "/").replaceAll("~0", "~"));
}
