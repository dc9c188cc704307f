import { isObject, propertyOf } from "../../../domain/json";

type Fields = Readonly<Record<string, unknown>>;

/** Keys whose values are data, not schemas. */
const DATA = new Set(["example", "examples", "default", "enum"]);

/**
 * A document of OpenAPI 3.0 converted to 3.1, where null is a type and an exclusive limit is a number rather than a flag. Other
 * documents are returned unchanged. Every value keeps its path.
 * @see https://www.openapis.org/blog/2021/02/16/migrating-from-openapi-3-0-to-3-1-0
 */
export function asVersion31(document: unknown): unknown {
  const isOlder = /^3\.0\.\d+$/.test(String(propertyOf(document, "openapi")));
  return isObject(document) && isOlder ? { ...renewedParts(document), openapi: "3.1.0" } : document;
}

function renewed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renewed);
  return isObject(value) ? withEnds(withNull(renewedParts(value))) : value;
}

function renewedParts(value: Fields): Fields {
  const parts = Object.entries(value).map(([key, part]) => {
    if (key === "properties" && isObject(part)) return [key, renewedProperties(part)];
    return [key, DATA.has(key) ? part : renewed(part)];
  });
  return Object.fromEntries(parts);
}

/** Converts the values of `properties`, which are schemas whatever their names. */
function renewedProperties(properties: Fields): Fields {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, renewed(schema)]),
  );
}

/** Turns `nullable: true` into one more type, or one more choice. */
function withNull(schema: Fields): Fields {
  const { nullable, ...own } = schema;
  if (typeof nullable !== "boolean") return schema;
  if (!nullable) return own;
  const orNull = { type: "null" };
  if (typeof own.type === "string") return { ...own, type: [own.type, "null"] };
  for (const choice of ["oneOf", "anyOf"])
    if (Array.isArray(own[choice])) return { ...own, [choice]: [...own[choice], orNull] };
  const { allOf, ...others } = own;
  return allOf === undefined ? own : { ...others, anyOf: [{ allOf }, orNull] };
}

/** Turns `minimum: 0` with `exclusiveMinimum: true` into `exclusiveMinimum: 0`; the same for the upper limit. */
function withEnds(schema: Fields): Fields {
  const ends = { minimum: "exclusiveMinimum", maximum: "exclusiveMaximum" };
  return Object.entries(ends).reduce((fields, [end, exclusive]) => {
    const { [end]: limit, [exclusive]: isExclusive, ...others } = fields;
    if (typeof isExclusive !== "boolean") return fields;
    if (limit === undefined) return others;
    return { ...others, [isExclusive ? exclusive : end]: limit };
  }, schema);
}
