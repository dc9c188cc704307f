import { z } from "zod";
import { propertyOf } from "../../../src/domain/json";

/** Keys that the schema allows an object to have at a path, from the alternatives that have none of the `others`. */
export function knownKeys(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  others: readonly string[],
): string[] {
  const choices = schemasAt(schema, path).map((one) =>
    Object.keys(propertyOf(one, "properties") ?? {}),
  );
  return choices.filter((known) => !others.some((key) => known.includes(key))).flat();
}

/** Whether the key at the end of a path is required in its mapping. */
export function isNeeded(schema: z.ZodType, path: readonly PropertyKey[]): boolean {
  return neededKeys(schema, path.slice(0, -1)).some((key) => key === path.at(-1));
}

/** The keys that are required in the mapping at a path, as the end of a sentence that asks for them. */
export function neededText(schema: z.ZodType, path: readonly PropertyKey[]): string {
  const keys = neededKeys(schema, path);
  return keys.length > 0 ? ` with ${keys.map((key) => `"${key}"`).join(", ")}` : "";
}

function neededKeys(schema: z.ZodType, path: readonly PropertyKey[]): unknown[] {
  return schemasAt(schema, path).flatMap((one) => propertyOf(one, "required") ?? []);
}

/** The types that a value may have, as JSON Schema names them. */
export function typesAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  return schemasAt(schema, path).flatMap((one) => {
    const type = propertyOf(one, "type");
    return typeof type === "string" ? [type] : [];
  });
}

/** JSON Schemas of a value: several if it has alternatives. */
function schemasAt(schema: z.ZodType, path: readonly PropertyKey[]): unknown[] {
  const whole: unknown = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return path.reduce<unknown[]>(
    (at, key) => at.flatMap((one) => choicesOf(step(one, key))),
    choicesOf(whole),
  );
}

function choicesOf(schema: unknown): unknown[] {
  const choices = propertyOf(schema, "anyOf") ?? propertyOf(schema, "oneOf");
  return Array.isArray(choices) ? choices.flatMap(choicesOf) : [schema];
}

function step(schema: unknown, key: PropertyKey): unknown {
  if (typeof key === "number") return propertyOf(schema, "items");
  return (
    propertyOf(propertyOf(schema, "properties"), String(key)) ??
    propertyOf(schema, "additionalProperties")
  );
}
