import { z } from "zod";
import { asOneLine } from "./characterCodes";
import type { TreeProps } from "./documentTree";
import { partAt } from "./json";
import { KIND_NAMES } from "./kindNames";
import { didYouMean } from "./problems";

/** Kinds of properties that authors write, in the loose forms of HTML: numbers as text, true as a name alone. */

/** A string or a number as a string; it may be blank, as in the cell of a table. */
export const cell = z
  .union([z.string(), z.number()], { error: "text" })
  .transform((value) => String(value));

/** The same, but not blank. */
export const text = cell.refine((value) => value.trim() !== "", { error: "text" });

/** A number, or a string that holds one. */
export const number = z
  .union([z.number(), z.stringFormat("number", /^-?\d+(?:\.\d+)?$/)], {
    error: "a number",
  })
  .transform(Number);

/** True or false; a property without a value is true. */
export const flag = z
  .union([z.boolean(), z.enum(["", "true", "false"])], { error: "true or false" })
  .transform((value) => value !== false && value !== "false");

/** One of these words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(...words: Words) {
  return z.enum(words, { error: new Intl.ListFormat("en", { type: "disjunction" }).format(words) });
}

/** Properties of a component as its schema makes them. */
export type PropsOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

export type PropFault = {
  readonly message: string;
  /** How to fix it; undefined for a property that is merely left out. */
  readonly fix?: string;
};

/** Attributes that every tag may have, whether the component uses them or not. */
const GENERIC = /^(?:id|className|style|data-.+|aria-.+)$/;

/**
 * Properties as the schema makes them; undefined where one is missing or wrong.
 * @param name name of the component
 */
export function readProps(
  name: string,
  shape: z.ZodRawShape,
  written: TreeProps,
): { readonly props: TreeProps | undefined; readonly faults: readonly PropFault[] } {
  const given = Object.fromEntries(
    Object.entries(written).filter(
      ([key, value]) => value !== null && (Object.hasOwn(shape, key) || !GENERIC.test(key)),
    ),
  );
  const schema = z.strictObject(shape);
  const { data, error } = schema.safeParse(given, { reportInput: true });
  const issues = error?.issues ?? [];
  const unknown = issues.filter(({ code }) => code === "unrecognized_keys");
  const known = data ?? schema.safeParse(unknown.reduce(withoutKeys, given)).data;
  return {
    props: known as TreeProps | undefined,
    faults: issues.flatMap((issue) => faultsOf(issue, name, Object.keys(shape))),
  };
}

/** A copy without the keys that an issue names. */
function withoutKeys<Value extends object>(value: Value, issue: z.core.$ZodIssue): Value {
  const copy = structuredClone(value);
  const part = partAt(copy, issue.path.map(String));
  if (issue.code === "unrecognized_keys" && part !== undefined)
    for (const key of issue.keys) Reflect.deleteProperty(Object(part), key);
  return copy;
}

function faultsOf(
  issue: z.core.$ZodIssue,
  name: string,
  known: readonly string[],
): readonly PropFault[] {
  const place = issue.path.map((key) =>
    typeof key === "number" ? `entry ${key + 1}` : String(key),
  );
  const of = (parts: readonly string[]) =>
    [...parts.toReversed(), `<${name}>`].join(" of ").replace(/^entry/, "Entry");
  if (issue.code === "unrecognized_keys") {
    const isOwn = place.length === 0;
    return issue.keys.map((key) => ({
      message: `${of(place)} has no property "${key}".${didYouMean(key, isOwn ? known : [])}`,
    }));
  }
  const [property = ""] = place;
  const kind = issue.code === "invalid_type" ? KIND_NAMES.get(issue.expected) : undefined;
  const expected = kind ?? issue.message;
  if (issue.input === undefined) {
    const fix = place.length === 1 && expected === "text" ? `Write ${property}="…".` : "Add it.";
    return [{ message: `${of(place.slice(0, -1))} has no ${place.at(-1)}.`, fix }];
  }
  const value = asOneLine(JSON.stringify(issue.input)).slice(0, 60);
  const message = `${of(place)} is ${value}, but must be ${expected}.`;
  return [{ message, fix: `Correct ${property}.` }];
}
