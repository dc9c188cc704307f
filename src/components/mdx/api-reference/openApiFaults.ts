import type { z } from "zod";
import { decoded } from "../../../domain/decoded";
import { isObject, partAt, propertyOf } from "../../../domain/json";
import { KIND_NAMES } from "../../../domain/kindNames";
import { closestName, didYouMean } from "../../../domain/problems";

/** What is wrong with a document, and its path in the document as written. */
export type OpenApiFault = {
  readonly path: readonly string[];
  readonly message: string;
  /** How to fix it, if known. */
  readonly fix?: string;
};

export class OpenApiError extends Error {
  constructor(readonly faults: readonly OpenApiFault[]) {
    super(faults.map(({ message }) => message).join("; "));
  }
}

/** What is wrong with a value that the document schema rejects. @param issue as reported with `reportInput` */
export function faultOf(issue: z.core.$ZodIssue, data: unknown): OpenApiFault {
  if (issue.path.join() === "openapi") return versionFault(issue.input, data);
  const path = writtenPath(issue.path, data);
  const input = issue.code === "custom" ? partAt(data, path) : issue.input; // in a value that the schema rejects as a whole
  const place = path.length > 0 ? `"${path.join(".")}"` : "the file";
  if (issue.code === "invalid_key") return keyFault(path);
  if (issue.code === "invalid_value" && typeof input === "string") {
    const choices = issue.values.map(String);
    return {
      path,
      message: `${place} is "${input}", which is not an allowed value`,
      fix: `Use one of: ${choices.join(", ")}.${didYouMean(input, choices)}`,
    };
  }
  const belongs = issue.code === "invalid_type" ? KIND_NAMES.get(issue.expected) : undefined;
  const near = input === undefined ? nearKey(path, data) : undefined;
  if (near) return near;
  if (input === undefined)
    return { path, message: `${place} is missing`, fix: `Add it${belongs ? `: ${belongs}` : ""}.` };
  if (issue.code === "invalid_union" && Array.isArray(input) && input.includes(null))
    return { path, message: `${place} has an empty entry`, fix: 'Put it in quotes: "null".' };
  if (belongs === undefined && typeof input === "string")
    return {
      path,
      message: `${place} is ${shown(input)}, which is wrong`,
      fix: `${issue.message.charAt(0).toUpperCase()}${issue.message.slice(1)}.`,
    };
  if (belongs === undefined)
    return { path, message: `${place}: ${issue.message.replace("Invalid input: ", "")}` };
  const isUnquoted =
    belongs === KIND_NAMES.get("string") && /^(?:number|boolean)$/.test(typeof input);
  return {
    path,
    message: `${place} is ${shown(input)}, but must be ${belongs}`,
    fix: isUnquoted ? `Put it in quotes: "${String(input)}".` : `Write ${belongs}.`,
  };
}

/** The fault of a name that no path or response may have. */
function keyFault(path: readonly string[]): OpenApiFault {
  const place = `"${path.join(".")}"`;
  const name = path.at(-1) ?? "";
  if (path.at(-2) === "responses")
    return {
      path,
      message: `${place} is not a response, since "${name}" is not a status`,
      fix: 'Write a status such as "200", "4XX" or default.',
    };
  return {
    path,
    message: `${place} is not a path, since "${name}" does not begin with "/"`,
    fix: `Write /${name}.`,
  };
}

/** The fault of a missing key when the document has one with nearly the same spelling. */
function nearKey(path: readonly string[], data: unknown): OpenApiFault | undefined {
  const name = path.at(-1) ?? "";
  const around = path.slice(0, -1);
  const written = partAt(data, around);
  if (name.length < 4 || !isObject(written)) return undefined;
  const near = Object.keys(written).find((key) => closestName(key, [name]) !== undefined);
  if (near === undefined) return undefined;
  const message = `"${[...around, near].join(".")}" is spelled differently from "${name}"`;
  return { path: [...around, near], message, fix: `Write ${name}.` };
}

/**
 * What to write instead of a reference to something that does not exist: the component with the nearest name, of the same kind
 * first.
 */
export function referenceFix(reference: string, document: unknown): string | undefined {
  if (!/^(?:#|\/)/.test(reference))
    return "Copy what it names into this file, and refer to it by #/ and its path: other files are not read.";
  const [kind = "", name = ""] = namesOf(reference).slice(-2);
  const known = Object.entries(partAt(document, ["components"]) ?? {}).flatMap(([of, parts]) =>
    isObject(parts) ? Object.keys(parts).map((each) => ({ of, each })) : [],
  );
  const meant = closestName(
    name,
    known.map(({ each }) => each),
  );
  const meantKind = closestName(
    kind,
    known.map(({ of }) => of),
  );
  const near = known.filter(({ each }) => each === meant);
  const best = near.find(({ of }) => of === meantKind) ?? near[0];
  return best && `Write #/components/${best.of}/${best.each}.`;
}

/** The fault of a version that is not 3.0 or 3.1, or that is written as a number. */
function versionFault(version: unknown, data: unknown): OpenApiFault {
  const swagger = propertyOf(data, "swagger");
  const convert = "Convert the file to OpenAPI 3.1, and write openapi: 3.1.0.";
  if (version === undefined && swagger !== undefined)
    return {
      path: ["swagger"],
      message: `"swagger" is ${shown(swagger)}, but must be a document of OpenAPI 3`,
      fix: convert,
    };
  if (version === undefined)
    return { path: ["openapi"], message: '"openapi" is missing', fix: "Add openapi: 3.1.0." };
  const [near] = /^3(?:\.[01](?=\.|$)|$)/.exec(String(version)) ?? []; // YAML reads 3.0 as 3
  return {
    path: ["openapi"],
    message: `"openapi" is ${shown(version)}, but must be 3.1.0 or 3.0.3`,
    fix: near === undefined ? convert : `Write openapi: ${near === "3.1" ? "3.1.0" : "3.0.3"}.`,
  };
}

/** A value as shown in a report. */
export function shown(value: unknown): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "a mapping" : JSON.stringify(value).slice(0, 60);
}

/** The path in the document as written that a path in the document with resolved references comes from. */
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

/** The keys along a reference's path (RFC 6901). */
export function namesOf(reference: string): readonly string[] {
  const names = reference.slice(2).split("/");
  return names.map((name) => decoded(name).replaceAll("~1", "/").replaceAll("~0", "~"));
}
