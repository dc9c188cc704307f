import { z } from "zod";
import { propertyOf } from "../../../src/domain/json";

/** Keys an object of the schema may have at a path, by the choices that know none of the others. */
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

/** Whether a mapping has to have the key at the end of a path. */
export function isNeeded(schema: z.ZodType, path: readonly PropertyKey[]): boolean {
  return neededKeys(schema, path.slice(0, -1)).some((key) => key === path.at(-1));
}

/** The keys that a mapping has to have at a path, as the end of a sentence that asks for it. */
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

/** JSON Schemas of a value: several where it is one of some choices. */
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
