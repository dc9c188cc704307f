import { isObject, partAt, propertyOf } from "../../../domain/json";
import { namesOf, OpenApiError, referenceFix, shown } from "./openApiFaults";

/**
 * Maximum number of values in a document with resolved references: references that each contain another one twice grow
 * exponentially.
 */
const MAX_VALUES = 200_000;
/** Maximum nesting of values, across references: each level checks those around it, and the call stack is limited. */
const MAX_DEPTH = 200;

/**
 * A document with every `$ref` replaced by what it refers to. @throws OpenApiError at the first that refers to nothing, or to too
 * much
 */
export function withoutReferences(document: unknown): unknown {
  return new References(document).resolved(document);
}

class References {
  private count = 0;

  constructor(private readonly document: unknown) {}

  /**
   * A value with every `$ref` replaced by what it refers to; keys beside a `$ref` take precedence.
   * @param path where the value is written
   * @param open the references around it
   * @param depth the number of values around it
   */
  resolved(
    value: unknown,
    path: readonly string[] = [],
    open: readonly string[] = [],
    depth = 0,
  ): unknown {
    const fault = (message: string, fix?: string) =>
      new OpenApiError([{ path, message: `$ref: ${message}`, ...(fix && { fix }) }]);
    if (++this.count > MAX_VALUES)
      throw fault(`with its references the file has more than ${MAX_VALUES} values`);
    if (depth > MAX_DEPTH)
      throw fault(
        `with its references the file has more than ${MAX_DEPTH} values inside each other`,
      );
    const inside = (part: unknown, name: string) =>
      this.resolved(part, [...path, name], open, depth + 1);
    if (Array.isArray(value)) return value.map((item, at) => inside(item, String(at)));
    if (!isObject(value)) return value;
    const { $ref: reference, ...own } = value;
    if (
      reference === undefined &&
      typeof own.ref === "string" &&
      own.ref.startsWith("#/components/")
    )
      throw fault(`"ref" lacks the dollar sign of a reference`, `Write $ref: "${own.ref}".`);
    const beside = () =>
      Object.fromEntries(Object.entries(own).map(([name, item]) => [name, inside(item, name)]));
    if (reference === undefined) return beside();
    const isInside = typeof reference === "string" && reference.startsWith("#/");
    const names = isInside ? namesOf(reference) : [];
    const target = isInside ? partAt(this.document, names) : undefined;
    if (!isInside || target === undefined)
      throw fault(
        `"${String(reference)}" names nothing in this file`,
        referenceFix(String(reference), this.document),
      );
    if (!isObject(target))
      throw fault(`"${reference}" names ${shown(target)}, not a mapping (key: value)`);
    if (!open.includes(reference))
      return Object.assign(
        {},
        this.resolved(target, names, [...open, reference], depth + 1),
        beside(),
      );
    if (propertyOf(target, "$ref") !== undefined)
      throw fault(`"${reference}" leads back to itself`);
    return withoutParts(target);
  }
}

/** A schema that contains itself, at its second occurrence: its description without its fields. */
function withoutParts(target: Readonly<Record<string, unknown>>): unknown {
  const { properties, items, ...rest } = target;
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => typeof value !== "object"));
}
